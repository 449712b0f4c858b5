/** What became of the offers a seat has made: told where they were made, until the next one is. */
import { untrack } from 'svelte'
import type { TableEvent } from './board'
import type { LiveTable } from './live.svelte'
import type { GameInfo } from './protocol'
import type { TradeDesk } from './trade.svelte'

export class OfferAnswers {
  /** The last answer, as the table told it. */
  told = $state.raw<TableEvent>()
  unread = $state(false)

  /** Make it while a component is made; `open` says whether the offers are on the screen. */
  constructor(
    live: Pick<LiveTable, 'recent' | 'seat'>,
    game: GameInfo,
    desk: Pick<TradeDesk, 'outgoing'>,
    open: () => boolean,
  ) {
    let partners: number[] = []
    $effect(() => {
      const now = desk.outgoing.map(([, to]) => to)
      const gone = partners.filter((one) => !now.includes(one))
      const begun = now.some((one) => !partners.includes(one))
      partners = now
      untrack(() => {
        const told = live.recent.findLast((event) => gone.some((other) => isBetween(game, event, live.seat, other)))
        if (told || begun) this.told = told
        if (told) this.unread = true
      })
    })
    $effect(() => {
      if (open() && this.unread) this.unread = false
    })
  }
}

/** Whether an event is about these two. */
function isBetween(game: GameInfo, { key, values }: TableEvent, one: number, other: number): boolean {
  const seats = (game.messages[key]?.arguments ?? []).flatMap(([, noun], place) =>
    noun === 'seat' ? [values[place]] : [],
  )
  return seats.includes(one) && seats.includes(other)
}
