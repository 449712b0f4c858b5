import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { PATIENCE, TableCoach } from './coach.svelte'
import type { Coached, CoachOption, TableInfo } from './protocol'
import { settings } from './settings.svelte'
import { made } from './testing/made.svelte'
import { StillTable } from './testing/table.svelte'
import { Turn } from './turn.svelte'

class CoachedTable extends StillTable {
  coached = $state.raw<Coached>()
  uncoached = $state('')
  questions: (number | undefined)[] = []

  askCoach(action?: number): void {
    this.questions.push(action)
  }

  allow(unrated: string): void {
    this.info = { ...this.info, coach: true, unrated } as TableInfo
  }
}

const option = (action: number, grade: CoachOption['grade'] = '', loss = 0): CoachOption => ({
  action,
  grade,
  loss,
  chance: 0.5 - loss,
  error: 0.01,
  reasons: [],
  gainer: -1,
  gain: 0,
})
const says = (...options: CoachOption[]): Coached => ({
  type: 'coached',
  version: 1,
  options,
  sure: 'clear',
  worlds: 9,
})

let live: CoachedTable
let sent: number

function sit(): TableCoach {
  live.go({ legal: [1, 2, 3] })
  const coach = made(() => new TableCoach(live, new Turn(live)))
  flushSync()
  return coach
}

const play = (coach: TableCoach, code: number) => coach.before([code], () => sent++)

beforeEach(() => {
  vi.useFakeTimers()
  live = new CoachedTable()
  live.allow('coach')
  settings.coach = 'blunders'
  sent = 0
})
afterEach(() => {
  vi.useRealTimers()
  settings.coach = ''
})

describe('before an answer', () => {
  test('a blunder waits for a second word', () => {
    const coach = sit()
    live.coached = says(option(1), option(2, 'blunder', 0.2))
    play(coach, 2)
    expect(sent).toBe(0)
    expect(coach.warning?.better.action).toBe(1)
    coach.playAnyway()
    expect(sent).toBe(1)
    expect(coach.warning).toBeUndefined()
  })

  test('a doubtful one only by wish', () => {
    const coach = sit()
    live.coached = says(option(1), option(2, 'doubtful', 0.04))
    play(coach, 2)
    expect(sent).toBe(1)
    settings.coach = 'doubtful'
    play(coach, 2)
    expect([sent, coach.warning?.option.action]).toEqual([1, 2])
  })

  test('that nobody has looked at yet waits a little, and no longer', () => {
    const coach = sit()
    play(coach, 3)
    expect(live.questions).toEqual([undefined, 3])
    vi.advanceTimersByTime(PATIENCE - 1)
    expect(sent).toBe(0)
    vi.advanceTimersByTime(1)
    expect(sent).toBe(1)
  })

  test('and is let go as soon as the coach has nothing against it', () => {
    const coach = sit()
    play(coach, 3)
    live.coached = says(option(1), option(3))
    flushSync()
    expect(sent).toBe(1)
    vi.advanceTimersByTime(2 * PATIENCE)
    expect(sent).toBe(1)
  })

  test('to a question that has gone, nothing is sent', () => {
    const coach = sit()
    play(coach, 3)
    live.go({ legal: [7, 8] })
    flushSync()
    vi.advanceTimersByTime(2 * PATIENCE)
    expect(sent).toBe(0)
  })

  test.each(['', 'off'] as const)('nothing is said with warnings %s', (level) => {
    settings.coach = level
    const coach = sit()
    live.coached = says(option(1), option(2, 'blunder', 0.2))
    play(coach, 2)
    expect([sent, live.questions.length]).toEqual([1, 0])
  })
})

test('it is found beside the board once, where there is room', () => {
  expect(sit().open).toBe(false)
  live.go({ legal: [1, 2, 3] })
  const coach = made(() => new TableCoach(live, new Turn(live), () => true))
  flushSync()
  expect(coach.open).toBe(true)
  coach.open = false
  live.go({ legal: [4, 5] })
  flushSync()
  expect(coach.open).toBe(false)
})

describe('the coach is not asked by itself', () => {
  test('in a game that still counts', () => {
    live.allow('')
    const coach = sit()
    expect(live.questions).toEqual([])
    coach.toggle()
    expect([coach.open, coach.asked]).toEqual([true, false])
    coach.ask()
    expect(live.questions).toEqual([undefined])
  })

  test('where it is not allowed', () => {
    live.info = { ...live.info, coach: false } as TableInfo
    const coach = sit()
    expect([coach.allowed, live.questions.length]).toEqual([false, 0])
  })
})

test('what was said of the last question is not shown for the next', () => {
  const coach = sit()
  coach.ask()
  live.coached = says(option(1))
  expect(coach.said?.options).toHaveLength(1)
  live.go({ legal: [4, 5] })
  flushSync()
  expect(coach.said).toBeUndefined()
})
