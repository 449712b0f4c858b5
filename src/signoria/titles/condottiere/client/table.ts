/** What the view and the figures of Condottiere mean for the eye. */
import type { BoardProps } from '$lib/board'
import { regionMap, type Point, type RegionMap } from '$lib/art/geometry'
import { speaker } from '$lib/art/say'
import en from './en.ftl?raw'
import fr from './fr.ftl?raw'
import it from './it.ftl?raw'
import type { Player, View } from './view'

export const say = speaker({ en, fr, it })

export type Props = BoardProps<View>

interface Figures {
  card: { id: string; strength: number; stays_in_line: boolean }[]
  region: { id: string; city: Point; outline: string[] }[]
  corners: Record<string, Point>
  deal: { keep_between_rounds: number }
  effects: {
    winter_mercenary_value: number
    drummer_factor: number
    spring_bonus: number
  }
}

export interface CardKind {
  word: string
  strength: number
  mercenary: boolean
  emblem: string
  niche: string
  /** The figure in the corner; null for a card that has no strength of its own. */
  value: number | null
}

const FAMILIES: Record<string, string> = {
  winter: 'season',
  spring: 'season',
  bishop: 'event',
  scarecrow: 'event',
  surrender: 'event',
  courtesan: 'personage',
  heroine: 'personage',
  drummer: 'support',
}

export function figuresOf(game: Props['game']): Figures {
  return game.components as unknown as Figures
}

/** The kinds of card in the order of the noun. */
export function kindsOf(game: Props['game']): CardKind[] {
  const rows = new Map(figuresOf(game).card.map((row) => [row.id, row]))
  return (game.nouns.card.words ?? []).map((word) => {
    const strength = rows.get(word)?.strength ?? 0
    const mercenary = word.startsWith('mercenary')
    return {
      word,
      strength,
      mercenary,
      emblem: mercenary ? 'mercenary' : word,
      niche: `var(--niche-${FAMILIES[word] ?? 'mercenary'})`,
      value: mercenary || strength > 0 ? strength : null,
    }
  })
}

/** Where a region's marker and name stand, from its city: the foot of the name, or its left end. */
const PLACES: Record<string, { at: Point; beside?: boolean }> = {
  torino: { at: [10, 30] },
  milano: { at: [4, 54] },
  venezia: { at: [-60, -4] },
  genova: { at: [-52, -10], beside: true },
  mantova: { at: [-40, -4], beside: true },
  parma: { at: [6, 24] },
  modena: { at: [-12, 22] },
  ferrara: { at: [-38, -5], beside: true },
  bologna: { at: [28, 52] },
  lucca: { at: [2, 18] },
  firenze: { at: [4, 48] },
  siena: { at: [6, 36] },
  urbino: { at: [-36, 5], beside: true },
  spoleto: { at: [-18, 4] },
  ancona: { at: [-42, 9], beside: true },
  roma: { at: [0, 42] },
  napoli: { at: [0, 0] },
}

/** Feet of the engraved hills, from the city of their region. */
const HILLS: Record<string, Point[]> = {
  torino: [
    [-34, -50],
    [2, -56],
    [38, -46],
    [-16, 54],
    [16, 62],
    [-46, 44],
  ],
  milano: [
    [-96, -54],
    [-60, -46],
    [-24, -56],
    [14, -50],
    [52, -56],
    [86, -46],
  ],
  venezia: [
    [-270, -106],
    [-234, -112],
    [-198, -102],
    [-160, -110],
    [-120, -104],
    [20, -108],
    [56, -100],
    [92, -110],
    [128, -102],
    [166, -108],
    [204, -100],
    [242, -106],
  ],
  firenze: [
    [24, -60],
    [52, -44],
    [70, -20],
    [44, -12],
  ],
  siena: [
    [64, 36],
    [46, 20],
  ],
  spoleto: [
    [74, 8],
    [100, 20],
    [48, 22],
  ],
  roma: [
    [80, -10],
    [106, 14],
    [72, 22],
    [112, 62],
    [88, 64],
  ],
  napoli: [
    [-44, -194],
    [-12, -186],
    [-62, -162],
    [-26, -154],
    [10, -162],
    [52, -162],
    [92, -146],
    [62, 58],
    [98, 72],
    [30, 82],
    [72, 94],
  ],
}

export interface DrawnRegion {
  place: number
  d: string
  city: Point
  label: Point
  beside: boolean
}

export interface DrawnMap extends RegionMap {
  regions: DrawnRegion[]
  hills: Point[]
}

export function mapOf(game: Props['game']): DrawnMap {
  const figures = figuresOf(game)
  const rows = new Map(figures.region.map((row) => [row.id, row]))
  const words = game.nouns.region.words ?? []
  const drawn = regionMap(
    words.map((word) => rows.get(word)!.outline),
    figures.corners,
  )
  const shift = ([x, y]: Point, [dx, dy]: Point): Point => [x + dx, y + dy]
  const regions = words.map((word, place) => {
    const { city } = rows.get(word)!
    const where = PLACES[word] ?? { at: [0, 0] }
    return {
      place,
      d: drawn.shapes[place],
      city,
      label: shift(city, where.at),
      beside: where.beside ?? false,
    }
  })
  const hills = words.flatMap((word) => (HILLS[word] ?? []).map((hill) => shift(rows.get(word)!.city, hill)))
  return { ...drawn, regions, hills }
}

/** What the cards on the table do to a mercenary: the sign on its corner. */
export function changeOf(
  view: View,
  player: Player,
  kind: number,
  game: Props['game'],
): { text: string; struck: boolean } {
  const { effects } = figuresOf(game)
  let text = view.winter ? `=${effects.winter_mercenary_value}` : ''
  if (player.drummer) text += `×${effects.drummer_factor}`
  if (view.spring && kind === view.highest) text += `+${effects.spring_bonus}`
  return { text, struck: view.winter }
}

/** The cards of a hand one by one, strongest mercenaries last as in the noun. */
export function cardsIn(counts: number[]): { kind: number; copy: number }[] {
  return counts.flatMap((count, kind) => Array.from({ length: count }, (_, copy) => ({ kind, copy })))
}

/** "Mercenary 3 ×2, Winter" */
export function listOf(counts: number[], name: (kind: number) => string | number): string {
  return counts
    .map((count, kind) => (count ? `${name(kind)}${count > 1 ? ` ×${count}` : ''}` : ''))
    .filter(Boolean)
    .join(', ')
}
