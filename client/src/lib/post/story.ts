/** What happened since somebody was here, as a story: small moves gathered, what was decided on its own, day by day. */
import type { EventInfo, Story } from '../protocol'

export interface Episode {
  /** The first and the last event of it, by their numbers. */
  from: number
  to: number
  time: number
  /** Something was decided with its last event. */
  decided: boolean
  /** A bot, or the table, did it for the reader. */
  lent: boolean
}

export interface Chapter {
  /** The round or decade that begins with it; empty where none does. */
  heading: string
  episodes: Episode[]
}

/** So many events are told one by one; of more, each round is folded away. */
export const MOST_TOLD = 40
const MOST_GATHERED = 6

interface Reading {
  decides: (number: number) => boolean
  heading: (event: EventInfo) => string
}

/** Episodes in the order they happened, under the rounds they belong to. */
export function chapters(events: readonly EventInfo[], story: Story, reading: Reading): Chapter[] {
  const lent = new Set(story.lent)
  const found: Chapter[] = [{ heading: '', episodes: [] }]
  let open: Episode | undefined
  events.slice(story.first, story.first + story.times.length).forEach((event, i) => {
    const [number, time] = [story.first + i, story.times[i]]
    const decided = reading.decides(number)
    const heading = reading.heading(event)
    if (heading) {
      found.push({ heading, episodes: [] })
      open = undefined
    }
    const fits =
      open && sameDay(open.time, time) && open.lent === lent.has(number) && number - open.from < MOST_GATHERED
    if (!open || !fits) {
      open = { from: number, to: number, time, decided: false, lent: lent.has(number) }
      found.at(-1)!.episodes.push(open)
    }
    Object.assign(open, { to: number, time, decided })
    if (decided) open = undefined
  })
  return found.filter((chapter) => chapter.episodes.length)
}

export const isLong = (story: Story): boolean => story.times.length > MOST_TOLD

export function sameDay(one: number, other: number): boolean {
  return new Date(one).toDateString() === new Date(other).toDateString()
}
