/** What is decided in Renaissance: battles, votes, and the scoring of a turn. */
import type { TableEvent } from '$lib/board'
import {
  begunAt,
  lineOf,
  ruleOf,
  toldAfter,
  toldOfAll,
  whoIs,
  type Consequence,
  type Outcome,
  type OutcomeBook,
  type Story,
} from '$lib/outcome'
import { foughtIn, noteOf, sidesOf, type Fought } from './fought'
import { figuresOf, say } from './table'
import type { View } from './view'

const BATTLE_ENDS = ['city-captured', 'battle-tied', 'attack-repulsed']
const DECLARED = ['attack-declared', 'landing-declared', 'chevauchee-declared']
const NEXT = [
  ...DECLARED,
  'phase-ended',
  'phase-begun',
  'yellow-played',
  'turn-scored',
  'hands-laid-down',
  'turn-begun',
]

function verdictOf(story: Story<View>, fought: Fought): string {
  const city = story.words.named('city', fought.city)
  const attacker = whoIs(story, fought.attacker)
  if (fought.end.key === 'city-captured') return say('verdict-captured', { ...attacker, city })
  if (fought.end.key === 'battle-tied') return say('verdict-tied', { city })
  return say('verdict-held', { ...whoIs(story, fought.defender), city })
}

/** The province that is held whole now, while nothing else has been fought for. */
function wholeProvince(story: Story<View>, fought: Fought, at: number): Consequence[] {
  const { events, game, words, view } = story
  if (fought.end.key !== 'city-captured' || toldAfter(events, at, DECLARED).length < events.length - at - 1) return []
  const { province, constants } = figuresOf(game)
  const ids = game.nouns.city.words ?? []
  const row = province.find((one) => one.cities.includes(ids[fought.city]))
  if (!row || row.cities.some((id) => view.owner[ids.indexOf(id)] !== fought.attacker)) return []
  const named = words.named('province', (game.nouns.province.words ?? []).indexOf(row.id))
  const facts = { ...whoIs(story, fought.attacker), province: named, points: constants.pr_province }
  return [{ icon: 'shield', text: say('holds-province', facts), seat: fought.attacker }]
}

/** Cards saved by a retreat, and those that are lost. */
function losses(story: Story<View>, fought: Fought, after: TableEvent[]): Consequence[] {
  const saved = after.filter(({ key }) => key === 'retreated' || key === 'free-retreat')
  const follows = saved.map((event): Consequence => ({
    icon: 'undo',
    text: lineOf(story, event),
    seat: event.values[0],
  }))
  for (const [seat, kept] of [
    [fought.attacker, fought.end.key === 'city-captured'],
    [fought.defender, fought.end.key === 'attack-repulsed'],
  ] as const) {
    const left = [...(seat === fought.attacker ? fought.attackTroops : fought.defenceTroops)]
    for (const { values } of saved) if (values[0] === seat) left.splice(left.indexOf(values[1]), 1)
    if (!left.length || (kept && seat === fought.defender)) continue
    const cards = left.map((card) => String(story.words.noun('card', card))).join(', ')
    const text = say(kept ? 'cards-rest' : 'cards-lost', { ...whoIs(story, seat), cards })
    follows.push({ icon: kept ? 'hourglass' : 'cross', text, seat })
  }
  return follows
}

function battle(story: Story<View>, at: number): Outcome | undefined {
  const { events, words } = story
  const begun = begunAt(events, at, DECLARED)
  const fought = begun < 0 ? undefined : foughtIn(story, begun, at)
  if (!fought) return undefined
  const after = toldAfter(events, at, NEXT)
  const [how, from] = [events[begun].key, words.named('city', events[begun].values[2])]
  const ways: Record<string, string> = { 'landing-declared': 'by-sea', 'chevauchee-declared': 'ride' }
  const winner = fought.end.key === 'city-captured' ? fought.attacker : fought.defender
  const figures = `${fought.attack} : ${fought.defence}`
  const won = fought.end.key === 'city-captured'
  return {
    icon: 'swords',
    over: say(`battle-${ways[how] ?? 'by-road'}`, { from }),
    rule: ruleOf(story, fought.end.key),
    verdict: verdictOf(story, fought),
    proof: [{ form: 'sides', sides: sidesOf(story, fought), note: noteOf(story, fought) }],
    follows: [...wholeProvince(story, fought, at), ...losses(story, fought, after)],
    last: { text: say('last-battle', { city: words.named('city', fought.city) }), figures, seat: winner },
    places: [{ noun: 'city', value: fought.city }],
    sign: { seat: winner, figures, text: say(won ? 'sign-taken' : 'sign-held', whoIs(story, winner)) },
    seconds: 8,
  }
}

/** War or peace, vote by vote. */
function vote(story: Story<View>, at: number): Outcome {
  const { events, words } = story
  const { key, values } = events[at]
  const begun = begunAt(events, at, ['turn-begun'])
  const votes = events.slice(begun + 1, at).filter((event) => event.key === 'voted')
  const war = key === 'war-chosen' ? 1 : 0
  const [most, fewest] = [values[0], values[1] - values[0]].sort((one, other) => other - one)
  return {
    icon: war ? 'swords' : 'olive',
    over: say('stage-vote'),
    rule: ruleOf(story, key),
    verdict: say(war ? 'vote-war' : 'vote-peace', { war: values[0], peace: values[1] - values[0] }),
    proof: [
      {
        form: 'offers',
        rows: votes.map((event) => ({
          seat: event.values[0],
          state: String(words.noun('policy', event.values[1])),
          figure: '',
          leads: event.values[1] === war,
        })),
      },
    ],
    follows: [],
    last: { text: say(war ? 'last-vote-war' : 'last-vote-peace'), figures: `${most} : ${fewest}` },
    places: [],
    seconds: 8,
  }
}

/** The turn at a place, and the points of everybody then: those of now, less what was scored since. */
export function standAt({ events, view }: Story<View>, at: number): { turn: number; totals: number[] } {
  const later = events.slice(at + 1)
  const totals = [...view.scores]
  for (const { key, values } of later) if (key === 'turn-scored') totals[values[0]] -= values[1] + values[2]
  const next = later.find(({ key }) => key === 'turn-begun')
  return { turn: next ? next.values[0] - 1 : view.turn, totals }
}

/** What provinces and artists brought; totals are the sum of all turns. */
function scoring(story: Story<View>, at: number): Outcome | undefined {
  const { events, players } = story
  const told = toldOfAll(events, at, 'turn-scored', players.length)
  if (!told) return undefined
  const { turn, totals } = standAt(story, at)
  const rows = told
    .map(({ values }) => ({ seat: values[0], scored: values, total: totals[values[0]] }))
    .sort((one, other) => other.total - one.total)
  const best = rows[0].total
  const leaders = rows.filter((row) => row.total === best)
  const { name, you } = whoIs(story, rows[0].seat)
  return {
    icon: 'vp',
    over: say('scoring-over', { turn }),
    rule: ruleOf(story, 'turn-scored'),
    verdict:
      leaders.length > 1 ? say('scoring-level', { points: best }) : say('scoring-leads', { name, you, points: best }),
    proof: [
      {
        form: 'standings',
        heads: [say('head-provinces'), say('head-artists'), say('head-ducats'), say('head-points')],
        rows: rows.map(({ seat, scored, total }) => ({
          place: 1 + rows.filter((row) => row.total > total).length,
          seat,
          figures: [
            { text: scored[1] ? `+${scored[1]}` : '0', tone: scored[1] ? 'gain' : 'quiet' },
            { text: scored[2] ? `+${scored[2]}` : '0', tone: scored[2] ? 'gain' : 'quiet' },
            { text: `+${scored[3]}`, tone: 'quiet' },
            { text: String(total), tone: 'best' },
          ],
          leads: total === best,
        })),
      },
    ],
    follows: toldAfter(events, at, ['turn-begun'])
      .filter(({ key }) => ['tie-broken', 'victory', 'victory-shared'].includes(key))
      .map((event) => ({ icon: 'crown', text: lineOf(story, event), seat: event.values[0] })),
    last: {
      text: say('last-scoring', { turn }),
      figures: String(best),
      seat: leaders.length > 1 ? undefined : rows[0].seat,
    },
    places: [],
    seconds: 10,
  }
}

export const outcomes: OutcomeBook<View> = {
  ends(events, at, seats) {
    const { key, values } = events[at]
    if (key === 'turn-scored') return values[0] === seats - 1 ? 'scoring' : ''
    if (key === 'war-chosen' || key === 'peace-chosen') return 'vote'
    return BATTLE_ENDS.includes(key) ? 'battle' : ''
  },
  card(story, at) {
    const { key } = story.events[at]
    if (key === 'turn-scored') return scoring(story, at)
    return BATTLE_ENDS.includes(key) ? battle(story, at) : vote(story, at)
  },
}
