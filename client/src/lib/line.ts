/** The way to the house: to a server, or to the worker of this page that is one. The messages are the same. */
import { alone } from './place'
import { HouseHere } from './here/house.svelte'

/** As much of a `WebSocket` as a table needs. */
export interface Socket {
  readonly readyState: number
  onopen: ((event: never) => void) | null
  onmessage: ((event: MessageEvent<string>) => void) | null
  onclose: ((event: CloseEvent) => void) | null
  send(text: string): void
  close(): void
}

export interface Line {
  fetch(path: string, init?: RequestInit): Promise<Response>
  /** The live stream of a table, as `who` of those at this screen; a server knows who one is. */
  open(path: string, who?: string): Socket
}

const toServer: Line = {
  fetch: (path, init) => fetch(path, init),
  open(path) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    return new WebSocket(`${scheme}://${location.host}${path}`) as Socket
  },
}

/** The house in this browser, where there is one. */
export const here = alone ? new HouseHere() : undefined
export const line: Line = here ?? toServer
