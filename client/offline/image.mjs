/** Makes an image of Python as the page does, brings it back twice and runs a program in each, in this order.
 *  Usage: node image.mjs PACKED PROGRAM; its `main` is told whether it is in the Python the image was made of. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { imageOf } from '../src/lib/here/image.ts'
import { broughtBack, woken } from './waking.mjs'

const [packed, program] = process.argv.slice(2)
const first = await woken(resolve(packed))
const image = imageOf(first)
try {
  for (const python of [first, await broughtBack(resolve(packed), image), await broughtBack(resolve(packed), image)]) {
    python.runPython(readFileSync(program, 'utf8'))
    await python.globals.get('main')(python === first)
  }
  process.exit(0)
} catch (error) {
  console.error(String(error).slice(-4000))
  process.exit(1)
}
