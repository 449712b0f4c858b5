/** The tables that wait for the reader, on whatever page: asked for again and again, while the page is looked at. */
import type { CallList, CallPlayer, TableCall } from './protocol'
import { fileAt } from './place'
import { get, house } from './server.svelte'
import { t } from './words.svelte'

const EVERY = 10_000
/** For the title of a tab that nobody looks at. */
const SELDOM = 60_000
const SEEN = 'signoria.ends'

const list = (looking: boolean) => get<CallList>(`/api/calls?looking=${looking}`)

class Calls {
  #list = $state.raw<CallList>()
  #next?: CallList
  /** The pointer is over the list: no row may move under it. */
  #held = false
  #timer?: ReturnType<typeof setTimeout>
  /** How far this browser's clock is ahead of the server's. */
  skew = $state(0)

  /** Undefined until it is known. */
  tables: readonly TableCall[] | undefined = $derived(this.#list?.tables)
  mine: readonly TableCall[] = $derived(this.tables?.filter((call) => call.mine) ?? [])
  others: readonly TableCall[] = $derived(this.tables?.filter((call) => !call.mine) ?? [])
  ended = $derived(this.#list?.ended ?? [])
  /** Tables that somebody asks the reader to, see together.svelte.ts. */
  asked = $state(0)
  count = $derived(this.mine.length + (this.#list?.invitations ?? 0) + this.asked)

  /** Look now, and from time to time. */
  async look(): Promise<void> {
    clearTimeout(this.#timer)
    if (house.me?.id) await this.#fetch()
    else this.#list = this.#next = undefined
    this.#timer = setTimeout(() => this.look(), document.hidden ? SELDOM : EVERY)
  }

  async #fetch(): Promise<void> {
    try {
      const found = await list(!document.hidden)
      this.skew = Date.now() - found.now
      if (this.#held && this.#list) this.#next = found
      else this.#list = found
    } catch {
      return
    }
  }

  hold(held: boolean): void {
    this.#held = held
    if (held || !this.#next) return
    this.#list = this.#next
    this.#next = undefined
  }

  /** The most urgent table but this one. */
  next(id: string): TableCall | undefined {
    return this.mine.find((call) => call.id !== id)
  }

  /** Up to which end the reader was told. */
  seenEnd(): number {
    return Number(localStorage.getItem(SEEN) ?? 0)
  }

  sawEnd(at: number): void {
    localStorage.setItem(SEEN, String(Math.max(at, this.seenEnd())))
  }
}

export const calls = new Calls()

/** The title of a page: first how many tables wait. */
export const titled = (text: string): string => (calls.count ? `(${calls.count}) ${text}` : text)

export const playerName = (player: CallPlayer): string =>
  player.name || t(player.kind === 'person' ? 'former-player' : 'bot')

/** The mark of the house in the tab, with the number of tables that wait. */
export function followCalls(): void {
  document.addEventListener('visibilitychange', () => void (document.hidden || calls.look()))
  $effect.root(() => {
    $effect(() => {
      if (house.me) void calls.look()
    })
    $effect(() => wear(calls.count))
  })
}

const SHIELD =
  '<path d="M7 4.5C13.5 7.4 18.5 6.8 24 3.2C29.5 6.8 34.5 7.4 41 4.5C44.6 12.5 43 18.5 42.6 25C42 37.5 35 47 24 53C13 47 6 37.5 5.4 25C5 18.5 3.4 12.5 7 4.5Z" fill="#24397a" stroke="#1c2130" stroke-width="2.6"/>'

function wear(count: number): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]')
  if (!link) return
  const figure = count > 9 ? '9+' : String(count)
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 56">${SHIELD}<circle cx="31" cy="38" r="16" fill="#a83a22"/><text x="31" y="45" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="20" fill="#fff">${figure}</text></svg>`
  link.href = count ? `data:image/svg+xml,${encodeURIComponent(drawn)}` : fileAt('favicon.svg')
}
