/** This browser's part in the deals: a nonce for each table, promised before the game and given when it begins. */
import { able, randomNonce, rollOf, sealed, type Receipt } from './deal'
import type { PlayNow, TableInfo } from './protocol'
import { server } from './server.svelte'

const KEY = 'signoria.nonce.'
const MOST_KEPT = 200

export function receiptOf(table: string): Receipt | undefined {
  const kept = localStorage.getItem(KEY + table)
  return kept ? (JSON.parse(kept) as Receipt) : undefined
}

function keep(table: string, receipt: Receipt): void {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(KEY))
  if (keys.length > MOST_KEPT) {
    const age = (key: string) => (JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Receipt>).at ?? 0
    localStorage.removeItem(keys.sort((a, b) => age(a) - age(b))[0])
  }
  localStorage.setItem(KEY + table, JSON.stringify(receipt))
}

async function fresh(seal: string): Promise<Receipt> {
  const nonce = randomNonce()
  return { nonce, commitment: await sealed(nonce), sealed: seal, promised: false, roll: '', at: Date.now() }
}

const promisedOn: Record<string, number> = {}
let chain: Promise<unknown> = Promise.resolve()

/** To be told whatever is known of a table where one may sit: promises and gives the nonce in time. */
export async function takePart(table: TableInfo): Promise<void> {
  if (table.my_seat < 0 || table.status !== 'open' || !able()) return
  chain = chain.then(() => part(table)).catch(() => undefined) // without it the table deals alone
  await chain
}

async function part(table: TableInfo): Promise<void> {
  let receipt = receiptOf(table.id)
  if (table.called) {
    if (receipt) await give(table, receipt)
    return
  }
  if (!receipt) keep(table.id, (receipt = await fresh(table.commitment)))
  if (promisedOn[table.id] === table.my_seat || isMine(table, receipt)) return
  promisedOn[table.id] = table.my_seat
  await server.promise(table.id, receipt.commitment)
  keep(table.id, { ...(receiptOf(table.id) ?? receipt), promised: true })
}

function isMine(table: TableInfo, receipt: Receipt): boolean {
  return table.nonces.some((each) => each.seat === table.my_seat && each.commitment === receipt.commitment)
}

/** Give the nonce, if all commitments stand as they did: after that none of them can be chosen to fit it. */
async function give(table: TableInfo, receipt: Receipt): Promise<TableInfo> {
  const roll = rollOf(table)
  const changed = receipt.sealed !== table.commitment || (receipt.roll && receipt.roll !== roll)
  if (changed || !isMine(table, receipt)) return table
  keep(table.id, { ...receipt, roll })
  return server.reveal(table.id, receipt.nonce)
}

/** A table that begins as soon as the nonce is there. */
async function begun(make: (commitment?: string) => Promise<TableInfo>): Promise<TableInfo> {
  if (!able()) return make()
  const receipt = await fresh('')
  const table = await make(receipt.commitment)
  if (!table.called) return table
  const known = { ...receipt, sealed: table.commitment, promised: true }
  keep(table.id, known)
  return give(table, known).catch(() => table)
}

export const playNow = (wish: PlayNow): Promise<TableInfo> =>
  begun((commitment) => server.playNow({ ...wish, commitment: commitment ?? null }))

export const rematch = (id: string): Promise<TableInfo> => begun((commitment) => server.rematch(id, commitment))
