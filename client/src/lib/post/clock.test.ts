import { expect, test } from 'vitest'
import type { ClockState } from '../protocol'
import { DAY, HOUR, fieldsOf, leftAt, restsUntil, ruleOf, usualWish } from './clock'

const seat = { ends: null, rests: [], holiday: null, usual: null, votes: [], needed: 0 }
const clock = (rests: [number, number][]): ClockState => ({
  banks: [10 * HOUR, 5 * HOUR],
  running: [0],
  at: 1000 * HOUR,
  post: [{ ...seat, rests }, seat],
})

test('a clock that rests stands still', () => {
  const night = clock([[1002 * HOUR, 1006 * HOUR]])
  expect(leftAt(night, 0, 1001 * HOUR)).toBe(9 * HOUR)
  expect(leftAt(night, 0, 1004 * HOUR)).toBe(8 * HOUR)
  expect(leftAt(night, 0, 1007 * HOUR)).toBe(7 * HOUR)
  expect(leftAt(night, 0, 1100 * HOUR)).toBe(0)
  expect(leftAt(night, 1, 1100 * HOUR)).toBe(5 * HOUR)
  expect(restsUntil(night.post[0], 1003 * HOUR)).toBe(1006 * HOUR)
  expect(restsUntil(night.post[0], 1006 * HOUR)).toBeUndefined()
  expect(restsUntil({ ...seat, holiday: 1050 * HOUR }, 1003 * HOUR)).toBe(1050 * HOUR)
})

test('as many fields as days, the last ones empty first', () => {
  const rule = ruleOf(usualWish())
  expect(fieldsOf(rule, 3 * DAY)).toEqual([1, 1, 1])
  expect(fieldsOf(rule, 1.5 * DAY)).toEqual([1, 0.5, 0])
  expect(fieldsOf({ bank: 30 * 86_400 }, 30 * DAY)).toHaveLength(7)
  expect(fieldsOf({ bank: 3600 }, HOUR / 4)).toEqual([0.25])
})

test('what is chosen becomes a rule that the server takes', () => {
  const wish = usualWish()
  expect(ruleOf(wish)).toEqual({
    bank: 3 * 86_400,
    increment: 86_400,
    post: { most: 3 * 86_400, night: false, weekend: false, out: 'bot' },
  })
  const weekly = ruleOf({ ...wish, kind: 'week', rest: 'both', out: 'vote' })
  expect(weekly).toEqual({
    bank: 24 * 3600,
    increment: 0,
    post: { weekly: true, night: true, weekend: true, out: 'vote' },
  })
})
