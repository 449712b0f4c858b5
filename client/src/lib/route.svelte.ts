/** Which page is shown: the address, without reloading. */
import { addressOf, alone, currentAddress } from './place'
import { save } from './saving'

export interface Route {
  page: string
  id: string
  /** What follows the id in the address. */
  more: string[]
  query: URLSearchParams
  hash: string
}

function read(): Route {
  const { pathname, searchParams, hash } = currentAddress()
  const [page = '', id = '', ...more] = pathname.split('/').filter(Boolean).map(decodeURIComponent)
  return { page, id, more, query: searchParams, hash: decodeURIComponent(hash.slice(1)) }
}

/** The address of ours that a link leads to, whatever form it has; undefined if it leads elsewhere. */
function ours(link: HTMLAnchorElement): string | undefined {
  const written = link.getAttribute('href') ?? ''
  if (!alone) return link.origin === location.origin ? link.pathname + link.search + link.hash : undefined
  if (written.startsWith('#/')) return written.slice(1)
  return written.startsWith('/') ? written : undefined
}

class Router {
  now = $state.raw<Route>(read())

  go(to: string, replace = false): void {
    if (replace) history.replaceState(null, '', addressOf(to))
    else history.pushState(null, '', addressOf(to))
    this.now = read()
    if (!replace) scrollTo(0, 0)
  }

  /** Ordinary clicks on links of ours stay on the page. */
  start(): void {
    addEventListener('popstate', () => (this.now = read()))
    if (alone) this.#stayHere()
    document.addEventListener('click', (event) => {
      const link = (event.target as Element).closest?.('a[href]') as HTMLAnchorElement | null
      if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return
      const to = ours(link)
      if (to === undefined) return this.#jump(event, link)
      if (to.startsWith('/api/')) {
        if (alone) void save(event, to)
        return
      }
      if (link.target || link.hasAttribute('download')) return
      if (!alone && link.pathname === location.pathname && link.hash) return
      event.preventDefault()
      this.go(to)
    })
  }

  /** To a place of the same page: its address is behind a `#` already. */
  #jump(event: MouseEvent, link: HTMLAnchorElement): void {
    const written = link.getAttribute('href') ?? ''
    if (!alone || !/^#./.test(written)) return
    event.preventDefault()
    const place = document.getElementById(decodeURIComponent(written.slice(1)))
    place?.scrollIntoView()
    place?.focus({ preventScroll: true })
    const { pathname, search } = currentAddress()
    history.replaceState(null, '', addressOf(pathname + search + written))
  }

  /** A link that is opened in a tab of its own, or copied, must lead to this site and not beside it. */
  #stayHere(): void {
    const mend = (event: Event) => {
      const link = (event.target as Element).closest?.('a[href^="/"]')
      const to = link?.getAttribute('href')
      if (link && to && !to.startsWith('/api/')) link.setAttribute('href', addressOf(to))
    }
    for (const kind of ['pointerover', 'pointerdown', 'focusin']) document.addEventListener(kind, mend, true)
  }
}

export const router = new Router()
