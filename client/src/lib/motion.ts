/** Things travel from where they were to where they are. */
import type { Action } from 'svelte/action'
import { calm, settings } from './settings.svelte'
import { pageZoom } from './zoom'

export interface Piece {
  id: string
  /** Where it comes from if it was not drawn before: the id of another piece, such as a deck. */
  from?: string
}

interface Place {
  x: number
  y: number
  width: number
}

const nodes = new Map<string, Element>()
const origins = new Map<Element, string>()
let before = new Map<string, Place>()

function place(node: Element): Place {
  const box = node.getBoundingClientRect()
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width }
}

/** Nothing travels into, out of or within what is marked `data-still`: the same hand may be drawn twice. */
const isStill = (node: Element): boolean => node.closest('[data-still]') !== null

/** Names a drawn thing: `use:piece={'card-12'}` or `use:piece={{ id: 'card-12', from: 'deck' }}`. */
export const piece: Action<Element, string | Piece> = (node, parameter) => {
  let id = ''
  const learn = (next: string | Piece) => {
    const named = typeof next === 'string' ? { id: next } : next
    if (id && nodes.get(id) === node) nodes.delete(id)
    id = named.id
    if (isStill(node)) return
    nodes.set(id, node)
    if ('from' in named && named.from) origins.set(node, named.from)
    else origins.delete(node)
  }
  learn(parameter)
  return {
    update: learn,
    destroy() {
      if (nodes.get(id) === node) nodes.delete(id)
      origins.delete(node)
    },
  }
}

/** Remember where everything is; call before the view changes. */
export function remember(): void {
  before = new Map()
  for (const [id, node] of nodes) before.set(id, place(node))
}

/** Let everything travel; call when the new view is drawn. */
export function travel(): void {
  const far: [Element, Place, Place][] = []
  const still = calm()
  for (const [id, node] of nodes) {
    const old = before.get(id) ?? before.get(origins.get(node) ?? '')
    const now = place(node)
    const way = old ? Math.hypot(old.x - now.x, old.y - now.y) : 0
    // where nothing moves, a card that only makes room for others is not worth a mark
    if (old && way > (still ? 1.5 * now.width : 2)) far.push([node, old, now])
  }
  before = new Map()
  const pace = 1 / Math.max(settings.speed, 0.1)
  const stagger = Math.min(40, 580 / Math.max(far.length, 1)) * pace
  far.forEach(([node, old, now], i) => (still ? mark(node) : carry(node, old, now, i * stagger, 320 * pace)))
}

function carry(node: Element, old: Place, now: Place, delay: number, duration: number): void {
  const scale = 1 / (node instanceof SVGGraphicsElement ? node.getScreenCTM()?.a || 1 : pageZoom())
  const x = (old.x - now.x) * scale
  const y = (old.y - now.y) * scale
  node.animate([{ translate: `${x}px ${y}px` }, { translate: '0 0' }], {
    duration,
    delay,
    fill: 'backwards',
    easing: 'cubic-bezier(.45, .05, .2, 1)',
  })
}

function mark(node: Element): void {
  node.classList.add('changed')
  setTimeout(() => node.classList.remove('changed'), 2000)
}

/** A click or a key finishes what is moving. */
export function finishMoving(): void {
  for (const node of nodes.values()) for (const moving of node.getAnimations()) moving.finish()
}
