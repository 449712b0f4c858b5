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

/** A figure with a true minus. */
export const signed = (figure: number): string => String(figure).replace('-', '−')

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
  objectives: { id: string }[]
  strength: { catapult: number; supplied_troop: number; unsupplied_troop: number }
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

/** A line of places: where the first is, the way to the next, and how many are drawn. */
interface Places {
  at: Point
  step: Point
  count: number
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
  fields: Places
  farms: Places
  palazzi: Places
  banks: Places
  /** Catapults and condottieri stand on the upper wall, the militia on the lower. */
  above: Places
  below: Places
  works: [Places, Places]
  favours: Places
}

export const WIDE: Layout = {
  width: 794,
  height: 372,
  wall: [103, 10, 588, 352],
  inner: [117, 70, 560, 232],
  street: 194,
  nave: 305,
  circle: 22,
  square: 42,
  hexagon: 25,
  frame: [84, 43],
  cube: 20,
  labels: true,
  fields: { at: [50, 74], step: [0, 51], count: 6 },
  farms: { at: [744, 74], step: [0, 51], count: 6 },
  palazzi: { at: [222, 101], step: [58, 0], count: 8 },
  banks: { at: [222, 157], step: [58, 0], count: 8 },
  above: { at: [222, 40], step: [58, 0], count: 8 },
  below: { at: [222, 332], step: [58, 0], count: 8 },
  works: [
    { at: [444, 222], step: [92, 0], count: 3 },
    { at: [444, 274], step: [92, 0], count: 3 },
  ],
  favours: { at: [160, 264], step: [52, 0], count: 3 },
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
  fields: { at: [29, 48], step: [0, 60], count: 5 },
  farms: { at: [361, 48], step: [0, 60], count: 5 },
  palazzi: { at: [97, 91], step: [49, 0], count: 5 },
  banks: { at: [97, 138], step: [49, 0], count: 5 },
  above: { at: [93, 40], step: [51, 0], count: 5 },
  below: { at: [93, 296], step: [51, 0], count: 5 },
  works: [
    { at: [197, 192], step: [45.5, 0], count: 3 },
    { at: [197, 236], step: [45.5, 0], count: 3 },
  ],
  favours: { at: [96, 232], step: [28, 0], count: 3 },
}

/** A place for every token: as drawn, and where there are more tokens than places, closer together. */
export function placesFor({ at, step, count }: Places, tokens: number): Point[] {
  const nearer = tokens > count ? (count - 1) / (tokens - 1) : 1
  return Array.from({ length: Math.max(count, tokens) }, (_, i): Point => [
    at[0] + i * nearer * step[0],
    at[1] + i * nearer * step[1],
  ])
}
