/** One thing at a time: while it is done the buttons rest, and what goes wrong is told. */
import { complain } from '../notices.svelte'

export class Doing {
  busy = $state(false)

  /** True if it was done. */
  async run(act: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false
    this.busy = true
    try {
      await act()
      return true
    } catch (error) {
      complain(error)
      return false
    } finally {
      this.busy = false
    }
  }
}
