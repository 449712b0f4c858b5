/** A live table without a server: what a test sets is seen, what is sent is kept. */
import type { Pick as Picked } from '../board'
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
  order: null,
  may_order: null,
}

export class StillTable {
  seat = $state(0)
  info = $state.raw<TableInfo>()
  state = $state.raw<Situation>()
  chat = $state.raw<ChatLine[]>([])
  pacts = $state.raw<PactInfo[]>([])
  asides = $state.raw<number[]>([])
  refusal = $state.raw<RefusalNote>()
  final = $state.raw<number[]>()
  /** All that was sent, and what the server was asked to foresee. */
  sent: { actions: number[]; pick?: Picked }[] = []
  foreseen: number[][] = []
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
}

export const refused = (key: string): RefusalNote => ({ key, values: [], rule: '', detail: '' })
