import { expect, test } from 'vitest'
import type { Story } from '../protocol'
import { chapters, isLong } from './story'

const MINUTE = 60_000
const NOON = new Date(2026, 10, 18, 12).getTime()
const told = (...keys: string[]) => keys.map((key) => ({ key, values: [] }))
const story = (first: number, times: number[], lent: number[] = []): Story => ({ epoch: 1, first, at: 0, times, lent })
const reading = {
  decides: (number: number) => number === 3,
  heading: ({ key }: { key: string }) => (key === 'round' ? 'Round 2' : ''),
}

test('small moves are gathered, what is decided ends an episode, and a round begins a chapter', () => {
  const events = told('old', 'lay', 'lay', 'won', 'round', 'lay')
  const found = chapters(
    events,
    story(
      1,
      [0, 1, 2, 3, 4].map((i) => NOON + i * MINUTE),
    ),
    reading,
  )
  expect(found.map((one) => one.heading)).toEqual(['', 'Round 2'])
  expect(found[0].episodes).toEqual([{ from: 1, to: 3, time: NOON + 2 * MINUTE, decided: true, lent: false }])
  expect(found[1].episodes.map(({ from, to }) => [from, to])).toEqual([[4, 5]])
})

test('another day, and what a bot did, is told apart', () => {
  const day = 24 * 60 * MINUTE
  const found = chapters(told('a', 'b', 'c'), story(0, [NOON, NOON + day, NOON + day], [2]), {
    ...reading,
    decides: () => false,
  })
  expect(found[0].episodes.map(({ from, lent }) => [from, lent])).toEqual([
    [0, false],
    [1, false],
    [2, true],
  ])
})

test('nothing is gathered without end, and of much each round is folded away', () => {
  const many = Array.from({ length: 41 }, () => NOON)
  const found = chapters(told(...many.map(() => 'lay')), story(0, many), { ...reading, decides: () => false })
  expect(found[0].episodes).toHaveLength(7)
  expect(isLong(story(0, many))).toBe(true)
  expect(chapters(told('a'), story(1, []), reading)).toEqual([])
})
