/** A table that is no live one: each answer is asked of the server by a request, and nothing waits for anybody. */
import { tick } from 'svelte'
import type { AskingTable } from './asking'
import type { Pick as Picked, TableEvent } from './board'
import type { RefusalNote, WhyNote } from './live.svelte'
import { remember, travel } from './motion'
import type { EventInfo, GameInfo, OutcomeInfo, ReasonInfo, Situation, TableInfo } from './protocol'

/** What a request answers: a position as one seat sees it. */
export interface PostedMoment {
  seat: number
  state: Situation
  events: EventInfo[]
  fresh: number
  moves: [number, number][]
  outcomes: OutcomeInfo[]
  refusal: ReasonInfo | null
}

export type Trouble = (error: unknown) => void

export abstract class PostedTable<Moment extends PostedMoment> implements AskingTable {
  readonly game: GameInfo
  protected readonly trouble: Trouble
  /** What is on the page. */
  moment = $state.raw<Moment>()
  recent = $state.raw<TableEvent[]>([])
  refusal = $state.raw<RefusalNote>()
  reasons = $state.raw<WhyNote>()
  pending = $state(0)
  /** Whatever is done here can be done again. */
  final: number[] = []

  constructor(game: GameInfo, trouble: Trouble) {
    this.game = game
    this.trouble = trouble
  }

  seat: number = $derived.by(() => this.moment?.seat ?? -1)
  events: EventInfo[] = $derived.by(() => this.moment?.events ?? [])
  told: TableEvent[] = $derived.by(() => this.events.map(({ key, values }, number) => ({ number, key, values })))
  foretold: ReadonlyMap<number, OutcomeInfo['lines']> = $derived.by(
    () => new Map((this.moment?.outcomes ?? []).map((one) => [one.action, one.lines])),
  )
  abstract readonly state: Situation | undefined
  abstract readonly info: TableInfo | undefined

  abstract act(answers: number[]): void
  /** The rules' own refusals of what was touched. */
  protected abstract whyNot(touched: {
    noun: string
    value: number
    verb: string
    picked: [string, number][]
  }): Promise<{ reasons: WhyNote['reasons'] }>

  /** One request at a time; what comes of it is shown. */
  protected async ask(request: () => Promise<Moment>): Promise<Moment | undefined> {
    if (this.pending) return undefined
    this.pending = 1
    this.clearRefusal()
    try {
      const moment = await request()
      await this.show(moment)
      return moment
    } catch (error) {
      this.trouble(error)
      return undefined
    } finally {
      this.pending = 0
    }
  }

  /** Things travel from where they were; a refusal leaves them there. */
  protected async show(moment: Moment): Promise<void> {
    const first = !this.moment
    if (moment.refusal) {
      this.refusal = { ...moment.refusal, detail: '' }
      return
    }
    if (!first) remember()
    this.moment = moment
    this.recent = this.told.slice(moment.fresh)
    await tick()
    if (!first) travel()
  }

  why(pick: Picked | undefined, verb: string, picked: readonly Picked[]): void {
    const { noun = '', value = 0 } = pick ?? {}
    const touched = { noun, value, verb, picked: picked.map((p): [string, number] => [p.noun, p.value]) }
    void this.whyNot(touched).then(({ reasons }) => {
      this.clearRefusal()
      if (reasons.length) this.reasons = { pick, reasons }
      else this.refusal = { key: 'not-now', values: [], rule: '', detail: '', pick }
    }, this.trouble)
  }

  clearRefusal(): void {
    this.refusal = undefined
    this.reasons = undefined
  }

  /** The server tells beforehand what every answer does. */
  foresee(): void {}
  foretell(): void {}
  /** There is no clock, no bot in one's seat and no standing order. */
  pause(): void {}
  reclaim(): void {}
  order(): void {}
  cancelOrder(): void {}
}

/** People of a position as those of a table. */
export function tableOf(game: GameInfo, names: readonly string[], seat: number, over: boolean, id: string): TableInfo {
  const seats = names.map((name, place) => ({
    seat: place,
    kind: 'person' as const,
    name,
    user: '',
    level: '',
    driver: '',
    online: true,
    replace_from: null,
    program: false,
    agreed: true,
  }))
  return {
    id,
    game: game.id,
    rules_version: game.rules_version,
    status: over ? 'over' : 'running',
    visibility: 'private',
    seats,
    seek: null,
    terms: 0,
    coach: false,
    options: {},
    host: '',
    my_seat: seat,
    am_host: false,
    invite: '',
    commitment: '',
    seed: '',
    clock: null,
    pace: 0,
    auto_pass: false,
    spectators: false,
    paused: false,
    watching: 0,
    created: 0,
    started: null,
    ended: null,
    previous: '',
    next: '',
    scores: null,
    winners: null,
    components_hash: '',
    nonces: [],
    called: false,
    secret: '',
    unrated: '',
    absence: 0,
    say: 0,
  }
}
