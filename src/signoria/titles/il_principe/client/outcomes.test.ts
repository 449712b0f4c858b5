import { cardsIn, proofOf, storyOf, type Line } from '$lib/testing/told'
import { expect, test } from 'vitest'
import { endedAt, outcomes } from './outcomes'
import type { View } from './view'

const ROLES = [
  'master',
  'apprentice',
  'bishop',
  'priest',
  'gonfalonier',
  'notary',
  'lord',
  'knight',
  'banker',
  'merchant',
]
const [MASTER, APPRENTICE, BISHOP] = ROLES.keys()
const [GREEN, WHITE] = [0, 1]
const title = {
  id: 'il_principe',
  nouns: { role: ROLES, color: ['green', 'white', 'red', 'blue', 'yellow'], city: ['siena'] },
  components: { city: [{ id: 'siena', icons: { green: 1 }, regions: [] }] },
  view: { titles: [...ROLES.keys()], round: 5 } as Partial<View>,
}
const cards = (...lines: Line[]) => cardsIn(outcomes, storyOf<View>(title, 3, lines))

const ROUND: Line[] = [
  ['first-marker', 0],
  ['round-begins', 1],
  ['lays', 0, 2, GREEN],
  ['builds', 0, 0, 3, 4],
  ['lays', 1, 1, GREEN],
  ['lays', 2, 1, WHITE],
  ['roles-return'],
  ['takes-role', 0, MASTER],
  ['turns-down', 0, 2, GREEN],
  ['takes-role', 1, APPRENTICE],
  ['role-opens', BISHOP],
  ['wins-role', 2, BISHOP, 5],
  ['takes-marker', 2],
  ['takes-role', 2, BISHOP],
  ['turns-down', 2, 1, WHITE],
  ['white-power', 2, 1],
  ['round-begins', 2],
]

test('the roles of a round are one card, when the next begins', () => {
  const [{ kind, card }, ...more] = cards(...ROUND)
  const { rows } = proofOf(card, 'holdings')
  expect([kind, more]).toEqual(['roles', []])
  expect(rows[GREEN].holders.map(({ seat, figure }) => [seat, figure])).toEqual([[0, '3'], [1, '1']]) // prettier-ignore
  expect(rows[WHITE].holders.map(({ seat }) => seat)).toEqual([2, undefined])
  expect(card.follows.map(({ seat }) => seat)).toEqual([2])
})

test('a round has its number even where its beginning was not told', () => {
  const ended = (...lines: Line[]) => endedAt(storyOf<View>(title, 3, lines), lines.length - 1)
  expect(ended(...ROUND)).toBe(1)
  expect(ended(['roles-return'], ['last-round', 5])).toBe(4)
  expect(ended(['roles-return'], ['game-ends'])).toBe(5)
})

test('without the beginning of the game no cards are counted', () => {
  const { rows } = proofOf(cards(...ROUND.slice(1))[0].card, 'holdings')
  expect(rows[GREEN].holders[0].figure).toBe('')
})

test('an auction shows who bid what; who could not bid has passed', () => {
  const [{ kind, card }] = cards(
    ['group-opens', 2, WHITE],
    ['bids', 0, 3],
    ['passes', 1],
    ['bids', 2, 4],
    ['lacks-ducats', 0],
    ['wins-group', 2, 2, WHITE, 4],
    ['takes-marker', 2],
  )
  expect(kind).toBe('auction')
  expect(proofOf(card, 'offers').rows.map(({ seat, figure }) => [seat, figure])).toEqual([[2, '4'], [0, '3'], [1, '–']]) // prettier-ignore
})

test('the first round has no roles to tell', () => {
  expect(cards(['first-marker', 0], ['round-begins', 1])).toEqual([])
})

test('the end names where the points come from', () => {
  const lines: Line[] = [
    ['game-ends'],
    ['final-regions', 0, 5],
    ['final-roles', 0, 0],
    ['total', 0, 12],
    ['total', 1, 9],
    ['total', 2, 14],
    ['victory', 2, 14],
  ]
  const { card } = cards(...lines).at(-1)!
  const { rows } = proofOf(card, 'standings')
  expect(rows.map(({ seat, place }) => [seat, place])).toEqual([[2, 1], [0, 2], [1, 3]]) // prettier-ignore
  expect(rows[1].made?.map(({ icon }) => icon)).toEqual(['shield'])
  expect(cards(...lines.slice(4))).toEqual([])
})
