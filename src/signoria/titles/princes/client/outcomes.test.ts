import { cardsIn, proofOf, storyOf, type Line } from '$lib/testing/told'
import { expect, test } from 'vitest'
import { outcomes } from './outcomes'
import type { View } from './view'

const CITIES = ['milan', 'venice', 'florence', 'rome', 'naples']
const [MILAN, VENICE, , ROME] = CITIES.keys()
const title = {
  id: 'princes',
  nouns: { city: CITIES, tile: ['doge', 'sforza'], event: ['bellini'], troop: ['pike'] },
  components: {
    cities: CITIES.map((id, i) => ({ id, status: [8, 9, 5, 4, 3][i] })),
    limits: { war_shift: 1, war_shift_double: 2 },
    scoring: { city_ranks: [10, 7, 5, 3, 1] },
  },
}
const BEGUN: Line = ['decade-begun', 1]
const WAR: Line[] = [
  ['war-declared', 0, VENICE, ROME],
  ['hired', 1, VENICE, 4, 4],
  ['attack-rolled', VENICE, 8, 3, ROME, 9, 4],
  ['counter-rolled', ROME, 10, 6, VENICE, 5, 3],
]
const WON: Line[] = [
  ['war-won', ROME, VENICE],
  ['status-changed', ROME, 6],
  ['status-changed', VENICE, 7],
]
const one = (...lines: Line[]) => cardsIn(outcomes, storyOf<View>(title, 3, lines))[0]

test('a war shows both rounds: strength, die and total, the attacker at the left', () => {
  const { kind, card } = one(BEGUN, ...WAR, ...WON)
  const { rounds, contenders } = proofOf(card, 'rounds')
  const told = rounds.map(({ left, right }) =>
    [left, right].map(({ strength, die, total }) => [strength, die.face, total]),
  )
  expect(kind).toBe('war')
  expect(told).toEqual([[[5, 3, 8], [5, 4, 9]], [[2, 3, 5], [4, 6, 10]]]) // prettier-ignore
  expect(rounds.map(({ left, right }) => [left.leads, right.leads])).toEqual([[false, true], [false, true]]) // prettier-ignore
  expect(contenders.map(({ seat }) => seat)).toEqual([1, undefined])
})

test('status and worth of the cities, old and new', () => {
  const { changes } = proofOf(one(BEGUN, ...WAR, ...WON).card, 'changes')
  expect(changes.map(({ before, after }) => `${before} ${after}`)).toEqual(['4 6', '9 7', '8 8', '5 5'])
})

test('without the beginning of the game the steps alone tell what was', () => {
  const { changes } = proofOf(one(...WAR, ...WON).card, 'changes')
  expect(changes.map(({ before, after }) => `${before} ${after}`)).toEqual(['4 6', '9 7'])
})

test('dice that were rolled again count as they lie last', () => {
  const again: Line[] = [...WAR.slice(0, 3), ['dice-rerolled', 2], ['attack-rolled', VENICE, 11, 6, ROME, 6, 1]]
  const { rounds } = proofOf(one(BEGUN, ...again, ['war-won', VENICE, ROME]).card, 'rounds')
  expect(rounds.map(({ left, right }) => [left.total, right.total])).toEqual([[11, 6]])
})

test('a war that is stopped has no rounds', () => {
  const { card } = one(['war-declared', 0, VENICE, MILAN], ['veto-played', 2])
  expect(proofOf(card, 'rounds').rounds).toEqual([])
  expect(card.follows).toHaveLength(1)
})

test('an auction shows every bid, the winner first, with the price', () => {
  const { kind, card } = one(
    ['city-up', 0, 1, 10],
    ['bid-made', 0, 10, 0],
    ['bid-made', 1, 12, 0],
    ['bid-passed', 2],
    ['bid-made', 0, 13, 0],
    ['bid-passed', 1],
    ['city-sold', 0, 1, 13, 11],
  )
  expect(kind).toBe('auction')
  expect(proofOf(card, 'offers').rows.map(({ seat, figure, unit }) => [seat, figure, unit])).toEqual([
    [0, '13', 'ducat'],
    [1, '12', 'ducat'],
    [2, '–', undefined],
  ])
  expect(card.last).toMatchObject({ figures: '11', seat: 0 })
})

test('the end of a decade is told once, when everybody has the income', () => {
  const lines: Line[] = [
    ['decade-ended', 1],
    ['income', 0, 5, 2],
    ['income', 1, 4, 0],
    ['town-emptied', 1, 8, 0],
    ['income', 2, 1, 1],
  ]
  const [{ kind, card }, ...more] = cardsIn(outcomes, storyOf<View>(title, 3, lines))
  expect([kind, more]).toEqual(['income', []])
  expect(proofOf(card, 'standings').rows[1].figures.map(({ text }) => text)).toEqual(['+4', '+8', '–'])
})
