/** A table as it is now: the live stream, kept alive, and what can be said to it. */
import { tick } from 'svelte'
import type { Pick, TableEvent } from './board'
import { READER } from './here/messages'
import { line, type Socket } from './line'
import { announced } from './maintenance.svelte'
import { remember, travel } from './motion'
import type {
  ChatLine,
  ClientMessage,
  ClockState,
  Coached,
  EventInfo,
  OrderChoices,
  OrderTried,
  OutcomeInfo,
  PactInfo,
  ReasonInfo,
  ServerMessage,
  SetOrder,
  Situation,
  TableInfo,
  UndoRequestInfo,
  Welcome,
} from './protocol'

/** Something that the table shall answer for the reader. */
export type Order = SetOrder['order']

export type Connection = 'connecting' | 'live' | 'lost' | 'refused'

export interface RefusalNote {
  key: string
  values: number[]
  rule: string
  detail: string
  /** What was touched. */
  pick?: Pick
}

/** Why something that was touched, or a kind of action, cannot be chosen. */
export interface WhyNote {
  pick?: Pick
  reasons: ReasonInfo[]
}

interface Waiting {
  message: ClientMessage & { id: string }
  pick?: Pick
  /** What was asked when it was sent: the same question may be answered again after a restart of the server. */
  question: string
  /** Whoever waits for the outcome and shows a refusal himself. */
  tell?: (refusal?: RefusalNote) => void
}

const MOST_TOLD = 300
const MOST_LINES = 600
const LONGEST_WAIT = 8000
const BEAT = 15_000
const PATIENCE = 8000

let counter = 0
const session = Math.random().toString(36).slice(2, 10)
const newId = () => `${session}-${++counter}`

/** Questions to the coach are no moves: the table is not waited for, and a refusal is not shown. */
const TO_COACH = 'coach-'

/** The same question as before, if nobody has answered meanwhile. */
const sameQuestion = (a: Situation | undefined, b: Situation): boolean =>
  JSON.stringify([a?.prompt, a?.legal]) === JSON.stringify([b.prompt, b.legal])

function questionOf(state: Situation | null | undefined): string {
  return state?.legal.length ? JSON.stringify([state.prompt, state.legal, state.view]) : 'nothing'
}

/** What is remembered of the talk; spectators never push a player's line out. */
function recentLines(lines: ChatLine[]): ChatLine[] {
  if (lines.length <= MOST_LINES) return lines
  const gallery = lines.findIndex((line) => line.seat < 0)
  return lines.filter((_, i) => i !== Math.max(gallery, 0))
}

export class LiveTable {
  readonly id: string
  readonly who?: string
  /** Under which this browser keeps how far somebody has read: people at one screen each for themselves. */
  readonly reader: string
  connection = $state<Connection>('connecting')
  /** When the next attempt is made, in ms; 0 while connected. */
  retryAt = $state(0)
  info = $state.raw<TableInfo>()
  seat = $state(-1)
  state = $state.raw<Situation>()
  events = $state.raw<EventInfo[]>([])
  /** Of the events: another once some were taken back. */
  epoch = $state(0)
  /** All that was told so far. */
  all: TableEvent[] = $derived.by(() => this.events.map(({ key, values }, number) => ({ number, key, values })))
  /** As far back as the drawings need it. */
  told: TableEvent[] = $derived.by(() => this.all.slice(-MOST_TOLD))
  /** What the last update brought. */
  recent = $state.raw<TableEvent[]>([])
  chat = $state.raw<ChatLine[]>([])
  pacts = $state.raw<PactInfo[]>([])
  clock = $state.raw<ClockState>()
  /** Our time minus the server's, in ms. */
  skew = $state(0)
  asides = $state.raw<number[]>([])
  undoRequest = $state.raw<UndoRequestInfo>()
  /** How the last undo request ended, and how much was struck out, until the table goes on. */
  undoOutcome = $state.raw<{ seat: number; granted: boolean; events: number }>()
  refusal = $state.raw<RefusalNote>()
  pending = $state(0)
  /** Those of the answers asked about that could not be taken back; undefined until the server has said. */
  final = $state.raw<number[]>()
  /** What the answers asked about will do. */
  foretold = $state.raw<ReadonlyMap<number, OutcomeInfo['lines']>>(new Map())
  reasons = $state.raw<WhyNote>()
  /** What the reader could order, as far as it was asked for; and what the order tried last would do. */
  orderChoices = $state.raw<OrderChoices>()
  orderTried = $state.raw<OrderTried>()
  /** What the coach thinks of the question that is put to the reader now. */
  coached = $state.raw<Coached>()
  /** Why the coach said nothing. */
  uncoached = $state('')

  #socket?: Socket
  #waiting = new Map<string, Waiting>()
  #trial?: { id: string; tell: (refusal?: RefusalNote) => void }
  #attempt = 0
  #closed = false
  #timers: number[] = []
  #heard = 0
  /** The server tells with every question what could not be taken back. */
  #follows = false
  #chain: Promise<void> = Promise.resolve()

  /** `who` of those at this screen looks at it; a server knows. */
  constructor(id: string, who?: string) {
    this.id = id
    this.who = who
    this.reader = !who || who === READER ? id : `${id} ${who}`
    this.#connect()
    addEventListener('online', this.#hurry)
    document.addEventListener('visibilitychange', this.#hurry)
    this.#timers.push(window.setInterval(() => this.#beat(), BEAT))
  }

  close(): void {
    this.#closed = true
    this.#timers.forEach(clearTimeout)
    removeEventListener('online', this.#hurry)
    document.removeEventListener('visibilitychange', this.#hurry)
    this.#hangUp()
  }

  /** A line that is still being opened is closed once it is: cut off before, it would be an error in the log. */
  #hangUp(): void {
    const socket = this.#socket
    if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close()
    else socket?.close()
  }

  #connect(): void {
    if (this.#closed) return
    const socket = line.open(`/ws/table/${this.id}?since=${this.events.length}&epoch=${this.epoch}`, this.who)
    this.#socket = socket
    socket.onmessage = (event) => {
      this.#heard = Date.now()
      const message = JSON.parse(event.data) as ServerMessage
      this.#chain = this.#chain.then(() => this.#take(message)).catch((error) => console.error(error))
    }
    socket.onclose = (event) => socket === this.#socket && this.#lost(event.code)
  }

  #lost(code: number): void {
    if (this.#closed) return
    if (code >= 4400 && code < 4500) {
      this.connection = 'refused'
      return
    }
    this.connection = this.#heard ? 'lost' : 'connecting'
    const wait = Math.min(LONGEST_WAIT, 400 * 2 ** this.#attempt++)
    this.retryAt = Date.now() + wait
    this.#timers.push(window.setTimeout(() => this.#connect(), wait))
  }

  #hurry = (): void => {
    if (document.hidden || this.#closed || this.connection === 'refused') return
    if (this.#socket && this.#socket.readyState > WebSocket.OPEN) {
      this.#attempt = 0
      this.#connect()
    } else this.#beat()
  }

  /** A silent line is a dead line: the answer must come soon. */
  #beat(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return
    const asked = Date.now()
    const socket = this.#socket
    this.#post({ type: 'ping', at: asked })
    const late = window.setTimeout(() => this.#heard < asked && socket.close(), PATIENCE)
    this.#timers.push(late)
  }

  async #take(message: ServerMessage): Promise<void> {
    switch (message.type) {
      case 'welcome':
        return this.#welcome(message)
      case 'update':
        this.#settle(message.ack)
        if (message.epoch === this.epoch) this.undoOutcome = undefined
        this.clock = message.clock ?? this.clock
        if (message.ack) this.#forgetCoach()
        return this.#goOn(message.state, message.events_from, message.events, message.epoch)
      case 'accepted':
        return this.#settle(message.id)
      case 'refused':
        return this.#refused(message)
      case 'chat':
        this.chat = recentLines([...this.chat, message.line])
        return
      case 'pact':
        this.pacts = [...this.pacts.filter((p) => p.number !== message.pact.number), message.pact]
        return
      case 'presence':
        this.info = message.table
        this.clock = message.clock ?? this.clock
        return
      case 'undo_request':
        this.undoRequest = message.request
        return
      case 'undo_outcome':
        this.undoOutcome = { ...message, events: this.undoRequest?.events ?? 0 }
        this.undoRequest = undefined
        return
      case 'asides':
        this.asides = message.asides
        return
      case 'foresight':
        this.#follows = message.follows ?? false
        if (message.version === this.state?.version) this.final = message.final
        return
      case 'foretold':
        if (message.version === this.state?.version) this.#foretold(message.outcomes)
        return
      case 'reasons':
        return this.#reasons(message)
      case 'orders':
        this.orderChoices = message
        return
      case 'order_tried':
        if (message.id !== this.#trial?.id) return
        this.orderTried = message
        return this.#trial.tell()
      case 'coached':
        this.coached = message
        return
      case 'announcement':
        return announced.take(message.maintenance)
      case 'pong':
        this.skew = Date.now() - message.now
    }
  }

  async #welcome(message: Welcome): Promise<void> {
    this.connection = 'live'
    this.#follows = false
    this.retryAt = 0
    this.#attempt = 0
    this.info = message.table
    this.seat = message.seat
    this.chat = message.chat
    this.pacts = message.pacts
    this.clock = message.clock ?? undefined
    this.undoRequest = message.undo_request ?? undefined
    if (message.clock) this.skew = Date.now() - message.clock.at
    if (message.state) await this.#goOn(message.state, message.events_from, message.events, message.epoch)
    for (const { message: again } of this.#waiting.values()) this.#post(again)
  }

  async #goOn(state: Situation, from: number, events: EventInfo[], epoch: number): Promise<void> {
    const first = !this.state
    if (!first) remember()
    this.epoch = epoch
    this.events = [...this.events.slice(0, from), ...events]
    this.recent = first ? [] : events.map((event, i) => ({ number: from + i, key: event.key, values: event.values }))
    if (!sameQuestion(this.state, state)) this.#forgetCoach()
    this.state = state
    this.final = undefined
    this.foretold = new Map()
    this.clearRefusal()
    this.asides = state.asides ?? []
    if (state.asides === null && state.aside_count) this.#post({ type: 'asides' })
    await tick()
    if (!first) travel()
  }

  #settle(id: string): void {
    this.#waiting.get(id)?.tell?.()
    this.#forget(id)
  }

  #forget(id: string): void {
    this.#waiting.delete(id)
    this.pending = this.#waiting.size
  }

  async #refused(message: Extract<ServerMessage, { type: 'refused' }>): Promise<void> {
    const { key, values, rule, detail } = message
    if (message.id === this.#trial?.id) return this.#trial.tell({ key, values, rule, detail })
    if (message.id.startsWith(TO_COACH)) {
      this.uncoached = message.key
      return
    }
    const sent = this.#waiting.get(message.id)
    const pick = sent?.pick
    this.#forget(message.id)
    if (sent?.message.type === 'act' && message.key === 'no-stale' && sent.question === questionOf(message.state)) {
      this.#follows = false
      this.state = message.state!
      return this.#act(sent.message.actions as number[], pick, sent.tell)
    }
    if (message.state && message.state.version !== this.state?.version) {
      this.#follows = false
      await this.#goOn(message.state, this.events.length, [], this.epoch)
    }
    const note = { key, values, rule, detail, pick }
    if (sent?.tell) sent.tell(note)
    else this.refusal = note
  }

  #post(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  /** Sent now, and again after a lost connection, until it is answered. */
  #send(message: ClientMessage & { id: string }, pick?: Pick, tell?: Waiting['tell']): void {
    this.#waiting.set(message.id, { message, pick, question: questionOf(this.state), tell })
    this.pending = this.#waiting.size
    this.clearRefusal()
    this.#post(message)
  }

  #act(actions: number[], pick?: Pick, tell?: Waiting['tell']): void {
    this.#send({ type: 'act', id: newId(), version: this.state?.version ?? 0, actions }, pick, tell)
  }

  act(actions: number[], pick?: Pick): void {
    this.#act(actions, pick)
  }

  /** As `act`; the caller gets the refusal, if there is one, and shows it. */
  ask(actions: number[]): Promise<RefusalNote | undefined> {
    return new Promise((resolve) => this.#act(actions, undefined, resolve))
  }

  /** Which of these answers could not be taken back? */
  foresee(actions: number[]): void {
    if (!this.#follows) this.#post({ type: 'foresee', actions })
  }

  /** What will these answers do? */
  foretell(actions: number[]): void {
    this.#post({ type: 'foretell', actions })
  }

  #foretold(outcomes: readonly OutcomeInfo[]): void {
    this.foretold = new Map([...this.foretold, ...outcomes.map((one) => [one.action, one.lines] as const)])
  }

  /** Why can this not be chosen, after what was picked before; or why is nothing of this kind possible? */
  why(pick: Pick | undefined, verb: string, picked: readonly Pick[]): void {
    const { noun = '', value = 0 } = pick ?? {}
    this.#post({ type: 'why', noun, value, verb, picked: picked.map((one) => [one.noun, one.value]) })
  }

  #reasons({ version, noun, value, reasons }: Extract<ServerMessage, { type: 'reasons' }>): void {
    if (version !== this.state?.version) return
    const pick = noun ? { noun, value } : undefined
    this.clearRefusal()
    if (reasons.length) this.reasons = { pick, reasons }
    else this.refusal = { key: 'not-now', values: [], rule: '', detail: '', pick }
  }

  #forgetCoach(): void {
    this.coached = undefined
    this.uncoached = ''
  }

  /** What would the coach do, and, if this is asked, what does it think of an answer? */
  askCoach(action?: number): void {
    this.uncoached = ''
    const about = { version: this.state?.version ?? 0, action: action ?? null }
    this.#post({ type: 'coach', id: TO_COACH + newId(), ...about })
  }

  clearRefusal(): void {
    this.refusal = undefined
    this.reasons = undefined
  }

  /** Answer for me, as this says; nobody else is told. */
  order(order: Order): void {
    this.#send({ type: 'order', id: newId(), version: this.state?.version ?? 0, order })
  }

  /** What would this order do now? The caller gets the refusal, if there is one; otherwise it is told in `orderTried`. */
  tryOrder(order: Order): Promise<RefusalNote | undefined> {
    this.orderTried = undefined
    const id = newId()
    this.#post({ type: 'order_try', id, order })
    return new Promise((tell) => (this.#trial = { id, tell }))
  }

  /** Let this order of one's own come before the others. */
  firstOrder(number: number): void {
    this.#send({ type: 'order_first', id: newId(), number })
  }

  /** Without a number: the one about the auction that runs. */
  cancelOrder(number = -1): void {
    this.#send({ type: 'order_cancel', id: newId(), number })
  }

  askOrders(): void {
    this.#post({ type: 'orders' })
  }

  undo(ask = false): void {
    this.#send({ type: 'undo', id: newId(), ask })
  }

  answerUndo(agree: boolean): void {
    this.#send({ type: 'undo_answer', id: newId(), agree })
  }

  say(text: string, to = -1): void {
    this.#post({ type: 'chat', text, to })
  }

  promise(to: number, template: string, args: number[], until: string, open: boolean): void {
    this.#send({ type: 'pact_propose', id: newId(), to, template, args, until, public: open })
  }

  answerPact(number: number, answer: 'accept' | 'decline' | 'withdraw'): void {
    this.#send({ type: `pact_${answer}`, id: newId(), number } as ClientMessage & { id: string })
  }

  pause(on: boolean): void {
    this.#send({ type: on ? 'pause' : 'resume', id: newId() })
  }

  handOver(level: string, seat = -1): void {
    this.#send({ type: 'hand_over', id: newId(), level, seat })
  }

  /** Whether a bot shall have the seat of somebody whose time is out. */
  vote(seat: number, agree: boolean): void {
    this.#send({ type: 'vote', id: newId(), seat, agree })
  }

  reclaim(): void {
    this.#send({ type: 'reclaim', id: newId() })
  }
}
