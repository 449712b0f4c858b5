/**
 * The map of Renaissance from its data: each city has the land nearest to it, a province the land
 * of its cities. Everything here is computed once for the figures of a table.
 */
import type { Point } from '$lib/art/geometry'
import { COAST } from '$lib/art/generated/coast'

export interface CityRow {
  id: string
  port: boolean
  x: number
  y: number
}

export interface ProvinceRow {
  id: string
  terrain: 'plain' | 'mountain' | 'marsh'
  cities: string[]
}

export interface MapRow {
  roads: [string, string][]
  bend: { road: [string, string]; points: Point[] }[]
  outline: { id: string; playable: boolean; points: Point[] }[]
}

type Side = 'left' | 'right' | 'above' | 'below'
interface Label {
  side: Side
  /** A nudge from the place beside the city. */
  by?: Point
}

/** Where the name of a city stands; chosen by eye so that names and roads leave each other room. */
export const LABELS: Record<string, Label> = {
  torino: { side: 'left' },
  nizza: { side: 'left' },
  saluzzo: { side: 'left' },
  casale: { side: 'above' },
  confederazione_svizzera: { side: 'left', by: [0, 4] },
  milano: { side: 'above', by: [14, 0] },
  pavia: { side: 'below', by: [-22, -2] },
  brescia: { side: 'above', by: [-4, 0] },
  cremona: { side: 'above', by: [-8, 0] },
  parma: { side: 'right' },
  piacenza: { side: 'below', by: [8, 1] },
  mantova: { side: 'above', by: [22, 0] },
  ferrara: { side: 'right' },
  bologna: { side: 'left' },
  ravenna: { side: 'right' },
  venezia: { side: 'right' },
  treviso: { side: 'above' },
  padova: { side: 'above', by: [-10, 0] },
  trento: { side: 'below' },
  zara: { side: 'right' },
  ragusa: { side: 'left', by: [0, 4] },
  genova: { side: 'right', by: [-4, 18] },
  savona: { side: 'left', by: [0, 2] },
  ajaccio: { side: 'left', by: [0, -8] },
  firenze: { side: 'above', by: [30, 4] },
  pistoia: { side: 'left' },
  pisa: { side: 'left' },
  siena: { side: 'below', by: [-6, 0] },
  piombino: { side: 'left', by: [0, -2] },
  perugia: { side: 'right', by: [0, 4] },
  urbino: { side: 'below' },
  ancona: { side: 'right', by: [0, 6] },
  roma: { side: 'right' },
  viterbo: { side: 'left' },
  napoli: { side: 'left' },
  capua: { side: 'left' },
  laquila: { side: 'above', by: [6, 0] },
  benevento: { side: 'below', by: [52, -6] },
  bari: { side: 'above', by: [10, 0] },
  reggio: { side: 'right', by: [0, 2] },
  palermo: { side: 'above' },
  messina: { side: 'above', by: [-4, 0] },
}

/** Where a palace stands instead of its usual place: left upper corner, from the city. */
export const PALACES: Record<string, Point> = {
  venezia: [6, -45],
  milano: [-64, -18],
  viterbo: [-8, -42],
  genova: [14, 28],
  perugia: [-46, 10],
  piacenza: [-52, -20],
  firenze: [-60, 8],
  capua: [4, -44],
  napoli: [22, -15],
}

/** Where the harbour lies, as an angle in degrees from east, clockwise; by default to the south. */
const HARBOURS: Record<string, number> = {
  nizza: 45,
  venezia: 40,
  zara: 65,
  ragusa: 60,
  genova: 90,
  savona: 60,
  ajaccio: 135,
  pisa: 100,
  piombino: 55,
  ancona: 60,
  roma: 105,
  napoli: 40,
  bari: 5,
  reggio: 50,
  palermo: -5,
  messina: 40,
}

/** How far inland the land of a border city goes, from the city or its roads. */
const REACH: Record<string, number> = {
  torino: 62,
  nizza: 46,
  saluzzo: 62,
  confederazione_svizzera: 66,
  trento: 58,
  treviso: 60,
  venezia: 66,
  zara: 60,
  ragusa: 60,
  milano: 84,
  brescia: 84,
  ancona: 112,
}
const FAR = 188

export const LETTER = 19

export interface Cell {
  d: string
  polygon: Point[]
}

export interface Road {
  id: string
  ends: [number, number]
  d: string
}

export interface DrawnMap {
  cities: (CityRow & {
    place: number
    province: number
    label: Label
    harbour: Point | null
  })[]
  provinces: (ProvinceRow & { place: number; members: number[]; d: string })[]
  roads: Road[]
  /** Lines between provinces and at the edge of the playable land. */
  borders: string
  /** All land, and the land of the game. */
  land: string
  playable: string
  hills: Point[]
  tufts: Point[]
}

const near = (n: number): number => Math.round(n * 10) / 10
const text = (points: Point[]): string => points.map(([x, y]) => `${near(x)} ${near(y)}`).join('L')
const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1])

function toSegment(p: Point, a: Point, b: Point): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const along = Math.max(0, Math.min(1, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / (dx * dx + dy * dy || 1)))
  return distance(p, [a[0] + along * dx, a[1] + along * dy])
}

function toLine(p: Point, line: Point[]): number {
  let least = distance(p, line[0])
  for (let i = 1; i < line.length; i++) least = Math.min(least, toSegment(p, line[i - 1], line[i]))
  return least
}

export function inside([x, y]: Point, polygon: Point[]): boolean {
  let odd = false
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [ax, ay] = polygon[i]
    const [bx, by] = polygon[j]
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd
  }
  return odd
}

/** The land within reach of a city and its roads, as seen from the city. */
function reachOf(city: Point, lines: Point[][], reach: number): Point[] {
  const turns = 72
  return Array.from({ length: turns }, (_, i) => {
    const [ux, uy] = [Math.cos((2 * Math.PI * i) / turns), Math.sin((2 * Math.PI * i) / turns)]
    let far = reach
    for (let at = reach; at < FAR; at += 6) {
      const p: Point = [city[0] + ux * at, city[1] + uy * at]
      if (!lines.some((line) => toLine(p, line) <= reach)) break
      far = at
    }
    return [city[0] + ux * far, city[1] + uy * far]
  })
}

interface Corner {
  at: Point
  /** Who lies beyond the side that begins here; -1 for land outside the game. */
  beyond: number
}

/** Cut a polygon down to what lies nearer to `a` than to `b`. */
function nearer(corners: Corner[], a: Point, b: Point, other: number): Corner[] {
  const over = (p: Point): number =>
    (b[0] - a[0]) * (p[0] - (a[0] + b[0]) / 2) + (b[1] - a[1]) * (p[1] - (a[1] + b[1]) / 2)
  const out: Corner[] = []
  corners.forEach((corner, i) => {
    const next = corners[(i + 1) % corners.length]
    const [here, there] = [over(corner.at), over(next.at)]
    if (here <= 0) out.push(corner)
    if (here <= 0 === there <= 0) return
    const part = here / (here - there)
    const at: Point = [
      corner.at[0] + part * (next.at[0] - corner.at[0]),
      corner.at[1] + part * (next.at[1] - corner.at[1]),
    ]
    out.push({ at, beyond: here <= 0 ? other : corner.beyond })
  })
  return out
}

/** A gentle, fixed unrest, so that borders look drawn by hand; both sides of a border agree. */
function unrest([x, y]: Point): Point {
  return [
    x + 3.2 * Math.sin(x / 13 + y / 29) + 2.1 * Math.sin(y / 9.1 + 1),
    y + 3.2 * Math.sin(y / 14 - x / 31) + 2.1 * Math.sin(x / 8.3 + 2),
  ]
}

function wavy(a: Point, b: Point): Point[] {
  const parts = Math.max(1, Math.round(distance(a, b) / 7))
  return Array.from({ length: parts }, (_, i) =>
    unrest([a[0] + ((b[0] - a[0]) * i) / parts, a[1] + ((b[1] - a[1]) * i) / parts]),
  )
}

function coastPieces(): { d: string; points: Point[] }[] {
  return (COAST.match(/M[^M]+/g) ?? []).map((d) => ({
    d,
    points: [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]): Point => [Number(x), Number(y)]),
  }))
}

function middle(points: Point[]): Point {
  return [
    points.reduce((sum, p) => sum + p[0], 0) / points.length,
    points.reduce((sum, p) => sum + p[1], 0) / points.length,
  ]
}

/** Through the bends of a road, softly. */
function roadPath(points: Point[]): string {
  if (points.length === 2) return `M${text(points)}`
  let d = `M${points[0].join(' ')}`
  for (let i = 1; i < points.length - 1; i++) {
    const last = i === points.length - 2
    const end: Point = last
      ? points[i + 1]
      : [(points[i][0] + points[i + 1][0]) / 2, (points[i][1] + points[i + 1][1]) / 2]
    d += `Q${points[i].join(' ')} ${end.map(near).join(' ')}`
  }
  return d
}

export function textWidth(name: string): number {
  return name.length * LETTER * 0.47
}

/** A box around the name of a city that holds a garrison: left, top, right, bottom. */
function labelBox(city: CityRow, label: Label): [number, number, number, number] {
  const width = textWidth(city.id)
  const [dx, dy] = label.by ?? [0, 0]
  const x = city.x + dx + { left: -16 - width, right: 16, above: -width / 2, below: -width / 2 }[label.side]
  const y = city.y + dy + { left: -11, right: -11, above: -36, below: 14 }[label.side]
  return [x, y, x + width, y + 22]
}

/** Feet of the terrain signs of a province: on its land, clear of cities, roads and names. */
function signsOf(polygons: Point[][], clear: (p: Point) => boolean, step: number): Point[] {
  const found: Point[] = []
  for (const polygon of polygons) {
    const xs = polygon.map((p) => p[0])
    const ys = polygon.map((p) => p[1])
    for (let y = Math.ceil(Math.min(...ys) / step) * step; y < Math.max(...ys); y += step)
      for (let x = Math.ceil(Math.min(...xs) / step) * step; x < Math.max(...xs); x += step) {
        const p: Point = [x + 6 * Math.sin(x * 7 + y * 3) + ((y / step) % 2) * (step / 2), y + 5 * Math.cos(x * 5 + y)]
        if (inside(p, polygon) && clear(p)) found.push(p)
      }
  }
  return found
}

export function draw(
  rows: CityRow[],
  provinceRows: ProvinceRow[],
  map: MapRow,
  order: { cities: string[]; provinces: string[] },
): DrawnMap {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const ruled = order.cities.map((id) => byId.get(id)!)
  const places = new Map(order.cities.map((id, place) => [id, place]))
  const provinces = order.provinces.map((id, place) => {
    const row = provinceRows.find((one) => one.id === id)!
    return {
      ...row,
      place,
      members: row.cities.map((city) => places.get(city)!),
    }
  })
  const provinceOf = order.cities.map((id) => provinces.findIndex((province) => province.cities.includes(id)))
  const points = ruled.map((row): Point => [row.x, row.y])

  const lines = map.roads.map(([a, b]) => {
    const bend = map.bend.find(({ road }) => road.includes(a) && road.includes(b))
    const between = bend ? (bend.road[0] === a ? bend.points : bend.points.toReversed()) : []
    return [points[places.get(a)!], ...between, points[places.get(b)!]] as Point[]
  })
  const roads = map.roads.map(([a, b], i) => ({
    id: `${a} ${b}`,
    ends: [places.get(a)!, places.get(b)!] as [number, number],
    d: roadPath(lines[i]),
  }))

  const cells = points.map((city, place) => {
    const id = order.cities[place]
    const own = lines.filter((_, i) => roads[i].ends.includes(place))
    let corners: Corner[] = reachOf(city, own, REACH[id] ?? FAR).map((at) => ({
      at,
      beyond: -1,
    }))
    points.forEach((other, i) => {
      if (i !== place) corners = nearer(corners, city, other, i)
    })
    return corners
  })
  const shapes = cells.map((corners) => corners.flatMap(({ at }, i) => wavy(at, corners[(i + 1) % corners.length].at)))
  const borders = cells.flatMap((corners, place) =>
    corners
      .map((corner, i) => ({
        ...corner,
        to: corners[(i + 1) % corners.length].at,
      }))
      .filter(({ beyond }) => beyond < 0 || (beyond > place && provinceOf[beyond] !== provinceOf[place]))
      .map(({ at, to }) => `M${text([...wavy(at, to), unrest(to)])}`),
  )

  const closedLand = map.outline.filter((outline) => !outline.playable).map((outline) => outline.points)
  const pieces = coastPieces()
  const playable = pieces.filter((piece) => !closedLand.some((polygon) => inside(middle(piece.points), polygon)))
  const onLand = (p: Point): boolean => playable.some((piece) => inside(p, piece.points))
  const boxes = ruled.map((row) => labelBox(row, LABELS[row.id] ?? { side: 'above' }))
  const clear = (p: Point): boolean =>
    onLand(p) &&
    onLand([p[0], p[1] + 7]) &&
    onLand([p[0] - 12, p[1]]) &&
    onLand([p[0] + 12, p[1]]) &&
    points.every((city) => distance(city, p) > 27) &&
    lines.every((line) => toLine([p[0], p[1] - 5], line) > 12) &&
    boxes.every(
      ([left, top, right, bottom]) => p[0] < left - 10 || p[0] > right + 10 || p[1] < top - 2 || p[1] > bottom + 10,
    )
  const signs = (terrain: string, step: number): Point[] =>
    provinces
      .filter((province) => province.terrain === terrain)
      .flatMap((province) =>
        signsOf(
          province.members.map((city) => shapes[city]),
          clear,
          step,
        ),
      )

  return {
    cities: ruled.map((row, place) => {
      const angle = ((HARBOURS[row.id] ?? 90) * Math.PI) / 180
      return {
        ...row,
        place,
        province: provinceOf[place],
        label: LABELS[row.id] ?? { side: 'above' },
        harbour: row.port ? ([Math.cos(angle), Math.sin(angle)] as Point) : null,
      }
    }),
    provinces: provinces.map((province) => ({
      ...province,
      d: province.members.map((city) => `M${text(shapes[city])}Z`).join(''),
    })),
    roads,
    borders: borders.join(''),
    land: COAST,
    playable: playable.map((piece) => piece.d).join(''),
    hills: signs('mountain', 26),
    tufts: signs('marsh', 24),
  }
}
