/** The one explanation that is open: on hover, focus, or a long press. */
import type { Action } from 'svelte/action'

export interface Explanation {
  id: string
  /** More that the board knows about this very thing. */
  more: string
  at: DOMRect
  pinned: boolean
}

class Explaining {
  open = $state.raw<Explanation>()
  #timer = 0

  show(node: Element, id: string, more = '', pinned = false, wait = 350): void {
    clearTimeout(this.#timer)
    if (!id) return
    const open = () => (this.open = { id, more, at: node.getBoundingClientRect(), pinned })
    if (wait) this.#timer = window.setTimeout(open, wait)
    else open()
  }

  /** A moment later: a node may lose focus while others are drawn, when no state may change. */
  hide(): void {
    clearTimeout(this.#timer)
    const now = this.open
    if (now) queueMicrotask(() => this.open === now && (this.open = undefined))
  }
}

export const explaining = new Explaining()

export interface Explained {
  id: string
  more?: string
}

const LONG_PRESS = 450

/** Hover, focus, long press, and the key `?` explain the node; used by targets as well. */
export function explainOn(node: Element, what: () => Explained): () => void {
  let press = 0
  let pressed = false
  const show = (wait: number, pinned = false) => explaining.show(node, what().id, what().more, pinned, wait)
  const enter = (event: Event) => (event as PointerEvent).pointerType === 'mouse' && show(350)
  /** What was pressed for stays until something else is touched: a finger that lifts leaves the node, too. */
  const leave = () => {
    clearTimeout(press)
    if (!explaining.open?.pinned) explaining.hide()
  }
  const down = (event: Event) => {
    pressed = false
    explaining.hide()
    if ((event as PointerEvent).pointerType === 'mouse') return
    press = window.setTimeout(() => {
      pressed = true
      show(0, true)
    }, LONG_PRESS)
  }
  const up = () => clearTimeout(press)
  const click = (event: Event) => {
    if (!pressed) return
    event.stopImmediatePropagation()
    event.preventDefault()
    pressed = false
  }
  const focus = () => node.matches(':focus-visible') && show(200)
  const key = (event: Event) => {
    if ((event as KeyboardEvent).key !== '?') return
    event.preventDefault()
    event.stopPropagation()
    show(0, true)
  }
  const menu = (event: Event) => pressed && event.preventDefault()
  const listeners: [string, (event: Event) => void, boolean][] = [
    ['pointerenter', enter, false],
    ['pointerleave', leave, false],
    ['pointerdown', down, false],
    ['pointerup', up, false],
    ['pointercancel', up, false],
    ['click', click, true],
    ['focus', focus, false],
    ['blur', leave, false],
    ['keydown', key, false],
    ['contextmenu', menu, false],
  ]
  for (const [name, listener, capture] of listeners) node.addEventListener(name, listener, capture)
  node.setAttribute('data-explained', '')
  return () => {
    for (const [name, listener, capture] of listeners) node.removeEventListener(name, listener, capture)
    clearTimeout(press)
    explaining.hide()
  }
}

/** Explains something that can never be chosen: `use:explain={'token-pope'}`. */
export const explain: Action<Element, string | Explained> = (node, parameter) => {
  let now = parameter
  const what = () => (typeof now === 'string' ? { id: now } : now)
  const end = explainOn(node, what)
  return {
    update(next) {
      now = next
    },
    destroy: end,
  }
}
