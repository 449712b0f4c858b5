/** How far somebody has read what is said at a table: kept, so that a reload makes nothing unread again. */
import type { LiveTable } from './live.svelte'

type Told = Pick<LiveTable, 'chat' | 'reader' | 'seat'>
const KEY = 'signoria.heard.'

export class Heard {
  readonly #live: Told
  #upto = $state(-1)

  /** Make it while a component is made; `open` says whether the talk is on the screen. */
  constructor(live: Told, open: () => boolean) {
    this.#live = live
    this.#upto = Number(localStorage.getItem(KEY + live.reader) ?? -1)
    $effect(() => {
      const last = live.chat.at(-1)?.number
      if (!open() || last === undefined || last === this.#upto) return
      this.#upto = last
      localStorage.setItem(KEY + live.reader, String(last))
    })
  }

  /** Lines of others that were not shown yet. */
  get unheard(): number {
    const { chat, seat } = this.#live
    return chat.filter((line) => line.number > this.#upto && (line.seat < 0 || line.seat !== seat)).length
  }
}
