/** Runs a Python program in the Python of browsers, as it was packed and brought back from an image.
 *  Usage: node run.mjs PACKED SOURCE PROGRAM [ARGUMENT ...]; SOURCE is there as /source. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { imageOf } from '../src/lib/here/image.ts'
import { broughtBack, woken } from './waking.mjs'

const [packed, source, program, ...rest] = process.argv.slice(2)
const image = imageOf(await woken(resolve(packed)))
const python = await broughtBack(resolve(packed), image)
python.FS.mkdirTree('/source')
python.FS.mount(python.FS.filesystems.NODEFS, { root: resolve(source) }, '/source')
python.globals.set('ARGUMENTS', python.toPy(rest))
try {
  await python.runPythonAsync(readFileSync(program, 'utf8'))
  process.exit(0)
} catch (error) {
  console.error(String(error).slice(-4000))
  process.exit(1)
}
