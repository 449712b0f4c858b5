/** The analysis of a finished game: asked for, followed while it grows, read. */
import type { AnalysisInfo } from './protocol'
import { server } from './server.svelte'

export interface Stage {
  at: number
  key: string
  values: number[]
}

/** Chances at one moment: as they truly stood, and what each seat could think of its own. */
export interface Point {
  at: number
  chances: number[]
  errors: number[]
  knew: number[]
  knew_errors: number[]
}

export interface Turn {
  from: number
  to: number
  seat: number
  change: number
  error: number
  at: number
  mover: number
  action: number
  luck: number
}

export type Kind = 'mistake' | 'doubt' | 'sound' | 'unjudged'

export interface Decision {
  number: number
  seat: number
  action: number
  best: number
  options: number
  rule: string
  kind: Kind
  loss: number
  error: number
  lead: number
  chance: number
  best_chance: number
  worlds: number
  line: [number, number][]
  why: { gainer?: number; gain?: number; points?: number[] }
}

/** One seat's account, in parts of one. */
export interface Account {
  seat: number
  start: number
  place: number
  luck: number
  cost: number
  given: number
  unforeseen: number
  result: number
  luck_error: number
  cost_error: number
  phases: { stage: number; decisions: number; cost: number }[]
}

export interface Deal {
  at: number
  key: string
  values: number[]
  seats: [number, number]
  change: number[]
}

export interface Promised {
  number: number
  author: number
  to: number
  template: string
  args: number[]
  until: string
  status: string
  change: number[]
}

/** What `signoria.teacher.analysis` tells. */
export interface Told {
  one: number
  seats: number
  actions: number
  finished: boolean
  winners: number[]
  stages: Stage[]
  curve: Point[]
  turns: Turn[]
  decisions: Decision[]
  players: Account[]
  best: number[]
  worst: number[]
  deals: Deal[]
  promises: Promised[]
  effort: { playouts: number; worlds: number; seconds: number }
}

const MINUS = '\u2212'
/** After a failed question: ms until the next. */
const PATIENCE = 2000

/** Points of percent, with a sign that is one. */
export function percent(share: number, signed = true): string {
  const rounded = Math.round(share * 100)
  if (!signed || !rounded) return String(Math.abs(rounded))
  return (rounded > 0 ? '+' : MINUS) + Math.abs(rounded)
}

/** Turning points have letters, since stages have numbers. */
export const letterOf = (place: number): string => String.fromCharCode(65 + place)

/** The stage in which something happened that had so many actions before it; -1 before the first. */
export function stageAt(stages: readonly Stage[], number: number): number {
  return stages.findLastIndex((stage) => stage.at <= number)
}

/** The costliest first, those that are sure before those in doubt. */
export function byCost(decisions: readonly Decision[]): Decision[] {
  const sure = (one: Decision) => (one.kind === 'mistake' ? 0 : 1)
  return [...decisions].sort((a, b) => sure(a) - sure(b) || b.loss - a.loss || a.number - b.number)
}

export class Analysis {
  info = $state.raw<AnalysisInfo>()
  readonly told = $derived(this.info?.analysis as Told | null | undefined)
  readonly busy = $derived(this.info?.status === 'waiting' || this.info?.status === 'running')
  readonly #table: string
  readonly #trouble: (error: unknown) => void
  #left = false

  constructor(table: string, trouble: (error: unknown) => void) {
    this.#table = table
    this.#trouble = trouble
  }

  async load(): Promise<void> {
    await this.#take(server.analysis(this.#table))
  }

  async begin(): Promise<void> {
    await this.#take(server.analyse(this.#table))
  }

  leave(): void {
    this.#left = true
  }

  async #take(coming: Promise<AnalysisInfo>): Promise<void> {
    try {
      this.#put(await coming)
    } catch (error) {
      this.#trouble(error)
      return
    }
    while (this.busy && !this.#left) await this.#follow()
  }

  /** Figures stay while only their number has changed. */
  #put(info: AnalysisInfo): void {
    this.info = info.analysis ? info : { ...info, analysis: this.info?.analysis ?? null }
  }

  async #follow(): Promise<void> {
    try {
      this.#put(await server.analysis(this.#table, this.info?.version ?? 1))
    } catch {
      await new Promise((resolve) => setTimeout(resolve, PATIENCE))
    }
  }
}
