/**
 * Sheets of SVG symbols, inlined once per page and used by `<use href="#id">`.
 *
 * `core` (seats, charges, hatchings, icons) is there from the start; shields and the emblems of
 * a title come with the component that first needs them.
 */
import core from './sheets/core.svg?raw'

const inlined = new Set<string>()

export function inline(name: string, svg: string): void {
  if (inlined.has(name) || typeof document === 'undefined') return
  inlined.add(name)
  document.body.insertAdjacentHTML('afterbegin', svg)
}

inline('core', core)
