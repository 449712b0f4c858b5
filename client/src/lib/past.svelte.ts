/** The board as it was when a line of the chronicle was told. Only to look at: the table goes on meanwhile. */
import type { EventInfo, PastMoment } from './protocol'
import { server } from './server.svelte'

/** What of a live table is looked at. */
interface Told {
  readonly id: string
  readonly epoch: number
  readonly events: EventInfo[]
}

export class Past {
  #moment = $state.raw<PastMoment & { epoch: number }>()
  /** Only the newest wish counts. */
  #wish = 0
  #live: Told
  #trouble: (error: unknown) => void

  constructor(live: Told, trouble: (error: unknown) => void) {
    this.#live = live
    this.#trouble = trouble
  }

  /** What was seen then; undefined while the table is shown as it is. A line that was taken back leads nowhere. */
  get moment(): PastMoment | undefined {
    return this.#moment?.epoch === this.#live.epoch ? this.#moment : undefined
  }

  /** The line that is shown. */
  get line(): EventInfo | undefined {
    return this.moment && this.#live.events[this.moment.event]
  }

  async look(event: number): Promise<void> {
    const { id, epoch } = this.#live
    const wish = ++this.#wish
    try {
      const moment = await server.past(id, event, epoch)
      if (wish === this.#wish) this.#moment = { ...moment, epoch }
    } catch (error) {
      if (wish === this.#wish) this.#trouble(error)
    }
  }

  back(): void {
    this.#wish++
    this.#moment = undefined
  }
}
