/** Effects need a component around them; here a test is one. */
import { flushSync } from 'svelte'
import { onTestFinished } from 'vitest'

/** What `make` makes, with its effects run; they stop when the test ends. */
export function made<T>(make: () => T): T {
  let value!: T
  onTestFinished(
    $effect.root(() => {
      value = make()
    }),
  )
  flushSync()
  return value
}
