/** Runs a Python program in the Python of browsers, as it was packed.
 *  Usage: node run.mjs PACKED SOURCE PROGRAM [ARGUMENT ...]; SOURCE is there as /source. */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const [packed, source, program, ...rest] = process.argv.slice(2)
const { loadPyodide } = await import(pathToFileURL(join(resolve(packed), 'pyodide.mjs')).href)
const python = await loadPyodide({ indexURL: `${resolve(packed)}/`, stdLibURL: join(resolve(packed), 'stdlib.zip') })
for (const name of ['libraries.zip', 'signoria.zip']) {
  const archive = new Uint8Array(readFileSync(join(packed, name)))
  python.unpackArchive(archive, 'zip', { extractDir: '/lib/python3.14/site-packages' })
}
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
