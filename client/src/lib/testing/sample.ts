/** A small made-up title: as much of it as the modules under test read. */
import { putTogether, verbOf } from '../choices.svelte'
import type { GameInfo, NounInfo, VerbInfo } from '../protocol'
import { Words } from '../words.svelte'

const listed = (...words: string[]): NounInfo => ({ words, first: 0, last: words.length - 1 })
const counted = (first: number, last: number): NounInfo => ({ words: null, first, last })

const NOUNS: Record<string, NounInfo> = {
  seat: counted(0, 3),
  card: listed('winter', 'spring', 'bishop'),
  region: listed('siena', 'pisa', 'lucca'),
  gold: counted(1, 10),
}

/** Each verb with its nouns; the numbers of its actions follow those of the verb before. */
const VERBS: Record<string, string[]> = {
  pass: [],
  play: ['card'],
  march: ['region', 'region'],
  besiege: ['region'],
  raid: ['region'],
  bribe: ['card', 'region'],
  bid: ['gold'],
  keep: ['card'],
  keep_no_more: [],
  begin: ['seat'],
  give_gold: ['gold'],
  give_card: ['card'],
  ask_gold: ['gold'],
  ask_card: ['card'],
  propose: [],
  drop: [],
  accept: ['seat'],
  reject: ['seat'],
  withdraw: ['seat'],
  present: [],
  hand: ['seat', 'card'],
  sail: ['region', 'region'],
}

function numbered(): VerbInfo[] {
  let base = 0
  return Object.entries(VERBS).map(([name, nouns]) => {
    const size = nouns.reduce((all, noun) => all * (NOUNS[noun].last - NOUNS[noun].first + 1), 1)
    base += size
    const aim = name === 'sail' ? 1 : 0
    return { name, nouns, base: base - size, size, aside: false, aim, ends: name === 'pass' }
  })
}

export const game = {
  id: 'sample',
  title: 'Sample',
  verbs: numbered(),
  nouns: NOUNS,
  components: { effects: { drum: 2 } },
  messages: {
    'ask-march': { rule: '3.1', arguments: [] },
    'told-march': {
      rule: '3.2',
      arguments: [
        ['who', 'seat'],
        ['from', 'region'],
        ['to', 'region'],
      ],
    },
    'told-pay': {
      rule: '4.1',
      arguments: [
        ['who', 'seat'],
        ['gold', 'gold'],
        ['to', 'seat'],
      ],
    },
  },
  pacts: [{ id: 'peace', nouns: ['region', 'gold', 'region'], until: ['game_end'] }],
} as unknown as GameInfo

export const code = (verb: string, ...values: number[]): number =>
  putTogether(
    game,
    game.verbs.find((one) => one.name === verb)!,
    values,
  )

/** An action as its verb and where it stands among the verb's actions: easier to read than a number. */
export const spelled = (action: number): string => {
  const verb = verbOf(game, action)
  return verb.size > 1 ? `${verb.name} ${action - verb.base}` : verb.name
}

export const words = new Words('sample')
words.game = game
words.names = ['Isabella', 'Lucia', 'Ugo']
