/** A war as it was told: both rounds, what became of the cities, who was paid. */
import type { TableEvent } from '$lib/board'
import {
  begunAt,
  lineOf,
  ruleOf,
  toldAfter,
  type Change,
  type Consequence,
  type Contender,
  type Outcome,
  type Round,
  type Story,
  type Strike,
} from '$lib/outcome'
import { cityIds, cityShield, figuresOf, say } from './table'
import type { View } from './view'

export const WAR_ENDS = ['war-won', 'war-drawn', 'war-unfought', 'veto-played', 'lorenzo-used']
const BEGINS = ['war-declared', 'war-started']
const FOLLOWS: Record<string, string> = {
  'league-joined': 'keys',
  'troops-bribed': 'dagger',
  'dice-rerolled': 'swap',
  'city-paid': 'ducat',
  'counter-taken': 'vp',
}
const AFTER_WAR = ['status-changed', 'counter-taken']

/** Status and artists of every city. */
interface Cities {
  status: number[]
  artists: number[]
}

/** What the cities were worth before a place; nothing unless all was told from the beginning. */
function citiesAt({ events, game }: Story<View>, at: number): Cities | undefined {
  const rows = new Map(figuresOf(game).cities.map((row) => [row.id, row.status]))
  const cities = { status: cityIds(game).map((id) => rows.get(id) ?? 0), artists: cityIds(game).map(() => 0) }
  if (!events.some(({ key, values }) => key === 'decade-begun' && values[0] === 1)) return undefined
  for (const { key, values } of events.slice(0, at)) {
    if (key === 'status-changed') cities.status[values[0]] = values[1]
    if (key === 'french-invaded') cities.status[values[1]] = values[2]
    if (key !== 'artist-placed') continue
    cities.status[values[2]] = values[3]
    cities.artists[values[2]] += 1
  }
  return cities
}

/** What a tile of each city would score: equals take the lowest place they contest. */
export function worthOf({ status, artists }: Cities, ranks: number[]): number[] {
  const keys = status.map((one, city) => 100 * one + artists[city])
  const ascending = [...keys].sort((one, other) => one - other)
  return keys.map((key) => ranks[keys.length - 1 - ascending.indexOf(key)])
}

function changesOf(story: Story<View>, at: number, after: TableEvent[], double: boolean): Change[] {
  const { game, words } = story
  const told = new Map(after.filter(({ key }) => key === 'status-changed').map(({ values }) => [values[0], values[1]]))
  const before = citiesAt(story, at)
  const limits = figuresOf(game).limits
  const steps = double ? limits.war_shift_double : limits.war_shift
  const [winner] = story.events[at].values
  const name = (city: number) => String(words.noun('city', city))
  if (!before)
    return [...told].map(([city, now]) => ({
      shield: cityShield(game, city),
      name: name(city),
      before: String(city === winner ? now - steps : now + steps),
      after: String(now),
      tone: city === winner ? 'gain' : 'loss',
    }))
  const next = { ...before, status: before.status.map((status, city) => told.get(city) ?? status) }
  const ranks = figuresOf(game).scoring.city_ranks
  const [old, now] = [worthOf(before, ranks), worthOf(next, ranks)]
  return next.status
    .map((status, city) => ({ status, city, was: before.status[city] }))
    .filter(({ city }) => told.has(city) || old[city] !== now[city])
    .sort(
      (one, other) =>
        Number(other.city === winner) - Number(one.city === winner) ||
        Number(told.has(other.city)) - Number(told.has(one.city)),
    )
    .map(({ status, city, was }) => ({
      shield: cityShield(game, city),
      name: name(city),
      before: String(was),
      after: String(status),
      tone: status > was ? 'gain' : status < was ? 'loss' : undefined,
      note: say(old[city] === now[city] ? 'tile-worth' : 'tile-worth-now', { was: old[city], value: now[city] }),
    }))
}

function strike(total: number, die: number, attacker: boolean, leads: boolean): Strike {
  return { strength: total - die, die: { face: die, attacker, label: say('die-shows', { value: die }) }, total, leads }
}

/** Both rounds; the attacker stands at the left, with dark dice. */
function roundsOf(story: Story<View>, told: readonly TableEvent[], won: boolean): Round[] {
  const attack = told.findLast(({ key }) => key === 'attack-rolled')
  const counter = told.findLast(({ key }) => key === 'counter-rolled')
  const rounds: Round[] = []
  const noted = (struck: number, held: number, city: number): string => {
    if (struck <= held) return say('round-holds', { city: story.words.named('city', city) })
    return struck >= 2 * held && won ? say('round-twice', { total: struck, other: held }) : ''
  }
  if (attack) {
    const [, total, black, defender, total2, white] = attack.values
    rounds.push({
      name: say('round-attack'),
      left: strike(total, black, true, total > total2),
      right: strike(total2, white, false, total2 >= total),
      note: noted(total, total2, defender),
    })
  }
  if (counter) {
    const [, total, white, attacker, total2, black] = counter.values
    rounds.push({
      name: say('round-counter'),
      left: strike(total2, black, true, total2 >= total),
      right: strike(total, white, false, total > total2),
      note: noted(total, total2, attacker),
    })
  }
  return rounds
}

function contenderOf(story: Story<View>, told: readonly TableEvent[], city: number): Contender {
  const seat = told.findLast(({ key, values }) => key === 'hired' && values[1] === city)?.values[0]
  return {
    shield: cityShield(story.game, city),
    name: String(story.words.noun('city', city)),
    seat,
    note: seat === undefined ? say('unled') : story.players[seat].name,
  }
}

function verdictOf(story: Story<View>, end: TableEvent, double: boolean): string {
  if (end.key === 'war-won')
    return say(double ? 'war-won-double' : 'war-won', { city: story.words.named('city', end.values[0]) })
  if (end.key === 'war-drawn') return say('war-drawn')
  return say(end.key === 'war-unfought' ? 'war-unfought' : 'war-stopped')
}

export function war(story: Story<View>, at: number): Outcome | undefined {
  const { events, words } = story
  const begun = begunAt(events, at, BEGINS)
  if (begun < 0) return undefined
  const end = events[at]
  const [, attacking, defending] = events[begun].values
  const after = toldAfter(events, at, ['turn-begun', ...BEGINS]).filter(({ key }) => AFTER_WAR.includes(key))
  const told = events.slice(begun, at)
  const won = end.key === 'war-won'
  const rounds = roundsOf(story, told, won)
  const last = rounds.at(-1)
  const double =
    won && !!last && Math.max(last.left.total, last.right.total) >= 2 * Math.min(last.left.total, last.right.total)
  const contenders: [Contender, Contender] = [contenderOf(story, told, attacking), contenderOf(story, told, defending)]
  const leader = won ? contenders[end.values[0] === attacking ? 0 : 1].seat : undefined
  const consequences = [...told, end, ...after].flatMap((event): Consequence[] =>
    FOLLOWS[event.key] ? [{ icon: FOLLOWS[event.key], text: lineOf(story, event) }] : [],
  )
  const stopped = end.key === 'veto-played' || end.key === 'lorenzo-used'
  return {
    icon: 'swords',
    over: say('war-over', { attacker: words.named('city', attacking), defender: words.named('city', defending) }),
    rule: ruleOf(story, end.key),
    verdict: verdictOf(story, end, double),
    proof: [
      { form: 'rounds', contenders, between: say('war-attacks'), rounds },
      ...(won ? [{ form: 'changes' as const, changes: changesOf(story, at, after, double) }] : []),
    ],
    follows: stopped ? [{ icon: 'cross', text: lineOf(story, end), seat: end.values[0] }] : consequences,
    last: {
      text: say('last-war-of', { attacker: words.noun('city', attacking), defender: words.noun('city', defending) }),
      figures: last ? `${last.left.total} : ${last.right.total}` : '',
      seat: leader,
    },
    places: [attacking, defending].map((value) => ({ noun: 'city', value })),
    seconds: 10,
  }
}
