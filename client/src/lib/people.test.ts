import { describe, expect, test } from 'vitest'
import { keptFor, minutesToReplace } from './people'
import type { Me, SeatInfo } from './protocol'

const me = { id: 'ada', name: 'Ada' } as Me
const seat = (change: Partial<SeatInfo>) => ({ kind: 'open', user: '', replace_from: null, ...change }) as SeatInfo

describe('a seat is kept', () => {
  test('for the person who was asked to play again, and for nobody else', () => {
    expect(keptFor(seat({ user: 'ada' }), me)).toBe(true)
    expect(keptFor(seat({ user: 'bob' }), me)).toBe(false)
  })

  test('for nobody if it is free, taken, or the reader has no name yet', () => {
    expect(keptFor(seat({}), me)).toBe(false)
    expect(keptFor(seat({ kind: 'person', user: 'ada' }), me)).toBe(false)
    expect(keptFor(seat({}), { ...me, id: '' })).toBe(false)
    expect(keptFor(seat({ user: 'ada' }))).toBe(false)
  })
})

describe('whoever is away may be replaced', () => {
  test('after whole minutes, rounded up, and then at any time', () => {
    expect(minutesToReplace(seat({ replace_from: 300_000 }), 0)).toBe(5)
    expect(minutesToReplace(seat({ replace_from: 300_000 }), 240_001)).toBe(1)
    expect(minutesToReplace(seat({ replace_from: 300_000 }), 300_000)).toBe(0)
    expect(minutesToReplace(seat({ replace_from: 300_000 }), 900_000)).toBe(0)
  })

  test('never while nothing is foreseen', () => {
    expect(minutesToReplace(seat({}), 0)).toBeUndefined()
  })
})
