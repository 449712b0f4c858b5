import { flushSync } from 'svelte'
import { beforeEach, describe, expect, test } from 'vitest'
import { choicesAt } from './answering.svelte'
import type { Gather } from './board'
import type { TableChoices } from './choices.svelte'
import { settings } from './settings.svelte'
import { made } from './testing/made.svelte'
import { code, game, words } from './testing/sample'
import { StillTable } from './testing/table.svelte'
import { Turn } from './turn.svelte'

let live: StillTable
let gather = $state.raw<Gather>()

const sit = (): TableChoices => made(() => choicesAt(live, game, words, new Turn(live), () => gather))
const legal = [code('play', 0), code('play', 1)]
const sent = () => live.sent.map(({ actions }) => actions)

beforeEach(() => {
  live = new StillTable()
  gather = undefined
  settings.confirm = 'final'
})

describe('choices follow the table', () => {
  test('from one question to the next, and what was picked is let go', () => {
    live.go({ legal })
    const choices = sit()
    choices.pick('card', 1)
    expect(choices.picked).toHaveLength(1)
    live.go({ legal: [...legal] })
    flushSync()
    expect(choices.picked).toEqual([])
    live.go({ legal: [] })
    flushSync()
    expect(choices.asked).toBe(false)
  })

  test('into a pause and out of it', () => {
    live.go({ legal })
    const choices = sit()
    live.sit({ paused: true })
    flushSync()
    expect(choices.asked).toBe(false)
    live.sit({ paused: false })
    flushSync()
    expect(choices.asked).toBe(true)
  })

  test('when somebody else comes or goes, what was picked stays', () => {
    live.go({ legal })
    const choices = sit()
    choices.pick('card', 1)
    live.sit({})
    flushSync()
    expect(choices.picked).toHaveLength(1)
  })

  test('to a question that gathers several things', () => {
    live.go({ legal: [code('keep', 0), code('keep_no_more')] })
    const choices = sit()
    gather = { verb: 'keep', done: 'keep_no_more', have: [1, 0, 0], most: 1, label: () => '' }
    flushSync()
    expect(choices.gather).toBe(gather)
  })
})

describe('an answer is confirmed', () => {
  const picked = (final?: number[]) => {
    live.go({ legal })
    live.final = final
    const choices = sit()
    choices.pick('card', 1)
    return choices.picked.length > 0
  }

  test('if it could not be taken back', () => {
    expect(picked([code('play', 1)])).toBe(true)
    expect(sent()).toEqual([])
  })

  test('as long as nobody knows', () => {
    expect(picked(undefined)).toBe(true)
  })

  test('not if it can be taken back', () => {
    expect(picked([code('play', 0)])).toBe(false)
    expect(sent()).toEqual([[code('play', 1)]])
  })

  test('always or never, if the reader wants it so', () => {
    settings.confirm = 'always'
    expect(picked([])).toBe(true)
    settings.confirm = 'never'
    expect(picked([code('play', 1)])).toBe(false)
  })
})

describe('the server is asked what is final', () => {
  test('at every question to the reader', () => {
    live.go({ legal })
    sit()
    expect(live.foreseen).toEqual([legal])
    live.go({ legal: [code('pass')] })
    flushSync()
    expect(live.foreseen).toEqual([legal, [code('pass')]])
  })

  test('not where nothing depends on it', () => {
    settings.confirm = 'always'
    live.go({ legal })
    sit()
    expect(live.foreseen).toEqual([])
    live.go({ legal, forced: true })
    settings.confirm = 'final'
    flushSync()
    expect(live.foreseen).toEqual([])
  })
})

describe('the server is asked what answers will do', () => {
  test('at every question, and once more for one of many that was left out', () => {
    live.go({ legal })
    sit()
    expect(live.told).toEqual([legal])
    const all = Array.from({ length: 9 }, (_, i) => [...Array(10)].map((_, j) => i * 10 + j)).flat()
    live.go({ legal: all.filter((one) => one < 4 || one > 12) })
    flushSync()
    expect(live.told.at(-1)).toHaveLength(64)
  })
})

describe('what cannot be chosen', () => {
  test('is explained by the server', () => {
    live.go({ legal })
    sit().pick('card', 2)
    expect(live.asked).toEqual([{ pick: { noun: 'card', value: 2 }, verb: '', picked: [] }])
    expect(live.sent).toEqual([])
  })

  test('while others are asked: it is not your turn', () => {
    live.go({ legal: [] })
    sit().pick('card', 0)
    expect(live.refusal).toMatchObject({ key: 'no-turn', rule: '' })
  })

  test('means nothing to an onlooker', () => {
    live.seat = -1
    sit().pick('card', 0)
    expect(live.refusal).toBeUndefined()
    expect(live.asked).toEqual([])
  })
})
