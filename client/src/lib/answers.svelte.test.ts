import { flushSync } from 'svelte'
import { beforeEach, expect, test } from 'vitest'
import { OfferAnswers } from './answers.svelte'
import { made } from './testing/made.svelte'
import { game } from './testing/sample'
import { StillTable } from './testing/table.svelte'

class Desk {
  outgoing = $state.raw<number[][]>([])
}

let live: StillTable
let desk: Desk
let open = $state(false)
let answers: OfferAnswers
const paid = { number: 4, key: 'told-pay', values: [1, 2, 0] }

beforeEach(() => {
  live = new StillTable()
  desk = new Desk()
  open = false
  answers = made(() => new OfferAnswers(live, game, desk, () => open))
})

function go(outgoing: number[][], ...events: OfferAnswers['told'][]): void {
  live.recent = events.map((event) => event!)
  desk.outgoing = outgoing
  flushSync()
}

test('an answer is what was told of the two when an offer has gone', () => {
  go([[0, 1, 3]])
  expect(answers.told).toBeUndefined()
  go([], { number: 3, key: 'told-march', values: [1, 0, 2] }, paid)
  expect(answers.told).toEqual(paid)
  expect(answers.unread).toBe(true)
  open = true
  flushSync()
  expect(answers.unread).toBe(false)
  go([[0, 1, 3]])
  go([], paid)
  expect(answers.unread).toBe(false)
})

test('what is told of others is no answer', () => {
  go([[0, 2, 3]])
  go([], paid)
  expect(answers.told).toBeUndefined()
})

test('the next offer takes the old answer away', () => {
  go([[0, 1, 3]])
  go([], paid)
  go([[0, 1, 5]])
  expect(answers.told).toBeUndefined()
})
