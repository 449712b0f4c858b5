/**
 * Maps from data: regions as polygons over shared corners become smooth shapes.
 *
 * A border is smoothed between its junctions only, and both neighbours use the same curve, so
 * that what is drawn as adjacent is exactly what shares a side in the data.
 */
export type Point = [number, number]

export interface RegionMap {
  /** Outline of each region, in the order given. */
  shapes: string[]
  /** The shore: sides that belong to one region and are not part of the frame. */
  coast: string
  /** Sides that two regions share. */
  borders: string
  /** The frame: left, top, right, bottom. */
  frame: [number, number, number, number]
}

const key = (a: string, b: string): string => (a < b ? `${a} ${b}` : `${b} ${a}`)
const round = (n: number): number => Math.round(n * 10) / 10

function sidesOf(polygon: string[]): [string, string][] {
  return polygon.map((corner, i) => [corner, polygon[(i + 1) % polygon.length]])
}

/** For each side, the regions it belongs to. */
function sides(polygons: string[][]): Map<string, number[]> {
  const found = new Map<string, number[]>()
  polygons.forEach((polygon, region) => {
    for (const [a, b] of sidesOf(polygon)) {
      const side = found.get(key(a, b))
      if (side) side.push(region)
      else found.set(key(a, b), [region])
    }
  })
  return found
}

/** Pairs of regions whose polygons share a side: what the drawing shows as adjacent. */
export function adjacent(polygons: string[][]): [number, number][] {
  const pairs = new Map<string, [number, number]>()
  for (const [a, b] of sides(polygons).values()) {
    if (b !== undefined) pairs.set(`${Math.min(a, b)} ${Math.max(a, b)}`, [Math.min(a, b), Math.max(a, b)])
  }
  return [...pairs.values()]
}

/** Catmull-Rom through the points, tension 1/6, as Bezier pieces that go on from the first point. */
export function curve(points: Point[]): string {
  let d = ''
  for (let i = 0; i + 1 < points.length; i++) {
    const [before, from, to, after] = [
      points[Math.max(0, i - 1)],
      points[i],
      points[i + 1],
      points[Math.min(points.length - 1, i + 2)],
    ]
    const c1 = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const c2 = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    d += points.length === 2 ? `L${to[0]} ${to[1]}` : `C${[...c1, ...c2].map(round).join(' ')} ${to[0]} ${to[1]}`
  }
  return d
}

export function regionMap(polygons: string[][], corners: Record<string, Point>): RegionMap {
  const owners = sides(polygons)
  const xs = Object.values(corners).map((p) => p[0])
  const ys = Object.values(corners).map((p) => p[1])
  const frame: RegionMap['frame'] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
  const onFrame = (a: Point, b: Point): boolean =>
    (a[0] === b[0] && (a[0] === frame[0] || a[0] === frame[2])) ||
    (a[1] === b[1] && (a[1] === frame[1] || a[1] === frame[3]))
  const kind = (a: string, b: string): string =>
    onFrame(corners[a], corners[b]) ? 'frame' : owners.get(key(a, b))!.toSorted().join(' ')

  const kinds = new Map<string, Set<string>>()
  for (const side of owners.keys()) {
    const [a, b] = side.split(' ')
    for (const corner of [a, b]) {
      if (!kinds.has(corner)) kinds.set(corner, new Set())
      kinds.get(corner)!.add(kind(a, b))
    }
  }
  const junction = (corner: string): boolean => kinds.get(corner)!.size > 1

  /** The polygon cut at its junctions, each piece with the kind of its sides. */
  function chains(polygon: string[]): { ids: string[]; kind: string }[] {
    const start = Math.max(0, polygon.findIndex(junction))
    const turned = [...polygon.slice(start), ...polygon.slice(0, start)]
    const out: { ids: string[]; kind: string }[] = []
    for (const [a, b] of sidesOf(turned)) {
      const side = kind(a, b)
      const last = out.at(-1)
      if (!last || junction(a) || last.kind !== side || side === 'frame') out.push({ ids: [a, b], kind: side })
      else last.ids.push(b)
    }
    return out
  }

  const line = (ids: string[]): string => `M${corners[ids[0]].join(' ')}${curve(ids.map((id) => corners[id]))}`
  const shore: string[][] = []
  const borders = new Map<string, string>()
  const shapes = polygons.map((polygon) => {
    const pieces = chains(polygon)
    for (const { ids, kind: side } of pieces) {
      if (side.includes(' ')) borders.set(key(ids.join('>'), ids.toReversed().join('>')), line(ids))
      else if (side !== 'frame') shore.push(ids)
    }
    const [x, y] = corners[pieces[0].ids[0]]
    return `M${x} ${y}${pieces.map(({ ids }) => curve(ids.map((id) => corners[id]))).join('')}Z`
  })
  const coast = joined(shore)
    .map((run) => run.map((ids, i) => (i ? curve(ids.map((id) => corners[id])) : line(ids))).join(''))
    .join('')
  return { shapes, coast, borders: [...borders.values()].join(''), frame }
}

/** Pieces that meet end to end, as long runs, so that a wide stroke shows no gaps. */
function joined(pieces: string[][]): string[][][] {
  const rest = [...pieces]
  const runs: string[][][] = []
  while (rest.length) {
    const run = [rest.shift()!]
    for (;;) {
      const [start, end] = [run[0][0], run.at(-1)!.at(-1)!]
      const next = rest.findIndex((ids) => ids[0] === end || ids.at(-1) === end)
      const before = rest.findIndex((ids) => ids[0] === start || ids.at(-1) === start)
      if (next >= 0) {
        const [ids] = rest.splice(next, 1)
        run.push(ids[0] === end ? ids : ids.toReversed())
      } else if (before >= 0) {
        const [ids] = rest.splice(before, 1)
        run.unshift(ids.at(-1) === start ? ids : ids.toReversed())
      } else break
    }
    runs.push(run)
  }
  return runs
}
