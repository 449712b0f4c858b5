/** What the view and the figures of Renaissance mean for the eye. */
import type { Action, BoardProps, Choices } from '$lib/board'
import { speaker } from '$lib/art/say'
import en from './en.ftl?raw'
import fr from './fr.ftl?raw'
import it from './it.ftl?raw'
import { draw, type CityRow, type DrawnMap, type MapRow, type ProvinceRow } from './map'
import type { View } from './view'

export const say = speaker({ en, fr, it })

export type Props = BoardProps<View>

interface Figures {
  constants: Record<string, number>
  city: CityRow[]
  province: ProvinceRow[]
  map: MapRow
  level: { id: string; pc: number; income: number }[]
  card: { id: string; count: number; value: number }[]
  nation: { id: string }[]
  setup: { id: string; years: number[] }[]
}

export function figuresOf(game: Props['game']): Figures {
  return game.components as unknown as Figures
}

const drawn = new WeakMap<object, DrawnMap>()

export function mapOf(game: Props['game']): DrawnMap {
  const known = drawn.get(game)
  if (known) return known
  const { city, province, map } = figuresOf(game)
  const made = draw(city, province, map, {
    cities: game.nouns.city.words ?? [],
    provinces: game.nouns.province.words ?? [],
  })
  drawn.set(game, made)
  return made
}

export type Colour = 'blue' | 'red' | 'yellow'

export interface CardKind {
  word: string
  colour: Colour
  emblem: string
  /** Strength of a troop; null for all other cards. */
  value: number | null
}

const EMBLEMS: Record<string, string> = {
  swiss_regiment: 'swiss',
  sign_of_god: 'sign',
  artist_or_banker: 'artist',
  condottiere: 'condottieri',
}
const RED = ['condottiere', 'engineer', 'felon', 'sign_of_god', 'retreat']
export const CONDOTTIERE = 5
const FIRST_YELLOW = 10

/** The kinds of card in the order of the noun. */
export function kindsOf(game: Props['game']): CardKind[] {
  const values = new Map(figuresOf(game).card.map((row) => [row.id, row.value]))
  return (game.nouns.card.words ?? []).map((word, place) => ({
    word,
    colour: place < CONDOTTIERE ? 'blue' : RED.includes(word) ? 'red' : 'yellow',
    emblem: EMBLEMS[word] ?? word,
    value: place < CONDOTTIERE ? (values.get(word) ?? 0) : null,
  }))
}

export const ground = (colour: Colour): string => `var(--battle-${colour})`

/** Which verbs a yellow card plays. */
const PLAYS: Record<string, string[]> = {
  raiders: ['play_raiders'],
  ambassador: ['play_ambassador'],
  marriage: ['play_marriage'],
  chevauchee: ['declare_chevauchee'],
  artist_or_banker: ['play_artist', 'play_banker'],
}

export function playsOf(choices: Choices, kind: CardKind): Action[] {
  const verbs = PLAYS[kind.word]
  return verbs ? choices.all.filter((action) => verbs.includes(action.verb.name)) : []
}

/** The card a fighter or a support is, by its place in the noun; -1 for none. */
export const cardOfFighter = (fighter: number): number => (fighter < 0 ? -1 : Math.min(fighter, CONDOTTIERE))
export const cardOfSupport = (support: number): number =>
  [-1, 6, 7, CONDOTTIERE, CONDOTTIERE, CONDOTTIERE][support] ?? -1
export const supportOfCard = (card: number): number => ({ 6: 1, 7: 2, [CONDOTTIERE]: 3 })[card] ?? -1
export const isYellow = (card: number): boolean => card >= FIRST_YELLOW

/** The cities of a seat in which an artist works. */
export const artistsOf = (view: View, seat: number): number[] =>
  view.palace.flatMap((palace, city) => (palace >= 2 && view.owner[city] === seat ? [city] : []))

export const citiesOf = (view: View, seat: number): number => view.owner.filter((owner) => owner === seat).length

/** "Knights ×2, Felon" */
export function listOf(counts: number[], name: (kind: number) => string | number): string {
  return counts
    .map((count, kind) => (count ? `${name(kind)}${count > 1 ? ` ×${count}` : ''}` : ''))
    .filter(Boolean)
    .join(', ')
}

export const written = (...parts: (string | number | false | undefined)[]): string =>
  parts.filter((part) => part !== false && part !== undefined && part !== '').join(' ')

/** The seat whose turn it is within the part of the turn, or -1. */
export function actorOf(view: View): number {
  if (view.phase) return view.phase.seat
  return ['Purchases', 'Expansion', 'Placement', 'ExtraGarrison', 'NationPick', 'Return'].includes(view.stage)
    ? (view.asked[0] ?? -1)
    : -1
}

/** The turns of the game, each with its year where the set-up has them. */
export function yearsOf(view: View, game: Props['game']): { turn: number; name: string }[] {
  const years = figuresOf(game).setup.find((one) => one.id === String(view.options.setup))?.years ?? []
  return Array.from({ length: view.turns }, (_, i) => ({ turn: i + 1, name: String(years[i] ?? i + 1) }))
}

/** War or peace has been chosen for this turn. */
export const decidedOf = (view: View): boolean => view.turn > 0 && !['Vote', 'Stance', 'Return'].includes(view.stage)
