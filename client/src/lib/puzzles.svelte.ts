/** A puzzle on the page: the position, the answer that is chosen, what became of it, and the line that is looked at. */
import type { EventInfo, PuzzleInfo, PuzzleMoment, PuzzleRef, PuzzleResult, PuzzleShelf } from './protocol'
import { get, post, request } from './server.svelte'

const at = (game: string, id: string) => `/api/puzzles/${encodeURIComponent(game)}/${encodeURIComponent(id)}`

export const puzzles = {
  shelf: () => get<PuzzleShelf>('/api/puzzles'),
  daily: (day: string) => get<PuzzleInfo>(`/api/puzzles/daily${day && `?day=${encodeURIComponent(day)}`}`),
  one: (game: string, id: string) => get<PuzzleInfo>(at(game, id)),
  next: (game: string, theme: string) =>
    get<PuzzleRef>(`/api/puzzles/next?game=${encodeURIComponent(game)}&theme=${encodeURIComponent(theme)}`),
  try: (game: string, id: string, action: number) => post<PuzzleResult>(`${at(game, id)}/try`, { action }),
  permit: (may: boolean) => request<unknown>('PUT', '/api/me/puzzle-games', { may }),
}

/** Which line is on the board: none is the position itself. */
export type Line = '' | 'best' | 'tried'

type Send = (game: string, id: string, action: number) => Promise<PuzzleResult>

export class Riddle {
  readonly info: PuzzleInfo
  readonly #send: Send
  result = $state.raw<PuzzleResult>()
  /** The action that is about to be given. */
  chosen = $state<number>()
  sending = $state(false)
  line = $state<Line>('')
  step = $state(0)

  constructor(info: PuzzleInfo, send: Send = puzzles.try) {
    this.info = info
    this.#send = send
    this.result = info.result ?? undefined
  }

  choose(action: number): void {
    if (!this.result && !this.sending) this.chosen = action
  }

  unchoose(): void {
    if (!this.sending) this.chosen = undefined
  }

  /** The one try that counts. */
  async answer(): Promise<void> {
    if (this.chosen === undefined || this.result || this.sending) return
    this.sending = true
    try {
      this.result = await this.#send(this.info.game, this.info.id, this.chosen)
    } finally {
      this.sending = false
    }
  }

  get moments(): readonly PuzzleMoment[] {
    if (!this.result || !this.line) return []
    return this.line === 'best' ? this.result.line : this.result.tried
  }

  get moment(): PuzzleMoment | undefined {
    return this.moments[this.step]
  }

  /** What has been told of the line so far. */
  get told(): EventInfo[] {
    return this.moments.slice(0, this.line ? this.step + 1 : 0).flatMap((moment) => moment.events)
  }

  show(line: Line): void {
    this.line = line
    this.step = 0
  }

  go(step: number): void {
    this.step = Math.max(0, Math.min(this.moments.length - 1, step))
  }
}

/** In whole parts of a hundred. */
export const percent = (share: number): number => Math.round(share * 100)
