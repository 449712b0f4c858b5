/** What page, house and minds say to each other. */

export const READER = 'here'

export type ToHouse =
  | { kind: 'begin'; files: string; name: string; minds: number }
  | { kind: 'request'; id: number; who: string; method: string; path: string; body: string }
  | { kind: 'call'; line: number; who: string; path: string }
  | { kind: 'say'; line: number; text: string }
  | { kind: 'hang'; line: number }

export type FromHouse =
  | { kind: 'state'; state: HouseState; detail?: string }
  | { kind: 'answer'; id: number; status: number; text: string; headers: Record<string, string> }
  | { kind: 'opened'; line: number }
  | { kind: 'said'; line: number; text: string }
  | { kind: 'shut'; line: number; code: number; reason: string }

/** `elsewhere`: another tab of this browser has the tables; they come here when it is closed. */
export type HouseState = 'opening' | 'open' | 'elsewhere' | 'failed'

/** A program of the reader's, and what comes of it. */
export interface ToBench {
  files: string
  number: number
  program: string
}
export type FromBench =
  | { kind: 'begun'; number: number }
  | { kind: 'printed'; number: number; line: string }
  | { kind: 'ended'; number: number }
