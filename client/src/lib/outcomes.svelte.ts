/** The outcomes of a table: which card is open, for how long, and how to come back to the others. */
import { untrack } from 'svelte'
import type { Outcome, OutcomeBook, Story } from './outcome'
import { settings } from './settings.svelte'

/** What a table tells of itself; nothing until its words and its book are here. */
export interface Telling {
  story: Story
  book: OutcomeBook
  /** Events from this number on have just been told. */
  freshFrom: number
}

interface End {
  at: number
  kind: string
}

interface Last {
  at: number
  card: Outcome
}

function endsOf(telling: Telling | undefined): End[] {
  if (!telling) return []
  const { story, book } = telling
  return story.events.flatMap((_, at) => {
    const kind = book.ends(story.events, at, story.players.length)
    return kind ? [{ at, kind }] : []
  })
}

const PACES: Record<string, number> = { slow: 2, calm: 1, brisk: 0.5 }
/** The seconds of a card are meant for so many seats; each more needs one more. */
const USUAL_SEATS = 4
const TICK = 250

export interface Habits {
  /** Counts what the reader has sent and not heard of yet: whoever acts has read enough. */
  acting?: () => number
  /** An open card stays as it was, whatever is told next: the events of a replay come and go. */
  kept?: boolean
  /** Whether cards leave by themselves. */
  timed?: () => boolean
}

export class Outcomes {
  readonly #telling: () => Telling | undefined
  readonly #habits: Habits
  #kept = $state.raw<Outcome>()
  /** Where something was decided, and what, in the order it was told. */
  readonly #ends: End[] = $derived.by(() => endsOf(this.#telling()))
  /** The place of the open card. */
  #at = $state(-1)
  /** Seconds it stays; 0 while it has no time. */
  stays = $state(0)
  left = $state(0)
  /** It has just been decided: dice roll. */
  fresh = $state(false)
  /** Somebody points at it. */
  held = $state(false)

  /** The open card; nothing when it has left, or was taken back. */
  readonly open: Outcome | undefined = $derived.by(() => {
    if (this.#kept || this.#place < 0) return this.#kept
    return this.#card(this.#at)
  })
  /** The newest of each kind, the newest of all first. */
  readonly lasts: Last[] = $derived.by(() => {
    const kinds = new Set(this.#ends.map((end) => end.kind))
    const found = [...kinds].flatMap((kind) => this.#newest(kind))
    return found.sort((one, other) => other.at - one.at)
  })
  readonly earlier: boolean = $derived.by(() => this.#near(-1) >= 0)
  readonly later: boolean = $derived.by(() => this.#near(1) >= 0)

  /** Make it while a component is made. */
  constructor(telling: () => Telling | undefined, habits: Habits = {}) {
    this.#telling = telling
    this.#habits = habits
    $effect(() => {
      const freshFrom = telling()?.freshFrom ?? Infinity
      const newest = this.#ends.findLast((end) => end.at >= freshFrom)
      if (newest) untrack(() => this.#appear(newest.at))
    })
    $effect(() => {
      if (habits.acting?.()) untrack(() => this.close())
    })
    $effect(() => {
      if (!this.stays) return undefined
      const timer = setInterval(() => this.#pass(), TICK)
      return () => clearInterval(timer)
    })
  }

  get #place(): number {
    return this.#ends.findIndex((end) => end.at === this.#at)
  }

  /** A book that fails must not take the table with it. */
  #card(at: number): Outcome | undefined {
    const telling = this.#telling()
    try {
      return at < 0 ? undefined : telling?.book.card(telling.story, at)
    } catch (error) {
      console.error(error)
      return undefined
    }
  }

  #newest(kind: string): Last[] {
    for (const end of this.#ends.toReversed()) {
      const card = end.kind === kind ? this.#card(end.at) : undefined
      if (card) return [{ at: end.at, card }]
    }
    return []
  }

  /** The nearest place before or behind the open card that has one. */
  #near(step: 1 | -1): number {
    const from = this.#place
    if (from < 0) return -1
    for (let i = from + step; i >= 0 && i < this.#ends.length; i += step)
      if (this.#card(this.#ends[i].at)) return this.#ends[i].at
    return -1
  }

  #appear(at: number): void {
    const card = this.#card(at)
    if (!card || (at === this.#at && !this.#habits.kept)) return
    const seats = this.#telling()!.story.players.length
    const pace = this.#habits.timed?.() === false ? 0 : (PACES[settings.results] ?? 0)
    this.#show(at, card)
    this.fresh = true
    this.held = false
    this.stays = pace * (card.seconds + Math.max(0, seats - USUAL_SEATS))
    this.left = this.stays
  }

  #show(at: number, card: Outcome | undefined): void {
    this.#at = at
    this.#kept = this.#habits.kept ? card : undefined
  }

  #pass(): void {
    if (this.held || document.hidden) return
    this.left = Math.max(0, this.left - TICK / 1000)
    if (this.left === 0) this.close()
  }

  /** Open by hand: without time, dice as they lay. */
  reopen(at: number): void {
    if (at < 0) return
    this.#show(at, this.#card(at))
    this.fresh = false
    this.stays = 0
  }

  go(step: 1 | -1): void {
    this.reopen(this.#near(step))
  }

  close(): void {
    this.#show(-1, undefined)
    this.stays = 0
    this.held = false
  }
}
