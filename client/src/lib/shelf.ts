/** What the home page says about the titles. */
import { SvelteMap } from 'svelte/reactivity'
import shelf from 'virtual:shelf'
import type { GameInfo } from './protocol'
import { house } from './server.svelte'
import { settings } from './settings.svelte'
import { shellWords, t, Words } from './words.svelte'

/** Words of titles that were not there when this client was built, by language and title. */
const fetched = new SvelteMap<string, Words>()
const asked = new Set<string>()

function wordsOf(id: string): Words | undefined {
  const language = settings.language
  const key = `${language}/${id}`
  if (!house.game(id)) return undefined
  if (!asked.has(key)) {
    asked.add(key)
    void new Words(id).load(language).then((words) => fetched.set(key, words))
  }
  return fetched.get(key)
}

/** A title of another package. */
export const isGuest = (id: string) => !shelf.en?.[id]

function said(id: string, word: string): string {
  if (!isGuest(id)) return shelf[settings.language]?.[id]?.[word] ?? shelf.en[id][word] ?? ''
  const words = wordsOf(id)
  return words?.has(word) ? words.t(word) : ''
}

export const titleOf = (game: { id: string; title: string }) => said(game.id, 'title') || game.title
export const taglineOf = (id: string) => said(id, 'tagline')
export const lengthOf = (id: string) => said(id, 'length')

export function titleById(id: string, games: readonly GameInfo[]): string {
  const game = games.find((one) => one.id === id)
  return game ? titleOf(game) : id
}

/** The language in which a title speaks to this reader, if it is not the reader's own. */
export function otherLanguage({ languages }: GameInfo): string {
  if (!languages.length || languages.includes(settings.language)) return ''
  return languages.includes('en') ? 'en' : languages[0]
}

/** How a bot of this level is called, and its character if one stands behind a slash. */
export function levelName(bot: string): string {
  const level = levelOf(bot)
  const character = characterOf(bot)
  const name = shellWords.has(`level-${level}`) ? t(`level-${level}`) : level.charAt(0).toUpperCase() + level.slice(1)
  return character ? `${name}, ${t(`character-${character}`).toLowerCase()}` : name
}

export function levelOf(bot: string): string {
  return bot.split('/')[0] ?? ''
}

export function characterOf(bot: string): string {
  return bot.split('/')[1] ?? ''
}

/** Whether the strength of a bot is no mark for ratings: it follows the table, or has a character. */
export function isUnmeasured(bot: string): boolean {
  return bot === 'adaptive' || !!characterOf(bot)
}

/** A bot as the server knows it. */
export function botNamed(level: string, character: string): string {
  return character ? `${level}/${character}` : level
}
