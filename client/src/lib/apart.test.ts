import { expect, test } from 'vitest'
import { PAUSE, wait } from './apart'

const box = { left: 100, right: 200, top: 50, bottom: 90 }

test('a button under a finger that has just pressed waits', () => {
  expect(wait({ x: 150, y: 70, at: 1000 }, box, 1000)).toBe(PAUSE)
  expect(wait({ x: 150, y: 70, at: 1000 }, box, 1100)).toBe(PAUSE - 100)
  expect(wait({ x: 205, y: 70, at: 1000 }, box, 1000)).toBe(PAUSE)
})

test('elsewhere, later, or after a key it is there at once', () => {
  expect(wait({ x: 90, y: 70, at: 1000 }, box, 1000)).toBe(0)
  expect(wait({ x: 150, y: 120, at: 1000 }, box, 1000)).toBe(0)
  expect(wait({ x: 150, y: 70, at: 1000 }, box, 1000 + PAUSE)).toBe(0)
  expect(wait(undefined, box, 1000)).toBe(0)
})
