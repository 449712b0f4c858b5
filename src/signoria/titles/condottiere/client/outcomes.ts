/** What is decided in Condottiere: battles, and the points of a game in a match. */
import type { TableEvent } from '$lib/board'
import {
  begunAt,
  lineOf,
  ruleOf,
  toldAfter,
  toldOfAll,
  whoIs,
  type Consequence,
  type LaidCard,
  type LaidLine,
  type Outcome,
  type OutcomeBook,
  type Story,
} from '$lib/outcome'
import { figuresOf, kindsOf, say } from './table'
import type { View } from './view'

const BEGINS = ['region-chosen', 'final-battle']
const BATTLE_ENDS = ['region-conquered', 'region-defended', 'battle-tied', 'victory-final-battle']
const NEXT = ['region-chosen', 'game-begun', 'final-battle', 'shuffled']

/** What follows from a battle, with its sign. */
const FOLLOWS: Record<string, string> = {
  'region-captured': 'swords',
  'token-courtesans': 'helm',
  'token-winner': 'helm',
  'token-left': 'helm',
  'token-defender': 'helm',
  'regions-exhausted': 'shield',
  'victory-connected': 'crown',
  'victory-total': 'crown',
  'victory-shared': 'crown',
}

/** The lines as they lay at the end, from what was played, turned up, taken back and driven away. */
export function linesOf(told: readonly TableEvent[], seats: number, stays: readonly boolean[]): number[][] {
  const lines: number[][] = Array.from({ length: seats }, () => [])
  const drop = (seat: number, kind: number) => lines[seat].splice(lines[seat].indexOf(kind), 1)
  for (const { key, values } of told) {
    if (key === 'card-played' && stays[values[1]]) lines[values[0]].push(values[1])
    else if (key === 'card-turned-up') lines[values[0]].push(values[1])
    else if (key === 'retrieved') drop(values[0], values[1])
    else if (key === 'season-ended') drop(values[1], values[0])
    else if (key === 'bishop-banished')
      lines.forEach((line, seat) => (lines[seat] = line.filter((kind) => kind !== values[0])))
  }
  return lines
}

/** The sign on a mercenary, as on the running stage. */
function changeOf(story: Story<View>, lines: number[][], line: number[], kind: number): string {
  const { effects } = figuresOf(story.game)
  const kinds = kindsOf(story.game)
  if (!kinds[kind].mercenary) return ''
  const lying = lines.flat()
  const has = (among: number[], word: string) => among.some((one) => kinds[one].word === word)
  const highest = Math.max(-1, ...lying.filter((one) => kinds[one].mercenary))
  let text = has(lying, 'winter') ? `=${effects.winter_mercenary_value}` : ''
  if (has(line, 'drummer')) text += `×${effects.drummer_factor}`
  if (has(lying, 'spring') && kind === highest) text += `+${effects.spring_bonus}`
  return text
}

function laid(story: Story<View>, lines: number[][], seat: number, courtier: number): LaidCard[] {
  const kinds = kindsOf(story.game)
  return lines[seat].map((kind) => {
    const { value, mercenary, emblem, niche, word } = kinds[kind]
    return {
      name: String(story.words.noun('card', kind)),
      value,
      emblem: mercenary ? undefined : emblem,
      ground: mercenary ? undefined : niche,
      change: changeOf(story, lines, lines[seat], kind),
      framed: seat === courtier && word === 'courtesan',
    }
  })
}

const strengthsOf = (told: readonly TableEvent[]): Map<number, number> =>
  new Map(told.filter(({ key }) => key === 'strength').map(({ values }) => [values[0], values[1]]))

function verdictOf(story: Story<View>, end: TableEvent, region: number, totals: number[]): string {
  const place = region < 0 ? '' : story.words.named('region', region)
  if (end.key === 'battle-tied') return say(region < 0 ? 'final-shared' : 'nobody-takes', { region: place })
  const { name, you } = whoIs(story, end.values[0])
  if (end.key === 'region-defended') return say('holds-region', { name, you, region: place })
  const best = { strength: totals[0], other: totals[1] ?? 0 }
  return end.key === 'victory-final-battle'
    ? say('wins-final', { name, you, ...best })
    : say('takes-region', { name, you, region: place, ...best })
}

function battle(story: Story<View>, at: number): Outcome | undefined {
  const { events, players, words } = story
  const begun = begunAt(events, at, BEGINS)
  if (begun < 0) return undefined
  const end = events[at]
  const told = events.slice(begun, at)
  const region = events[begun].key === 'region-chosen' ? events[begun].values[1] : -1
  const after = toldAfter(events, at, NEXT)
  const token = after.find(({ key }) => key.startsWith('token-'))
  const courtier = token?.key === 'token-courtesans' ? token.values[0] : -1
  const winner = end.key === 'battle-tied' ? undefined : end.values[0]
  const strengths = strengthsOf(told)
  const stays = staysOf(story)
  const lying = linesOf(told, players.length, stays)
  const fights = players.map(({ seat }) => seat).filter((seat) => region >= 0 || lying[seat].length)
  const lines = fights
    .map((seat): LaidLine => {
      const leads = seat === winner
      const note = leads && region >= 0 ? say('takes-it') : seat === token?.values[0] ? say('gets-token') : ''
      return { seat, cards: laid(story, lying, seat, courtier), total: strengths.get(seat) ?? 0, note, leads }
    })
    .sort((one, other) => Number(other.leads) - Number(one.leads) || other.total - one.total)
  const totals = lines.map((line) => line.total)
  const place = region < 0 ? say('final-battle') : String(words.noun('region', region))
  const figures = `${totals[0] ?? 0} : ${totals[1] ?? 0}`
  return {
    icon: 'swords',
    over: region < 0 ? say('final-battle') : say('battle-over', { region: words.named('region', region) }),
    rule: ruleOf(story, end.key),
    verdict: verdictOf(story, end, region, totals),
    proof: [{ form: 'lines', lines }],
    follows: after.flatMap((event): Consequence[] =>
      FOLLOWS[event.key] ? [{ icon: FOLLOWS[event.key], text: lineOf(story, event), seat: event.values[0] }] : [],
    ),
    last: { text: say('last-battle', { place }), figures, seat: winner },
    places: region < 0 ? [] : [{ noun: 'region', value: region }],
    seconds: 8,
  }
}

const staysOf = ({ game }: Story<View>): boolean[] => {
  const rows = new Map(figuresOf(game).card.map((row) => [row.id, row.stays_in_line]))
  return (game.nouns.card.words ?? []).map((word) => rows.get(word) ?? false)
}

/** The points of one game of a match. */
function scoring(story: Story<View>, at: number): Outcome | undefined {
  const { events, players, game } = story
  const scored = toldOfAll(events, at, 'points-scored', players.length)
  if (!scored) return undefined
  const rows = scored.map(({ values }) => values).sort((one, other) => other[2] - one[2])
  const best = rows[0]
  const { name, you } = whoIs(story, best[0])
  const level = rows.filter(([, , total]) => total === best[2]).length > 1
  return {
    icon: 'vp',
    over: say('points-over'),
    rule: game.messages['points-scored']?.rule ?? '',
    verdict: level ? say('points-level', { total: best[2] }) : say('points-leads', { name, you, total: best[2] }),
    proof: [
      {
        form: 'standings',
        heads: [say('head-points'), say('head-total')],
        rows: rows.map(([seat, points, total]) => ({
          seat,
          figures: [{ text: `+${points}`, tone: points ? 'gain' : 'quiet' }, { text: String(total) }],
          leads: total === best[2],
        })),
      },
    ],
    follows: toldAfter(events, at, NEXT)
      .filter(({ key }) => key === 'victory-points' || key === 'match-limit')
      .map((event) => ({ icon: 'crown', text: lineOf(story, event) })),
    last: { text: say('last-points'), figures: String(best[2]), seat: level ? undefined : best[0] },
    places: [],
    seconds: 10,
  }
}

export const outcomes: OutcomeBook<View> = {
  ends(events, at, seats) {
    const { key, values } = events[at]
    if (key === 'points-scored') return values[0] === seats - 1 ? 'scoring' : ''
    return BATTLE_ENDS.includes(key) ? 'battle' : ''
  },
  card: (story, at) => (story.events[at].key === 'points-scored' ? scoring(story, at) : battle(story, at)),
}
