/** What a drawing has been told since it was opened: a stage shows bids and results that the view forgets. */
import { untrack } from 'svelte'
import type { TableEvent } from '../board'

const MOST = 300

export class Memory {
  events = $state.raw<TableEvent[]>([])

  /** Call in an effect with what has just happened; after an undo later events are forgotten. */
  hear(news: TableEvent[]): void {
    if (!news.length) return
    untrack(() => {
      const known = this.events.filter((event) => event.number < news[0].number)
      this.events = [...known, ...news].slice(-MOST)
    })
  }
}
