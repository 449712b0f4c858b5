import { describe, expect, test } from 'vitest'
import { StillTable } from './testing/table.svelte'
import { Turn } from './turn.svelte'

function at(change: (live: StillTable) => void): Turn {
  const live = new StillTable()
  live.go({ legal: [1, 2] })
  change(live)
  return new Turn(live)
}

describe('the turn is the reader’s', () => {
  test('when there is something to answer', () => {
    const turn = at(() => {})
    expect(turn.mine).toBe(true)
    expect(turn.answers).toEqual([1, 2])
  })

  test.each<[string, (live: StillTable) => void]>([
    ['an onlooker has none', (live) => (live.seat = -1)],
    ['nothing is asked', (live) => live.go({ legal: [] })],
    ['the table gives a forced pass itself', (live) => live.go({ forced: true })],
    [
      'the table answers as it was ordered to',
      (live) => live.go({ order: { order: { kind: 'bid_up_to', limit: 9, then: 'ask' }, ended: '' } }),
    ],
    ['the game is over', (live) => live.go({ over: true })],
    ['a bot plays the seat', (live) => live.sit({ driver: 'expert' })],
  ])('not when %s', (_, change) => {
    expect(at(change).mine).toBe(false)
  })
})

describe('no answer may be given', () => {
  test('while a bot plays the seat', () => {
    const turn = at((live) => live.sit({ driver: 'expert' }))
    expect(turn.driven).toBe(true)
    expect(turn.answers).toEqual([])
  })

  test('while the table is paused', () => {
    expect(at((live) => live.sit({ paused: true })).answers).toEqual([])
  })

  test('before the game has begun', () => {
    const turn = at((live) => (live.state = undefined))
    expect(turn.answers).toEqual([])
    expect(turn.mine).toBe(false)
    expect(turn.over).toBe(false)
  })
})

test('onlookers have no seat, and no bot plays for them', () => {
  const turn = at((live) => {
    live.seat = -1
    live.sit({ driver: 'expert' })
  })
  expect(turn.seated).toBe(false)
  expect(turn.driven).toBe(false)
})
