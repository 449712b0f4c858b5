/** What stands beside the board: which panel is shown, and how much waits to be read in the others. */
import { untrack } from 'svelte'
import type { OfferAnswers } from '../lib/answers.svelte'
import type { TableCoach } from '../lib/coach.svelte'
import { Heard } from '../lib/heard.svelte'
import type { LiveTable } from '../lib/live.svelte'
import type { TradeDesk } from '../lib/trade.svelte'

export const PANELS = ['chronicle', 'talk', 'deals'] as const
export type Panel = (typeof PANELS)[number]

type Offers = Pick<TradeDesk, 'incoming' | 'wanted'>
type Told = Pick<LiveTable, 'chat' | 'reader' | 'pacts' | 'seat' | 'state'>
/** Whoever takes the room of the panels while speaking, until it is closed. */
type Speaker = Pick<TableCoach, 'open' | 'speaking'>
/** Windows lower than that have no room for panels below a speaker. */
export const LOW = 960

export class Beside {
  readonly #live: Told
  readonly #desk: Offers
  readonly #answers: Pick<OfferAnswers, 'unread'>
  readonly #speaker: Speaker
  readonly #phone: () => boolean
  readonly #heard: Heard
  /** Beside the board stands one of the tabs; a phone has no room for it and shows a sheet on asking. */
  tab = $state<Panel>('chronicle')
  sheet = $state<Panel | ''>('')
  height = $state(Infinity)

  /** Make it while a component is made. */
  constructor(live: Told, desk: Offers, answers: Pick<OfferAnswers, 'unread'>, speaker: Speaker, phone: () => boolean) {
    this.#live = live
    this.#desk = desk
    this.#answers = answers
    this.#speaker = speaker
    this.#phone = phone
    this.#heard = new Heard(live, () => this.shown === 'talk')
    $effect(() => {
      if (desk.wanted) untrack(() => this.show('deals'))
    })
  }

  /** Only the tabs are on the screen, as somebody speaks in the room of the panels. */
  get folded(): boolean {
    return !this.#phone() && this.height < LOW && this.#speaker.speaking
  }

  /** The panel on the screen; none while they are folded, and on a phone while the sheet is closed. */
  get shown(): Panel | '' {
    if (this.#phone()) return this.sheet
    return this.folded ? '' : this.tab
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
    else {
      if (this.folded) this.#speaker.open = false
      this.tab = panel
    }
  }
}
