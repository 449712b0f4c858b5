/** What the view and the figures of Princes of the Renaissance mean for the eye. */
import { speaker } from '$lib/art/say'
import type { Action, BoardProps, TableEvent } from '$lib/board'
import en from './en.ftl?raw'
import fr from './fr.ftl?raw'
import it from './it.ftl?raw'
import type { View, Warfare } from './view'

export const say = speaker({ en, fr, it })

export type Props = BoardProps<View>
type Game = Props['game']

interface TroopBonus {
  troop: string
  attack: number
  defence: number
}
interface TileRow {
  id: string
  city: string
  gold: number
  influence: number
  merchant?: boolean
  fixed_defence?: number
  troop_bonus?: TroopBonus
  condottiere_discount?: number
  pope_discount?: number
  hand_limit?: number
}
interface FamilyRow {
  id: string
  gold: number
  influence: number
  condottiere_discount?: number
  artist_discount?: number
  hand_limit?: number
  troop_bonus?: TroopBonus
}
interface Figures {
  limits: Record<string, number>
  scoring: { pope: number; merchant: number; city_ranks: number[] }
  cities: { id: string; status: number }[]
  pope: { gold: number }
  families: FamilyRow[]
  troops: {
    id: string
    cost: number
    attack: number
    defence: number
    influence: number
    copies: number
  }[]
  events: {
    id: string
    decade: number
    kind: string
    points: number
    currency: 'gold' | 'influence'
  }[]
  tiles: TileRow[]
}

export const figuresOf = (game: Game): Figures => game.components as unknown as Figures
export const NUMERALS = ['I', 'II', 'III']
export const MONEY = ['ducat', 'influence']

type Steps = Warfare['step'][]
const BRIBES: Steps = ['bribes_by_attacker', 'bribes_by_defender', 'bribes_by_ally']
const BEFORE_HIRED: Steps[] = [
  ['veto', 'hire_attacker'],
  ['veto', 'hire_attacker', 'hire_defender'],
]
const ROUNDS: Steps[] = [
  ['attack', 'reroll_attack', 'judge_attack'],
  ['counter_attack', 'reroll_counter_attack', 'judge_counter_attack'],
]
/** Whether troops are being bribed. */
export const atBribes = (view: View): boolean => !!view.war && BRIBES.includes(view.war.step)
/** Whether it is settled who fights for a side. */
export const postSettled = (war: Warfare, side: number): boolean => !BEFORE_HIRED[side].includes(war.step)
/** The round that is being fought: 0 the attack, 1 the counter-attack, -1 none yet. */
export const roundOf = (war: Warfare): number => ROUNDS.findIndex((steps) => steps.includes(war.step))

const wordsOf = (game: Game, noun: string): string[] => game.nouns[noun].words ?? []
/** Rows of the figures in the order of the noun's words. */
function rows<Row extends { id: string }>(game: Game, noun: string, of: Row[]): Row[] {
  const byId = new Map(of.map((row) => [row.id, row]))
  return wordsOf(game, noun).map((word) => byId.get(word)!)
}

export const tilesOf = (game: Game): TileRow[] => rows(game, 'tile', figuresOf(game).tiles)
export const troopsOf = (game: Game): Figures['troops'] => rows(game, 'troop', figuresOf(game).troops)
export const eventsOf = (game: Game): Figures['events'] => rows(game, 'event', figuresOf(game).events)
export const familiesOf = (game: Game): FamilyRow[] => rows(game, 'family', figuresOf(game).families)
export const cityIds = (game: Game): string[] => wordsOf(game, 'city')
export const cityOf = (game: Game, tile: number): number => cityIds(game).indexOf(tilesOf(game)[tile].city)
export const cityShield = (game: Game, city: number): string => `state-${cityIds(game)[city]}`
export const cityColour = (game: Game, city: number): string => `var(--city-${cityIds(game)[city]})`
export const familyShield = (game: Game, family: number): string =>
  `family-${wordsOf(game, 'family')[family].replace('d_este', 'este')}`

/** Cities as they would be counted now: the worthiest first, ties in the order of the box. */
export function ranking(view: View): number[] {
  return view.status
    .map((_, city) => city)
    .sort((a, b) => view.status[b] - view.status[a] || view.artists[b].length - view.artists[a].length || a - b)
}

const TROOP_ICONS: Record<string, string> = {
  fortification: 'fortress',
  light_infantry: 'infantry',
}
export const troopIcon = (id: string): string => TROOP_ICONS[id] ?? id
/** What stands on a thing, as the beginning of its spoken name: who speaks to the page says what is written. */
export const written = (...parts: (string | number | false | null | undefined)[]): string =>
  parts.filter((part) => part !== '' && part !== false && part !== null && part !== undefined).join(' ')
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)

/** The sign and the few words of a power. */
export interface Power {
  icon?: string
  text: string
}

function shared(row: TileRow | FamilyRow): Power[] {
  const out: Power[] = []
  const bonus = row.troop_bonus
  if (bonus)
    out.push({
      icon: troopIcon(bonus.troop),
      text: `${signed(bonus.attack)}/${signed(bonus.defence)}`,
    })
  if (row.condottiere_discount) out.push({ icon: 'helm', text: signed(-row.condottiere_discount) })
  if (row.hand_limit) out.push({ icon: 'dagger', text: signed(row.hand_limit) })
  return out
}

export const familyPowers = (row: FamilyRow): Power[] =>
  row.artist_discount ? [...shared(row), { icon: 'palette', text: signed(-row.artist_discount) }] : shared(row)

const SPECIAL = ['ludovico_sforza', 'lorenzo_medici', 'banking_1', 'banking_2', 'lucrezia_borgia', 'alfonso_aragon']

export function tilePowers(game: Game, tile: number): Power[] {
  const row = tilesOf(game)[tile]
  const { banking_swap, stolen_influence } = figuresOf(game).limits
  if (SPECIAL.includes(row.id))
    return [
      {
        text: say(`power-${row.id}`, {
          swap: banking_swap,
          stolen: stolen_influence,
        }),
      },
    ]
  const out = shared(row)
  if (row.fixed_defence) out.push({ icon: 'rampart', text: signed(row.fixed_defence) })
  if (row.pope_discount) out.push({ icon: 'keys', text: signed(-row.pope_discount) })
  if (row.merchant) out.push({ icon: 'merchant', text: '' })
  return out
}

/** Merchants and banks need no longer name below the arms of their city. */
export function tileName(given: Pick<Props, 'game' | 'words'>, tile: number): string {
  const row = tilesOf(given.game)[tile]
  if (row.merchant) return say('merchant')
  if (row.id.startsWith('banking')) return say('banking')
  return String(given.words.noun('tile', tile))
}

export const eventIcon = (kind: string): string =>
  ({ merchant: 'merchant', french_invade: 'gonfalon' })[kind] ?? 'palette'
export const eventName = (game: Game, event: number): string => say(`event-${wordsOf(game, 'event')[event]}`)

export function eventEffect(game: Game, event: number): string {
  const row = eventsOf(game)[event]
  const { artist_gain, french_loss } = figuresOf(game).limits
  if (row.kind === 'artist_vp') return say('effect-points', { count: row.points })
  if (row.kind === 'merchant') return say('effect-merchant', { count: figuresOf(game).scoring.merchant })
  return say('effect-status', {
    change: signed(row.kind === 'artist_status' ? artist_gain : -french_loss),
  })
}

/** The owner of each tile or event, -1 for nobody. */
export const ownerOf = (view: View, what: 'tiles' | 'events', value: number): number =>
  view.players.findIndex((area) => area[what].includes(value))

/** Attack and defence of one troop of a seat, with what its family and tiles add (5.8). */
export function troopWorth(view: View, game: Game, seat: number, troop: number): [number, number] {
  const area = view.players[seat]
  const row = troopsOf(game)[troop]
  const sources: (TileRow | FamilyRow)[] = area.tiles.map((tile) => tilesOf(game)[tile])
  if (area.family >= 0) sources.push(familiesOf(game)[area.family])
  let [attack, defence] = [row.attack, row.defence]
  for (const { troop_bonus: bonus } of sources) {
    if (bonus?.troop !== row.id) continue
    attack += bonus.attack
    defence += bonus.defence
  }
  return [attack, defence]
}

/** One thing that adds to the strength of a side. */
export interface Share {
  owner: number
  troop: number
  icon: string
  name: string
  attack: number
  defence: number
  bribed: boolean
  ally: boolean
}

/** All that makes up the strength of a side of the war, troop by troop (5.8). */
export function sharesOf(given: Pick<Props, 'view' | 'game' | 'words'>, war: Warfare, side: number): Share[] {
  const { view, game, words } = given
  const seat = side === 0 ? war.attacker : war.defender
  const troops = troopsOf(game)
  const bribed = (owner: number, troop: number): boolean => war.bribed.some(([s, t]) => s === owner && t === troop)
  const share = (owner: number, troop: number, [attack, defence]: [number, number], ally: boolean): Share => ({
    owner,
    troop,
    icon: troopIcon(troops[troop].id),
    name: String(words.noun('troop', troop)),
    attack,
    defence,
    bribed: bribed(owner, troop),
    ally,
  })
  const out: Share[] = []
  if (seat >= 0) {
    const area = view.players[seat]
    out.push(...area.troops.map((troop) => share(seat, troop, troopWorth(view, game, seat, troop), false)))
    for (const tile of area.tiles) {
      const defence = tilesOf(game)[tile].fixed_defence
      if (!defence || !area.troops.length) continue
      out.push({
        owner: seat,
        troop: -1,
        icon: 'rampart',
        name: String(words.noun('tile', tile)),
        attack: 0,
        defence,
        bribed: false,
        ally: false,
      })
    }
  } else {
    const { city_attack, city_defence } = figuresOf(game).limits
    out.push({
      owner: -1,
      troop: -1,
      icon: 'garrison',
      name: say('bare-city'),
      attack: city_attack,
      defence: city_defence,
      bribed: false,
      ally: false,
    })
  }
  if (war.ally >= 0 && war.ally_side === side)
    out.push(
      ...view.players[war.ally].troops.map((troop) =>
        share(war.ally, troop, [troops[troop].attack, troops[troop].defence], true),
      ),
    )
  return out
}

/** A war as it was told: for the round before, and for the last one when none is on. */
export interface Told {
  attacking: number
  defending: number
  /** Seat and price of the condottieri, attacker first. */
  hired: ([number, number] | null)[]
  /** Totals and dice of the two rounds: striker's total, die, the other's total, die. */
  attack: [number, number, number, number] | null
  counter: [number, number, number, number] | null
  /** The sentence that ended it. */
  end: TableEvent | null
}

const ENDS = ['war-won', 'war-drawn', 'war-unfought', 'veto-played', 'lorenzo-used']

export function toldWar(events: TableEvent[]): Told | null {
  const begun = events.findLastIndex((event) => event.key === 'war-declared' || event.key === 'war-started')
  if (begun < 0) return null
  const [, attacking, defending] = events[begun].values
  const told: Told = {
    attacking,
    defending,
    hired: [null, null],
    attack: null,
    counter: null,
    end: null,
  }
  for (const { key, values, number } of events.slice(begun + 1)) {
    if (key === 'hired') told.hired[values[1] === attacking ? 0 : 1] = [values[0], values[3]]
    else if (key === 'attack-rolled') told.attack = [values[1], values[2], values[4], values[5]]
    else if (key === 'counter-rolled') told.counter = [values[1], values[2], values[4], values[5]]
    else if (ENDS.includes(key)) {
      told.end = { key, values, number }
      break
    }
  }
  return told
}

const LOTS = ['city-up', 'event-up', 'pope-up', 'war-declared', 'war-started', 'hired', 'nobody-hired']

/** The bids of the running auction, newest for each seat, as told since the lot was put up. */
export function bidsTold(events: TableEvent[]): Map<number, number> {
  const made = new Map<number, number>()
  const opened = events.findLastIndex((event) => LOTS.includes(event.key))
  for (const event of events.slice(opened + 1)) if (event.key === 'bid-made') made.set(event.values[0], event.values[1])
  return made
}

export const asked = (choices: Props['choices'], verb: string): Action | undefined =>
  choices.all.find((action) => action.verb.name === verb)
