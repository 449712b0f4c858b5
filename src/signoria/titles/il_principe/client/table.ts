/** What the view and the figures of Il Principe mean for the eye. */
import { regionMap, type Point, type RegionMap } from '$lib/art/geometry'
import { speaker } from '$lib/art/say'
import type { BoardProps, TableEvent } from '$lib/board'
import en from './en.ftl?raw'
import fr from './fr.ftl?raw'
import it from './it.ftl?raw'
import type { Auction, View } from './view'

export const say = speaker({ en, fr, it })

export type Props = BoardProps<View>

interface CityRow {
  id: string
  points: number
  cost: number
  shields: number
  icons: Record<string, number>
  regions: string[]
  x: number
  y: number
}

interface Figures {
  scoring: {
    region_first: number
    region_second: number
    set_points: number
    white_power: number
    yellow_power: number
  }
  role: { id: string; build_points: number; end_points: number }[]
  city: CityRow[]
  region: { id: string; x: number; y: number; polygon: Point[] }[]
}

export const figuresOf = (game: Props['game']): Figures => game.components as unknown as Figures

/** Icon, ground and emblem of each building colour. */
export const BUILDINGS = [
  { icon: 'book', ground: 'var(--b-university)', emblem: 'university' },
  { icon: 'keys', ground: 'var(--b-cathedral)', emblem: 'cathedral' },
  { icon: 'gonfalon', ground: 'var(--b-town-hall)', emblem: 'townhall' },
  { icon: 'fortress', ground: 'var(--b-castle)', emblem: 'castle' },
  { icon: 'merchant', ground: 'var(--b-market)', emblem: 'market' },
]
const COLORS = ['green', 'white', 'red', 'blue', 'yellow']

/** The colours of an offer, from its word `green_white`. */
export function offerColors(game: Props['game'], offer: number): number[] {
  const word = game.nouns.offer.words?.[offer] ?? ''
  return word ? word.split('_').map((color) => COLORS.indexOf(color)) : []
}

export interface City {
  place: number
  row: CityRow
  /** The colours it needs, one entry a card. */
  needs: number[]
}

export function citiesOf(game: Props['game']): City[] {
  const rows = new Map(figuresOf(game).city.map((row) => [row.id, row]))
  return (game.nouns.city.words ?? []).map((word, place) => {
    const row = rows.get(word)!
    return {
      place,
      row,
      needs: COLORS.flatMap((color, i) => Array<number>(row.icons[color] ?? 0).fill(i)),
    }
  })
}

export type Held = 'held' | 'lot' | 'lacking'

/** Which of the needed cards are held, would come with the lot, or are missing. */
export function cardsFor(city: City, hand: number[], lot: { color: number; count: number } | null): Held[] {
  const left = [...hand]
  let coming = lot?.count ?? 0
  return city.needs.map((color) => {
    if (left[color]-- > 0) return 'held'
    if (color === lot?.color && coming-- > 0) return 'lot'
    return 'lacking'
  })
}

/** From the figures' box of 0 to 1000 into the frame of the map. */
export const placed = (x: number, y: number): Point => [20 + 0.96 * x, 20 + 0.96 * y]

interface LabelPlace {
  dx: number
  dy: number
  anchor: 'start' | 'middle' | 'end'
}

/** Where a city's name stands, from the city. */
export const CITY_LABELS: Record<string, LabelPlace> = {
  siena: { dx: 24, dy: 12, anchor: 'start' },
  orvieto: { dx: -6, dy: -18, anchor: 'middle' },
  venezia: { dx: -18, dy: 9, anchor: 'end' },
  verona: { dx: -18, dy: 9, anchor: 'end' },
  perugia: { dx: -18, dy: 9, anchor: 'end' },
  urbino: { dx: 22, dy: 28, anchor: 'start' },
  padova: { dx: -18, dy: -10, anchor: 'end' },
  lucca: { dx: -16, dy: -12, anchor: 'end' },
  milano: { dx: 0, dy: -26, anchor: 'middle' },
  bologna: { dx: -20, dy: 9, anchor: 'end' },
  mantova: { dx: -34, dy: -24, anchor: 'middle' },
  firenze: { dx: 22, dy: 9, anchor: 'start' },
  ferrara: { dx: -22, dy: 6, anchor: 'end' },
  pisa: { dx: -20, dy: 24, anchor: 'end' },
  rimini: { dx: 20, dy: 6, anchor: 'start' },
}

interface RegionPlace {
  /** Foot of the first line of the name, from the region's point in the figures. */
  name: Point
  letters: number
  /** Middle of the first row of shields, from the same point; shields a row at full size. */
  shields: Point
  row: number
}

export const REGION_PLACES: Record<string, RegionPlace> = {
  reg_blue: { name: [27, -16], letters: 24, shields: [27, 30], row: 3 },
  reg_red: { name: [70, -29], letters: 24, shields: [70, 12], row: 3 },
  reg_green: { name: [-37, -56], letters: 14, shields: [-37, -18], row: 2 },
  reg_yellow: { name: [8, 28], letters: 11, shields: [12, -148], row: 1 },
  reg_brown: { name: [-19, -25], letters: 14, shields: [-23, 16], row: 2 },
  reg_violet: { name: [29, -53], letters: 10, shields: [22, 46], row: 2 },
}

/** A name in lines of at most so many letters. */
export function lines(name: string, letters: number): string[] {
  const out: string[] = []
  for (const word of name.split(' ')) {
    const last = out.at(-1)
    if (last !== undefined && `${last} ${word}`.length <= letters) out[out.length - 1] = `${last} ${word}`
    else out.push(word)
  }
  return out
}

export const HILLS: Point[] = [
  [60, 78],
  [110, 60],
  [165, 82],
  [70, 148],
  [330, 523],
  [742, 656],
]

export function mapOf(game: Props['game']): RegionMap {
  const rows = new Map(figuresOf(game).region.map((row) => [row.id, row]))
  const corners: Record<string, Point> = {}
  const outlines = (game.nouns.region.words ?? []).map((word) =>
    rows.get(word)!.polygon.map(([x, y]) => {
      corners[`${x},${y}`] = placed(x, y)
      return `${x},${y}`
    }),
  )
  return regionMap(outlines, corners)
}

/** What was told since the running auction was opened. */
export function sinceOpening(events: readonly TableEvent[]): readonly TableEvent[] {
  return events.slice(events.findLastIndex(({ key }) => key === 'group-opens' || key === 'role-opens') + 1)
}

/** Only those who are tied bid for a role: the others have not passed, they do not take part. */
export function takesPart(auction: Auction, told: readonly TableEvent[], seat: number): boolean {
  if (auction.role < 0 || auction.bidders.includes(seat)) return true
  return told.some(({ key, values }) => (key === 'passes' || key === 'lacks-ducats') && values[0] === seat)
}
