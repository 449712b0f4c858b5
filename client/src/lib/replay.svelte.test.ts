import { flushSync } from 'svelte'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { ReplayInfo, ReplayMoment } from './protocol'
import { ALL, Reel } from './replay.svelte'
import { settings } from './settings.svelte'
import { made } from './testing/made.svelte'

const MOVES = 40
/** Moments that the server fails to tell. */
let broken: number[]
/** Milliseconds until the server answers; by the first moment asked for, otherwise at once. */
let slow: Record<number, number>

function momentAt(number: number, seat: number, open: boolean): ReplayMoment {
  const told = (one: number) => ({ key: 'told', values: [one] })
  return {
    number,
    seat,
    view: { after: number, seat },
    legal: [],
    prompt: null,
    asked: [],
    events: number ? [told(number)] : [],
    before: Array.from({ length: Math.max(0, number - 1) }, (_, i) => told(i + 1)),
    hands: open ? [{ hand: 0 }, { hand: 1 }] : [],
  }
}

/** One moment, or several on end of which only the first says what was told before. */
function moments(first: number, count: number | undefined, seat: number, open: boolean): unknown {
  if (count === undefined) return momentAt(first, seat, open)
  const numbers = Array.from({ length: Math.min(count, MOVES + 1 - first) }, (_, i) => first + i)
  return numbers.map((number, i) => ({ ...momentAt(number, seat, open), ...(i ? { before: [] } : {}) }))
}

async function answer(path: string): Promise<{ ok: boolean; json: () => Promise<unknown> }> {
  const url = new URL(path, 'http://table')
  const asked = /^\/api\/tables\/t1\/replay(?:\/(\d+))?(?:\/(\d+))?$/.exec(url.pathname)
  if (!asked) throw new Error(`nobody should ask for ${path}`)
  if (asked[1] === undefined) {
    const info = { steps: Array.from({ length: MOVES }, (_, number) => ({ number })) } as ReplayInfo
    return { ok: true, json: () => Promise.resolve(info) }
  }
  const first = Number(asked[1])
  const count = asked[2] === undefined ? undefined : Number(asked[2])
  await new Promise((resolve) => setTimeout(resolve, slow[first] ?? 0))
  const fails = broken.some((one) => one >= first && one < first + (count ?? 1))
  const told = moments(first, count, Number(url.searchParams.get('seat')), url.searchParams.get('open') === 'true')
  return { ok: !fails, json: () => Promise.resolve(fails ? { key: 'no-replay', detail: '' } : told) }
}

const trouble = vi.fn<(error: unknown) => void>()
let reel: Reel

/** Long enough for what was asked for to come. */
const settled = () => vi.advanceTimersByTimeAsync(500)

beforeEach(async () => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', answer)
  trouble.mockReset()
  broken = []
  slow = {}
  reel = new Reel('t1', 1, trouble)
  const loaded = reel.load()
  await settled()
  await loaded
  return () => vi.useRealTimers()
})

describe('the reel stands', () => {
  test('at the start before anything is shown', () => {
    expect(new Reel('t1', 1, trouble).moves).toBe(0)
    expect(reel.moves).toBe(MOVES)
    expect(reel.at).toBe(0)
    expect(reel.events).toEqual([])
  })

  test('at the moment it was sent to, seen by its viewer', async () => {
    reel.go(23)
    await settled()
    expect(reel.moment).toMatchObject({ number: 23, seat: 1, view: { after: 23, seat: 1 } })
  })

  test('never before the start nor after the end', async () => {
    reel.go(-5)
    expect(reel.at).toBe(0)
    reel.go(MOVES + 5)
    expect(reel.at).toBe(MOVES)
    await settled()
    expect(reel.moment?.number).toBe(MOVES)
    reel.go(3.4)
    expect(reel.at).toBe(3)
  })

  test('at each step in turn, forwards and backwards', async () => {
    for (const number of [14, 15, 16, 17, 16, 15]) {
      reel.go(number)
      await settled()
      expect(reel.moment?.number).toBe(number)
    }
  })

  test('where it was sent last, though answers come late and out of order', async () => {
    slow = { 0: 300, 2: 300 }
    reel.go(2)
    await vi.advanceTimersByTimeAsync(100)
    reel.go(35)
    await settled()
    await settled()
    expect(reel.moment?.number).toBe(35)
  })

  test('where a scrubber comes to rest', async () => {
    for (let number = 0; number <= 30; number++) {
      reel.go(number)
      await vi.advanceTimersByTimeAsync(5)
    }
    await settled()
    expect(reel.moment?.number).toBe(30)
  })
})

describe('what was told', () => {
  test('is everything up to the moment, counted through', async () => {
    reel.go(20)
    await settled()
    expect(reel.events.map((event) => event.values[0])).toEqual(Array.from({ length: 20 }, (_, i) => i + 1))
    expect(reel.events.map((event) => event.number)).toEqual(Array.from({ length: 20 }, (_, i) => i))
    reel.go(21)
    await settled()
    expect(reel.events).toHaveLength(21)
  })

  test('is nothing at the start', async () => {
    reel.go(0)
    await settled()
    expect(reel.events).toEqual([])
  })
})

describe('other eyes', () => {
  test('see the same moment from their seat', async () => {
    reel.go(10)
    await settled()
    reel.see(0)
    await settled()
    expect(reel.moment).toMatchObject({ number: 10, seat: 0 })
    expect(reel.moment?.hands).toEqual([])
  })

  test('that see all are given every hand', async () => {
    reel.see(ALL)
    reel.go(10)
    await settled()
    expect(reel.moment?.hands).toHaveLength(2)
  })
})

describe('the reel turns', () => {
  test('one move after the other, and rests at the end', async () => {
    made(() => {
      $effect(() => reel.run())
    })
    reel.go(MOVES - 2)
    await settled()
    reel.toggle()
    flushSync()
    await vi.advanceTimersByTimeAsync(1200 / settings.speed)
    expect(reel.at).toBe(MOVES - 1)
    await vi.advanceTimersByTimeAsync(5000 / settings.speed)
    flushSync()
    expect(reel.moment?.number).toBe(MOVES)
    expect(reel.playing).toBe(false)
  })

  test('not while it is stopped', async () => {
    made(() => {
      $effect(() => reel.run())
    })
    reel.toggle()
    flushSync()
    reel.toggle()
    flushSync()
    await vi.advanceTimersByTimeAsync(5000)
    expect(reel.at).toBe(0)
  })

  test('from the start again when it had come to the end', async () => {
    reel.go(MOVES)
    await settled()
    reel.toggle()
    expect(reel.playing).toBe(true)
    expect(reel.at).toBe(0)
  })
})

describe('trouble', () => {
  test('is told, and stops the reel', async () => {
    broken = [12]
    reel.toggle()
    reel.go(12)
    await settled()
    expect(trouble).toHaveBeenCalledOnce()
    expect(trouble.mock.lastCall?.[0]).toMatchObject({ key: 'no-replay' })
    expect(reel.playing).toBe(false)
  })

  test('passes: the same moment can be asked for again', async () => {
    broken = [12]
    reel.go(12)
    await settled()
    broken = []
    reel.go(12)
    await settled()
    expect(reel.moment?.number).toBe(12)
  })
})
