/** Whether the reader of a live table is to answer, and what may be answered. */
import type { LiveTable } from './live.svelte'

type Seen = Pick<LiveTable, 'info' | 'seat' | 'state'>

export class Turn {
  readonly #live: Seen

  constructor(live: Seen) {
    this.#live = live
  }

  /** Onlookers have no seat. */
  seated: boolean = $derived.by(() => this.#live.seat >= 0)

  /** A bot plays this seat for the reader. */
  driven: boolean = $derived.by(() => this.seated && !!this.#live.info?.seats[this.#live.seat].driver)

  over: boolean = $derived.by(() => this.#live.state?.over ?? false)

  /** The answers the reader may give; none while a bot plays the seat or the table is paused. */
  answers: readonly number[] = $derived.by(() =>
    this.driven || this.#live.info?.paused ? [] : (this.#live.state?.legal ?? []),
  )

  /** The game waits for the reader; a forced pass, and what was ordered, is given by the table itself. */
  mine: boolean = $derived.by(() => {
    const state = this.#live.state
    const ordered = state?.order && !state.order.ended
    return this.seated && !this.driven && !!state?.legal.length && !state.forced && !ordered && !state.over
  })
}
