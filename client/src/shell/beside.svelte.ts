/** What stands beside the board: which panel is shown, and how much waits to be read in the others. */
import { untrack } from 'svelte'
import type { LiveTable } from '../lib/live.svelte'
import type { TradeDesk } from '../lib/trade.svelte'

export const PANELS = ['chronicle', 'talk', 'deals'] as const
export type Panel = (typeof PANELS)[number]

type Offers = Pick<TradeDesk, 'incoming' | 'wanted'>
type Told = Pick<LiveTable, 'chat' | 'pacts' | 'seat' | 'state'>

export class Beside {
  readonly #live: Told
  readonly #desk: Offers
  readonly #phone: () => boolean
  /** Beside the board stands one of the tabs; a phone has no room for it and shows a sheet on asking. */
  tab = $state<Panel>('chronicle')
  sheet = $state<Panel | ''>('')
  #heard = $state(0)

  /** Make it while a component is made. */
  constructor(live: Told, desk: Offers, phone: () => boolean) {
    this.#live = live
    this.#desk = desk
    this.#phone = phone
    $effect(() => {
      if (this.sheet === 'talk' || (this.tab === 'talk' && !phone())) this.#heard = live.chat.length
    })
    $effect(() => {
      if (desk.wanted) untrack(() => this.show('deals'))
    })
  }

  /** Lines of talk that were not shown yet. */
  get unheard(): number {
    return Math.max(0, this.#live.chat.length - this.#heard)
  }

  /** Promises and offers that wait for the reader's answer. */
  get wanting(): number {
    const { pacts, seat, state } = this.#live
    const asking = pacts.filter((pact) => pact.status === 'proposed' && pact.to === seat)
    return asking.length + (state?.over ? 0 : this.#desk.incoming.length)
  }

  /** What the reader most likely looks for: whatever waits, or else what happened. */
  get likeliest(): Panel {
    return this.wanting ? 'deals' : this.unheard ? 'talk' : 'chronicle'
  }

  show(panel: Panel): void {
    if (this.#phone()) this.sheet = panel
    else this.tab = panel
  }
}
