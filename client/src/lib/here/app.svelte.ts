/** The site as an app: every file is kept by the service worker, a newer one is told and comes with the next start. */
import { alone, beside, fileAt } from '../place'

class App {
  /** All of it is in this browser: the next start needs no network. */
  kept = $state(false)
  /** A newer site is here and waits until this one is closed. */
  newer = $state(false)

  async follow(): Promise<void> {
    if (!alone || !('serviceWorker' in navigator)) return
    const worker = await navigator.serviceWorker.register(`${fileAt('service-worker.js')}?alone`)
    worker.addEventListener('updatefound', () => this.#watch(worker.installing))
    this.#watch(worker.installing)
    this.newer = !!worker.waiting && !!worker.active
    await navigator.serviceWorker.ready
    this.kept = true
    if (beside) await navigator.serviceWorker.register('/service-worker.js') // leads here when the server is not reached
  }

  #watch(coming: ServiceWorker | null): void {
    coming?.addEventListener('statechange', () => {
      if (coming.state === 'installed' && navigator.serviceWorker.controller) this.newer = true
    })
  }
}

export const app = new App()
