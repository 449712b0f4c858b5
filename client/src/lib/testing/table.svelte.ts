/** A live table without a server: what a test sets is seen, what is sent is kept. */
import type { Pick as Picked, TableEvent } from '../board'
import type { RefusalNote } from '../live.svelte'
import type { ChatLine, PactInfo, Situation, TableInfo } from '../protocol'

const SITUATION: Situation = {
  version: 1,
  view: {},
  legal: [],
  asides: [],
  aside_count: 0,
  prompt: null,
  asked: [],
  can_undo: false,
  over: false,
  forced: false,
  kinds: [],
  labels: [],
  order: null,
  may_order: null,
  orders: [],
  ordered: false,
}

export class StillTable {
  readonly id = 'still'
  readonly reader = 'still'
  seat = $state(0)
  info = $state.raw<TableInfo>()
  state = $state.raw<Situation>()
  chat = $state.raw<ChatLine[]>([])
  pacts = $state.raw<PactInfo[]>([])
  asides = $state.raw<number[]>([])
  recent = $state.raw<TableEvent[]>([])
  refusal = $state.raw<RefusalNote>()
  final = $state.raw<number[]>()
  foretold = $state.raw<ReadonlyMap<number, [string, number[]][]>>(new Map())
  /** All that was sent, and what the server was asked to foresee. */
  sent: { actions: number[]; pick?: Picked }[] = []
  foreseen: number[][] = []
  /** What it was asked to tell of, and the reasons it was asked for. */
  told: number[][] = []
  asked: { pick?: Picked; verb: string; picked: readonly Picked[] }[] = []
  /** What the next `ask` is answered with. */
  answer?: RefusalNote

  constructor() {
    this.sit({})
    this.go({})
  }

  /** Who sits, who drives, pause. */
  sit(change: { driver?: string; paused?: boolean }): void {
    const { driver = '', paused = false } = change
    this.info = { paused, seats: [{ driver }, { driver: '' }] } as TableInfo
  }

  /** The game goes on: a new situation, as after an update. */
  go(change: Partial<Situation>): void {
    this.state = { ...SITUATION, ...this.state, ...change, version: (this.state?.version ?? 0) + 1 }
  }

  act(actions: number[], pick?: Picked): void {
    this.sent.push({ actions, pick })
  }

  ask(actions: number[]): Promise<RefusalNote | undefined> {
    this.act(actions)
    return Promise.resolve(this.answer)
  }

  foresee(actions: number[]): void {
    this.foreseen.push(actions)
  }

  foretell(actions: number[]): void {
    this.told.push(actions)
  }

  why(pick: Picked | undefined, verb: string, picked: readonly Picked[]): void {
    this.asked.push({ pick, verb, picked })
  }
}

export const refused = (key: string): RefusalNote => ({ key, values: [], rule: '', detail: '' })
