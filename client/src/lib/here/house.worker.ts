/** The house: Python with the server's own tables, over a database in memory that is kept in IndexedDB. */
import { Kept } from './kept'
import type { FromHouse, ToHouse } from './messages'
import { wakePython } from './python'

interface Answer {
  status: number
  text: string
  headers: Record<string, string>
}

interface House {
  request(who: string, method: string, path: string, body: string): Promise<Answer>
  call(
    line: number,
    who: string,
    path: string,
    say: (text: string) => void,
    shut: (code: number, reason: string) => void,
  ): Promise<void>
  hear(line: number, text: string): void
  hang_up(line: number): void
}

interface Browser {
  open_house(
    kept: Uint8Array | undefined,
    keep: (data: Uint8Array) => Promise<void>,
    hire: (answer: (data: Uint8Array) => void) => { send(data: Uint8Array): void; end(): void },
    minds: number,
  ): Promise<House>
}

const tell = (message: FromHouse) => postMessage(message)
let opened: Promise<House> | undefined

/** One tab has the tables; another waits until it is closed. */
async function alone(name: string): Promise<void> {
  if (!navigator.locks) return
  await new Promise<void>((resolve) => {
    const hold = () => {
      resolve()
      return new Promise<void>(() => undefined)
    }
    const lock = `signoria ${name}`
    void navigator.locks.request(lock, { ifAvailable: true }, (got) => {
      if (got) return hold()
      tell({ kind: 'state', state: 'elsewhere' })
      void navigator.locks.request(lock, hold)
    })
  })
}

function hire(files: string) {
  return (answer: (data: Uint8Array) => void) => {
    const mind = new Worker(new URL('./mind.worker.ts', import.meta.url), { type: 'module', name: 'mind' })
    mind.onmessage = (event: MessageEvent<Uint8Array>) => answer(event.data)
    mind.postMessage(files)
    return { send: (data: Uint8Array) => mind.postMessage(data), end: () => mind.terminate() }
  }
}

async function begin({ files, name, minds }: Extract<ToHouse, { kind: 'begin' }>): Promise<House> {
  const waking = wakePython(files, true)
  await alone(name)
  tell({ kind: 'state', state: 'opening' })
  const kept = await Kept.open(name)
  const before = await kept.read()
  const browser = (await waking).pyimport('signoria.offline.browser') as Browser
  const house = await browser.open_house(before, (data) => kept.write(data), hire(files), minds)
  tell({ kind: 'state', state: 'open' })
  return house
}

async function hear(message: ToHouse): Promise<void> {
  if (message.kind === 'begin') {
    opened = begin(message)
    await opened
    return
  }
  const house = await opened!
  switch (message.kind) {
    case 'request': {
      const { id, who, method, path, body } = message
      const { status, text, headers } = await house.request(who, method, path, body)
      return tell({ kind: 'answer', id, status, text, headers })
    }
    case 'call': {
      const { line, who, path } = message
      const shut = (code: number, reason: string) => tell({ kind: 'shut', line, code, reason })
      tell({ kind: 'opened', line })
      return house.call(line, who, path, (text) => tell({ kind: 'said', line, text }), shut)
    }
    case 'say':
      return house.hear(message.line, message.text)
    case 'hang':
      return house.hang_up(message.line)
  }
}

addEventListener('message', (event: MessageEvent<ToHouse>) => {
  hear(event.data).catch((error: unknown) => {
    console.error(error)
    tell({ kind: 'state', state: 'failed', detail: String(error).slice(-400) })
  })
})
