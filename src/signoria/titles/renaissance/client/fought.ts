/** A battle put together from what was told of it. */
import type { TableEvent } from '$lib/board'
import type { LaidCard, RolledDie, Side, Story, SumPart } from '$lib/outcome'
import { cardOfFighter, cardOfSupport, CONDOTTIERE, figuresOf, ground, kindsOf, say } from './table'
import type { View } from './view'

const ENGINEER = 6
const FELON = 7
const SIGN = 8
const STANDING = [4, 5, 6]
const SWISS = 'swiss'
const GENOA = 'genoa'

interface Laid {
  card: number
  lost: boolean
}

export interface Fought {
  attacker: number
  defender: number
  city: number
  landing: boolean
  ride: boolean
  /** The sums as they were told. */
  attack: number
  defence: number
  dice: [number, number]
  laid: [Laid[], Laid[]]
  /** Troops that counted to the end. */
  attackTroops: number[]
  defenceTroops: number[]
  /** Dice of the condottieri on each side. */
  men: [RolledDie['face'][], RolledDie['face'][]]
  signs: [number, number]
  /** Engineer and felon of the attack, engineer of the defence: in effect. */
  engineer: boolean
  felon: boolean
  walls: boolean
  bare: boolean
  end: TableEvent
}

/** The battle between its declaration and its end; nothing unless both sides were revealed. */
export function foughtIn({ events }: Story<View>, begun: number, at: number): Fought | undefined {
  const told = events.slice(begun, at + 1)
  const attack = told.find(({ key }) => key === 'attack-revealed')
  const defence = told.find(({ key }) => key === 'defence-revealed' || key === 'defence-bare')
  const end = events[at]
  if (!attack || !defence) return undefined
  const bare = defence.key === 'defence-bare'
  const [attacker, first, second, help, die] = attack.values
  const [defender, guard, guardHelp] = bare ? [defence.values[0], -1, 0] : defence.values
  const cardsOf = (fighters: number[], support: number): Laid[] =>
    [...fighters.map(cardOfFighter), cardOfSupport(support)]
      .filter((card) => card >= 0)
      .map((card) => ({ card, lost: false }))
  const fought: Fought = {
    attacker,
    defender,
    city: end.values[2],
    landing: events[begun].key === 'landing-declared',
    ride: events[begun].key === 'chevauchee-declared',
    attack: end.values[3],
    defence: end.values[4] ?? end.values[3],
    dice: [die, defence.values.at(-1)!],
    laid: [cardsOf([first, second], help), bare ? [] : cardsOf([guard], guardHelp)],
    attackTroops: [],
    defenceTroops: [],
    men: [[], []],
    signs: [-1, -1],
    engineer: help === 1,
    felon: help === 2,
    walls: guardHelp === 1,
    bare,
    end,
  }
  for (const event of told) happen(fought, event)
  const troops = (side: 0 | 1) => fought.laid[side].filter(({ card, lost }) => card < CONDOTTIERE && !lost)
  fought.attackTroops = troops(0).map(({ card }) => card)
  fought.defenceTroops = troops(1).map(({ card }) => card)
  return fought
}

function lose(laid: Laid[], card: number): void {
  const one = laid.find((slot) => slot.card === card && !slot.lost)
  if (one) one.lost = true
}

/** What an event between the reveal and the end did. */
function happen(fought: Fought, { key, values }: TableEvent): void {
  const side = values[0] === fought.attacker ? 0 : 1
  if (key === 'supports-cancel' || key === 'countered') {
    lose(fought.laid[0], values.at(-1)!)
    if (key === 'supports-cancel') lose(fought.laid[1], values[0])
    fought.engineer &&= values.at(-1) !== ENGINEER
    fought.felon &&= values.at(-1) !== FELON
    if (key === 'supports-cancel') fought.walls = false
  } else if (key === 'felon-struck') lose(fought.laid[0], values[2])
  else if (key === 'condottiere-stands') fought.men[side].push(values[1])
  else if (key === 'condottiere-routed') fought.men[side].push('rout')
  else if (key === 'condottiere-betrays') fought.men[side].push('betrayal')
  else if (key === 'sign-played') fought.signs[side] = values[1]
}

/** The state of a seat never changes; what it can do counts only where powers are played. */
function hasPower({ view, game }: Story<View>, seat: number, nation: string): boolean {
  return view.options.powers && view.nation[seat] === (game.nouns.nation.words ?? []).indexOf(nation)
}

/** The stance at a place: as it was told last, or as it still is when nothing was told of it. */
function stanceAt({ events, view }: Story<View>, at: number): number | undefined {
  const stances = events.filter(({ key }) => key === 'stance-announced')
  return stances.length ? stances.findLast(({ number }) => number < at)?.values[1] : view.stance
}

function swissBonus(story: Story<View>, fought: Fought, side: number): number {
  const seat = side ? fought.defender : fought.attacker
  if (!hasPower(story, seat, SWISS)) return 0
  return stanceAt(story, fought.end.number) === side ? figuresOf(story.game).constants.swiss_bonus : 0
}

/** What the ground gives to the defence: mountain or marsh, and the landing. */
export function groundOf(story: Story<View>, fought: Fought): { terrain: string; rough: number; landing: number } {
  const { province, constants } = figuresOf(story.game)
  const id = (story.game.nouns.city.words ?? [])[fought.city]
  const terrain = province.find((one) => one.cities.includes(id))?.terrain ?? 'plain'
  const known = !fought.ride && !hasPower(story, fought.attacker, GENOA)
  return {
    terrain,
    rough: known && terrain !== 'plain' ? constants.bonus_terrain : 0,
    landing: known && fought.landing ? constants.bonus_landing : 0,
  }
}

const sum = (parts: SumPart[]): number => parts.reduce((all, part) => all + part.value, 0)

function worth(story: Story<View>, signed: number): number {
  return signed < CONDOTTIERE ? (kindsOf(story.game)[signed].value ?? 0) : STANDING[signed - CONDOTTIERE]
}

/** What lay on the table for a side: troops, condottieri that stood, the sign of God, the die, the Swiss. */
function cardParts(story: Story<View>, fought: Fought, side: 0 | 1): SumPart[] {
  const named = (card: number) => String(story.words.noun('card', card))
  const troops = side ? fought.defenceTroops : fought.attackTroops
  const parts: SumPart[] = troops.map((card) => ({ tone: 'troop', value: worth(story, card), name: named(card) }))
  for (const face of fought.men[side])
    if (typeof face === 'number') parts.push({ tone: 'hired', value: face, name: named(CONDOTTIERE) })
  const signed = fought.signs[side]
  if (signed >= 0) parts.push({ tone: 'sign', value: worth(story, signed), name: named(SIGN) })
  parts.push({ tone: 'die', value: fought.dice[side], name: say('die') })
  const swiss = swissBonus(story, fought, side)
  if (swiss) parts.push({ tone: 'ground', value: swiss, name: say('swiss-bonus') })
  return parts
}

/** The walls are what is left of the sum when all else is known. */
function partsOf(story: Story<View>, fought: Fought, side: 0 | 1): SumPart[] {
  const parts = cardParts(story, fought, side)
  if (!side) return parts
  const { rough, landing } = groundOf(story, fought)
  const engineer = fought.walls ? figuresOf(story.game).constants.bonus_engineer_defence : 0
  const walls = fought.defence - sum(parts) - rough - landing - engineer
  if (walls > 0) parts.push({ tone: 'walls', value: walls, name: say('walls') })
  if (engineer) parts.push({ tone: 'walls', value: engineer, name: String(story.words.noun('card', ENGINEER)) })
  if (rough + landing) parts.push({ tone: 'ground', value: rough + landing, name: say('terrain') })
  return parts
}

function faces(story: Story<View>, fought: Fought, side: 0 | 1): LaidCard[] {
  const kinds = kindsOf(story.game)
  return fought.laid[side].map(({ card, lost }) => ({
    name: [story.words.noun('card', card), lost && say('lost')].filter(Boolean).join(', '),
    value: kinds[card].value,
    emblem: kinds[card].emblem,
    ground: ground(kinds[card].colour),
    lost,
  }))
}

function diceOf(fought: Fought, side: 0 | 1): RolledDie[] {
  const attacker = side === 0
  const men = fought.men[side].map((face): RolledDie => ({
    face,
    attacker,
    label: typeof face === 'number' ? say('condottiere-stands', { value: face }) : say(`condottiere-${face}`),
  }))
  return [{ face: fought.dice[side], attacker, label: say('die-shows', { value: fought.dice[side] }) }, ...men]
}

export function sidesOf(story: Story<View>, fought: Fought): Side[] {
  return ([0, 1] as const).map((side) => ({
    seat: side ? fought.defender : fought.attacker,
    role: say(side ? 'defends' : 'attacks'),
    cards: faces(story, fought, side),
    dice: diceOf(fought, side),
    parts: partsOf(story, fought, side),
    total: side ? fought.defence : fought.attack,
    leads: side ? fought.defence >= fought.attack : fought.attack > fought.defence,
  }))
}

/** In words: what became of walls and ground, and what happened in between. */
export function noteOf(story: Story<View>, fought: Fought): string {
  const { terrain, rough, landing } = groundOf(story, fought)
  const walls = partsOf(story, fought, 1).find((part) => part.tone === 'walls')?.value ?? 0
  const lines: string[] = []
  if (fought.bare) lines.push(say('defence-none'))
  if (fought.felon) lines.push(say('note-felon'))
  else if (fought.engineer) lines.push(say('note-engineer', { now: walls }))
  if (rough) lines.push(say(`ground-${terrain}`, { value: rough }))
  if (landing) lines.push(say('ground-landing', { value: landing }))
  if (fought.ride) lines.push(say('ground-ride'))
  return lines.join(' ')
}
