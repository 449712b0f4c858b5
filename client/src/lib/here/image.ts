/** Python as it is when all is imported: its memory and its files. Brought back, it need not be woken again. */

const SITE = '/lib/python3.14/site-packages'
const PIECE = 1 << 20
export const BUNDLES = ['libraries.bundle', 'signoria.bundle']

/** What was packed: a mark of each file, and the one library that is no Python, with its place among the others. */
export interface Packed {
  marks: Record<string, string>
  library: { file: string; place: string }
}

interface Files {
  mkdirTree(path: string): void
  readdir(path: string): string[]
  isDir(mode: number): boolean
  stat(path: string): { mode: number }
  readFile(path: string): Uint8Array
  writeFile(path: string, data: Uint8Array, options: { canOwn: boolean }): void
}

/** As much of Pyodide as is needed here. */
export interface Python {
  FS: Files
  pyimport(name: string): unknown
  runPython(program: string): unknown
  makeMemorySnapshot(): Uint8Array
}

interface Machine {
  HEAP8: Int8Array
  preloadedWasm: Record<string, unknown>
  addRunDependency(name: string): void
  removeRunDependency(name: string): void
  loadWebAssemblyModule(code: WebAssembly.Module, how: object, name: string, scope: object): Promise<unknown>
  _malloc(size: number): number
}

type Create = (settings: { preRun: ((machine: Machine) => void)[] }) => Promise<Machine>

export interface Runtime {
  loadPyodide(options: Record<string, unknown>): Promise<Python>
  create: Create
}

export interface Image {
  memory: Uint8Array
  files: Uint8Array
}

/** The library lies at the same place in every memory, as it comes before anything else; and there is room for `size`. */
function prepared(create: Create, code: WebAssembly.Module, place: string, size: number): Create {
  const name = `${SITE}/${place}`
  const how = { loadAsync: true, nodelete: true, allowUndefined: true }
  return (settings) =>
    new Promise((resolve, reject) => {
      settings.preRun.push((machine) => {
        machine.addRunDependency(name)
        machine.loadWebAssemblyModule(code, how, name, {}).then((loaded) => {
          machine.preloadedWasm[name] = loaded
          machine.removeRunDependency(name)
        }, reject)
      })
      create(settings).then((machine) => {
        while (machine.HEAP8.length < size) machine._malloc(PIECE)
        resolve(machine)
      }, reject)
    })
}

/** Alike for every start; nothing random is in the memory that is kept. */
const ENVIRONMENT = { PYTHONHASHSEED: '0' }

/** From what was packed. With `kept` it can become an image. */
export async function wake(
  runtime: Runtime,
  places: Record<string, unknown>,
  bundles: BufferSource[],
  library: { code: Uint8Array; place: string },
  kept: boolean,
): Promise<Python> {
  const code = await WebAssembly.compile(library.code as BufferSource)
  const parts = await Promise.all(bundles.map(inflated))
  const python = await runtime.loadPyodide({
    ...places,
    env: { ...ENVIRONMENT },
    _makeSnapshot: kept,
    createPyodideModule: prepared(runtime.create, code, library.place, 0),
  })
  for (const part of parts) for (const [name, content] of unbundled(part)) write(python.FS, name, content)
  write(python.FS, library.place, library.code)
  python.runPython('from signoria.offline.image import prepare; prepare()')
  return python
}

export function imageOf(python: Python): Image {
  return { memory: python.makeMemorySnapshot(), files: bundled(python.FS) }
}

/** As it was when the image was made, but for what is drawn by chance. */
export async function bringBack(
  runtime: Runtime,
  places: Record<string, unknown>,
  { memory, files }: Image,
  place: string,
): Promise<Python> {
  const parts = unbundled(files)
  const code = await WebAssembly.compile(parts.get(place) as BufferSource)
  const python = await runtime.loadPyodide({
    ...places,
    env: { ...ENVIRONMENT },
    _loadSnapshot: memory,
    createPyodideModule: prepared(runtime.create, code, place, memory.length),
  })
  for (const [name, content] of parts) write(python.FS, name, content)
  python.runPython('from signoria.offline.image import awaken; awaken()')
  return python
}

function write(fs: Files, name: string, content: Uint8Array): void {
  const path = `${SITE}/${name}`
  fs.mkdirTree(path.slice(0, path.lastIndexOf('/')))
  fs.writeFile(path, content, { canOwn: true })
}

function listed(fs: Files, folder: string, found: string[] = []): string[] {
  for (const name of fs.readdir(folder)) {
    const path = `${folder}/${name}`
    if (name === '.' || name === '..') continue
    if (fs.isDir(fs.stat(path).mode)) listed(fs, path, found)
    else found.push(path)
  }
  return found
}

/** All files behind one another; before them how long the list of them is, and the list. */
function bundled(fs: Files): Uint8Array {
  const files = listed(fs, SITE).map((path) => ({ name: path.slice(SITE.length + 1), content: fs.readFile(path) }))
  const list = new TextEncoder().encode(JSON.stringify(files.map(({ name, content }) => [name, content.length])))
  const whole = new Uint8Array(4 + list.length + files.reduce((sum, { content }) => sum + content.length, 0))
  new DataView(whole.buffer).setUint32(0, list.length)
  whole.set(list, 4)
  let at = 4 + list.length
  for (const { content } of files) {
    whole.set(content, at)
    at += content.length
  }
  return whole
}

async function inflated(bundle: BufferSource): Promise<Uint8Array> {
  const whole = new Blob([bundle]).stream().pipeThrough(new DecompressionStream('gzip'))
  return new Uint8Array(await new Response(whole).arrayBuffer())
}

function unbundled(whole: Uint8Array): Map<string, Uint8Array> {
  const length = new DataView(whole.buffer, whole.byteOffset).getUint32(0)
  const list = JSON.parse(new TextDecoder().decode(whole.subarray(4, 4 + length))) as [string, number][]
  let at = 4 + length
  return new Map(list.map(([name, size]) => [name, whole.subarray(at, (at += size))]))
}
