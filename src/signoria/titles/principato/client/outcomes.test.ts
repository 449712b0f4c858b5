import { cardsIn, proofOf, storyOf, type Line } from '$lib/testing/told'
import { expect, test } from 'vitest'
import { outcomes } from './outcomes'
import type { View } from './view'

const title = {
  id: 'principato',
  nouns: { kind: ['harvest'] },
  components: { strength: { catapult: 1, supplied_troop: 1, unsupplied_troop: -1 } },
  view: { players: [{ military: 14 }, { military: 0 }] } as Partial<View>,
}
const SCORING: Line[] = [
  ['year-ended', 1],
  ['order', 0, 1, 5],
  ['order', 1, 2, 0],
  ['strength', 0, 3],
  ['military-points', 0, 7, 1],
  ['strength', 1, 0],
  ['military-points', 1, 0, 2],
  ['cleared', 2],
]
const ARMY: Line[] = [
  ['first-player', 0],
  ['built-catapult', 0, 2],
  ['recruited-militia', 0, 4],
  ['dismissed-militia', 0, 1],
]
const cards = (...lines: Line[]) => cardsIn(outcomes, storyOf<View>(title, 2, lines))

test('a scoring ends when the last seat has its points', () => {
  const found = cards(...ARMY, ...SCORING)
  expect(found.map(({ kind }) => kind)).toEqual(['scoring'])
  expect(proofOf(found[0].card, 'standings').rows.map(({ place, seat }) => [place, seat])).toEqual([[1, 0], [2, 1]]) // prettier-ignore
})

test('an army is what was built and raised; what lacks supply is missing from its strength', () => {
  const { rows } = proofOf(cards(...ARMY, ...SCORING)[0].card, 'standings')
  expect(rows[0].made?.map(({ icon, text }) => `${icon} ${text}`)).toEqual([
    'catapult 2',
    'helm 0',
    'militia 3',
    'cross 1',
  ])
})

test('without the beginning of the game nothing is said of the armies', () => {
  expect(proofOf(cards(...SCORING)[0].card, 'standings').rows[0].made).toEqual([])
})

test('military points add up, even where the first of them were not told', () => {
  const totals = (...lines: Line[]) =>
    cards(...lines).map(({ card }) => proofOf(card, 'standings').rows[0].figures[2].text)
  expect(totals(...SCORING, ...SCORING)).toEqual(['7', '14'])
  expect(totals(...SCORING)).toEqual(['14'])
})

test('the end shows what the objectives brought', () => {
  const lines: Line[] = [
    ['objective-shown', 0, 1, 2],
    ['objective-shown', 0, 2, 3],
    ['objective-shown', 1, 3, 0],
    ['total', 0, 20],
    ['total', 1, 25],
    ['victory', 1, 25],
  ]
  const [{ kind, card }] = cards(...lines)
  expect([kind, card.last.seat]).toEqual(['final', 1])
  expect(proofOf(card, 'standings').rows.map(({ seat, figures }) => [seat, figures[0].text])).toEqual([[1, '+0'], [0, '+5']]) // prettier-ignore
  expect(cards(...lines.slice(4))).toEqual([])
})
