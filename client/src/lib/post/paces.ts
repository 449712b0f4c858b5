/** The clocks that may be chosen for a table, by the name of their pace. */
import type { ClockRule } from '../protocol'

export const CLOCKS: Record<string, ClockRule | null> = {
  none: null,
  brisk: { bank: 600, increment: 15 },
  calm: { bank: 1800, increment: 60 },
  days: null,
}

/** The pace of a clock; one that is none of ours counts as the nearest. */
export function paceNamed(clock: ClockRule | null | undefined): string {
  if (!clock) return 'none'
  if (clock.post) return 'days'
  return clock.bank <= 900 ? 'brisk' : 'calm'
}
