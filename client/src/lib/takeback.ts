/** Which answers should be confirmed because they could not be taken back: the server foresees it. */
import type { Action } from './board'
import { verbOf } from './choices.svelte'
import type { GameInfo } from './protocol'

const MOST = 64

/** What to ask the server about: all answers, or as many as it takes, evenly spread. */
export function sampleOf(legal: readonly number[]): number[] {
  if (legal.length <= MOST) return [...legal]
  return Array.from({ length: MOST }, (_, i) => legal[Math.floor((i * legal.length) / MOST)])
}

/** Whether an answer gives up something that could still be done: to pass, to end the turn. */
export function endsEarly(action: Action, all: readonly Action[]): boolean {
  return action.verb.ends && all.some((other) => !other.verb.ends)
}

/** An answer that was not asked about is judged by others of its kind; whatever is unknown counts as final. */
export function isFinal(game: GameInfo, code: number, legal: readonly number[], final?: readonly number[]): boolean {
  if (!final) return true
  const asked = sampleOf(legal)
  if (asked.includes(code)) return final.includes(code)
  const verb = verbOf(game, code)
  const alike = asked.filter((one) => one >= verb.base && one < verb.base + verb.size)
  return !alike.length || alike.some((one) => final.includes(one))
}
