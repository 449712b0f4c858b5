/** What is decided in Princes of the Renaissance: wars, auctions, the income of a decade, the scoring. */
import {
  begunAt,
  lineOf,
  ruleOf,
  toldAfter,
  toldOfAll,
  whoIs,
  type Consequence,
  type Offer,
  type Outcome,
  type OutcomeBook,
  type Story,
} from '$lib/outcome'
import { NUMERALS, say } from './table'
import type { View } from './view'
import { war, WAR_ENDS } from './wars'

const SALES: Record<string, string> = {
  'city-sold': 'city-up',
  'event-sold': 'event-up',
  'event-unsold': 'event-up',
  'pope-sold': 'pope-up',
  'pope-unsold': 'pope-up',
}
const TURN_ENDS = ['turn-begun', 'decade-begun', 'city-up', 'event-up', 'pope-up', 'war-declared', 'war-started']
const SALE_FOLLOWS: Record<string, string> = {
  'artist-placed': 'palette',
  'french-invaded': 'gonfalon',
  'french-discarded': 'gonfalon',
  'cardinals-bribed': 'keys',
}

const CURRENCY_ICONS = ['ducat', 'influence']

/** What everybody bid, the highest first; who never bid comes last. */
function bidsOf(story: Story<View>, begun: number, at: number, winner: number, price: string): Offer[] {
  const bids = new Map<number, number>()
  const units = new Map<number, string>()
  const out = new Set<number>()
  for (const { key, values } of story.events.slice(begun, at)) {
    if (key === 'bid-made') {
      bids.set(values[0], values[1])
      units.set(values[0], CURRENCY_ICONS[values[2]])
    }
    if (key === 'bid-passed') out.add(values[0])
  }
  return story.players
    .map(({ seat }) => seat)
    .filter((seat) => bids.has(seat) || out.has(seat) || seat === winner)
    .sort((one, other) => (bids.get(other) ?? -1) - (bids.get(one) ?? -1))
    .map((seat) => ({
      seat,
      state: seat === winner ? price : say('out'),
      figure: String(bids.get(seat) ?? '–'),
      unit: units.get(seat),
      leads: seat === winner,
    }))
}

function auction(story: Story<View>, at: number): Outcome | undefined {
  const { events, words } = story
  const { key, values } = events[at]
  const begun = begunAt(events, at, [SALES[key]])
  if (begun < 0) return undefined
  const sold = key.endsWith('-sold')
  const noun = key.startsWith('city') ? 'tile' : key.startsWith('event') ? 'event' : ''
  const item = values[sold ? 1 : 0]
  const lot = noun ? words.named(noun, item) : say('pope')
  const winner = sold ? values[0] : -1
  const price = sold ? values.at(-1)! : 0
  const inInfluence = noun === '' || (noun === 'event' && events[begun].values[2] === 1)
  const paid = say(inInfluence ? 'influence-amount' : 'gold-amount', { count: price })
  const offers = bidsOf(story, begun, at, winner, paid)
  const who = sold ? whoIs(story, winner) : {}
  const says = sold ? ['wins-lot', 'wins-pope'] : ['nobody-lot', 'nobody-pope']
  return {
    icon: inInfluence ? 'influence' : 'ducat',
    over: say(inInfluence ? 'auction-influence' : 'auction-gold'),
    rule: ruleOf(story, key),
    verdict: say(says[noun ? 0 : 1], { ...who, lot }),
    proof: offers.length ? [{ form: 'offers', rows: offers }] : [],
    follows: toldAfter(events, at, TURN_ENDS).flatMap((event): Consequence[] =>
      SALE_FOLLOWS[event.key] ? [{ icon: SALE_FOLLOWS[event.key], text: lineOf(story, event) }] : [],
    ),
    last: { text: say('last-auction', { lot }), figures: sold ? String(price) : '', seat: sold ? winner : undefined },
    places: noun ? [{ noun, value: item }] : [],
    seconds: 8,
  }
}

/** What the end of a decade brought to everybody. */
function income(story: Story<View>, at: number): Outcome | undefined {
  const { events, players } = story
  const begun = begunAt(events, at, ['decade-ended'])
  if (begun < 0) return undefined
  const decade = NUMERALS[events[begun].values[0] - 1] ?? ''
  const after = toldAfter(events, at, ['decade-begun', 'city-ranked'])
  const told = [...events.slice(begun, at + 1), ...after]
  const of = (key: string, seat: number) => told.find((event) => event.key === key && event.values[0] === seat)?.values
  const rows = players.map(({ seat }) => {
    const [, gold = 0, influence = 0] = of('income', seat) ?? []
    const laidUp = of('town-emptied', seat)?.[1] ?? 0
    const figures = [gold, laidUp, influence].map((count) => ({ text: count ? `+${count}` : '–' }))
    return { seat, figures, sum: gold + laidUp + influence }
  })
  const best = rows.reduce((one, other) => (other.sum > one.sum ? other : one))
  return {
    icon: 'ducat',
    over: say('income-over'),
    rule: ruleOf(story, 'income'),
    verdict: say('decade-over', { decade }),
    proof: [
      {
        form: 'standings',
        heads: [say('gold-word'), say('head-town'), say('influence-word')],
        rows: rows.map(({ seat, figures }) => ({ seat, figures, leads: seat === best.seat })),
      },
    ],
    follows: [],
    last: { text: say('last-income', { decade }) },
    places: [],
    seconds: 10,
  }
}

/** The end: what a tile of each city is worth, and everybody's points. */
function scoring(story: Story<View>, at: number): Outcome | undefined {
  const { events, words, players } = story
  const scored = toldOfAll(events, at, 'scored', players.length)
  if (!scored) return undefined
  const rows = scored.map(({ values }) => values).sort((one, other) => other[1] - one[1])
  const cities = events.slice(0, at).filter(({ key }) => key === 'city-ranked')
  const worth = [...cities].sort((one, other) => other.values[1] - one.values[1])
  const { name, you } = whoIs(story, rows[0][0])
  const level = rows.length > 1 && rows[1][1] === rows[0][1]
  return {
    icon: 'vp',
    over: say('scoring-over'),
    rule: ruleOf(story, 'scored'),
    verdict: level
      ? say('scoring-level', { score: rows[0][1] })
      : say('scoring-wins', { name, you, score: rows[0][1] }),
    proof: [
      {
        form: 'note',
        text: `${say('tiles-worth')} ${worth.map(({ values }) => `${words.noun('city', values[0])} ${values[1]}`).join(', ')}.`,
      },
      {
        form: 'standings',
        heads: [say('head-points')],
        rows: rows.map(([seat, score]) => ({
          place: 1 + rows.filter((row) => row[1] > score).length,
          seat,
          figures: [{ text: String(score), tone: 'best' }],
          leads: score === rows[0][1],
        })),
      },
    ],
    follows: [],
    last: { text: say('scoring-over'), figures: String(rows[0][1]), seat: level ? undefined : rows[0][0] },
    places: [],
    seconds: 10,
  }
}

export const outcomes: OutcomeBook<View> = {
  ends(events, at, seats) {
    const { key, values } = events[at]
    if (key === 'income' || key === 'scored') return values[0] === seats - 1 ? key : ''
    if (WAR_ENDS.includes(key)) return 'war'
    return SALES[key] ? 'auction' : ''
  },
  card(story, at) {
    const { key } = story.events[at]
    if (key === 'income') return income(story, at)
    if (key === 'scored') return scoring(story, at)
    return SALES[key] ? auction(story, at) : war(story, at)
  },
}
