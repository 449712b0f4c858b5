/** Programs of the reader's, one at a time, in a worker of their own that can be stopped. */
import { fileAt } from '../place'
import type { FromBench, ToBench } from './messages'

export class Bench {
  /** Which program is at work, -1 for none. */
  at = $state(-1)
  /** Python is being woken for it. */
  waking = $state(false)
  printed = $state<Record<number, string[]>>({})
  #worker: Worker | undefined

  run(number: number, program: string): void {
    if (this.at >= 0) return
    this.at = number
    this.waking = true
    this.printed[number] = []
    this.#worker ??= this.#hired()
    this.#worker.postMessage({ files: fileAt('offline/'), number, program } satisfies ToBench)
  }

  #hired(): Worker {
    const worker = new Worker(new URL('./bench.worker.ts', import.meta.url), { type: 'module', name: 'bench' })
    worker.onmessage = ({ data }: MessageEvent<FromBench>) => this.#hear(data)
    worker.onerror = ({ message }) => {
      this.#hear({ kind: 'printed', number: this.at, line: message })
      this.stop()
    }
    return worker
  }

  #hear(told: FromBench): void {
    if (told.kind === 'begun') this.waking = false
    else if (told.kind === 'printed') this.printed[told.number]?.push(told.line)
    else this.#rest()
  }

  /** The next program gets a worker of its own. */
  stop(): void {
    this.#worker?.terminate()
    this.#worker = undefined
    this.#rest()
  }

  #rest(): void {
    this.at = -1
    this.waking = false
  }
}
