import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { TableEvent } from './board'
import type { Outcome, OutcomeBook, Story } from './outcome'
import { Outcomes, type Habits, type Telling } from './outcomes.svelte'
import { settings } from './settings.svelte'
import { made } from './testing/made.svelte'

const card = (verdict: string): Outcome => ({
  icon: 'swords',
  over: 'Battle',
  rule: '',
  verdict,
  proof: [],
  follows: [],
  last: { text: verdict },
  places: [],
  seconds: 8,
})

/** Every `won` ends a battle, every `sold` an auction; `lost` ends one of which too little was told. */
const book: OutcomeBook = {
  ends: (events, at) => ({ won: 'battle', sold: 'auction', lost: 'battle' })[events[at].key] ?? '',
  card: ({ events }, at) => (events[at].key === 'lost' ? undefined : card(`${events[at].key} ${at}`)),
}

class Told {
  events = $state.raw<TableEvent[]>([])
  freshFrom = $state(Infinity)
  acting = $state(0)
  seats = 2

  tell(...keys: string[]): void {
    this.freshFrom = this.events.length
    const next = keys.map((key, i) => ({ number: this.events.length + i, key, values: [] }))
    this.events = [...this.events, ...next]
    flushSync()
  }

  telling = (): Telling => {
    const players = Array.from({ length: this.seats }, () => ({}))
    return { book, story: { events: this.events, players } as unknown as Story, freshFrom: this.freshFrom }
  }
}

function table(habits: Habits = {}): { told: Told; outcomes: Outcomes } {
  const told = new Told()
  const outcomes = made(() => new Outcomes(told.telling, { acting: () => told.acting, ...habits }))
  return { told, outcomes }
}

const pass = (seconds: number): void => {
  vi.advanceTimersByTime(1000 * seconds)
  flushSync()
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { hidden: false })
  settings.results = 'calm'
})
afterEach(() => void vi.useRealTimers())

describe('what has been decided', () => {
  test('appears, stays as long as the pace says, and is kept as the last', () => {
    const { told, outcomes } = table()
    told.tell('won')
    expect(outcomes.open?.verdict).toBe('won 0')
    pass(7)
    expect(outcomes.open).toBeDefined()
    pass(1.5)
    expect(outcomes.open).toBeUndefined()
    expect(outcomes.lasts.map(({ card }) => card.verdict)).toEqual(['won 0'])
  })

  test.each([
    ['brisk', 4],
    ['slow', 16],
  ] as const)('at a %s pace it stays %d seconds, and one more for each seat beyond four', (pace, seconds) => {
    settings.results = pace
    const { told, outcomes } = table()
    told.seats = 6
    told.tell('won')
    expect(outcomes.stays).toBe(seconds + (pace === 'slow' ? 4 : 1))
  })

  test('stays until it is closed where the reader wants that', () => {
    settings.results = 'close'
    const { told, outcomes } = table()
    told.tell('won')
    pass(600)
    expect(outcomes.open).toBeDefined()
    outcomes.close()
    expect(outcomes.open).toBeUndefined()
  })

  test('waits while it is pointed at or the page is hidden', () => {
    const { told, outcomes } = table()
    told.tell('won')
    outcomes.held = true
    pass(60)
    outcomes.held = false
    vi.stubGlobal('document', { hidden: true })
    pass(60)
    expect(outcomes.open).toBeDefined()
  })

  test('leaves when the reader acts', () => {
    const { told, outcomes } = table()
    told.tell('won')
    told.acting = 1
    flushSync()
    expect(outcomes.open).toBeUndefined()
  })

  test('the newest wins; the newest of each kind, and all others from there, stay within reach', () => {
    const { told, outcomes } = table()
    told.tell('sold', 'won')
    told.tell('won')
    expect(outcomes.open?.verdict).toBe('won 2')
    expect(outcomes.lasts.map(({ card }) => card.verdict)).toEqual(['won 2', 'sold 0'])
    outcomes.go(-1)
    expect(outcomes.open?.verdict).toBe('won 1')
    expect([outcomes.earlier, outcomes.later]).toEqual([true, true])
  })

  test('what is told next leaves an open card alone, with the time that is left', () => {
    const { told, outcomes } = table()
    told.tell('won')
    pass(6)
    told.tell('bid')
    pass(1)
    expect(outcomes.open?.verdict).toBe('won 0')
    pass(1.5)
    expect(outcomes.open).toBeUndefined()
  })

  test('after a reload nothing opens by itself, and the last can be opened, without time', () => {
    const { told, outcomes } = table()
    told.tell('won', 'bid')
    told.freshFrom = Infinity
    const again = made(() => new Outcomes(told.telling))
    expect(again.open).toBeUndefined()
    again.reopen(again.lasts[0].at)
    expect([again.open?.verdict, again.stays, again.fresh]).toEqual(['won 0', 0, false])
    expect(outcomes.open?.verdict).toBe('won 0')
  })

  test('what is taken back takes its card along', () => {
    const { told, outcomes } = table()
    told.tell('bid', 'won')
    told.events = told.events.slice(0, 1)
    flushSync()
    expect(outcomes.open).toBeUndefined()
    expect(outcomes.lasts).toEqual([])
  })

  test('too little told is no card', () => {
    const { told, outcomes } = table()
    told.tell('lost')
    expect([outcomes.open, outcomes.lasts.length]).toEqual([undefined, 0])
  })

  test('in a replay a card stays as it was, and leaves only while the reel runs', () => {
    const { told, outcomes } = table({ kept: true, timed: () => false })
    told.tell('won')
    told.events = []
    told.freshFrom = Infinity
    flushSync()
    pass(60)
    expect(outcomes.open?.verdict).toBe('won 0')
  })
})
