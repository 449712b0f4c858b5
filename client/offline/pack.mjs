/** Writes what a table in the browser is made of: Python, and signoria compiled for it.
 *  Usage: node pack.mjs WHEELS SIGNORIA OUT */
import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadPyodide } from 'pyodide'

const [wheels, signoria, out] = process.argv.slice(2)
const home = dirname(createRequire(import.meta.url).resolve('pyodide/package.json'))
const here = dirname(fileURLToPath(import.meta.url))

mkdirSync(out, { recursive: true })
const runtime = ['pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.asm.wasm']
for (const name of runtime) copyFileSync(join(home, name), join(out, name))
const lock = JSON.parse(readFileSync(join(home, 'pyodide-lock.json'), 'utf8'))
writeFileSync(join(out, 'pyodide-lock.json'), JSON.stringify({ info: lock.info, packages: {} }))

const python = await loadPyodide()
for (const [from, to] of [
  [home, '/runtime'],
  [wheels, '/wheels'],
  [signoria, '/source'],
]) {
  python.FS.mkdirTree(to)
  python.FS.mount(python.FS.filesystems.NODEFS, { root: from }, to)
}
python.runPython(readFileSync(join(here, 'pack.py'), 'utf8'))
const place = python.runPython(`
pack_standard("/runtime/python_stdlib.zip", "/stdlib.zip")
pack_signoria("/source", "/signoria.bundle")
pack_libraries("/wheels", "/libraries.bundle", "/library.so")
`)
const made = ['stdlib.zip', 'libraries.bundle', 'signoria.bundle', 'library.so']
for (const name of made) {
  writeFileSync(join(out, name), python.FS.readFile(`/${name}`))
  console.log(name, statSync(join(out, name)).size)
}
const mark = (name) => createHash('sha256').update(readFileSync(join(out, name))).digest('hex')
const marks = Object.fromEntries([...runtime, ...made].map((name) => [name, mark(name)]))
writeFileSync(join(out, 'packed.json'), JSON.stringify({ marks, library: { file: 'library.so', place } }))
