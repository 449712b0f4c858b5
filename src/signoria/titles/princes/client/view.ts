// Written by `python -m signoria.server.viewtypes princes` from rules/seen.py. Do not edit.

/**
 * What was chosen before the game.
 */
export interface Options {
  family_assignment: 'choose' | 'random'
  purses: 'closed' | 'open'
  condottiere_min_bid: number
  stall_guard_rounds: number
}

/**
 * What lies before a player; nobody but its owner knows the gold and influence in a closed purse.
 */
export interface Area {
  family: number
  gold: number | null
  influence: number | null
  chits: number[]
  town: number
  income: number[]
  troops: number[]
  tiles: number[]
  rotated: number[]
  events: number[]
  counters: number
  cards: number
  hand_limit: number
  proven_cardinals: number
  attack: number
  defence: number
}

/**
 * What is up for bids; limit and discount are the viewer's own.
 */
export interface Lot {
  kind: 'attacker' | 'city' | 'defender' | 'event' | 'pope'
  item: number
  currency: number
  high: number
  leader: number
  minimum: number
  bidders: number[]
  frozen: number[]
  turn: number
  limit: number | null
  discount: number | null
  must_open: boolean
}

/**
 * The war that is on; strengths are attack and defence as they count now, bribes and Holy League included.
 */
export interface Warfare {
  attacking: number
  defending: number
  attacker: number
  defender: number
  ally: number
  ally_side: number
  bribed: number[][]
  bribable: number[][]
  strength: number[][]
  dice: number[]
  step:
    | 'attack'
    | 'bribes_by_ally'
    | 'bribes_by_attacker'
    | 'bribes_by_defender'
    | 'counter_attack'
    | 'hire_attacker'
    | 'hire_defender'
    | 'holy_league'
    | 'judge_attack'
    | 'judge_counter_attack'
    | 'pay_condottieri'
    | 'reroll_attack'
    | 'reroll_counter_attack'
    | 'veto'
}

/**
 * The table of Princes of the Renaissance as one seat, or a spectator, sees it.
 */
export interface View {
  seat: number
  over: boolean
  options: Options
  decade: number
  active: number
  wars: number
  war_limit: number
  idle: number
  guarded: boolean
  status: number[]
  artists: number[][]
  values: number[]
  supply: number[]
  events: number[]
  tiles: number[]
  removed: number[]
  pope: number
  league_used: boolean
  banking_closed: boolean
  pile: number
  played: number[]
  buried: number[]
  players: Area[]
  hand: number[]
  own_buried: number[]
  auction: Lot | null
  settling: number[] | null
  war: Warfare | null
  offers: number[][]
  draft: number[]
  offers_made: number
  scores: number[]
  winners?: number[]
  breakdown?: Record<string, number>[]
}
