/** Clocks in hours and days: what is left now, how it is drawn, and how it is told. */
import type { ClockRule, ClockState, PostSeat } from '../protocol'
import { settings } from '../settings.svelte'
import { t } from '../words.svelte'

export const HOUR = 3_600_000
export const DAY = 24 * HOUR
const MOST_FIELDS = 7

const overlap = (spans: readonly (readonly [number, number])[], from: number, to: number): number =>
  spans.reduce((sum, [first, last]) => sum + Math.max(0, Math.min(last, to) - Math.max(first, from)), 0)

/** What a seat has left at a moment of the server's time. */
export function leftAt(clock: ClockState, seat: number, now: number): number {
  if (!clock.running.includes(seat)) return clock.banks[seat]
  const passed = Math.max(0, now - clock.at) - overlap(clock.post[seat]?.rests ?? [], clock.at, now)
  return Math.max(0, clock.banks[seat] - passed)
}

/** Until when the clock of a seat stands still, if it does: a night, a weekend, a holiday. */
export function restsUntil(post: PostSeat | undefined, now: number): number | undefined {
  const span = post?.rests.find(([first, last]) => first <= now && now < last)
  return post?.holiday && post.holiday > now ? post.holiday : span?.[1]
}

/** As many fields as days, each from 0 (empty) to 1 (full); of very long times a field is several days. */
export function fieldsOf(rule: ClockRule, left: number): number[] {
  const whole = Math.max((rule.post?.most ?? rule.bank) * 1000, left)
  const count = Math.min(MOST_FIELDS, Math.max(1, Math.ceil(whole / DAY)))
  return Array.from({ length: count }, (_, i) => Math.min(1, Math.max(0, (left / whole) * count - i)))
}

/** Minutes and seconds below an hour, hours below two days, then days and hours; `brief`: days alone. */
export function leftInWords(ms: number, brief = false): string {
  if (ms < HOUR) {
    const seconds = Math.ceil(ms / 1000)
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  }
  const hours = Math.floor(ms / HOUR)
  if (hours < 48) return t('post-hours', { hours })
  if (brief) return t('post-days-brief', { days: Math.floor(hours / 24) })
  return t('post-days', { days: Math.floor(hours / 24), hours: hours % 24 })
}

/** The hour in the reader's zone: with the day of the week, and with the date where that is farther than six days. */
export function momentInWords(moment: number, now: number, hour = true): string {
  const near = Math.abs(moment - now) < 6 * DAY
  const date: Intl.DateTimeFormatOptions = near ? {} : { day: 'numeric', month: 'long' }
  const time: Intl.DateTimeFormatOptions = hour ? { hour: '2-digit', minute: '2-digit' } : {}
  return new Intl.DateTimeFormat(placeOf(settings.language), { weekday: 'long', ...date, ...time }).format(moment)
}

/** British dates: the hour is told from 0 to 24. */
export const placeOf = (language: string): string => (language === 'en' ? 'en-GB' : language)

/** What was agreed about time at a table, in sentences. */
export function termsOf(rule: ClockRule): string[] {
  const post = rule.post
  if (!post) return []
  const days = Math.round((post.most ?? rule.bank) / 86_400)
  const time = post.weekly
    ? t('post-terms-week', { hours: Math.round(rule.bank / 3600) })
    : post.most
      ? t('post-terms-move', { days })
      : t('post-terms-bank', { days, hours: Math.round((rule.increment ?? 0) / 3600) })
  return [time, t(`post-rest-${restOf(post)}-note`), t(`post-out-${post.out ?? 'bot'}-note`)]
}

export type Rest = 'none' | 'night' | 'weekend' | 'both'

export function restOf(post: { night?: boolean; weekend?: boolean }): Rest {
  if (post.night && post.weekend) return 'both'
  return post.night ? 'night' : post.weekend ? 'weekend' : 'none'
}

/** What may be chosen about time when a table is set. */
export interface PostWish {
  kind: 'move' | 'bank' | 'week'
  /** Days a move at most, days for the game, hours a week. */
  amount: Record<'move' | 'bank' | 'week', number>
  rest: Rest
  out: 'bot' | 'pass' | 'vote'
}

export const usualWish = (): PostWish => ({
  kind: 'move',
  amount: { move: 3, bank: 7, week: 24 },
  rest: 'none',
  out: 'bot',
})

export const BOUNDS = { move: [1, 14], bank: [2, 30], week: [4, 48] } as const

export function ruleOf(wish: PostWish): ClockRule {
  const amount = wish.amount[wish.kind]
  const rest = {
    night: wish.rest === 'night' || wish.rest === 'both',
    weekend: wish.rest === 'weekend' || wish.rest === 'both',
  }
  const post = { ...rest, out: wish.out }
  if (wish.kind === 'week') return { bank: amount * 3600, increment: 0, post: { ...post, weekly: true } }
  const bank = amount * 86_400
  if (wish.kind === 'move') return { bank, increment: 86_400, post: { ...post, most: bank } }
  return { bank, increment: 43_200, post }
}
