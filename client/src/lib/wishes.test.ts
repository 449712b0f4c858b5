import { expect, test } from 'vitest'
import type { OptionInfo } from './protocol'
import { isOpen, wishesOf } from './wishes'

const houses: OptionInfo = {
  name: 'families',
  default: 'random',
  choices: ['random', 'choice'],
  low: null,
  high: null,
  noun: 'family',
  least_seats: [],
}
const at = (value?: string): { options: Record<string, string> } => ({
  options: value === undefined ? {} : { families: value },
})

test('wishes are by seat, and none where the table decides', () => {
  expect(wishesOf(houses, at('any-este'))).toEqual(['any', 'este'])
  expect(wishesOf(houses, at('random'))).toEqual([])
  expect(wishesOf({ ...houses, noun: '' }, at('any-este'))).toEqual([])
})

test('seats may choose unless the host has settled it', () => {
  expect(isOpen(houses, at())).toBe(true)
  expect(isOpen(houses, at('any-este'))).toBe(true)
  expect(isOpen(houses, at('choice'))).toBe(false)
  expect(isOpen({ ...houses, noun: '' }, at('random'))).toBe(false)
})
