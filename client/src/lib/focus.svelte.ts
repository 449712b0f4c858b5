/** Whoever plays by keys must not be thrown back to the top of the page when a card leaves the hand. */
import { tick } from 'svelte'
import { on } from 'svelte/events'

/** Call while a component is made: after each change, focus that was lost goes `home`; pointers need none. */
export function keepFocus(changed: () => unknown, home: () => HTMLElement | null): void {
  let byKeys = false
  $effect(() => {
    const ignoreKeys = on(window, 'keydown', () => (byKeys = true))
    const ignorePointer = on(window, 'pointerdown', () => (byKeys = false))
    return () => {
      ignoreKeys()
      ignorePointer()
    }
  })
  $effect(() => {
    changed()
    if (!byKeys) return
    void tick().then(() => {
      if (document.activeElement === document.body) home()?.focus({ preventScroll: true })
    })
  })
}
