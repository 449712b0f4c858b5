/** A button never appears under a finger that has just pressed something else: a double click would press it too. */

export const PAUSE = 700
const FINGER = 8

export interface Press {
  x: number
  y: number
  at: number
}

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

/** How many ms a button in this place waits before it is shown. */
export function wait(press: Press | undefined, box: Box, now: number): number {
  if (!press) return 0
  const beside = press.x < box.left - FINGER || press.x > box.right + FINGER
  const above = press.y < box.top - FINGER || press.y > box.bottom + FINGER
  return beside || above ? 0 : Math.max(0, press.at + PAUSE - now)
}

let last: Press | undefined
if (typeof window !== 'undefined') {
  window.addEventListener(
    'pointerdown',
    (event) => (last = { x: event.clientX, y: event.clientY, at: performance.now() }),
    { capture: true, passive: true },
  )
}

/** Use on a button that comes and goes; its place is kept while it waits. */
export function apart(node: HTMLElement) {
  let timer = 0
  const look = () => {
    const rest = wait(last, node.getBoundingClientRect(), performance.now())
    node.style.visibility = rest ? 'hidden' : ''
    if (rest) timer = window.setTimeout(look, rest)
  }
  look()
  return { destroy: () => clearTimeout(timer) }
}
