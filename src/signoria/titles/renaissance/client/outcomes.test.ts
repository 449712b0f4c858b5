import { cardsIn, proofOf, storyOf, type Line } from '$lib/testing/told'
import { expect, test } from 'vitest'
import { outcomes, standAt } from './outcomes'
import type { View } from './view'

const CARDS = [
  ...['pikemen', 'arquebusiers', 'knights', 'cannon', 'swiss_regiment'],
  ...['condottiere', 'engineer', 'felon', 'sign_of_god', 'retreat', 'raiders'],
]
const [PIKEMEN, ARQUEBUSIERS, KNIGHTS, CANNON] = CARDS.keys()
const [NOTHING, ENGINEER, FELON] = [0, 1, 2]
const OWN_MAN = 5
const title = {
  id: 'renaissance',
  nouns: {
    card: CARDS,
    city: ['bologna', 'ferrara'],
    province: ['este'],
    nation: ['florence', 'genoa', 'swiss'],
    policy: ['peace', 'war'],
  },
  components: {
    card: [3, 4, 5, 6, 7].map((value, i) => ({ id: CARDS[i], value })),
    constants: { bonus_terrain: 1, bonus_landing: 1, bonus_engineer_defence: 2, swiss_bonus: 1, pr_province: 1 },
    province: [{ id: 'este', cities: ['ferrara'], terrain: 'marsh' }],
  },
  view: {
    options: { powers: true },
    owner: [0, 0],
    nation: [0, 1],
    stance: 0,
    turn: 2,
    scores: [2, 4],
  } as Partial<View>,
}
const [ISABELLA, TOMAS] = [0, 1]
const [BOLOGNA, FERRARA] = [0, 1]
const ATTACK: Line = ['attack-declared', ISABELLA, TOMAS, BOLOGNA, FERRARA]

const cardOf = (...lines: Line[]) => cardsIn(outcomes, storyOf<View>(title, 2, lines))[0].card
const playedBy = (...nation: number[]) => ({ ...title, view: { ...title.view, nation } })
const [FLORENCE, GENOA, SWISS] = [0, 1, 2]
const sidesIn = (...lines: Line[]) => proofOf(cardOf(...lines), 'sides').sides
const parts = (side: { parts: { tone: string; value: number }[] }) => side.parts.map(({ tone, value }) => [tone, value])

test('both sums are taken apart; walls are what is left when all else is known', () => {
  const [attack, defence] = sidesIn(
    ATTACK,
    ['attack-revealed', ISABELLA, KNIGHTS, CANNON, ENGINEER, 4],
    ['defence-revealed', TOMAS, ARQUEBUSIERS, NOTHING, 5],
    ['city-captured', ISABELLA, TOMAS, FERRARA, 15, 12],
  )
  expect(parts(attack)).toEqual([['troop', 5], ['troop', 6], ['die', 4]]) // prettier-ignore
  expect(parts(defence)).toEqual([['troop', 4], ['die', 5], ['walls', 2], ['ground', 1]]) // prettier-ignore
  expect([attack.leads, defence.leads]).toEqual([true, false])
})

test('what a felon struck counts nothing; condottieri count as they stood; a sign doubles', () => {
  const [attack, defence] = sidesIn(
    ['landing-declared', ISABELLA, TOMAS, BOLOGNA, FERRARA],
    ['attack-revealed', ISABELLA, PIKEMEN, OWN_MAN, NOTHING, 2],
    ['defence-revealed', TOMAS, KNIGHTS, FELON, 1],
    ['felon-struck', TOMAS, ISABELLA, PIKEMEN],
    ['condottiere-betrays', ISABELLA],
    ['traitor-bought', TOMAS, 1],
    ['condottiere-stands', TOMAS, 6],
    ['sign-played', TOMAS, KNIGHTS],
    ['attack-repulsed', ISABELLA, TOMAS, FERRARA, 2, 21],
  )
  expect(attack.cards.map(({ lost }) => lost)).toEqual([true, false])
  expect(attack.dice.map(({ face }) => face)).toEqual([2, 'betrayal'])
  expect(parts(attack)).toEqual([['die', 2]])
  expect(parts(defence)).toEqual([['troop', 5], ['hired', 6], ['sign', 5], ['die', 1], ['walls', 2], ['ground', 2]]) // prettier-ignore
})

test('Genoa knows no ground, and supports that cancel each other do nothing', () => {
  const story = storyOf<View>(playedBy(GENOA, FLORENCE), 2, [
    ATTACK,
    ['attack-revealed', ISABELLA, PIKEMEN, PIKEMEN, ENGINEER, 1],
    ['defence-revealed', TOMAS, PIKEMEN, ENGINEER, 3],
    ['supports-cancel', 6],
    ['attack-repulsed', ISABELLA, TOMAS, FERRARA, 7, 10],
  ])
  const [, defence] = proofOf(cardsIn(outcomes, story)[0].card, 'sides').sides
  expect(parts(defence)).toEqual([['troop', 3], ['die', 3], ['walls', 4]]) // prettier-ignore
  expect(defence.cards.map(({ lost }) => lost)).toEqual([false, true])
})

test('what follows: the province that is whole now, cards that rest, are lost or were saved', () => {
  const battle: Line[] = [
    ATTACK,
    ['attack-revealed', ISABELLA, KNIGHTS, CANNON, NOTHING, 4],
    ['defence-revealed', TOMAS, PIKEMEN, NOTHING, 1],
    ['city-captured', ISABELLA, TOMAS, FERRARA, 15, 7],
  ]
  expect(cardOf(...battle).follows.map(({ icon }) => icon)).toEqual(['shield', 'hourglass', 'cross'])
  const saved = cardOf(...battle, ['retreated', TOMAS, PIKEMEN])
  expect(saved.follows.map(({ icon }) => icon)).toEqual(['shield', 'undo', 'hourglass'])
})

test('a battle that was never revealed has no card', () => {
  const story = storyOf<View>(title, 2, [ATTACK, ['attack-repulsed', ISABELLA, TOMAS, FERRARA, 1, 2]])
  expect(cardsIn(outcomes, story)).toEqual([])
})

test('the Swiss are stronger in their stance, as it was told last or still is', () => {
  const battle: Line[] = [
    ATTACK,
    ['attack-revealed', ISABELLA, KNIGHTS, CANNON, NOTHING, 4],
    ['defence-revealed', TOMAS, PIKEMEN, NOTHING, 1],
    ['city-captured', ISABELLA, TOMAS, FERRARA, 16, 7],
  ]
  const attack = (...lines: Line[]) => {
    const story = storyOf<View>(playedBy(SWISS, FLORENCE), 2, lines)
    return proofOf(cardsIn(outcomes, story)[0].card, 'sides').sides[0].parts.map(({ value }) => value)
  }
  expect(attack(...battle)).toEqual([5, 6, 4, 1])
  expect(attack(['stance-announced', ISABELLA, 1], ...battle)).toEqual([5, 6, 4])
  expect(attack(['stance-announced', ISABELLA, 0], ...battle, ['stance-announced', ISABELLA, 1])).toEqual([5, 6, 4, 1])
})

test('points add up over the turns, even where the first of them were not told', () => {
  const lines: Line[] = [
    ['turn-scored', 0, 2, 0, 5],
    ['turn-scored', 1, 1, 1, 4],
    ['turn-begun', 2],
    ['turn-scored', 0, 0, 0, 5],
    ['turn-scored', 1, 1, 1, 4],
  ]
  const cards = cardsIn(outcomes, storyOf<View>(title, 2, lines))
  const totals = (at: number) =>
    proofOf(cards[at].card, 'standings').rows.map(({ seat, figures }) => [seat, figures[3].text])
  expect(totals(0)).toEqual([[0, '2'], [1, '2']]) // prettier-ignore
  expect(totals(1)).toEqual([[1, '4'], [0, '2']]) // prettier-ignore
  for (const untold of [1, 2, 3])
    expect(cardsIn(outcomes, storyOf<View>(title, 2, lines.slice(untold)))).toEqual([cards[1]])
  expect([1, 4].map((at) => standAt(storyOf<View>(title, 2, lines), at).turn)).toEqual([1, 2])
})

test('a vote shows who voted for what', () => {
  const card = cardOf(['turn-begun', 1], ['voted', 0, 1], ['voted', 1, 0], ['war-chosen', 1, 2])
  expect(proofOf(card, 'offers').rows.map(({ leads }) => leads)).toEqual([true, false])
})
