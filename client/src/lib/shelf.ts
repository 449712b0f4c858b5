/** What the home page says about the titles. */
import shelf from 'virtual:shelf'
import type { GameInfo } from './protocol'
import { settings } from './settings.svelte'
import { shellWords, t } from './words.svelte'

function said(id: string, word: string): string {
  return shelf[settings.language]?.[id]?.[word] ?? shelf.en?.[id]?.[word] ?? ''
}

export const titleOf = (game: { id: string; title: string }) => said(game.id, 'title') || game.title
export const taglineOf = (id: string) => said(id, 'tagline')
export const lengthOf = (id: string) => said(id, 'length')

export function titleById(id: string, games: readonly GameInfo[]): string {
  return titleOf({ id, title: games.find((game) => game.id === id)?.title ?? id })
}

/** How a bot of this level is called. */
export function levelName(level: string): string {
  return shellWords.has(`level-${level}`) ? t(`level-${level}`) : level.charAt(0).toUpperCase() + level.slice(1)
}
