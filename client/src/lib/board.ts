/**
 * The contract between the shell, which knows no game, and the boards, which draw one game each.
 *
 * A title's board lives in `titles/TITLE/client/` and is loaded when its table opens. The shell looks
 * for these components there; only the first must exist. Each gets `BoardProps`:
 *
 *   Board.svelte   the centre of the table: the largest thing on the page
 *   Hand.svelte    the strip below the board, on a phone below the prompt: what the seat holds (cards, purse,
 *                  stores); its height never changes, see `Layout`
 *   Stage.svelte   in the right column below the prompt, on a phone between board and prompt: the
 *                  running battle, auction, vote; it may draw nothing
 *   Panel.svelte   what is public about one player, below the name in the player's panel; it also
 *                  gets `of`, the seat it speaks about, `small` on a phone (one short line) and `close`
 *                  where many share the column (two short lines)
 *   Status.svelte  the state of the game for the top bar ("Battle 9"), inline; not shown on a phone
 *   Goal.svelte    how to win, in a few words behind it ("Win by 5 regions, or 3 connected"), inline
 *
 * A title may also have `layout.ts` with a `layout`, see `Layout`, `icons.ts` with `icons`, a symbol `i-NAME` for each
 * verb, `gather.ts` with a function `gather(question)`, see `Gather`, `deals.ts` with a function `trading(question)`, see
 * `Trading`, and `outcomes.ts` with `outcomes`, the cards of what has been decided, see `OutcomeBook` in `lib/outcome`.
 *
 * A board marks everything that can be chosen or explained with `use:target={{ noun, value }}`
 * (from `lib/target.svelte`); the shell gives it role, name, tab stop, gold ring (class `lit`,
 * chosen: class `picked`), mouse, keyboard and explanation. `use:explain={'id'}` explains
 * something that can never be chosen. `use:piece={'id'}` (from `lib/motion`) makes a thing travel
 * from where the same id was drawn before to where it is drawn now.
 *
 * A title of another package cannot be built into this client. It brings `client/board.js`, an ES module that
 * is served as it is and needs no build step and no framework: its default export is a `GuestBoard`, which has
 * the same parts under the same names, each a function that draws into a node and is told of every change. What
 * is a target there is marked by attributes: `data-noun="card" data-value="3"`, if need be `data-label`,
 * `data-name`, `data-help`, `data-copy` (see `Target` in `lib/target.svelte`).
 */
import type { OutcomeBook } from './outcome'
import type { GameInfo, VerbInfo } from './protocol'
import type { Words } from './words.svelte'

/** What the server tells about a title: verbs, nouns, messages, and `components`, its figures. */
export type { GameInfo, NounInfo, OptionInfo, VerbInfo } from './protocol'

export interface Player {
  seat: number
  name: string
  /** Index of the pigment, badge `#seat-N` and hatching `#h-N`. */
  colour: number
  bot: boolean
  /** Level of a bot: a word id. */
  level: string
  online: boolean
  you: boolean
}

export interface TableEvent {
  /** Counts up by one for each event this viewer was told. */
  number: number
  key: string
  values: number[]
}

/** One legal action, taken apart. */
export interface Action {
  code: number
  verb: VerbInfo
  values: number[]
  label: string
}

export interface Pick {
  noun: string
  value: number
  /** Which of several equal things. */
  copy?: number
}

/** Several things for one answer: touched in any order, sent from the lowest value with one button. */
export interface Gather {
  /** The verb that takes one of them. */
  verb: string
  /** The verb that takes no more. */
  done: string
  /** How many there are of each value. */
  have: readonly number[]
  most: number
  /** What the button says. */
  label(values: readonly number[]): string
}

export interface TradeTerm {
  verb: string
  side: 'give' | 'ask'
  icon: string
  /** What is given or asked; the same on both sides. */
  name: string
}

/** How the offers of a title are written: single picks, the terms in the order in which the rules want them. */
export interface Trading {
  verbs: { begin: string; propose: string; drop: string; accept: string; reject: string; withdraw: string }
  /** The verb of a gift: with nouns it says all by itself, without it ends a draft. */
  gift: string
  terms: readonly TradeTerm[]
  /** The open offers that concern this seat: author, recipient, a value for each term; 0 is nothing. */
  offers: readonly number[][]
  /** A value of a term in words: "3 gold", "Siena". */
  phrase(place: number, value: number): string
  /** The most of a term, or the values it may have, beside what is chosen already. */
  range(place: number, to: number, values: readonly number[]): number | number[]
  canBeGift(values: readonly number[]): boolean
}

export interface TradingQuestion<View = unknown> {
  view: View
  seat: number
  words: Words
}

export interface Question<View = unknown> {
  view: View
  prompt: readonly [string, number[]] | null
  words: Words
}

export interface Choices {
  /** True if the seat is asked something. */
  readonly asked: boolean
  /** All legal actions, and those that fit what is chosen and picked so far. */
  readonly all: Action[]
  readonly actions: Action[]
  /** The kind of action that was chosen: the name of its verb. */
  readonly chosen: string
  readonly picked: Pick[]
  /** May this be chosen next? */
  lit(noun: string, value: number): boolean
  /** With `copy`: this very one of several equal things. */
  isPicked(noun: string, value: number, copy?: number): boolean
  /** Choose it, or, if it cannot be chosen, learn why not. */
  pick(noun: string, value: number, copy?: number): void
  /** Choose a kind of action: what it is aimed at is lit; without a noun it is done, once confirmed where needed. */
  choose(verb: string): void
  /** Take back the last pick. */
  back(): void
  /** Do this action, once confirmed where that is needed. */
  do(action: Action): void
}

export interface BoardProps<View = unknown> {
  view: View
  /** The seat that looks; null for an onlooker. */
  seat: number | null
  players: Player[]
  game: GameInfo
  words: Words
  choices: Choices
  /** What this viewer was told so far, newest last: at least the last 200 events. */
  events: TableEvent[]
  /** True on a narrow screen: see "Layout: phone". */
  phone: boolean
}

/** How the table shares out a desk: sizes for a window of 1366 x 768, which grow with it. */
export interface Layout {
  /** Height of the strip below the board where the things of a seat lie. */
  dock: number
  /** There is no strip: they lie on the board, where nothing can be touched, from the left to this part of its width. */
  afloat?: number
  /** Width of the board to its height; what is left of the window goes to the column at the right. */
  ratio?: number
  /** The stage has much to show in an auction: on a low screen the prompt beside it does without a scale. */
  full?: boolean
}

export interface PanelProps<View = unknown> extends BoardProps<View> {
  of: number
  small: boolean
  /** Little height for each player: few lines, words only on asking. */
  close: boolean
}

/** A part of a board that was drawn without a framework. */
export interface GuestPart<Props = BoardProps> {
  /** Something has changed: the table, the names, the language, what is picked, the width of the page. */
  update(given: Props): void
  /** The part leaves the page: let go of timers and listeners beyond the node. */
  destroy?(): void
}

/** Draws a part into an empty node; what is given may be read until the next `update`, and not changed. */
export type Mount<Props = BoardProps> = (target: HTMLElement, given: Props) => GuestPart<Props>

/** The default export of `client/board.js` of a title from another package; only the first must exist. */
export interface GuestBoard {
  Board: Mount
  Hand?: Mount
  Stage?: Mount
  Status?: Mount
  Goal?: Mount
  Panel?: Mount<PanelProps>
  layout?: Layout
  gather?(question: Question): Gather | undefined
  trading?(question: TradingQuestion): Trading
  outcomes?: OutcomeBook
}
