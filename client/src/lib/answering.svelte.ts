/** The reader's answers at a live table: what may be chosen now, and what becomes of a choice. */
import { untrack } from 'svelte'
import type { Gather, Pick as Picked } from './board'
import { TableChoices, type Table } from './choices.svelte'
import type { LiveTable } from './live.svelte'
import type { GameInfo } from './protocol'
import { settings } from './settings.svelte'
import { play } from './sound'
import { isFinal, sampleOf } from './takeback'
import type { Turn } from './turn.svelte'
import type { Words } from './words.svelte'

type Asking = Pick<
  LiveTable,
  'act' | 'final' | 'foresee' | 'foretell' | 'foretold' | 'refusal' | 'seat' | 'state' | 'why'
>

/** Whoever wants to say something before these are sent lets them go, or not. */
export type Before = (codes: number[], send: () => void) => void

/** A choice is sent, waits for a second click, or is explained; an onlooker's touch means nothing. */
class Answers implements Table {
  readonly #live: Asking
  readonly #game: GameInfo
  readonly #turn: Turn
  readonly #before?: Before

  constructor(live: Asking, game: GameInfo, turn: Turn, before?: Before) {
    this.#live = live
    this.#game = game
    this.#turn = turn
    this.#before = before
  }

  act(codes: number[]): void {
    const send = () => {
      play('lay')
      this.#live.act(codes)
    }
    if (this.#before) this.#before(codes, send)
    else send()
  }

  /** The server knows the reason. */
  whyNot(pick: Picked | undefined, verb: string, picked: readonly Picked[]): void {
    if (this.#turn.seated) this.#live.why(pick, verb, picked)
  }

  notNow(pick: Picked): void {
    if (!this.#turn.seated) return
    const prompt = this.#live.state?.prompt
    this.#live.refusal = {
      key: this.#turn.answers.length ? 'not-now' : 'no-turn',
      values: [],
      rule: prompt ? (this.#game.messages[prompt[0]]?.rule ?? '') : '',
      detail: '',
      pick,
    }
  }

  needsConfirming(code: number): boolean {
    if (settings.confirm !== 'final') return settings.confirm === 'always'
    return isFinal(this.#game, code, this.#live.state?.legal ?? [], this.#live.final)
  }
}

/** Call while a component is made: choices that follow the table. What was picked is let go when the table changes. */
export function choicesAt(
  live: Asking,
  game: GameInfo,
  words: Words,
  turn: Turn,
  gather: () => Gather | undefined,
  before?: Before,
): TableChoices {
  const choices = new TableChoices(game, words, new Answers(live, game, turn, before))
  $effect(() => {
    const [answers, gathered] = [turn.answers, gather()]
    const { kinds, labels } = live.state ?? {}
    untrack(() => choices.offer(answers, { gather: gathered, kinds, labels }))
  })
  $effect(() => {
    if (turn.mine && settings.confirm === 'final') live.foresee(sampleOf(live.state!.legal))
  })
  $effect(() => {
    if (turn.mine) live.foretell(sampleOf(live.state!.legal))
  })
  $effect(() => {
    const code = choices.resolved?.code
    if (code !== undefined && turn.mine && !sampleOf(live.state!.legal).includes(code)) live.foretell([code])
  })
  return choices
}
