// Written by `python -m signoria.server.viewtypes il_principe` from rules/seen.py. Do not edit.

/**
 * What was chosen before the game.
 */
export interface Options {
  edition: 'amigo_2006' | 'mtm_2005'
  money_variant: boolean
  open_money: boolean
  first_player: 1 | 2 | 3 | 4 | 'random' | 'seat'
  families: string
}

/**
 * The auction in progress: of a group (role -1) or of a role (count 0).
 */
export interface Auction {
  color: number
  count: number
  role: number
  high: number
  leader: number
  bidders: number[]
}

/**
 * The city whose shields are being placed.
 */
export interface Site {
  seat: number
  city: number
  left: number
}

/**
 * The table of Il Principe as one seat, or a spectator, sees it.
 */
export interface View {
  options: Options
  round: number
  last: boolean
  phase: number
  marker: number
  families: number[]
  hand: number[] | null
  hand_sizes: number[]
  hands: number[][] | null
  known: number[][]
  money: (number | null)[]
  up: number[][]
  down: number[][]
  supply: number[]
  shields: number[][]
  roles: number[]
  titles: number[]
  pile: number
  pool: number[]
  discard: number[]
  offers: number[]
  display: number[]
  city_pile: number
  builders: number[]
  buildable: number[]
  own_offer: number
  stage: 'action' | 'build' | 'city_shield' | 'flip' | 'group_bid' | 'offer' | 'over' | 'role_bid' | 'shield'
  turn: number
  auction: Auction | null
  queue: number[]
  building: Site | null
  prospects: number[][]
  scores: number[]
  over: boolean
  winners?: number[]
  ranking?: number[]
  breakdown?: Record<string, number>[]
}
