/** The reader's standing order: what the table bids for them, and what they are about to order. */
import type { LiveTable } from './live.svelte'
import type { BidUpTo, OrderRoom } from './protocol'

type Seen = Pick<LiveTable, 'cancelOrder' | 'info' | 'order' | 'seat' | 'state'>

export class Ordering {
  readonly #live: Seen
  #wanted = $state<number>()
  #pass = $state<boolean>()
  /** The limit is being set, though nothing is asked just now. */
  setting = $state(false)

  constructor(live: Seen) {
    this.#live = live
    $effect(() => {
      if (!this.room) this.reset()
    })
  }

  /** Between what and what a limit may be set; none while a bot plays or the table is paused. */
  room: OrderRoom | undefined = $derived.by(() => {
    const { info, seat, state } = this.#live
    const away = seat < 0 || info?.paused || info?.seats[seat].driver
    return away ? undefined : (state?.may_order ?? undefined)
  })

  /** The order that holds: while it does, the table answers. */
  held: BidUpTo | undefined = $derived.by(() => {
    const own = this.#live.state?.order
    return own && !own.ended ? own.order : undefined
  })

  /** The others know who is here, so that an answer from an empty chair tells of an order. */
  seen = $derived.by(() => !this.#live.info?.clock?.post)

  /** Why the last one is over, as long as that is told. */
  ended = $derived.by(() => (this.#live.state?.order?.ended ? this.#live.state.order : undefined))

  /** The limit as it is set, kept within what is possible now. */
  get limit(): number {
    const { low, high } = this.room ?? { low: 0, high: 0 }
    return Math.min(high, Math.max(low, this.#wanted ?? this.held?.limit ?? low))
  }

  set limit(value: number) {
    this.#wanted = value
  }

  /** Pass beyond the limit; otherwise one is asked. */
  get pass(): boolean {
    return this.#pass ?? this.held?.then === 'pass'
  }

  set pass(value: boolean) {
    this.#pass = value
  }

  give(): void {
    this.#live.order({ kind: 'bid_up_to', limit: this.limit, then: this.pass ? 'pass' : 'ask' })
    this.reset()
  }

  cancel(): void {
    this.#live.cancelOrder()
    this.reset()
  }

  reset(): void {
    this.#wanted = this.#pass = undefined
    this.setting = false
  }
}
