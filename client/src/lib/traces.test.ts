import { expect, test } from 'vitest'
import { game } from './testing/sample'
import { doerOf, markOf, thingsIn } from './traces.svelte'

const told = (key: string, ...values: number[]) => ({ number: 0, key, values })

test('an event marks the things it names, not people and numbers', () => {
  expect(thingsIn(told('told-march', 1, 0, 2), game).map(markOf)).toEqual(['region:0', 'region:2'])
  expect(thingsIn(told('told-pay', 1, 5, 2), game)).toEqual([])
})

test('a thing that is not there is not marked', () => {
  expect(thingsIn(told('told-march', 1, -1, 2), game).map(markOf)).toEqual(['region:2'])
})

test('the first person it names did it', () => {
  expect(doerOf(told('told-pay', 1, 5, 2), game)).toBe(1)
  expect(doerOf(told('unknown', 1), game)).toBe(-1)
})
