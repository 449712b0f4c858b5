/**
 * What has been decided, as a card that stays until it is read: a battle, a war, an auction, a scoring.
 *
 * A title may have `client/outcomes.ts` with `outcomes`, an `OutcomeBook`. It reads what the seat was told and nothing
 * else, so that the same card can be drawn when it happens, after a reload, and in a replay. The shell draws it
 * (`shell/outcome`), lets it stay as long as the reader's pace says, and keeps it within reach.
 */
import type { GameInfo, Pick, Player, TableEvent } from './board'
import type { Words } from './words.svelte'

/** What a card is read from. */
export interface Story<View = unknown> {
  /** What this viewer was told, oldest first. */
  events: readonly TableEvent[]
  /** The table as it is now: for what never changes (options), and for sums, less what was told since. */
  view: View
  seat: number | null
  players: readonly Player[]
  game: GameInfo
  words: Words
}

export interface OutcomeBook<View = unknown> {
  /** What is decided with the event at this place, such as `battle`; empty if nothing is. */
  ends(events: readonly TableEvent[], at: number, seats: number): string
  /** The card of what was decided there; nothing if too little was told. */
  card(story: Story<View>, at: number): Outcome | undefined
}

export type Tone = 'gain' | 'loss' | 'best' | 'quiet'

/** A card as it lay. */
export interface LaidCard {
  name: string
  value?: number | null
  emblem?: string
  ground?: string
  /** A tag that says what changed its value. */
  change?: string
  /** Without effect. */
  lost?: boolean
  /** It decided something by itself. */
  framed?: boolean
}

export interface RolledDie {
  face: number | 'rout' | 'betrayal'
  attacker?: boolean
  label: string
}

/** A part of a sum, drawn as a piece of a bar. */
export interface SumPart {
  value: number
  name: string
  /** `ghost`: what could still be added. */
  tone: 'troop' | 'hired' | 'die' | 'walls' | 'ground' | 'sign' | 'ghost'
  /** Small sign below a part that is too narrow for its name. */
  icon?: string
}

/** One side of a battle. */
export interface Side {
  seat: number
  role: string
  cards: LaidCard[]
  dice: RolledDie[]
  parts: SumPart[]
  total: number
  leads: boolean
}

/** One of many lines of a battle. */
export interface LaidLine {
  seat: number
  cards: LaidCard[]
  total: number
  note?: string
  leads: boolean
}

/** One half of a round: strength and die make the total. */
export interface Strike {
  strength: number
  die: RolledDie
  total: number
  leads: boolean
}

export interface Round {
  name: string
  left: Strike
  right: Strike
  note?: string
}

/** Who stands against whom: arms (`#shield`), name, and the seat that leads them. */
export interface Contender {
  shield: string
  name: string
  seat?: number
  note: string
}

/** A figure that was one and is another, or stays. */
export interface Change {
  shield?: string
  icon?: string
  name: string
  before: string
  after: string
  tone?: Tone
  note?: string
}

export interface Figure {
  text: string
  tone?: Tone
}

/** A counted thing below a name. */
export interface Counted {
  icon: string
  text: string
  label: string
  tone?: Tone
}

export interface Standing {
  place?: number
  seat: number
  made?: Counted[]
  /** Length of a bar, of 1. */
  bar?: number
  figures: Figure[]
  leads?: boolean
}

export interface Holding {
  icon: string
  ground: string
  /** Who holds it; nobody without a seat. */
  holders: { seat?: number; name: string; figure?: string }[]
  note?: string
}

export interface Offer {
  seat: number
  state: string
  figure: string
  /** In what it was bid, as an icon. */
  unit?: string
  leads?: boolean
}

/** What shows that it is so. */
export type Proof =
  | { form: 'sides'; sides: Side[]; note?: string }
  | { form: 'lines'; lines: LaidLine[] }
  | { form: 'rounds'; contenders: [Contender, Contender]; between: string; rounds: Round[] }
  | { form: 'changes'; changes: Change[] }
  | { form: 'standings'; heads: string[]; rows: Standing[] }
  | { form: 'holdings'; rows: Holding[] }
  | { form: 'offers'; rows: Offer[] }
  | { form: 'note'; text: string }

/** What follows from it. */
export interface Consequence {
  icon: string
  text: string
  seat?: number
}

export interface Outcome {
  icon: string
  /** What it was: "Battle, from Bologna by road". */
  over: string
  rule: string
  /** The verdict as a sentence. */
  verdict: string
  proof: Proof[]
  follows: Consequence[]
  /** What stays of it in one line: "Last battle: Ferrara", "15 : 12", who won. */
  last: { text: string; figures?: string; seat?: number }
  /** What it was about, marked on the board. */
  places: Pick[]
  /** A small sign at the first of these places. */
  sign?: { seat?: number; figures?: string; text: string }
  /** How long it stays at a calm pace. */
  seconds: number
}

/** The event that began what ended at a place: the last with one of these keys. */
export function begunAt(events: readonly TableEvent[], at: number, keys: readonly string[]): number {
  for (let i = at; i >= 0; i--) if (keys.includes(events[i].key)) return i
  return -1
}

/** What was told after a place, until something else begins. */
export function toldAfter(events: readonly TableEvent[], at: number, until: readonly string[]): TableEvent[] {
  const end = events.findIndex((event, i) => i > at && until.includes(event.key))
  return events.slice(at + 1, end < 0 ? undefined : end)
}

/** What was told of all seats, one after the other, up to a place; nothing unless all of it was. */
export function toldOfAll(
  events: readonly TableEvent[],
  at: number,
  key: string,
  seats: number,
): readonly TableEvent[] | undefined {
  const told = events.slice(Math.max(0, at - seats + 1), at + 1)
  return told.length === seats && told.every((event) => event.key === key) ? told : undefined
}

interface Company {
  readonly players: readonly Player[]
  readonly seat: number | null
}

/** A person for a sentence that speaks to them: `you` is `yes` for the reader. */
export const whoIs = (story: Company, seat: number): { name: string; you: string } => ({
  name: story.players[seat]?.name ?? '',
  you: seat === story.seat ? 'yes' : 'no',
})

/** An event as a line among others: its sentence without the stop. */
export const lineOf = (story: { readonly words: Words }, { key, values }: TableEvent): string =>
  story.words.say(key, values).replace(/\.$/, '')

/** The paragraph of the rules by which something is told. */
export const ruleOf = ({ game }: { readonly game: GameInfo }, key: string): string => game.messages[key]?.rule ?? ''

type Say = (key: string, values?: Record<string, string | number>) => string

/** The end of a game that tells the `total` of every seat, then what broke a tie and who has won. */
export function finalOf<View>(
  story: Story<View>,
  at: number,
  say: Say,
  heads: string[],
  figuresOf: (seat: number, points: number) => Omit<Standing, 'seat' | 'place' | 'leads'>,
): Outcome | undefined {
  const totals = toldOfAll(story.events, at, 'total', story.players.length)
  if (!totals) return undefined
  const rows = totals.map(({ values }) => values).sort((one, other) => other[1] - one[1])
  const ends = toldAfter(story.events, at, [])
  const winners = ends.filter(({ key }) => key.startsWith('victory')).map(({ values }) => values[0])
  const best = winners[0] ?? rows[0][0]
  const points = rows[0][1]
  return {
    icon: 'vp',
    over: say('final-over'),
    rule: ruleOf(story, 'total'),
    verdict:
      winners.length > 1 ? say('final-shared', { points }) : say('final-wins', { ...whoIs(story, best), points }),
    proof: [
      {
        form: 'standings',
        heads,
        rows: rows.map(([seat, own]) => ({
          place: 1 + rows.filter((row) => row[1] > own).length,
          seat,
          leads: winners.includes(seat),
          ...figuresOf(seat, own),
        })),
      },
    ],
    follows: ends
      .filter(({ key }) => key.startsWith('tie-'))
      .map((event) => ({ icon: 'crown', text: lineOf(story, event), seat: event.values[0] })),
    last: { text: say('final-over'), figures: String(points), seat: winners.length > 1 ? undefined : best },
    places: [],
    seconds: 10,
  }
}
