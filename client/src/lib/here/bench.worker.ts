/** A Python for the programs of whoever reads: beside the house, so that one without end harms no table. */
import type { FromBench, ToBench } from './messages'
import type { Python } from './image'
import { wakePython } from './python'

/** What a program prints beyond this is let go: nobody reads it, and the page must stay quick. */
const MOST = 50_000

interface Scope {
  destroy(): void
}

interface Runner extends Python {
  globals: { get(name: 'dict'): () => Scope }
  runPythonAsync(program: string, options: { globals: Scope }): Promise<unknown>
  setStdout(options: { batched: (line: string) => void }): void
  setStderr(options: { batched: (line: string) => void }): void
}

const tell = (message: FromBench) => postMessage(message)
let awake: Promise<Runner> | undefined

async function run(python: Runner, number: number, program: string): Promise<void> {
  let told = 0
  const batched = (line: string) => {
    if (told < MOST) tell({ kind: 'printed', number, line: line.slice(0, MOST - told) })
    told += line.length + 1
  }
  python.setStdout({ batched })
  python.setStderr({ batched })
  const globals = python.globals.get('dict')()
  try {
    await python.runPythonAsync(program, { globals })
  } catch (error) {
    const ours = (line: string) => !line.startsWith('  File "_pyodide/')
    batched(
      String((error as Error).message)
        .trimEnd()
        .split('\n')
        .filter(ours)
        .join('\n')
        .slice(-4000),
    )
  }
  globals.destroy()
  tell({ kind: 'ended', number })
}

addEventListener('message', async ({ data: { files, number, program } }: MessageEvent<ToBench>) => {
  try {
    awake ??= wakePython(files) as Promise<Runner>
    const python = await awake
    tell({ kind: 'begun', number })
    await run(python, number, program)
  } catch (error) {
    tell({ kind: 'printed', number, line: String(error).slice(-400) })
    tell({ kind: 'ended', number })
  }
})
