import { expect, test } from 'vitest'
import { sinceOpening, takesPart } from './table'

const event = (key: string, ...values: number[]) => ({ number: 0, key, values })

test('only those who are tied take part in the auction of a role; who passed has taken part', () => {
  const told = sinceOpening([event('passes', 3), event('role-opens', 1), event('bids', 0, 2), event('passes', 2)])
  const auction = { color: 0, count: 0, role: 1, high: 2, leader: 0, bidders: [0, 1] }
  expect([0, 1, 2, 3].map((seat) => takesPart(auction, told, seat))).toEqual([true, true, true, false])
  expect(takesPart({ ...auction, role: -1 }, told, 3)).toBe(true)
})
