/** A finished game as a reel: where it stands, whose eyes look, and whether it runs. */
import { tick } from 'svelte'
import type { TableEvent } from './board'
import { remember, travel } from './motion'
import type { ReplayInfo, ReplayMoment } from './protocol'
import { server } from './server.svelte'
import { settings } from './settings.svelte'

/** Eyes that see every hand. */
export const ALL = -2
/** How much faster than usual it may run. */
export const SPEEDS = [0.5, 1, 2, 4]
/** So many moments come in one answer, and so many answers are kept. */
const STRIP = 16
const MOST_STRIPS = 40
/** As far back as moments tell. */
const MOST_BEFORE = 200
/** A scrubber passes over many moments, less than so many ms apart: only where it rests is worth a question. */
const REST = 60

/** Moments on end: on their way, then here. */
interface Strip {
  coming: Promise<ReplayMoment[]>
  moments?: ReplayMoment[]
}

/** Only the first moment of an answer says what was told before it: the others follow from it. */
function unrolled(moments: ReplayMoment[]): ReplayMoment[] {
  for (let i = 1; i < moments.length; i++) {
    const { before, events } = moments[i - 1]
    moments[i].before = [...before, ...events].slice(-MOST_BEFORE)
  }
  return moments
}

export class Reel {
  readonly table: string
  info = $state.raw<ReplayInfo>()
  at = $state(0)
  viewer = $state(-1)
  moment = $state.raw<ReplayMoment>()
  playing = $state(false)
  speed = $state(1)
  #trouble: (error: unknown) => void
  /** Moments on end, by the eyes that saw them; the last used come last. */
  #strips = new Map<string, Strip>()
  /** Only the newest wish counts. */
  #wish = 0
  #wishedAt = -Infinity

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

  /** The next faster pace, or slower. */
  hurry(way: 1 | -1): void {
    this.speed = SPEEDS[SPEEDS.indexOf(this.speed) + way] ?? this.speed
  }

  /** Call in an effect: the reel turns while it plays. */
  run(): (() => void) | undefined {
    if (!this.playing) return undefined
    const timer = setInterval(
      () => {
        if (this.at >= this.moves) this.playing = false
        else this.go(this.at + 1)
      },
      1100 / settings.speed / this.speed,
    )
    return () => clearInterval(timer)
  }

  #key(number: number): string {
    return `${this.viewer}/${Math.floor(number / STRIP)}`
  }

  /** The strip a moment is on, fetched if it is not here. */
  #strip(number: number): Strip {
    const key = this.#key(number)
    const strip = this.#strips.get(key) ?? this.#fetch(key, number - (number % STRIP))
    this.#strips.delete(key)
    this.#strips.set(key, strip)
    if (this.#strips.size > MOST_STRIPS) this.#strips.delete(this.#strips.keys().next().value!)
    return strip
  }

  #fetch(key: string, first: number): Strip {
    const open = this.viewer === ALL
    const strip: Strip = {
      coming: server
        .moments(this.table, first, STRIP, open ? -1 : this.viewer, open)
        .then((moments) => (strip.moments = unrolled(moments))),
    }
    strip.coming.catch(() => this.#strips.get(key) === strip && this.#strips.delete(key))
    return strip
  }

  /** Have the strip on the nearer side ready before it is asked for. */
  #foresee(): void {
    const near = this.at + ((this.at % STRIP) * 2 < STRIP ? -STRIP : STRIP)
    const next = this.playing ? this.at + STRIP : near
    if (next >= 0 && next - (next % STRIP) <= this.moves) this.#strip(next)
  }

  /** Other eyes see the same table: nothing has moved. */
  async #show(moved = true): Promise<void> {
    const mine = ++this.#wish
    const hurried = performance.now() - this.#wishedAt < REST
    this.#wishedAt = performance.now()
    try {
      let moments = this.#strips.has(this.#key(this.at)) ? this.#strip(this.at).moments : undefined
      if (!moments) {
        if (hurried) await new Promise((resolve) => setTimeout(resolve, REST))
        if (mine !== this.#wish) return
        moments = await this.#strip(this.at).coming
        if (mine !== this.#wish) return
      }
      if (moved) remember()
      this.moment = moments[this.at % STRIP]
      this.#foresee()
      await tick()
      if (moved) travel()
    } catch (error) {
      this.playing = false
      this.#trouble(error)
    }
  }
}
