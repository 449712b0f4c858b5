/** How a game was decided, where points alone do not say it. */
import type { EventInfo } from './protocol'

/** The last words of a log: who has won, and what broke a tie. */
export function lastWords(events: readonly EventInfo[]): EventInfo[] {
  const last = events.at(-1)?.key
  const from = events.findLastIndex(({ key }) => key !== last && !key.startsWith('tie-')) + 1
  return events.slice(from)
}

/** Whether somebody who has not won has as many points as a winner, or more. */
export function isUpset(scores: readonly number[], winners: readonly number[]): boolean {
  const best = Math.min(...winners.map((seat) => scores[seat]))
  return winners.length > 0 && scores.some((score, seat) => !winners.includes(seat) && score >= best)
}
