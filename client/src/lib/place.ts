/** Where the page stands: at a server, or on its own, with the whole house in this browser (docs/offline.md). */

const told = globalThis.document?.querySelector<HTMLMetaElement>('meta[name=signoria-house]')?.content

/** There is no server: what a server would answer, a worker of this page does. */
export const alone = told === 'here' || told === 'beside'

/** The house is in this browser, and a server, from which this site came, is at the root of its address. */
export const beside = told === 'beside'

/** Where a server hands out the same site with the house in the browser. */
export const PRACTICE = '/here/'
/** In the storage of this browser: how many games go on there. */
export const GOING_ON_HERE = 'signoria.here'

/** A file beside the page, wherever it lies. */
export const fileAt = (name: string): string => new URL(name, alone ? document.baseURI : `${location.origin}/`).href

/** The address of a page of ours: after a `#` where no server knows the addresses. */
export const addressOf = (path: string): string => (alone ? `#${path}` : path)

/** The same as a link to send or to keep. */
export const linkTo = (path: string): string => new URL(addressOf(path), alone ? document.baseURI : location.href).href

/** What stands after the place of the site. */
export function currentAddress(): URL {
  const path = alone ? location.hash.slice(1) || '/' : location.pathname + location.search + location.hash
  return new URL(path, 'http://house')
}
