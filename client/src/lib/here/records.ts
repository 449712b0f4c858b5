/** Games as text: what a file says of itself, and the ways between this browser, files and a server. */
import { alone } from '../place'
import type { BringRecord, GameHere, TableInfo } from '../protocol'
import { get, post } from '../server.svelte'

export interface Written {
  text: string
  game: string
  seats: number
  over: boolean
}

const FIRST = 'signoria record'

/** What can be said of it before it is checked; undefined if it is no record at all. */
export function readRecord(text: string): Written | undefined {
  const line = (word: string) => new RegExp(`^${word} (\\S+)`, 'm').exec(text)?.[1]
  const [game, seats] = [line('game'), Number(line('seats'))]
  if (!text.startsWith(FIRST) || !game || !(seats > 0)) return undefined
  return { text, game, seats, over: line('scores') !== undefined }
}

export const bring = (wish: BringRecord): Promise<TableInfo> =>
  post<TableInfo>(alone ? '/api/here/records' : '/api/records', wish)

export const gameHere = (id: string): Promise<GameHere> => get<GameHere>(`/api/here/tables/${id}/game`)

async function asked<T>(answer: Response, read: (answer: Response) => Promise<T>): Promise<T> {
  if (!answer.ok) throw new Error(((await answer.json().catch(() => ({}))) as { detail?: string }).detail ?? '')
  return read(answer)
}

/** A game of this browser on the server that it came from: under the name one has there. */
export async function carry(id: string, name: string, language: string): Promise<TableInfo> {
  const { text, seat, levels } = await gameHere(id)
  const send = (method: string, path: string, body?: unknown) =>
    fetch(path, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
  const me = await asked(await fetch('/api/me'), (answer) => answer.json() as Promise<{ id: string }>)
  if (!me.id) await asked(await send('PUT', '/api/me', { name, language }), () => Promise.resolve())
  const wish: BringRecord = { text, seat, levels, names: [] }
  return asked(await send('POST', '/api/records', wish), (answer) => answer.json() as Promise<TableInfo>)
}

/** A finished game of the server that this site came from, kept in this browser. */
export async function fetchGame(id: string): Promise<BringRecord> {
  const text = await asked(await fetch(`/api/tables/${id}/record`), (answer) => answer.text())
  const table = await asked(await fetch(`/api/tables/${id}`), (answer) => answer.json() as Promise<TableInfo>)
  return {
    text,
    seat: table.my_seat < 0 ? null : table.my_seat,
    names: table.seats.map((seat) => seat.name),
    levels: table.seats.map((seat) => (seat.kind === 'bot' ? seat.level : '')),
  }
}
