/** What those who run the server have announced: that it closes for a while. */
import type { HouseInfo, Maintenance } from './protocol'
import { get } from './server.svelte'

const EVERY = 60_000
const MINUTE = 60_000

class Announced {
  coming = $state.raw<Maintenance>()
  now = $state(Date.now())
  /** The one that the reader has put away, until it begins. */
  #away = $state('')

  readonly begun = $derived(!!this.coming && this.coming.at <= this.now)
  readonly until = $derived(this.coming ? this.coming.at + this.coming.minutes * MINUTE : 0)
  readonly shown = $derived(!!this.coming && this.now < this.until && this.#away !== this.#mark())

  #mark(): string {
    return this.coming ? `${this.coming.at} ${this.begun}` : ''
  }

  take(coming: Maintenance | null | undefined): void {
    this.coming = coming ?? undefined
    this.now = Date.now()
  }

  putAway(): void {
    this.#away = this.#mark()
  }

  async look(): Promise<void> {
    this.now = Date.now()
    try {
      this.take((await get<HouseInfo>('/api/house')).maintenance)
    } catch {
      return // it is asked again
    }
  }

  /** Until what is returned is called. */
  watch(): () => void {
    void this.look()
    const looking = setInterval(() => void this.look(), EVERY)
    const ticking = setInterval(() => (this.now = Date.now()), 5000)
    return () => {
      clearInterval(looking)
      clearInterval(ticking)
    }
  }
}

export const announced = new Announced()
