/** A button that cannot be pressed now and says why: to the eye, to a screen reader, and to whoever presses it. */
import type { Action } from 'svelte/action'
import { notices } from './notices.svelte'

/** With a reason it is barred; with none it is a button like any other. */
export const barred: Action<HTMLButtonElement, string> = (node, reason) => {
  let why = reason

  function show(): void {
    node.classList.toggle('off', why !== '')
    for (const [name, value] of Object.entries({ title: why, 'aria-description': why, 'aria-disabled': why && 'true' }))
      if (value) node.setAttribute(name, value)
      else node.removeAttribute(name)
  }
  function press(event: Event): void {
    if (!why) return
    event.preventDefault()
    event.stopImmediatePropagation()
    notices.add(why)
  }

  show()
  node.addEventListener('click', press, true)
  return {
    update(next) {
      why = next
      show()
    },
    destroy: () => node.removeEventListener('click', press, true),
  }
}
