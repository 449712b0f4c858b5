// Written by `python -m signoria.server.viewtypes principato` from rules/seen.py. Do not edit.

/**
 * What was chosen before the game.
 */
export interface Options {
  first_player: 0 | 1 | 2 | 3 | 'random'
  open_objectives: boolean
  unlimited_reserve: boolean
}

/**
 * What is left in the box; -1: not counted.
 */
export interface Reserve {
  cubes: number[]
  pools: number[]
  designs: number[]
}

/**
 * One seat, as the viewer knows it; the points of its objectives where the viewer sees them.
 */
export interface Player {
  hand: number[]
  stored: number[]
  places: number[]
  tokens: number[]
  posted: number[]
  unsupplied: number[]
  strength: number
  culture: number[]
  military: number
  objectives: number[]
  objective_points?: number[]
}

/**
 * The line of a card that is being paid or carried out.
 */
export interface ActiveLine {
  seat: number
  place: number
  effect: number
}

/**
 * The used card that must be exchanged.
 */
export interface CardExchange {
  seat: number
  place: number
}

/**
 * The seats in scoring order, how many have begun to decide, and what they decide.
 */
export interface MilitaryScoring {
  order: number[]
  asked: number
  step: 'dismiss' | 'supply'
  last: boolean
}

/**
 * What is going on within a turn or after it.
 */
export interface Stage {
  activation?: ActiveLine
  exchange?: CardExchange
  scoring?: MilitaryScoring
}

/**
 * The table of Principato as one seat, or a spectator, sees it.
 */
export interface View {
  options: Options
  year: number
  first: number
  turn: number
  actions: number
  display: number[]
  backs: number[]
  pile: number
  unseen: number[]
  waiting_decks: number[]
  reserve: Reserve
  points: number[]
  players: Player[]
  stage: Stage
  over: boolean
  scores: number[]
  winners?: number[]
  ranks?: number[]
  breakdown?: Record<string, number>[]
}
