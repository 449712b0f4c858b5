/** What charts have in common. */
import type { Player } from './board'

/** How the line of each pigment is broken, so that colour is never all that tells two apart. */
export const DASHES = ['', '10 4', '2 5', '14 4 2 4', '4 4', '14 4 2 4 2 4']

/** A place of the drawing. */
export interface Spot {
  x: number
  y: number
}

/** The line through these places. */
export const through = (places: readonly Spot[]): string =>
  places.map(({ x, y }, i) => `${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')

/** The figures of a scale with room for all from the lowest to the highest: round ones, six at most. */
export function scaleOf(lowest: number, highest: number): number[] {
  const step = [1, 2, 5, 10, 20, 25, 50, 100].find((one) => (highest - lowest) / one <= 5) ?? 200
  const bottom = Math.floor(lowest / step)
  const top = Math.max(Math.ceil(highest / step), bottom + 1)
  return Array.from({ length: top - bottom + 1 }, (_, i) => (bottom + i) * step)
}

export interface End {
  seat: number
  colour: number
  y: number
}

const CLEAR = 25

/** Where the badges stand at the right end of the lines: at their height, clear of each other, none below `bottom`. */
export function endsOf(players: readonly Player[], y: (seat: number) => number, bottom: number): End[] {
  const ends = players.map(({ seat, colour }) => ({ seat, colour, y: y(seat) })).sort((a, b) => a.y - b.y)
  for (let i = 1; i < ends.length; i++) ends[i].y = Math.max(ends[i].y, ends[i - 1].y + CLEAR)
  for (let i = ends.length - 1, limit = bottom; i >= 0; i--, limit = ends[i + 1].y - CLEAR)
    ends[i].y = Math.min(ends[i].y, limit)
  return ends
}
