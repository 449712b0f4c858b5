/** Which page is shown: the address, without reloading. */

export interface Route {
  page: string
  id: string
  query: URLSearchParams
  hash: string
}

function read(): Route {
  const [page = '', id = ''] = location.pathname.split('/').filter(Boolean)
  return { page, id: decodeURIComponent(id), query: new URLSearchParams(location.search), hash: location.hash.slice(1) }
}

class Router {
  now = $state.raw<Route>(read())

  go(to: string, replace = false): void {
    if (replace) history.replaceState(null, '', to)
    else history.pushState(null, '', to)
    this.now = read()
    if (!replace) scrollTo(0, 0)
  }

  /** Ordinary clicks on links of ours stay on the page. */
  start(): void {
    addEventListener('popstate', () => (this.now = read()))
    document.addEventListener('click', (event) => {
      const link = (event.target as Element).closest?.('a[href]') as HTMLAnchorElement | null
      if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return
      if (link.origin !== location.origin || link.target || link.hasAttribute('download')) return
      if (link.pathname.startsWith('/api/')) return
      if (link.pathname === location.pathname && link.hash) return
      event.preventDefault()
      this.go(link.pathname + link.search + link.hash)
    })
  }
}

export const router = new Router()
