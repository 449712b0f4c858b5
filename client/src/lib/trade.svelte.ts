/** The offer being written, kept while the reader looks elsewhere, and the actions that say it. */
import type { Trading } from './board'
import { putTogether } from './choices.svelte'
import type { LiveTable, RefusalNote } from './live.svelte'
import type { GameInfo } from './protocol'

type Trader = Pick<LiveTable, 'ask' | 'asides' | 'seat'>

export class TradeDesk {
  readonly live: Trader
  readonly game: GameInfo
  readonly #terms: () => Trading | undefined
  to = $state(-1)
  /** A value for each term; 0 is nothing. */
  values = $state.raw<number[]>([])
  refusal = $state.raw<RefusalNote>()
  busy = $state(false)
  /** Set when the form should be shown: an answer to an offer was begun. */
  wanted = $state(0)

  constructor(live: Trader, game: GameInfo, terms: () => Trading | undefined) {
    this.live = live
    this.game = game
    this.#terms = terms
  }

  /** How this table trades now; undefined where it does not. */
  trading: Trading | undefined = $derived.by(() => this.#terms())

  /** The offers to this seat, and those of this seat. */
  get incoming(): readonly number[][] {
    return this.trading?.offers.filter(([, to]) => to === this.live.seat) ?? []
  }
  get outgoing(): readonly number[][] {
    return this.trading?.offers.filter(([author]) => author === this.live.seat) ?? []
  }

  code(verb: string, ...values: number[]): number {
    return putTogether(
      this.game,
      this.game.verbs.find((one) => one.name === verb)!,
      values,
    )
  }

  /** Verbs that the forms and cards say, so that no list has to. */
  get spoken(): Set<string> {
    const { verbs, gift, terms } = this.trading ?? { verbs: {}, gift: '', terms: [] }
    return new Set([...Object.values(verbs), gift, ...terms.map((term) => term.verb)])
  }

  /** Whether anything can be given or asked now. */
  get open(): boolean {
    return this.#canOffer || this.#givesDirectly
  }
  get #canOffer(): boolean {
    const { begin, drop } = this.trading!.verbs
    const names = [begin, drop]
    return this.live.asides.some((code) => names.some((name) => this.#is(name, code)))
  }
  get #givesDirectly(): boolean {
    return this.live.asides.some((code) => this.#is(this.trading!.gift, code))
  }
  #is(name: string, code: number): boolean {
    const verb = this.game.verbs.find((one) => one.name === name)
    return !!verb && code >= verb.base && code < verb.base + verb.size
  }

  range(place: number): number | number[] {
    return this.to < 0 ? 0 : this.trading!.range(place, this.to, this.values)
  }

  set(place: number, value: number): void {
    this.values = this.trading!.terms.map((_, i) => (i === place ? value : (this.values[i] ?? 0)))
    this.fit()
    this.refusal = undefined
  }

  choose(to: number): void {
    this.to = to
    this.fit()
    this.refusal = undefined
  }

  /** What has become impossible is taken out. */
  fit(): void {
    const fitted = this.trading!.terms.map((_, place) => {
      const value = this.values[place] ?? 0
      const range = this.range(place)
      return typeof range === 'number' ? Math.min(value, range) : range.includes(value) ? value : 0
    })
    if (fitted.some((value, place) => value !== this.values[place])) this.values = fitted
  }

  get empty(): boolean {
    return !this.values.some(Boolean)
  }
  get isGift(): boolean {
    return !this.empty && this.trading!.canBeGift(this.values)
  }

  /** The same goods the other way round, to be changed. */
  counter([author, , ...values]: readonly number[]): void {
    const { terms } = this.trading!
    const mirror = (place: number) =>
      terms.findIndex((term) => term.side !== terms[place].side && term.name === terms[place].name)
    this.to = author
    this.values = terms.map((_, place) => values[mirror(place)])
    this.fit()
    this.refusal = undefined
    this.wanted++
  }

  get #actions(): number[] {
    const { verbs, gift, terms } = this.trading!
    const giving = this.game.verbs.find((verb) => verb.name === gift)!
    if (this.isGift && giving.nouns.length) return [this.code(gift, this.to, this.values.find(Boolean)! - 1)]
    const dropped = this.live.asides.includes(this.code(verbs.drop)) ? [this.code(verbs.drop)] : []
    const written = terms.flatMap((term, place) =>
      this.values[place] ? [this.code(term.verb, this.values[place] - 1)] : [],
    )
    return [...dropped, this.code(verbs.begin, this.to), ...written, this.code(this.isGift ? gift : verbs.propose)]
  }

  /** Send it as a whole; a refusal leaves the draft as it is. */
  async propose(): Promise<void> {
    this.busy = true
    this.refusal = await this.live.ask(this.#actions)
    this.busy = false
    if (!this.refusal) this.values = []
  }

  answer(verb: 'accept' | 'reject' | 'withdraw', other: number): Promise<RefusalNote | undefined> {
    return this.live.ask([this.code(this.trading!.verbs[verb], other)])
  }
}
