/** A finished game as a reel: where it stands, whose eyes look, and whether it runs. */
import { tick } from 'svelte'
import type { TableEvent } from './board'
import { remember, travel } from './motion'
import type { ReplayInfo, ReplayMoment } from './protocol'
import { server } from './server.svelte'
import { settings } from './settings.svelte'

/** Eyes that see every hand. */
export const ALL = -2

export class Reel {
  readonly table: string
  info = $state.raw<ReplayInfo>()
  at = $state(0)
  viewer = $state(-1)
  moment = $state.raw<ReplayMoment>()
  playing = $state(false)
  #trouble: (error: unknown) => void
  #cache = new Map<string, Promise<ReplayMoment>>()
  /** Only the newest wish counts: a scrubber passes over many moments. */
  #wish = 0

  constructor(table: string, viewer: number, trouble: (error: unknown) => void) {
    this.table = table
    this.viewer = viewer
    this.#trouble = trouble
  }

  async load(): Promise<void> {
    this.info = await server.replay(this.table)
  }

  get moves(): number {
    return this.info?.steps.length ?? 0
  }

  /** All that was told up to this moment, as far back as drawings need it. */
  get events(): TableEvent[] {
    const { before = [], events = [] } = this.moment ?? {}
    return [...before, ...events].map(({ key, values }, number) => ({ number, key, values }))
  }

  go(number: number): void {
    this.at = Math.max(0, Math.min(this.moves, Math.round(number)))
    void this.#show()
  }

  see(viewer: number): void {
    this.viewer = viewer
    void this.#show(false)
  }

  toggle(): void {
    if (!this.playing && this.at >= this.moves) this.go(0)
    this.playing = !this.playing
  }

  /** Call in an effect: the reel turns while it plays. */
  run(): (() => void) | undefined {
    if (!this.playing) return undefined
    const timer = setInterval(() => {
      if (this.at >= this.moves) this.playing = false
      else this.go(this.at + 1)
    }, 1100 / settings.speed)
    return () => clearInterval(timer)
  }

  #fetched(number: number): Promise<ReplayMoment> {
    const key = `${number}/${this.viewer}`
    if (!this.#cache.has(key)) {
      const coming = server.moment(this.table, number, Math.max(-1, this.viewer), this.viewer === ALL)
      coming.catch(() => this.#cache.delete(key))
      this.#cache.set(key, coming)
    }
    return this.#cache.get(key)!
  }

  /** Other eyes see the same table: nothing has moved. */
  async #show(moved = true): Promise<void> {
    const mine = ++this.#wish
    await new Promise((resolve) => setTimeout(resolve, this.playing ? 0 : 60))
    if (mine !== this.#wish) return
    try {
      const got = await this.#fetched(this.at)
      if (mine !== this.#wish) return
      if (moved) remember()
      this.moment = got
      await tick()
      if (moved) travel()
      if (this.playing && this.at < this.moves) void this.#fetched(this.at + 1)
    } catch (error) {
      this.playing = false
      this.#trouble(error)
    }
  }
}
