import { expect, test } from 'vitest'
import { changed, choicesFor } from './options'
import type { OptionInfo } from './protocol'

const first: OptionInfo = {
  name: 'first',
  default: 'random',
  choices: ['random', 0, 1, 2],
  low: null,
  high: null,
  noun: '',
  least_seats: [2, 2, 2, 3],
}

test('choices fit the number of seats', () => {
  expect(choicesFor(first, 2)).toEqual(['random', 0, 1])
  expect(choicesFor(first, 3)).toEqual(first.choices)
  expect(choicesFor({ ...first, least_seats: [] }, 2)).toEqual(first.choices)
})

test('only what is not usual counts as changed', () => {
  expect(changed([first], {})).toBe(0)
  expect(changed([first], { first: 'random' })).toBe(0)
  expect(changed([first], { first: 1 })).toBe(1)
})
