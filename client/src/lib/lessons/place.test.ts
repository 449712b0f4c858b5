import { describe, expect, it } from 'vitest'
import { overlap, placeBeside } from './place'

const ROOM = { x: 0, y: 0, width: 1000, height: 700 }
const SIZE = { width: 200, height: 100 }

describe('the coach’s words', () => {
  it('stand at the right of a thing that has room there', () => {
    const place = placeBeside({ x: 400, y: 300, width: 50, height: 50 }, SIZE, ROOM, [])
    expect(place).toEqual({ x: 462, y: 275, side: 'right', point: 50, covered: 0 })
  })

  it('stay in the window', () => {
    const place = placeBeside({ x: 960, y: 650, width: 40, height: 40 }, SIZE, ROOM, [])
    expect(place.side).toBe('left')
    expect(place.y + SIZE.height).toBeLessThanOrEqual(ROOM.height)
  })

  it('cover nothing that may be touched while there is another place', () => {
    const thing = { x: 400, y: 300, width: 50, height: 50 }
    const lit = { x: 450, y: 200, width: 300, height: 250, weight: 4 }
    const place = placeBeside(thing, SIZE, ROOM, [lit])
    expect(overlap({ ...SIZE, x: place.x, y: place.y }, lit)).toBe(0)
    expect(overlap({ ...SIZE, x: place.x, y: place.y }, thing)).toBe(0)
  })

  it('say how much they cover where there is no other place', () => {
    const everywhere = { ...ROOM, weight: 4 }
    expect(placeBeside({ x: 400, y: 300, width: 50, height: 50 }, SIZE, ROOM, [everywhere]).covered).toBe(4)
  })

  it('point at the thing, clear of their corners', () => {
    const place = placeBeside({ x: 400, y: 0, width: 20, height: 10 }, SIZE, ROOM, [])
    expect(place.point).toBeGreaterThanOrEqual(16)
    expect(place.point).toBeLessThanOrEqual(SIZE.width - 16)
  })
})
