/** Where the coach's words stand: beside the thing they speak of, over nothing that is needed. */

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export type Side = 'right' | 'left' | 'below' | 'above'

export interface Place {
  x: number
  y: number
  /** The side of the thing on which they stand. */
  side: Side
  /** Where along the edge the point is, in pixels from its start. */
  point: number
  /** How much of what should stay in sight they cover, weighed, for each pixel of their own. */
  covered: number
}

const GAP = 12
const MARGIN = 8
/** The point stays clear of the corners. */
const CORNER = 16
/** How bad it is to cover a pixel of the thing itself, of other words, or of what should stay in sight. */
const OWN = 6
const FAR = 0.4

export function overlap(a: Box, b: Box): number {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return across > 0 && down > 0 ? across * down : 0
}

const between = (low: number, value: number, high: number): number => Math.max(low, Math.min(value, high))

function candidates(thing: Box, size: Box): [Side, number, number][] {
  const shifts = [0.5, 0.15, 0.85]
  return shifts.flatMap((shift): [Side, number, number][] => {
    const along = thing.x + thing.width / 2 - size.width * shift
    const level = thing.y + thing.height / 2 - size.height * shift
    return [
      ['right', thing.x + thing.width + GAP, level],
      ['left', thing.x - size.width - GAP, level],
      ['below', along, thing.y + thing.height + GAP],
      ['above', along, thing.y - size.height - GAP],
    ]
  })
}

/** The place within the window that covers least; `avoid` are boxes with a weight each. */
export function placeBeside(
  thing: Box,
  size: { width: number; height: number },
  room: Box,
  avoid: readonly (Box & { weight: number })[],
): Place {
  let best: Place | undefined
  let least = Infinity
  for (const [side, wishedX, wishedY] of candidates(thing, { ...thing, ...size })) {
    const x = between(room.x + MARGIN, wishedX, room.x + room.width - size.width - MARGIN)
    const y = between(room.y + MARGIN, wishedY, room.y + room.height - size.height - MARGIN)
    const box = { x, y, ...size }
    const covered = avoid.reduce((sum, one) => sum + overlap(box, one) * one.weight, overlap(box, thing) * OWN)
    const moved = (Math.abs(x - wishedX) + Math.abs(y - wishedY)) * (size.width + size.height) * FAR
    if (covered + moved < least) {
      least = covered + moved
      best = { x, y, side, point: pointOf(side, thing, box), covered: covered / (size.width * size.height) }
    }
  }
  return best!
}

function pointOf(side: Side, thing: Box, box: Box): number {
  const upright = side === 'right' || side === 'left'
  const middle = upright ? thing.y + thing.height / 2 - box.y : thing.x + thing.width / 2 - box.x
  return between(CORNER, middle, (upright ? box.height : box.width) - CORNER)
}
