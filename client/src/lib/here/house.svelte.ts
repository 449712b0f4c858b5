/** The house in this browser: a worker with the rules, the tables and their database. The page only asks it. */
import type { Line, Socket } from '../line'
import { fileAt } from '../place'
import { READER, type FromHouse, type HouseState, type ToHouse } from './messages'

const MOST_MINDS = 3

class LocalSocket implements Socket {
  readyState: number = WebSocket.CONNECTING
  onopen: Socket['onopen'] = null
  onmessage: Socket['onmessage'] = null
  onclose: Socket['onclose'] = null
  readonly #say: (text: string) => void
  readonly #hang: () => void

  constructor(say: (text: string) => void, hang: () => void) {
    this.#say = say
    this.#hang = hang
  }

  opened(): void {
    if (this.readyState !== WebSocket.CONNECTING) return
    this.readyState = WebSocket.OPEN
    this.onopen?.(undefined as never)
  }

  said(text: string): void {
    this.onmessage?.(new MessageEvent('message', { data: text }))
  }

  shut(code: number): void {
    if (this.readyState === WebSocket.CLOSED) return
    this.readyState = WebSocket.CLOSED
    this.onclose?.(new CloseEvent('close', { code }))
  }

  send(text: string): void {
    if (this.readyState === WebSocket.OPEN) this.#say(text)
  }

  close(): void {
    this.readyState = WebSocket.CLOSED
    this.#hang()
  }
}

export class HouseHere implements Line {
  state = $state<HouseState>('opening')
  /** Who of those at this screen has it now: whatever is asked is asked in their name. */
  who = READER
  detail = $state('')
  #worker: Worker
  #count = 0
  #asked = new Map<number, (answer: Extract<FromHouse, { kind: 'answer' }>) => void>()
  #lines = new Map<number, LocalSocket>()

  constructor() {
    this.#worker = new Worker(new URL('./house.worker.ts', import.meta.url), { type: 'module', name: 'house' })
    this.#worker.onmessage = (event: MessageEvent<FromHouse>) => this.#hear(event.data)
    this.#worker.onerror = (event) => {
      this.state = 'failed'
      this.detail = event.message
    }
    const minds = Math.min(MOST_MINDS, Math.max(1, (navigator.hardwareConcurrency || 2) - 1))
    this.#tell({ kind: 'begin', files: fileAt('offline/'), name: new URL('.', document.baseURI).pathname, minds })
  }

  #tell(message: ToHouse): void {
    this.#worker.postMessage(message)
  }

  #hear(message: FromHouse): void {
    switch (message.kind) {
      case 'state':
        this.state = message.state
        this.detail = message.detail ?? ''
        return
      case 'answer':
        this.#asked.get(message.id)?.(message)
        this.#asked.delete(message.id)
        return
      case 'opened':
        return this.#lines.get(message.line)?.opened()
      case 'said':
        return this.#lines.get(message.line)?.said(message.text)
      case 'shut':
        this.#lines.get(message.line)?.shut(message.code)
        this.#lines.delete(message.line)
    }
  }

  fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const { method = 'GET', body } = init
    const who = this.who
    const id = ++this.#count
    this.#tell({ kind: 'request', id, who, method, path, body: typeof body === 'string' ? body : '' })
    return new Promise((resolve) => {
      this.#asked.set(id, ({ status, text, headers }) => resolve(new Response(text, { status, headers })))
    })
  }

  open(path: string, who: string = this.who): Socket {
    const line = ++this.#count
    const socket = new LocalSocket(
      (text) => this.#tell({ kind: 'say', line, text }),
      () => {
        this.#lines.delete(line)
        this.#tell({ kind: 'hang', line })
      },
    )
    this.#lines.set(line, socket)
    this.#tell({ kind: 'call', line, who, path })
    return socket
  }
}
