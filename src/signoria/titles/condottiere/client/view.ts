// Written by `python -m signoria.server.viewtypes condottiere` from rules/seen.py. Do not edit.

/**
 * How many regions win.
 */
export interface Needed {
  total: number
  connected: number
}

/**
 * One seat, as the viewer knows it.
 */
export interface Player {
  cards: number
  line: number[]
  strength: number
  courtesans: number
  drummer: boolean
  passed: boolean
  fights: boolean
  regions: number[]
  connected: number
  laid_aside: number
  known: number[]
}

/**
 * Which are played.
 */
export interface Variants {
  draw_after_battle: boolean
  larger_kingdoms: boolean
  capture_regions: boolean
  hidden_cards: boolean
}

/**
 * The points that win a match (0: a single game), and the number of the game.
 */
export interface Match {
  target: number
  game: number
}

/**
 * The table of Condottiere as one seat, or a spectator, sees it.
 */
export interface View {
  stage: 'battle' | 'choose_region' | 'draw_cards' | 'keep_cards' | 'over' | 'place_pope' | 'retreat' | 'scarecrow'
  battles: number
  holder: number
  contested: number
  pope: number
  deck: number
  discards: number[]
  winter: boolean
  spring: boolean
  highest: number
  needed: Needed
  turn: number
  defender: number
  finalists: number
  players: Player[]
  variants: Variants
  match: Match
  scores: number[]
  over: boolean
  hand?: number[]
  face_down?: number
  laid_aside?: number[]
  ending?: 'connected' | 'final_battle' | 'most_regions' | 'points' | 'shared' | 'total'
  winners?: number[]
  breakdown?: Record<string, number>[]
  ranking?: number[]
}
