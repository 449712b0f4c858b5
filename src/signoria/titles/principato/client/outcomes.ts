/** What is decided in Principato: the five military scorings, and the end. */
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
  type Outcome,
  type OutcomeBook,
  type Standing,
  type Story,
} from '$lib/outcome'
import { figuresOf, say, signed } from './table'
import type { View } from './view'

const CALLED = ['military-card', 'year-ended']
const NEXT = [...CALLED, 'year-begun', 'card-left', 'objective-shown', 'total']

/** Catapults, condottieri and militia of a seat. */
type Army = [catapults: number, condottieri: number, militia: number]
const GROWS: Record<string, [place: number, sign: number]> = {
  'built-catapult': [0, 1],
  'recruited-condottieri': [1, 1],
  'recruited-militia': [2, 1],
  'dismissed-condottieri': [1, -1],
  'dismissed-militia': [2, -1],
}

/** The armies at a place; nothing unless all was told from the beginning. */
export function armiesAt(events: readonly TableEvent[], at: number, seats: number): Army[] | undefined {
  if (!events.some(({ key }) => key === 'first-player')) return undefined
  const armies = Array.from({ length: seats }, (): Army => [0, 0, 0])
  for (const { key, values } of events.slice(0, at)) {
    const change = GROWS[key]
    if (change) armies[values[0]][change[0]] += change[1] * values[1]
  }
  return armies
}

/** What an army is made of; troops without supply are what is missing from its strength. */
function madeOf(story: Story<View>, army: Army, strength: number): Counted[] {
  const { catapult, supplied_troop: supplied, unsupplied_troop: unsupplied } = figuresOf(story.game).strength
  const idle = (army[0] * catapult + (army[1] + army[2]) * supplied - strength) / (supplied - unsupplied)
  const made: Counted[] = (['catapults', 'condottieri', 'militia'] as const).map((kind, i) => ({
    icon: ['catapult', 'helm', 'militia'][i],
    text: String(army[i]),
    label: say(`made-${kind}`, { count: army[i] }),
  }))
  const lost = {
    icon: 'cross',
    text: String(idle),
    label: say('made-unsupplied', { count: idle }),
    tone: 'loss' as const,
  }
  return idle > 0 ? [...made, lost] : made
}

interface Scored {
  seat: number
  strength: number
  points: number
  rank: number
  total: number
}

/** All that armies have brought so far: what they brought up to now, less what came since. */
function scoredIn({ events, view }: Story<View>, begun: number, at: number): Scored[] {
  const totals = view.players.map(({ military }) => military)
  for (const { key, values } of events.slice(at + 1)) if (key === 'military-points') totals[values[0]] -= values[1]
  const told = events.slice(begun, at + 1)
  const strength = new Map(told.filter(({ key }) => key === 'strength').map(({ values }) => [values[0], values[1]]))
  return told
    .filter(({ key }) => key === 'military-points')
    .map(({ values: [seat, points, rank] }) => ({
      seat,
      strength: strength.get(seat) ?? 0,
      points,
      rank,
      total: totals[seat],
    }))
}

/** Who shares a rank shares its points. */
function sharedRanks({ players }: Story<View>, scored: Scored[]): Consequence[] {
  const ranks = new Set(scored.map(({ rank }) => rank))
  return [...ranks].flatMap((rank): Consequence[] => {
    const level = scored.filter((one) => one.rank === rank)
    if (level.length < 2) return []
    const names = level.map(({ seat }) => players[seat].name).join(', ')
    return [{ icon: 'vp', text: say('rank-shared', { names, points: level[0].points }) }]
  })
}

function military(story: Story<View>, at: number): Outcome | undefined {
  const { events, players } = story
  const begun = begunAt(events, at, CALLED)
  if (begun < 0) return undefined
  const scored = scoredIn(story, begun, at)
  const armies = armiesAt(events, at, players.length)
  const most = Math.max(1, ...scored.map(({ strength }) => strength))
  const first = scored.filter(({ rank }) => rank === 1)
  const { name, you } = whoIs(story, first[0].seat)
  const { key, values } = events[begun]
  const over = say(key === 'military-card' ? 'scoring-by-card' : 'scoring-of-year', { year: values[0] })
  const after = toldAfter(events, at, NEXT)
  const left = after.filter((event) => event.key.startsWith('dismissed-') || event.key === 'cleared')
  return {
    icon: 'swords',
    over,
    rule: ruleOf(story, 'military-points'),
    verdict:
      first.length > 1
        ? say('strongest-level', { strength: first[0].strength })
        : say('strongest', { name, you, strength: first[0].strength }),
    proof: [
      {
        form: 'standings',
        heads: [say('head-strength'), say('head-points'), say('head-in-all')],
        rows: scored.map(({ seat, strength, points, rank, total }): Standing => ({
          place: rank,
          seat,
          made: armies ? madeOf(story, armies[seat], strength) : [],
          bar: Math.max(0, strength) / most,
          figures: [
            { text: signed(strength), tone: 'best' },
            { text: points ? `+${points}` : '0', tone: points ? 'gain' : 'quiet' },
            { text: String(total), tone: 'quiet' },
          ],
          leads: seat === story.seat,
        })),
      },
    ],
    follows: [
      ...sharedRanks(story, scored),
      ...left.map((event) => ({ icon: event.key === 'cleared' ? 'food' : 'cross', text: lineOf(story, event) })),
    ],
    last: {
      text: say('last-scoring', { over }),
      figures: signed(first[0].strength),
      seat: first.length > 1 ? undefined : first[0].seat,
    },
    places: [],
    seconds: 10,
  }
}

/** The end: what the objectives brought, and all points. */
function final(story: Story<View>, at: number): Outcome | undefined {
  const shown = story.events.slice(0, at).filter(({ key }) => key === 'objective-shown')
  return finalOf(story, at, say, [say('head-objectives'), say('head-points')], (seat, points) => {
    const own = shown.filter(({ values }) => values[0] === seat)
    const won = own.reduce((sum, { values }) => sum + values[2], 0)
    return {
      figures: [
        { text: `+${won}`, tone: won ? 'gain' : 'quiet' },
        { text: String(points), tone: 'best' },
      ],
    }
  })
}

/** The last of the seats has its points. */
function allScored(events: readonly TableEvent[], at: number, seats: number): boolean {
  let scored = 0
  for (let i = at; i >= 0 && events[i].key !== 'order'; i--) if (events[i].key === 'military-points') scored++
  return scored === seats
}

export const outcomes: OutcomeBook<View> = {
  ends(events, at, seats) {
    const { key, values } = events[at]
    if (key === 'military-points') return allScored(events, at, seats) ? 'scoring' : ''
    return key === 'total' && values[0] === seats - 1 ? 'final' : ''
  },
  card: (story, at) => (story.events[at].key === 'total' ? final(story, at) : military(story, at)),
}
