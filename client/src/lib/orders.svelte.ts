/** The reader's standing orders as sentences, and the one that is being written: tried by the server at every change. */
import { takeApart } from './choices.svelte'
import type { LiveTable, Order, RefusalNote } from './live.svelte'
import type { AnswerOrder, BidUpTo, GameInfo, OrderConditionInfo, StandingOrder } from './protocol'
import { t, type Words } from './words.svelte'

type Seen = Pick<LiveTable, 'askOrders' | 'order' | 'orderChoices' | 'orderTried' | 'seat' | 'state' | 'tryOrder'>

/** Chosen in place of a question: bids for a lot to come. */
export const LOT = ''
const PAUSE = 250

export class OrderDesk {
  readonly #live: Seen
  readonly #game: GameInfo
  readonly #words: Words
  #timer = 0
  about = $state<string>()
  answer = $state(-1)
  until = $state('once')
  /** The bounds of the conditions that were chosen. */
  when = $state<Record<string, number>>({})
  lot = $state(-1)
  limit = $state(1)
  pass = $state(false)
  refusal = $state.raw<RefusalNote>()

  constructor(live: Seen, game: GameInfo, words: Words) {
    this.#live = live
    this.#game = game
    this.#words = words
  }

  rooms = $derived.by(() => this.#live.orderChoices?.answers ?? [])
  lots = $derived.by(() => this.#live.orderChoices?.lots ?? [])
  room = $derived.by(() => this.rooms.find((room) => room.about === this.about))
  conditions: OrderConditionInfo[] = $derived.by(
    () => this.#game.orders?.find((kind) => kind.id === this.about)?.conditions ?? [],
  )
  /** The most that may be bid at all. */
  most = $derived.by(() => this.#game.nouns[this.#game.bids?.amount ?? '']?.last ?? 0)

  order: Order | undefined = $derived.by(() => {
    if (this.about === LOT)
      return this.lot < 0
        ? undefined
        : { kind: 'bid_up_to', limit: this.limit, then: this.pass ? 'pass' : 'ask', lot: this.lot }
    if (!this.room || this.answer < 0) return undefined
    const when = Object.entries(this.when).map(([id, bound]) => ({ id, bound }))
    return { kind: 'answer', about: this.room.about, answer: this.answer, until: this.until, when }
  })

  /** What it is about; whatever was chosen beside it begins anew. */
  choose(about: string): void {
    this.about = about
    this.answer = this.room?.answers[0] ?? -1
    this.until = this.room?.until.at(0) ?? 'once'
    this.when = {}
    this.lot = this.lots[0]?.lot ?? -1
    this.refusal = undefined
  }

  setCondition(condition: OrderConditionInfo, chosen: boolean): void {
    const rest = Object.fromEntries(Object.entries(this.when).filter(([id]) => id !== condition.id))
    this.when = chosen ? { ...rest, [condition.id]: Math.max(condition.low, Math.min(1, condition.high)) } : rest
  }

  setBound(id: string, bound: number): void {
    this.when = { ...this.when, [id]: bound }
  }

  /** Ask what it would do, once the reader rests. */
  attempt(): void {
    clearTimeout(this.#timer)
    const order = this.order
    this.refusal = undefined
    if (order)
      this.#timer = setTimeout(async () => {
        const refusal = await this.#live.tryOrder(order)
        if (order === this.order) this.refusal = refusal
      }, PAUSE) as unknown as number
  }

  give(): void {
    if (!this.order) return
    this.#live.order(this.order)
    this.about = undefined
  }

  // -- in words

  label(action: number): string {
    const { verb, values } = takeApart(this.#game, action)
    return this.#words.action(verb, values)
  }

  question(about: string): string {
    return this.#words.t(`standing-${about}`)
  }

  span(until: string): string {
    return until === 'once' ? t('order-once') : this.#words.t(`standing-until-${until}`)
  }

  condition(id: string, bound: number, about: string): string {
    const known = this.#game.orders?.find((kind) => kind.id === about)?.conditions.find((one) => one.id === id)
    const named = known?.noun ? { [known.noun]: this.#words.named(known.noun, bound) } : { amount: bound }
    return this.#words.t(`standing-if-${id}`, named)
  }

  says(order: Order, lot?: [string, number[]] | null): string {
    return order.kind === 'answer' ? this.#answers(order) : this.#bids(order, lot)
  }

  #answers({ about, answer, until = 'once', when = [] }: AnswerOrder): string {
    const conditions = when.map(({ id, bound }) => this.condition(id, bound, about))
    const list = new Intl.ListFormat(this.#words.language).format(conditions)
    const named = { what: this.question(about), answer: this.label(answer), until: this.span(until), conditions: list }
    return t(when.length ? 'order-says-if' : 'order-says', named)
  }

  #bids({ limit, then = 'ask' }: BidUpTo, lot?: [string, number[]] | null): string {
    if (!lot) return t('order-runs', { amount: limit, then })
    return t('order-says-lot', { lot: this.#words.say(...lot), amount: limit, then })
  }

  /** Why an order is over. */
  ended({ order, ended }: StandingOrder): string {
    if (order.kind === 'bid_up_to') return t(`order-ended-${ended}`, { amount: order.limit })
    return t(`order-ended-${{ closed: 'refused', undone: 'taken-back' }[ended as string] ?? ended}`)
  }

  /** What the order that is being written would do now; empty until that is known. */
  now = $derived.by(() => {
    const tried = this.#live.orderTried
    if (!tried || !this.order) return ''
    if (tried.answer !== null) return t('order-now-answers', { answer: this.label(tried.answer) })
    return t(tried.asked ? 'order-now-asks' : 'order-now-waits')
  })
}
