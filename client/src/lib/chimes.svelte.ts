/** The sounds of a table: your turn, a refusal, the end. */
import { untrack } from 'svelte'
import type { LiveTable } from './live.svelte'
import { play } from './sound'
import type { Turn } from './turn.svelte'

/** Call while a component is made: each rings once, when it begins. */
export function chime(live: Pick<LiveTable, 'refusal'>, turn: Turn): void {
  $effect(() => {
    if (turn.mine) untrack(() => play('turn'))
  })
  $effect(() => {
    if (live.refusal) untrack(() => play('refuse'))
  })
  $effect(() => {
    if (turn.over) untrack(() => play('end'))
  })
}
