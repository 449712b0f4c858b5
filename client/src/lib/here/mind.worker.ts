/** A mind: bots, coach or an analyst think here, so that neither page nor house wait for them. */
import { wakePython } from './python'

interface Mind {
  hear(data: Uint8Array): void
}

let awake: Promise<Mind> | undefined

async function wake(files: string): Promise<Mind> {
  const python = await wakePython(files)
  const browser = python.pyimport('signoria.offline.browser') as {
    open_mind(answer: (data: Uint8Array) => void): Mind
  }
  return browser.open_mind((data) => postMessage(data))
}

addEventListener('message', async (event: MessageEvent<string | Uint8Array>) => {
  if (typeof event.data === 'string') awake = wake(event.data)
  else (await awake!).hear(event.data)
})
