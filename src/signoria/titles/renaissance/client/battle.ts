/** The sums of a battle, taken apart for the eye. */
import type { TableEvent } from '$lib/board'
import type { SumPart } from '$lib/outcome'
import type { Words } from '$lib/words.svelte'
import { cardOfFighter, cardOfSupport, CONDOTTIERE, figuresOf, kindsOf, say, type Props } from './table'
import type { Battle, View } from './view'

export interface Slot {
  /** Place in the noun `card`; -2 face down. */
  card: number
  name: string
  value: number | null
  /** Lost to a felon, routed, or cancelled. */
  lost: boolean
  /** Lies face down, but its owner looks at it. */
  veiled: boolean
  bought: boolean
}

export type Face = number | 'rout' | 'betrayal'
const STANDING = [4, 5, 6]

const worth = (game: Props['game'], signed: number): number =>
  signed < CONDOTTIERE ? (kindsOf(game)[signed].value ?? 0) : STANDING[signed - CONDOTTIERE]

function ghostOf(view: View, game: Props['game'], battle: Battle, side: number): number {
  const seat = side ? battle.defender : battle.attacker
  if (view.asking !== 'Sign' || view.seat !== seat || !view.asked.includes(seat) || !view.hand[8]) return 0
  return Math.max(
    0,
    ...battle.blue[side].map((card) => worth(game, card)),
    ...STANDING.filter((_, i) => battle.standing[side][i]),
  )
}

/** What counts for a side now, in the order of the sum. */
export function partsOf(view: View, game: Props['game'], words: Words, battle: Battle, side: number): SumPart[] {
  const parts: SumPart[] = []
  for (const card of battle.blue[side])
    parts.push({
      tone: 'troop',
      value: worth(game, card),
      name: String(words.noun('card', card)),
    })
  STANDING.forEach((value, i) => {
    for (let n = 0; n < battle.standing[side][i]; n++)
      parts.push({
        tone: 'hired',
        value,
        name: String(words.noun('card', CONDOTTIERE)),
      })
  })
  if (battle.signed[side] >= 0)
    parts.push({
      tone: 'sign',
      value: worth(game, battle.signed[side]),
      name: String(words.noun('card', 8)),
    })
  if (battle.revealed) parts.push({ tone: 'die', value: battle.dice[side], name: say('die') })
  if (battle.swiss[side])
    parts.push({
      tone: 'ground',
      value: battle.swiss[side],
      name: say('swiss-bonus'),
      icon: 'pike',
    })
  if (side === 1) {
    if (battle.fort)
      parts.push({
        tone: 'walls',
        value: battle.fort,
        name: say('walls'),
        icon: view.level[battle.target] > 2 ? 'fortress' : 'rampart',
      })
    if (battle.ground)
      parts.push({
        tone: 'ground',
        value: battle.ground,
        name: say('terrain'),
        icon: 'up',
      })
    if (battle.in_effect[2])
      parts.push({
        tone: 'walls',
        value: figuresOf(game).constants.bonus_engineer_defence,
        name: String(words.noun('card', 6)),
        icon: 'plus',
      })
  }
  const ghost = ghostOf(view, game, battle, side)
  if (ghost)
    parts.push({
      tone: 'ghost',
      value: ghost,
      name: String(words.noun('card', 8)),
    })
  return parts
}

/** The cards of a side as they lie. */
export function slotsOf(view: View, game: Props['game'], words: Words, battle: Battle, side: number): Slot[] {
  const kinds = kindsOf(game)
  const seat = side ? battle.defender : battle.attacker
  const left = [...battle.blue[side]]
  const slot = (card: number, bought: boolean, lost: boolean): Slot => ({
    card,
    name: card < 0 ? say('art-hidden-card') : String(words.noun('card', card)),
    value: card < 0 ? null : kinds[card].value,
    lost,
    veiled: card >= 0 && !bought && !battle.revealed && seat === view.seat,
    bought,
  })
  const fighter = (one: number): Slot => {
    if (one === -2) return slot(-2, false, false)
    const card = cardOfFighter(one)
    const at = left.indexOf(card)
    if (at >= 0) left.splice(at, 1)
    return slot(card, one > CONDOTTIERE, !!battle.revealed && card < CONDOTTIERE && at < 0)
  }
  const fighters = (side ? [battle.defence] : battle.attack).filter((one) => one !== -1)
  const slots = fighters.map(fighter)
  const support = side ? battle.defence_support : battle.support
  if (support === -2) slots.push(slot(-2, false, false))
  else if (support > 0) {
    const card = cardOfSupport(support)
    const effects = side ? [battle.in_effect[2], battle.in_effect[3]] : [battle.in_effect[0], battle.in_effect[1]]
    const idle = !!battle.revealed && support < 3 && !effects[support - 1]
    slots.push(slot(card, support > 3, idle))
  }
  return slots
}

/** The dice of the condottieri: those that stand, and what has been heard of the others. */
export function facesOf(battle: Battle, events: TableEvent[], side: number): Face[] {
  const seat = side ? battle.defender : battle.attacker
  const since = events.findLastIndex((event) => /^(attack|landing|chevauchee)-declared$/.test(event.key))
  const told = since < 0 ? [] : events.slice(since)
  const standing: Face[] = STANDING.flatMap((value, i) => Array.from({ length: battle.standing[side][i] }, () => value))
  const others = told.filter((event) => event.values[0] === seat)
  const routed = others.filter((event) => event.key === 'condottiere-routed').map((): Face => 'rout')
  const traitors = others.filter((event) => event.key === 'condottiere-betrays').map((): Face => 'betrayal')
  return [...standing, ...routed, ...traitors]
}

/** In words: what the walls and the ground do. */
export function notesOf(view: View, game: Props['game'], words: Words, battle: Battle): string {
  const { level, city, province, constants } = figuresOf(game)
  const [engineer, felon] = battle.in_effect
  const built = view.level[battle.target]
  const lines: string[] = []
  const fort = {
    level: String(words.noun('level', built)),
    value: level[built].pc,
    now: battle.fort,
  }
  if (felon) lines.push(say('walls-felon', fort))
  else if (engineer) lines.push(say('walls-engineer', fort))
  else lines.push(say('walls-count', fort))
  const id = (game.nouns.city.words ?? [])[battle.target]
  const { terrain } = province.find((one) => one.cities.includes(city.find((row) => row.id === id)!.id))!
  if (battle.chevauchee) lines.push(say('ground-ride'))
  else if (battle.ground) {
    if (terrain !== 'plain') lines.push(say(`ground-${terrain}`, { value: constants.bonus_terrain }))
    if (battle.landing) lines.push(say('ground-landing', { value: constants.bonus_landing }))
  }
  return lines.join(' ')
}
