import { expect, test } from 'vitest'
import { cautionsOf } from './cautions'
import type { OptionInfo } from './protocol'

const option = (name: string, usual: boolean | number): OptionInfo => ({
  name,
  default: usual,
  choices: [],
  low: null,
  high: null,
  noun: '',
  least_seats: [],
})
const OPTIONS = [option('points', 0), option('larger', false), option('capture', false)]

test('only two changed options can go badly together', () => {
  expect(cautionsOf(OPTIONS, {})).toEqual([])
  expect(cautionsOf(OPTIONS, { points: 30, capture: false })).toEqual([])
  expect(cautionsOf(OPTIONS, { capture: true, points: 30 })).toEqual(['caution-points-capture'])
})
