// Written by `python -m signoria.server.viewtypes renaissance` from rules/seen.py. Do not edit.

/**
 * What was chosen before the game.
 */
export interface Options {
  setup: '1494' | '1499' | '1515' | 'base'
  four_player: 'milan_out' | 'naples_out'
  powers: boolean
  nations: 'choose' | 'random'
  scenario_order: 'drawn' | 'listed'
  diplomacy: 'full' | 'gifts' | 'off'
  condottiere_trade: 'any_time' | 'battle_only'
  yellow_in_expansion: boolean
}

/**
 * The combat phase of a seat.
 */
export interface Phase {
  seat: number
  attacks: number
  origins: number[]
  targets: number[]
  gained: number[]
}

/**
 * The battle that is fought. In slots -1 is empty, -2 a card face down; lists of two are by side.
 */
export interface Battle {
  attacker: number
  defender: number
  origin: number
  target: number
  landing: number
  chevauchee: number
  bought: number[]
  attack: number[]
  support: number
  defence: number
  defence_support: number
  reserved: number
  revealed: number
  dice: number[]
  in_effect: number[]
  blue: number[][]
  standing: number[][]
  rolling: number
  signed: number[]
  fort: number
  ground: number
  swiss: number[]
  totals: number[]
  outcome: number
}

/**
 * Who may buy condottieri for a battle, and who offers one.
 */
export interface Sale {
  buyer: number
  seller: number
}

/**
 * The table of Renaissance as one seat, or a spectator, sees it.
 */
export interface View {
  seat: number
  seats: number
  options: Options
  turn: number
  turns: number
  year: number
  stage:
    | ''
    | 'CombatPhase'
    | 'Expansion'
    | 'ExtraGarrison'
    | 'NationPick'
    | 'Placement'
    | 'Purchases'
    | 'Ready'
    | 'Return'
    | 'Stance'
    | 'Vote'
  asking:
    | ''
    | 'CombatPhase'
    | 'CommitAttack'
    | 'CommitDefence'
    | 'Corruption'
    | 'Counter'
    | 'Expansion'
    | 'ExtraGarrison'
    | 'Market'
    | 'NationPick'
    | 'Neglect'
    | 'Placement'
    | 'Purchases'
    | 'Ready'
    | 'Retreats'
    | 'Return'
    | 'Sign'
    | 'Stance'
    | 'Traitor'
    | 'Vote'
  asked: number[]
  war: number
  order: number[]
  nation: number[]
  stance: number
  over: boolean
  scores: number[]
  owner: number[]
  level: number[]
  palace: number[]
  pillaged: number[]
  exchanged: number[]
  bankers: number[]
  closed: number[]
  deck: number
  discard: number[]
  supply: number[]
  reserve: number[]
  ducats: number[]
  hand_size: number[]
  known: number[][]
  bare: number[]
  exhausted: number[][]
  start_cities: number[][]
  complete: number[][]
  income: number[]
  power_used: number[]
  spouses: number[][]
  attacked: number[][]
  sea_used: number[]
  left_from: number[][]
  hand: number[]
  gifts: number[]
  phase?: Phase
  battle?: Battle
  market?: Sale
  answered?: number
  offers?: number[][]
  offers_made?: number
  draft_to?: number
  draft?: number[]
  winners?: number[]
  breakdown?: Record<string, number>[]
}
