/** Time that is left, as people say it: minutes and seconds, hours, then days and hours. */
import { t } from './words.svelte'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Below this it is pressing. */
export const SOON = 5 * 60_000

/** Time that has passed: minutes, hours, then days. */
export function passedText(passed: number): string {
  if (passed < HOUR) return t('passed-minutes', { minutes: Math.max(1, Math.floor(passed / 60_000)) })
  if (passed < 2 * DAY) return t('left-hours', { hours: Math.floor(passed / HOUR) })
  return t('passed-days', { days: Math.floor(passed / DAY) })
}

export function leftText(left: number): string {
  if (left < HOUR) {
    const seconds = Math.max(0, Math.ceil(left / 1000))
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  }
  if (left < 2 * DAY) return t('left-hours', { hours: Math.floor(left / HOUR) })
  return t('left-days', { days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / HOUR) })
}
