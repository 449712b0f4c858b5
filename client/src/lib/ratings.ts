/** Ratings as the pages show them: one scale for people and bots. */
import type { BotRating, RatingInfo, RatingList } from './protocol'
import { settings } from './settings.svelte'

/** How many deviations the shown rating lies below the likeliest strength, and the range on both sides of it. */
const DOUBT = 2

export type Line = (RatingInfo & { kind: 'person' }) | (BotRating & { kind: 'bot' })

export const low = (line: { mean: number; deviation: number }) => line.mean - DOUBT * line.deviation
export const high = (line: { mean: number; deviation: number }) => line.mean + DOUBT * line.deviation

/** A figure as the reader's language writes it, with a true minus; `signed` for a change. */
export function figure(value: number, digits = 1, signed = false): string {
  const format = new Intl.NumberFormat(settings.language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: signed ? 'exceptZero' : 'negative',
  })
  return format.format(value).replace('-', '−')
}

/** The place of the ladder over all titles among those of the titles. */
export const ALL = 'all'

/** People and bots in one order. Bots below the last person stand here only if nobody else comes in between. */
export function lines(list: Pick<RatingList, 'total' | 'bots'>, everybody: readonly RatingInfo[]): Line[] {
  const people = everybody.filter((one) => !one.provisional)
  const whole = people.length < everybody.length || people.length >= list.total
  const end = people.at(-1)?.rating ?? 0
  const bots = list.bots.filter((bot) => whole || bot.rating >= end)
  const all: Line[] = [
    ...people.map((one) => ({ ...one, kind: 'person' as const })),
    ...bots.map((one) => ({ ...one, kind: 'bot' as const })),
  ]
  return all.sort((a, b) => b.rating - a.rating)
}

/** Places on the common scale, in percent. */
export function scale(shown: readonly { mean: number; deviation: number }[]): (value: number) => number {
  const least = Math.min(...shown.map(low))
  const most = Math.max(...shown.map(high))
  const width = Math.max(1, most - least) * 1.04
  const from = least - width * 0.02
  return (value) => ((value - from) / width) * 100
}
