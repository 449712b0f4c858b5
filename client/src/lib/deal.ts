/** How a deal came about, checked in the browser: the table's secret, and the nonces of those who took part. */
import type { TableInfo } from './protocol'

/** What this browser keeps of its part in a deal. */
export interface Receipt {
  nonce: string
  commitment: string
  /** The table's own commitment as it was shown when the nonce was promised. */
  sealed: string
  /** Whether the table took the promise. */
  promised: boolean
  /** All commitments as they were shown when the nonce was given; empty until then. */
  roll: string
  at: number
}

/** Something that does not fit: a key of the words, and the seat concerned. */
export interface Fault {
  key: string
  seat?: number
}

export function able(): boolean {
  return typeof crypto !== 'undefined' && !!crypto.subtle
}

const hexOf = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

async function digest(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
}

/** The commitment to a secret or a nonce, both in hexadecimal digits. */
export function sealed(hex: string): Promise<string> {
  return digest(Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16)))
}

export function randomNonce(): string {
  return hexOf(crypto.getRandomValues(new Uint8Array(16)))
}

/** The seed of a game: a hash over the lines in which secret and nonces stand in the record. */
export async function seedOf(table: TableInfo): Promise<string> {
  if (!table.nonces.length) return table.secret
  const given = table.nonces.filter((each) => each.nonce).map((each) => `nonce ${each.seat} ${each.nonce}\n`)
  return (await digest(new TextEncoder().encode([`secret ${table.secret}\n`, ...given].join('')))).slice(0, 32)
}

/** All commitments of a table, as one text to compare. */
export function rollOf(table: TableInfo): string {
  return [table.commitment, ...table.nonces.map((each) => `${each.seat} ${each.commitment}`)].join('\n')
}

async function faultOf({ seat, commitment, nonce, withheld }: TableInfo['nonces'][number]): Promise<Fault[]> {
  if (nonce) return (await sealed(nonce)) === commitment ? [] : [{ key: 'nonce-differs', seat }]
  return withheld ? [] : [{ key: 'nonce-missing', seat }]
}

/** What this browser remembers otherwise. */
function broken(table: TableInfo, receipt: Receipt): Fault[] {
  const found: Fault[] = []
  if (receipt.sealed !== table.commitment) found.push({ key: 'seal-changed' })
  if (!receipt.roll) return receipt.promised ? [...found, { key: 'nonce-unasked' }] : found
  if (receipt.roll !== rollOf(table)) found.push({ key: 'list-changed' })
  if (!table.nonces.some((each) => each.nonce === receipt.nonce)) found.push({ key: 'nonce-left-out' })
  return found
}

/** Whatever is wrong with the deal of a finished game; nothing if all fits. */
export async function faults(table: TableInfo, receipt?: Receipt): Promise<Fault[]> {
  const found: Fault[] = []
  if (!table.secret || (await sealed(table.secret)) !== table.commitment) found.push({ key: 'seed-differs' })
  for (const each of table.nonces) found.push(...(await faultOf(each)))
  if ((await seedOf(table)) !== table.seed) found.push({ key: 'deal-differs' })
  return receipt ? [...found, ...broken(table, receipt)] : found
}
