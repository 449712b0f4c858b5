import type { LiveTable } from './live.svelte'

/** As much of a table as a prompt needs: a lesson has it, too. */
export type AskingTable = Pick<
  LiveTable,
  | 'cancelOrder'
  | 'clearRefusal'
  | 'final'
  | 'foretold'
  | 'info'
  | 'order'
  | 'pause'
  | 'pending'
  | 'reasons'
  | 'recent'
  | 'reclaim'
  | 'refusal'
  | 'seat'
  | 'state'
>
