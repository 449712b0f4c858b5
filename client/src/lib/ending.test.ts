import { expect, test } from 'vitest'
import { isUpset, lastWords } from './ending'

const told = (...keys: string[]) => keys.map((key) => ({ key, values: [], shown: false }))

test('the last words are the victory and the ties before it', () => {
  expect(lastWords(told('conquered', 'victory')).map(({ key }) => key)).toEqual(['victory'])
  expect(lastWords(told('scored', 'tie-broken', 'tie-broken', 'victory')).length).toBe(3)
  expect(lastWords(told('scored', 'shared', 'shared')).length).toBe(2)
  expect(lastWords([])).toEqual([])
})

test('points do not say it where others have as many', () => {
  expect(isUpset([3, 4, 1], [0])).toBe(true)
  expect(isUpset([4, 4, 1], [0])).toBe(true)
  expect(isUpset([4, 4, 1], [0, 1])).toBe(false)
  expect(isUpset([5, 4, 1], [0])).toBe(false)
  expect(isUpset([0, 0], [])).toBe(false)
})
