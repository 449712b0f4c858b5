/** What stands beside the board: which panel is shown, and how much waits to be read in the others. */
import { untrack } from 'svelte'
import type { OfferAnswers } from '../lib/answers.svelte'
import { Heard } from '../lib/heard.svelte'
import type { LiveTable } from '../lib/live.svelte'
import type { TradeDesk } from '../lib/trade.svelte'

export const PANELS = ['chronicle', 'talk', 'deals'] as const
export type Panel = (typeof PANELS)[number]

type Offers = Pick<TradeDesk, 'incoming' | 'wanted'>
type Told = Pick<LiveTable, 'chat' | 'reader' | 'pacts' | 'seat' | 'state'>

export class Beside {
  readonly #live: Told
  readonly #desk: Offers
  readonly #answers: Pick<OfferAnswers, 'unread'>
  readonly #phone: () => boolean
  readonly #heard: Heard
  /** Beside the board stands one of the tabs; a phone has no room for it and shows a sheet on asking. */
  tab = $state<Panel>('chronicle')
  sheet = $state<Panel | ''>('')

  /** Make it while a component is made. */
  constructor(live: Told, desk: Offers, answers: Pick<OfferAnswers, 'unread'>, phone: () => boolean) {
    this.#live = live
    this.#desk = desk
    this.#answers = answers
    this.#phone = phone
    this.#heard = new Heard(live, () => this.shown === 'talk')
    $effect(() => {
      if (desk.wanted) untrack(() => this.show('deals'))
    })
  }

  /** The panel on the screen; none on a phone while the sheet is closed. */
  get shown(): Panel | '' {
    return this.#phone() ? this.sheet : this.tab
  }

  /** Lines of talk that were not shown yet. */
  get unheard(): number {
    return this.#heard.unheard
  }

  /** Promises and offers that wait for the reader's answer, and the answer to an offer of the reader. */
  get wanting(): number {
    const { pacts, seat, state } = this.#live
    const asking = pacts.filter((pact) => pact.status === 'proposed' && pact.to === seat)
    return asking.length + (state?.over ? 0 : this.#desk.incoming.length + Number(this.#answers.unread))
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
