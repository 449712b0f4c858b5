/** The boards of the titles, loaded when they are needed. */
import type { Component } from 'svelte'
import type { BoardProps, Gather, PanelProps, Question, Trading, TradingQuestion } from './board'

export interface Parts {
  Board?: Component<BoardProps>
  Hand?: Component<BoardProps>
  Stage?: Component<BoardProps>
  Status?: Component<BoardProps>
  Goal?: Component<BoardProps>
  Panel?: Component<PanelProps>
  gather?: (question: Question) => Gather | undefined
  trading?: (question: TradingQuestion) => Trading
}

const NAMES = ['Board', 'Hand', 'Stage', 'Status', 'Goal', 'Panel'] as const
const files = import.meta.glob<{ default: Component<BoardProps | PanelProps> }>(
  '../games/*/{Board,Hand,Stage,Status,Goal,Panel}.svelte',
)

const gathers = import.meta.glob<Pick<Parts, 'gather'>>('../games/*/gather.ts')
const deals = import.meta.glob<Pick<Parts, 'trading'>>('../games/*/deals.ts')

export async function partsOf(title: string): Promise<Parts> {
  const parts: Parts = {
    ...(await gathers[`../games/${title}/gather.ts`]?.()),
    ...(await deals[`../games/${title}/deals.ts`]?.()),
  }
  await Promise.all(
    NAMES.map(async (name) => {
      const load = files[`../games/${title}/${name}.svelte`]
      if (load) parts[name] = (await load()).default
    }),
  )
  return parts
}
