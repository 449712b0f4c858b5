import { cardsIn, proofOf, storyOf, type Line } from '$lib/testing/told'
import { expect, test } from 'vitest'
import { outcomes } from './outcomes'

const CARDS = ['mercenary_3', 'mercenary_10', 'winter', 'spring', 'bishop', 'scarecrow', 'courtesan', 'drummer']
const [THREE, TEN, WINTER, SPRING, BISHOP, SCARECROW, COURTESAN, DRUMMER] = CARDS.keys()
const STRENGTHS = [3, 10, 0, 0, 0, 0, 1, 0]
const title = {
  id: 'condottiere',
  nouns: { card: CARDS, region: ['siena', 'pisa'] },
  components: {
    card: CARDS.map((id, i) => ({ id, strength: STRENGTHS[i], stays_in_line: ![BISHOP, SCARECROW].includes(i) })),
    effects: { winter_mercenary_value: 1, drummer_factor: 2, spring_bonus: 3 },
  },
}

const one = (...lines: Line[]) => cardsIn(outcomes, storyOf(title, 3, [['region-chosen', 0, 1], ...lines]))[0]

test('lines are what was played, without what was banished, taken back or driven away', () => {
  const { kind, card } = one(
    ['card-played', 0, TEN, 10],
    ['card-played', 1, THREE, 3],
    ['card-played', 2, WINTER, 0],
    ['card-played', 0, BISHOP, 0],
    ['bishop-banished', TEN, 1],
    ['card-played', 1, SCARECROW, 1],
    ['retrieved', 1, THREE],
    ['season-ended', WINTER, 2],
    ['card-laid-face-down', 2, 0],
    ['card-turned-up', 2, THREE, 3],
    ['card-played', 0, COURTESAN, 1],
    ['strength', 0, 1],
    ['strength', 2, 3],
    ['region-conquered', 2, 1, 3],
    ['token-courtesans', 0, 1],
    ['region-chosen', 0, 0],
  )
  const { lines } = proofOf(card, 'lines')
  expect(kind).toBe('battle')
  expect(lines.map(({ seat, total, leads }) => [seat, total, leads])).toEqual([
    [2, 3, true],
    [0, 1, false],
    [1, 0, false],
  ])
  expect(lines.map(({ cards }) => cards.map(({ value }) => value))).toEqual([[3], [1], []])
  expect(lines[1].cards[0].framed).toBe(true)
  expect(card.follows).toHaveLength(1)
  expect(card.last).toMatchObject({ figures: '3 : 1', seat: 2 })
  expect(card.places).toEqual([{ noun: 'region', value: 1 }])
})

test('seasons and drummers are written on the cards they change', () => {
  const { card } = one(
    ['card-played', 0, TEN, 10],
    ['card-played', 0, DRUMMER, 20],
    ['card-played', 1, THREE, 3],
    ['card-played', 1, SPRING, 3],
    ['strength', 0, 23],
    ['strength', 1, 3],
    ['region-conquered', 0, 1, 23],
  )
  const changes = proofOf(card, 'lines').lines.map(({ cards }) => cards.map(({ change }) => change))
  expect(changes).toEqual([['×2+3', ''], ['', ''], []])
})

test('a tie has no winner', () => {
  const { card } = one(['strength', 0, 3], ['strength', 1, 3], ['battle-tied', 3], ['token-left', 1])
  expect(card.last.seat).toBeUndefined()
  expect(proofOf(card, 'lines').lines.some(({ leads }) => leads)).toBe(false)
})

test('the points of a game come as one card, the best first', () => {
  const points: Line[] = [
    ['points-scored', 0, 2, 4],
    ['points-scored', 1, 5, 9],
    ['points-scored', 2, 0, 1],
  ]
  const [{ kind, card }] = cardsIn(outcomes, storyOf(title, 3, points))
  expect(kind).toBe('scoring')
  expect(proofOf(card, 'standings').rows.map(({ seat }) => seat)).toEqual([1, 0, 2])
  expect(cardsIn(outcomes, storyOf(title, 3, points.slice(1)))).toEqual([])
})
