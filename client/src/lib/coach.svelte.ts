/** The coach at a live table: what it would do when asked, and a word before an answer that gives much away. */
import { untrack } from 'svelte'
import type { LiveTable } from './live.svelte'
import type { CoachOption } from './protocol'
import { settings } from './settings.svelte'
import type { Turn } from './turn.svelte'

type Asking = Pick<LiveTable, 'askCoach' | 'coached' | 'info' | 'state' | 'uncoached'>

/** How long an answer may wait for the coach, in ms: nobody in a hurry is held up. */
export const PATIENCE = 800

export interface Warning {
  option: CoachOption
  better: CoachOption
  send: () => void
}

interface Held {
  code: number
  send: () => void
  timer: ReturnType<typeof setTimeout>
}

export class TableCoach {
  readonly #live: Asking
  readonly #turn: Turn
  /** The card of the coach is on the page. */
  open = $state(false)
  /** The reader has asked about this question. */
  asked = $state(false)
  warning = $state.raw<Warning>()
  #held?: Held
  #greeted = false

  /** Make it while a component is made; `room` says whether there is any beside the board. */
  constructor(live: Asking, turn: Turn, room: () => boolean = () => false) {
    this.#live = live
    this.#turn = turn
    $effect(() => {
      if (this.watching && room()) untrack(() => this.#greet())
    })
    $effect(() => {
      if (this.watching) untrack(() => live.askCoach())
    })
    $effect(() => {
      if (live.coached) untrack(() => this.#heard())
    })
    $effect(() => {
      void [live.state?.prompt, live.state?.legal]
      untrack(() => this.#forget())
    })
  }

  allowed: boolean = $derived.by(() => this.#turn.seated && !this.#turn.over && !!this.#live.info?.coach)

  /** There is something to choose. */
  ready: boolean = $derived.by(() => this.allowed && this.#turn.mine && this.#turn.answers.length > 1)

  /** It looks at every question before the reader answers: only where the game counts for nobody anyway. */
  watching: boolean = $derived.by(
    () => this.ready && !!this.#live.info?.unrated && ['blunders', 'doubtful'].includes(settings.coach),
  )

  /** Who plays with the coach finds it beside the board, until it is hidden. */
  #greet(): void {
    if (!this.#greeted) this.open = true
    this.#greeted = true
  }

  /** What it said, once the reader wants to know. */
  get said(): LiveTable['coached'] {
    return this.asked ? this.#live.coached : undefined
  }

  /** The key of what is asked. */
  get question(): string {
    return this.#live.state?.prompt?.[0] ?? ''
  }

  get thinking(): boolean {
    return this.asked && this.ready && !this.#live.coached && !this.#live.uncoached
  }

  /** Its card is on the page, and has something to tell or is about to. */
  get speaking(): boolean {
    return this.open && this.allowed && (!!this.said || this.thinking)
  }

  get silent(): string {
    return this.asked ? this.#live.uncoached : ''
  }

  ask(): void {
    this.open = this.asked = true
    if (!this.#live.coached) this.#live.askCoach()
  }

  /** The tool above the table: where nothing is lost by it, the coach is asked at once. */
  toggle(): void {
    if (this.open) this.open = false
    else if (this.ready && this.#live.info?.unrated) this.ask()
    else this.open = true
  }

  /** An answer is about to be sent: the coach may have a word to say about it. */
  before = (codes: number[], send: () => void): void => {
    this.#letGo()
    if (!this.watching || codes.length !== 1 || !this.#turn.answers.includes(codes[0])) return send()
    const option = this.#optionOf(codes[0])
    if (option) return this.#judge(option, send)
    const timer = setTimeout(() => {
      this.#held = undefined
      send()
    }, PATIENCE)
    this.#held = { code: codes[0], send, timer }
    this.#live.askCoach(codes[0])
  }

  playAnyway(): void {
    const { send } = this.warning ?? {}
    this.warning = undefined
    send?.()
  }

  #optionOf(code: number): CoachOption | undefined {
    return this.#live.coached?.options.find(({ action }) => action === code)
  }

  #judge(option: CoachOption, send: () => void): void {
    const grave = option.grade === 'blunder' || (option.grade === 'doubtful' && settings.coach === 'doubtful')
    if (grave) this.warning = { option, better: this.#live.coached!.options[0], send }
    else send()
  }

  /** What the answer that waits was waiting for. */
  #heard(): void {
    const option = this.#held && this.#optionOf(this.#held.code)
    if (!option) return
    const { send } = this.#held!
    this.#letGo()
    this.#judge(option, send)
  }

  #letGo(): void {
    clearTimeout(this.#held?.timer)
    this.#held = undefined
  }

  /** Another question. */
  #forget(): void {
    this.#letGo()
    this.warning = undefined
    this.asked = false
  }
}
