/** The boards of the titles, loaded when they are needed. */
import type { Component } from 'svelte'
import type { BoardProps, Gather, Layout, PanelProps, Question, Trading, TradingQuestion } from './board'
import type { OutcomeBook } from './outcome'
import { house } from './server.svelte'
import { ofTitle } from './titles'

export interface Parts {
  Board?: Component<BoardProps>
  Hand?: Component<BoardProps>
  Stage?: Component<BoardProps>
  Status?: Component<BoardProps>
  Goal?: Component<BoardProps>
  Panel?: Component<PanelProps>
  layout?: Layout
  /** The drawing of each verb. */
  icons?: Record<string, string>
  gather?: (question: Question) => Gather | undefined
  trading?: (question: TradingQuestion) => Trading
  outcomes?: OutcomeBook
}

const NAMES = ['Board', 'Hand', 'Stage', 'Status', 'Goal', 'Panel'] as const
const files = import.meta.glob<{ default: Component<BoardProps | PanelProps> }>(
  '$titles/*/client/{Board,Hand,Stage,Status,Goal,Panel}.svelte',
)
const gathers = import.meta.glob<Pick<Parts, 'gather'>>('$titles/*/client/gather.ts')
const layouts = import.meta.glob<Pick<Parts, 'layout'>>('$titles/*/client/layout.ts')
const outcomes = import.meta.glob<Pick<Parts, 'outcomes'>>('$titles/*/client/outcomes.ts')
const icons = import.meta.glob<Pick<Parts, 'icons'>>('$titles/*/client/icons.ts')
const deals = import.meta.glob<Pick<Parts, 'trading'>>('$titles/*/client/deals.ts')

type Drawn = (typeof NAMES)[number]

export async function partsOf(title: string): Promise<Parts> {
  return house.game(title)?.board ? broughtParts(title) : builtParts(title)
}

/** A title whose board cannot be loaded is played without: what the seat sees, and the buttons of the prompt. */
async function broughtParts(title: string): Promise<Parts> {
  try {
    return await (await import('./guests')).guestParts(title)
  } catch (error) {
    console.error(error)
    return {}
  }
}

async function builtParts(title: string): Promise<Parts> {
  const parts: Parts = {
    ...(await ofTitle(layouts, title)?.()),
    ...(await ofTitle(icons, title)?.()),
    ...(await ofTitle(gathers, title)?.()),
    ...(await ofTitle(deals, title)?.()),
    ...(await ofTitle(outcomes, title)?.()),
  }
  return { ...parts, ...(await drawnParts(title, NAMES)) }
}

async function drawnParts(title: string, names: readonly Drawn[]): Promise<Parts> {
  const parts: Parts = {}
  await Promise.all(
    names.map(async (name) => {
      const named = Object.fromEntries(Object.entries(files).filter(([path]) => path.endsWith(`/${name}.svelte`)))
      const load = ofTitle(named, title)
      if (load) parts[name] = (await load()).default
    }),
  )
  return parts
}

/** Only these parts: a page that shows a piece of a board needs no more of its title. */
export async function piecesOf(title: string, ...names: Drawn[]): Promise<Parts> {
  return house.game(title)?.board ? broughtParts(title) : drawnParts(title, names)
}
