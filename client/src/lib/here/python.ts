/** Python in a worker: the runtime, the standard library, signoria and its libraries, all from beside the page.
 *  Once it is awake the browser keeps an image of it: later starts bring that back. */
import { bringBack, BUNDLES, imageOf, wake, type Image, type Packed, type Python, type Runtime } from './image'

const LIST = 'packed.json'

async function fetched(url: string): Promise<Response> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
  return answer
}

async function markOf(content: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Where images are kept: one, of the newest release that was woken here. Other sites' folders have their own. */
class Images {
  readonly #at: (name: string) => string
  readonly #name: string

  constructor(files: string, packed: Packed) {
    const release = Object.values(packed.marks).join('')
    this.#at = (name) => new URL(`image/${release}/${name}`, files).href
    this.#name = `awake ${new URL(files).pathname}`
  }

  async find(): Promise<Image | undefined> {
    if (!globalThis.caches) return undefined
    const cache = await caches.open(this.#name)
    const [memory, files] = await Promise.all(['memory', 'files'].map((name) => cache.match(this.#at(name))))
    if (!memory || !files) return undefined
    const [first, second] = await Promise.all([memory.arrayBuffer(), files.arrayBuffer()])
    return { memory: new Uint8Array(first), files: new Uint8Array(second) }
  }

  async keep({ memory, files }: Image): Promise<void> {
    await this.forget()
    const cache = await caches.open(this.#name)
    await cache.put(this.#at('files'), new Response(files as BodyInit))
    await cache.put(this.#at('memory'), new Response(memory as BodyInit))
  }

  async forget(): Promise<void> {
    await caches.delete(this.#name)
  }
}

/** Everything is what the list says: a site that is being renewed may hand out files of two releases. */
async function fits(packed: Packed, parts: Record<string, ArrayBuffer>): Promise<boolean> {
  const marks = await Promise.all(
    Object.entries(parts).map(async ([name, content]) => packed.marks[name] === (await markOf(content))),
  )
  return marks.every(Boolean)
}

/** With `keeps`, an image is kept if there is none yet. */
export async function wakePython(files: string, keeps = false): Promise<Python> {
  const at = (name: string) => new URL(name, files).href
  const places = { indexURL: files, stdLibURL: at('stdlib.zip'), lockFileURL: at('pyodide-lock.json') }
  const loading = Promise.all([
    import(/* @vite-ignore */ at('pyodide.mjs')) as Promise<Pick<Runtime, 'loadPyodide'>>,
    import(/* @vite-ignore */ at('pyodide.asm.mjs')) as Promise<{ default: Runtime['create'] }>,
  ]).then(([outer, inner]): Runtime => ({ loadPyodide: outer.loadPyodide, create: inner.default }))
  const packed = (await (await fetched(at(LIST))).json()) as Packed
  const images = new Images(files, packed)
  const image = await images.find().catch(() => undefined)
  if (image) {
    try {
      return await bringBack(await loading, places, image, packed.library.place)
    } catch (error) {
      console.warn('the image of Python is of no use', error)
      await images.forget()
    }
  }
  const names = [...BUNDLES, packed.library.file]
  const parts = await Promise.all(names.map(async (name) => (await fetched(at(name))).arrayBuffer()))
  const library = { code: new Uint8Array(parts[BUNDLES.length]), place: packed.library.place }
  const kept = keeps && 'caches' in globalThis
  const python = await wake(await loading, places, parts.slice(0, BUNDLES.length), library, kept)
  if (kept && (await fits(packed, Object.fromEntries(names.map((name, each) => [name, parts[each]]))))) {
    void images.keep(imageOf(python)).catch((error: unknown) => console.warn('no image of Python is kept', error))
  }
  return python
}
