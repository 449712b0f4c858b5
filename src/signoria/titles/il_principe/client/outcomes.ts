/** What is decided in Il Principe: auctions, the roles of a round, the end. */
import type { TableEvent } from '$lib/board'
import {
  begunAt,
  finalOf,
  lineOf,
  ruleOf,
  toldAfter,
  whoIs,
  type Consequence,
  type Counted,
  type Holding,
  type Outcome,
  type OutcomeBook,
  type Story,
} from '$lib/outcome'
import { BUILDINGS, citiesOf, say } from './table'
import type { View } from './view'

const SALES = ['wins-group', 'group-unsold']
const ROUNDS = ['round-begins', 'last-round', 'game-ends']

/** What everybody bid since a lot was opened, the highest first. */
function bidsOf(events: readonly TableEvent[], winner: number): { seat: number; bid: number }[] {
  const bids = new Map<number, number>()
  for (const { key, values } of events) {
    if (key === 'bids') bids.set(values[0], values[1])
    if ((key === 'passes' || key === 'lacks-ducats') && !bids.has(values[0])) bids.set(values[0], 0)
  }
  return [...bids]
    .map(([seat, bid]) => ({ seat, bid }))
    .sort((one, other) => Number(other.seat === winner) - Number(one.seat === winner) || other.bid - one.bid)
}

function auction(story: Story<View>, at: number): Outcome | undefined {
  const { events, words } = story
  const { key, values } = events[at]
  const begun = begunAt(events, at, ['group-opens'])
  if (begun < 0) return undefined
  const sold = key === 'wins-group'
  const [count, color] = sold ? values.slice(1) : values
  const lot = say('lot', { count, color: words.noun('color', color) })
  const winner = sold ? values[0] : -1
  const rows = bidsOf(events.slice(begun, at), winner).map(({ seat, bid }) => ({
    seat,
    state: seat === winner ? '' : say('art-bid-passed'),
    figure: bid ? String(bid) : '–',
    leads: seat === winner,
  }))
  const after = toldAfter(events, at, ['group-opens', 'phase-begins', ...ROUNDS])
  return {
    icon: BUILDINGS[color].icon,
    over: say('auction-over'),
    rule: ruleOf(story, key),
    verdict: sold ? say('wins-lot', { ...whoIs(story, winner), lot, price: values[3] }) : say('nobody-wins', { lot }),
    proof: rows.length ? [{ form: 'offers', rows }] : [],
    follows: after.flatMap((event): Consequence[] => {
      if (event.key === 'takes-marker') return [{ icon: 'crown', text: lineOf(story, event), seat: event.values[0] }]
      return event.key === 'builds' ? [{ icon: 'palace', text: lineOf(story, event), seat: event.values[0] }] : []
    }),
    last: {
      text: say('last-auction', { lot }),
      figures: sold ? String(values[3]) : '',
      seat: sold ? winner : undefined,
    },
    places: [],
    seconds: 8,
  }
}

/** The cards of everybody that lie face up, by colour, before a place; nothing unless all was told from the beginning. */
export function faceUpAt({ events, game, players }: Story<View>, at: number): number[][] | undefined {
  if (!events.some(({ key }) => key === 'first-marker')) return undefined
  const up = players.map(() => BUILDINGS.map(() => 0))
  const cities = citiesOf(game)
  for (const { key, values } of events.slice(0, at)) {
    if (key === 'lays') up[values[0]][values[2]] += values[1]
    else if (key === 'turns-down') up[values[0]][values[2]] -= values[1]
    else if (key === 'turns-up') up[values[0]][values[1]] += 1
    else if (key === 'builds') for (const color of cities[values[1]].needs) up[values[0]][color] += 1
  }
  return up
}

/** The power of a role as it was used: the event right after it was taken. */
const POWERS = [
  'turns-down',
  'turns-up',
  'keeps-down',
  'places-shield',
  'white-power',
  'red-power',
  'red-empty',
  'yellow-power',
]

/** One colour: who holds major and minor, and why. */
function holding(story: Story<View>, begun: number, at: number, color: number): Holding {
  const { events, words, view, players } = story
  const titles = view.titles.slice(2 * color, 2 * color + (players.length > 2 ? 2 : 1))
  const notes: string[] = []
  const holders = titles.map((title) => {
    const name = String(words.noun('role', title))
    const taken = events.findIndex(
      (event, i) => i > begun && i < at && event.key === 'takes-role' && event.values[1] === title,
    )
    if (taken < 0) return { name: say('role-free', { role: name }) }
    const seat = events[taken].values[0]
    const sale = events.slice(begun, taken).findLast(({ key, values }) => key === 'wins-role' && values[1] === title)
    if (sale) notes.push(say('role-bought', { role: name, price: sale.values[2] }))
    return { seat, name, figure: String(faceUpAt(story, taken)?.[seat][color] ?? '') }
  })
  const own = toldOf(events, begun, at, titles)
  const turned = own.find(({ key }) => key === 'turns-down')
  if (turned) notes.push(say('turned-down', { count: turned.values[1] }))
  const shields = own.filter(({ key }) => key === 'places-shield' || key === 'turns-up')
  notes.push(...shields.map((event) => lineOf(story, event)))
  return { icon: BUILDINGS[color].icon, ground: BUILDINGS[color].ground, holders, note: notes.join('. ') }
}

/** What was told between a role of this colour being given and the next of another. */
function toldOf(events: readonly TableEvent[], begun: number, at: number, titles: readonly number[]): TableEvent[] {
  let mine = false
  return events.slice(begun, at).filter((event) => {
    if (event.key === 'takes-role') mine = titles.includes(event.values[1])
    else if (event.key === 'role-opens') mine = false
    return mine && POWERS.includes(event.key)
  })
}

/** The number of the round that ends at a place: by the next one, whose beginning ends it. */
export const endedAt = ({ events, view }: Story<View>, at: number): number =>
  events[at].key === 'game-ends' ? view.round : events[at].values[0] - 1

function roles(story: Story<View>, at: number): Outcome | undefined {
  const { events } = story
  const begun = begunAt(events, at, ['roles-return'])
  const round = begunAt(events, at - 1, ['round-begins', 'last-round'])
  if (begun < 0 || begun < round) return undefined
  const told = events.slice(begun, at)
  const marker = told.findLast(({ key }) => key === 'takes-marker')
  const number = endedAt(story, at)
  return {
    icon: 'crown',
    over: say('roles-over', { round: number }),
    rule: ruleOf(story, 'takes-role'),
    verdict: say('roles-given'),
    proof: [{ form: 'holdings', rows: BUILDINGS.map((_, color) => holding(story, begun, at, color)) }],
    follows: marker ? [{ icon: 'crown', text: lineOf(story, marker), seat: marker.values[0] }] : [],
    last: { text: say('last-roles', { round: number }) },
    places: told.filter(({ key }) => key === 'takes-role').map(({ values }) => ({ noun: 'role', value: values[1] })),
    seconds: 12,
  }
}

const FINAL = [
  { key: 'final-regions', icon: 'shield' },
  { key: 'final-roles', icon: 'crown' },
  { key: 'final-sets', icon: 'cards' },
  { key: 'final-ducats', icon: 'ducat' },
  { key: 'final-cards', icon: 'log' },
]

/** The end: where the last points come from. */
function scoring(story: Story<View>, at: number): Outcome | undefined {
  const made = (seat: number): Counted[] =>
    FINAL.flatMap(({ key, icon }) => {
      const told = story.events.findLast((event) => event.key === key && event.values[0] === seat)
      if (!told?.values[1]) return []
      return [{ icon, text: String(told.values[1]), label: story.words.say(told.key, told.values) }]
    })
  return finalOf(story, at, say, [say('points')], (seat, points) => ({
    made: made(seat),
    figures: [{ text: String(points), tone: 'best' }],
  }))
}

export const outcomes: OutcomeBook<View> = {
  ends(events, at, seats) {
    const { key, values } = events[at]
    if (SALES.includes(key)) return 'auction'
    if (key === 'total') return values[0] === seats - 1 ? 'final' : ''
    return ROUNDS.includes(key) && begunAt(events, at, ['roles-return']) >= 0 ? 'roles' : ''
  },
  card(story, at) {
    const { key } = story.events[at]
    if (SALES.includes(key)) return auction(story, at)
    return key === 'total' ? scoring(story, at) : roles(story, at)
  },
}
