/** What others have just done, marked on the board until the reader acts. */
import { untrack } from 'svelte'
import type { Pick as Named, TableEvent } from './board'
import type { LiveTable } from './live.svelte'
import type { Outcomes } from './outcomes.svelte'
import type { GameInfo } from './protocol'
import { field } from './target.svelte'

export const markOf = ({ noun, value }: Named): string => `${noun}:${value}`

/** The things an event names; a number or a person is no thing. */
export function thingsIn(event: TableEvent, game: GameInfo): Named[] {
  const slots = game.messages[event.key]?.arguments ?? []
  return slots.flatMap(([, noun], i) =>
    game.nouns[noun]?.words?.length && event.values[i] >= 0 ? [{ noun, value: event.values[i] }] : [],
  )
}

/** Whose doing an event was: the first person it names. */
export function doerOf(event: TableEvent, game: GameInfo): number {
  const place = game.messages[event.key]?.arguments.findIndex(([, noun]) => noun === 'seat') ?? -1
  return place < 0 ? -1 : event.values[place]
}

type Told = Pick<LiveTable, 'recent' | 'pending' | 'seat'>

/** Call while a component is made. An onlooker, who never acts, sees what was done last. */
export function markTraces(live: Told, game: GameInfo, outcomes: Outcomes): void {
  let traces = $state.raw<ReadonlySet<string>>(new Set())
  $effect(() => {
    const events = live.recent.filter((event) => doerOf(event, game) !== live.seat)
    const marks = events.flatMap((event) => thingsIn(event, game)).map(markOf)
    untrack(() => (traces = new Set(live.seat < 0 ? marks : [...traces, ...marks])))
  })
  $effect(() => {
    if (live.pending) untrack(() => (traces = new Set()))
  })
  $effect(() => field.mark([...traces, ...(outcomes.open?.places ?? []).map(markOf)]))
}
