/** Python of browsers in Node, woken from what was packed, or brought back from an image, as the page does it. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bringBack, BUNDLES, wake } from '../src/lib/here/image.ts'

async function runtimeOf(packed) {
  const at = (name) => pathToFileURL(join(packed, name)).href
  const { loadPyodide } = await import(at('pyodide.mjs'))
  return { loadPyodide, create: (await import(at('pyodide.asm.mjs'))).default }
}

const placesOf = (packed) => ({ indexURL: `${packed}/`, stdLibURL: join(packed, 'stdlib.zip') })
const packedIn = (packed) => JSON.parse(readFileSync(join(packed, 'packed.json'), 'utf8'))

export async function woken(packed) {
  const read = (name) => new Uint8Array(readFileSync(join(packed, name)))
  const { library } = packedIn(packed)
  const bundles = BUNDLES.map(read)
  const own = { code: read(library.file), place: library.place }
  return wake(await runtimeOf(packed), placesOf(packed), bundles, own, true)
}

export async function broughtBack(packed, image) {
  return bringBack(await runtimeOf(packed), placesOf(packed), image, packedIn(packed).library.place)
}
