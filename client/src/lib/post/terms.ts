/** On what terms a table is played, in a few words. */
import type { ClockRule } from '../protocol'
import { t } from '../words.svelte'

export const paceOf = (clock?: ClockRule | null): 'none' | 'live' | 'post' =>
  !clock ? 'none' : clock.post ? 'post' : 'live'

export const termsLine = (clock: ClockRule | null | undefined, rated: boolean | undefined): string =>
  t('terms-line', { pace: paceOf(clock), rated: String(rated !== false) })
