import { expect, test } from 'vitest'
import type { Player } from './board'
import { endsOf, scaleOf } from './chart'

const players = [0, 1, 2].map((seat) => ({ seat, colour: seat + 1 }) as Player)
const heights = (values: number[], bottom = 180) =>
  endsOf(players, (seat) => values[seat], bottom).map(({ seat, y }) => [seat, y])

test('ends that are far apart stand at their own height', () => {
  expect(heights([100, 20, 60])).toEqual([
    [1, 20],
    [2, 60],
    [0, 100],
  ])
})

test('ends at one height are drawn below each other', () => {
  expect(heights([20, 20, 20]).map(([, y]) => y)).toEqual([20, 45, 70])
})

test('none goes below the chart', () => {
  expect(heights([180, 170, 175]).map(([, y]) => y)).toEqual([130, 155, 180])
})

test('a scale holds all values with few round figures, and never has one figure only', () => {
  expect(scaleOf(3, 17)).toEqual([0, 5, 10, 15, 20])
  expect(scaleOf(-4, 4)).toEqual([-4, -2, 0, 2, 4])
  expect(scaleOf(20, 20)).toEqual([20, 21])
})
