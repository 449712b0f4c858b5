/** Python in a worker: the runtime, the standard library, signoria and its libraries, all from beside the page. */

const SITE = '/lib/python3.14/site-packages'
const ARCHIVES = ['libraries.zip', 'signoria.zip']

/** As much of Pyodide as is needed here. */
export interface Python {
  unpackArchive(data: ArrayBuffer, kind: string, options: { extractDir: string }): void
  pyimport(name: string): unknown
}

async function archive(url: string): Promise<ArrayBuffer> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
  return answer.arrayBuffer()
}

export async function wakePython(files: string): Promise<Python> {
  const at = (name: string) => new URL(name, files).href
  const parts = ARCHIVES.map((name) => archive(at(name)))
  const { loadPyodide } = (await import(/* @vite-ignore */ at('pyodide.mjs'))) as {
    loadPyodide(options: Record<string, unknown>): Promise<Python>
  }
  const python = await loadPyodide({
    indexURL: files,
    stdLibURL: at('stdlib.zip'),
    lockFileURL: at('pyodide-lock.json'),
  })
  for (const part of await Promise.all(parts)) python.unpackArchive(part, 'zip', { extractDir: SITE })
  return python
}
