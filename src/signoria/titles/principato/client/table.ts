/** What the view and the figures of Principato mean for the eye. */
import type { Point } from '$lib/art/geometry'
import { speaker } from '$lib/art/say'
import type { BoardProps } from '$lib/board'
import en from './en.ftl?raw'
import fr from './fr.ftl?raw'
import it from './it.ftl?raw'
import type { View } from './view'

export const say = speaker({ en, fr, it })

export type Props = BoardProps<View>

export const CUBES = ['food', 'gold', 'favour']
export const TOKEN_ICONS = ['field', 'farm', 'palazzo', 'bank', 'catapult', 'militia', 'helm']
export const CULTURE_ICONS = ['monument', 'book', 'painting']
export const FIELD = 0,
  FARM = 1,
  PALAZZO = 2,
  BANK = 3,
  CATAPULT = 4,
  MILITIA = 5,
  CONDOTTIERE = 6
const SCORING = 'military_scoring'

interface EffectRow {
  id: string
  food?: number
  gold?: number
  count?: number
  receive?: [number, number]
}

interface Figures {
  kinds: { id: string; exchange: boolean }[]
  effects: EffectRow[]
  zones: { id: string; slots: Point[] }[]
  objectives: { id: string }[]
}

export const figuresOf = (game: Props['game']): Figures => game.components as unknown as Figures

export interface Effect {
  place: number
  food: number
  gold: number
  /** Cubes received: food, gold. */
  receive: [number, number]
  count: number
  /** The token, culture icon or troop it brings. */
  icon: string
  sort: 'build' | 'receive' | 'per' | 'recruit' | 'culture'
}

export interface Kind {
  place: number
  word: string
  emblem: string
  niche: string
  exchange: boolean
  effects: Effect[]
}

const LOOKS: Record<string, [emblem: string, zone: string, icon: string]> = {
  build_field: ['field', 'environs', 'field'],
  build_farm: ['farm', 'environs', 'farm'],
  build_palazzo: ['palazzo', 'city', 'palazzo'],
  build_bank: ['bank', 'city', 'bank'],
  harvest: ['harvest', 'environs', 'field'],
  rents: ['rents', 'city', 'palazzo'],
  tax_collector: ['tax-collector', 'city', ''],
  gold_fair: ['gold-fair', 'city', ''],
  food_market: ['food-market', 'environs', ''],
  catapult_early: ['catapult', 'wall', 'catapult'],
  catapult_late: ['catapult', 'wall', 'catapult'],
  recruit_militia: ['militia', 'wall', 'militia'],
  recruit_condottieri: ['condottieri', 'wall', 'helm'],
  sculptor: ['sculptor', 'palace', 'monument'],
  printer: ['printer', 'palace', 'book'],
  painter: ['painter', 'palace', 'painting'],
  [SCORING]: ['scoring', 'wall', 'swords'],
}

function sortOf(word: string, row: EffectRow): Effect['sort'] {
  if (word.startsWith('recruit')) return 'recruit'
  if (row.receive) return 'receive'
  if (word === 'harvest' || word === 'rents') return 'per'
  return ['sculptor', 'printer', 'painter'].includes(word) ? 'culture' : 'build'
}

export function kindsOf(game: Props['game']): Kind[] {
  const figures = figuresOf(game)
  const exchanges = new Map(figures.kinds.map((row) => [row.id, row.exchange]))
  const rows = new Map(figures.effects.map((row) => [row.id, row]))
  const effectWords = game.nouns.effect.words ?? []
  const kinds = (game.nouns.kind.words ?? []).map((word, place): Kind => {
    const [emblem, zone] = LOOKS[word]
    return {
      place,
      word,
      emblem,
      niche: `var(--zone-${zone})`,
      exchange: exchanges.get(word) ?? false,
      effects: [],
    }
  })
  effectWords.forEach((word, place) => {
    const kind = kinds.find((one) => word === one.word || word.startsWith(`${one.word}_`))!
    const row = rows.get(word)!
    const sort = sortOf(kind.word, row)
    kind.effects.push({
      place,
      food: row.food ?? 0,
      gold: row.gold ?? 0,
      receive:
        row.receive ??
        (kind.word === 'harvest' ? [row.count ?? 1, 0] : kind.word === 'rents' ? [0, row.count ?? 1] : [0, 0]),
      count: row.count ?? 0,
      icon: LOOKS[kind.word][2],
      sort,
    })
  })
  return kinds
}

/** "Catapult (years 1-2)" is simply "Catapult" on its card. */
export const shortName = (name: string): string => name.replace(/\s*\(.*\)$/, '')

/** The kinds of card a military scoring lies among. */
export function scoringInPile(view: View, game: Props['game']): boolean {
  return view.unseen[(game.nouns.kind.words ?? []).indexOf(SCORING)] > 0
}

interface Zone {
  /** x = x0 + kx * (slot x - sx), and the same for y. */
  x: [number, number, number]
  y: [number, number, number]
}

export interface Layout {
  width: number
  height: number
  wall: [number, number, number, number]
  inner: [number, number, number, number]
  /** Where the city ends and church and palace begin; where the church ends. */
  street: number
  nave: number
  circle: number
  square: number
  hexagon: number
  frame: [number, number]
  cube: number
  labels: boolean
  zones: Record<string, Zone>
}

export const WIDE: Layout = {
  width: 764,
  height: 392,
  wall: [118, 15, 528, 362],
  inner: [132, 75, 500, 242],
  street: 206.9,
  nave: 302,
  circle: 21,
  square: 44,
  hexagon: 27,
  frame: [74, 42],
  cube: 22,
  labels: true,
  zones: {
    environs: { x: [55, 0.7786, 80], y: [78, 0.389, 140] },
    wall: { x: [232, 0.696, 240], y: [46, 0.449, 170] },
    city: { x: [232, 0.696, 240], y: [107, 0.492, 310] },
    palace: { x: [413, 0.7, 520], y: [237.7, 0.39, 570] },
    church: { x: [169.4, 0.68, 240], y: [279.6, 0.4, 640] },
  },
}

export const NARROW: Layout = {
  width: 390,
  height: 336,
  wall: [62, 14, 266, 308],
  inner: [76, 66, 238, 198],
  street: 168,
  nave: 172,
  circle: 18,
  square: 37,
  hexagon: 23,
  frame: [41, 35],
  cube: 16,
  labels: false,
  zones: {
    environs: { x: [29, 0.395, 80], y: [48, 0.334, 140] },
    wall: { x: [93, 0.396, 240], y: [40, 0.382, 170] },
    city: { x: [97, 0.378, 240], y: [91, 0.392, 310] },
    palace: { x: [197, 0.379, 520], y: [192, 0.338, 570] },
    church: { x: [96, 0.4, 240], y: [232, 0.4, 640] },
  },
}

/** Where the slots of a zone are drawn. */
export function slotsOf(game: Props['game'], layout: Layout, zone: string): Point[] {
  const { x, y } = layout.zones[zone]
  const slots = figuresOf(game).zones.find((row) => row.id === zone)?.slots ?? []
  return slots.map(([sx, sy]) => [x[0] + x[1] * (sx - x[2]), y[0] + y[1] * (sy - y[2])])
}
