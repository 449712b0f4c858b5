/** The reader and others: friends, who is here, invitations, whom one does not hear. Told of news over an own line. */
import { announced } from './maintenance.svelte'
import { calls } from './calls.svelte'
import type {
  Announcement,
  AskedList,
  Decide,
  Manners,
  News,
  Pong,
  Report,
  ReportInfo,
  ReportList,
  ReportPerson,
  TableInfo,
  Terms,
  Together as Told,
} from './protocol'
import { get, house, post, request } from './server.svelte'

/** All news are told over the line; in case one was not heard. */
const EVERY = 300_000
const BEAT = 15_000
const LONGEST_WAIT = 30_000

/** Somebody at a table: who sits there, or said a line. */
export type Whom = { seat: number } | { line: number }
/** Somebody met elsewhere: by their page, as a friend or one who wishes to be, by an invitation to a table. */
export type Met = { handle: string } | { friend: string } | { table: string }

const at = (table: string, what: string) => `/api/tables/${table}/${what}`
const end = (path: string) => request<void>('DELETE', path)

class Together {
  #told = $state.raw<Told>()
  #timer?: ReturnType<typeof setTimeout>

  /** Undefined until it is known. */
  all = $derived(this.#told)
  friends = $derived(this.#told?.friends ?? [])
  here = $derived(this.friends.filter((friend) => friend.here))
  wishes = $derived(this.#told?.wishes ?? [])
  asked = $derived(this.#told?.asked ?? [])
  invitations = $derived(this.#told?.invitations ?? [])
  ignored = $derived(this.#told?.ignored ?? [])
  /** How many reports wait, for moderators. */
  reports = $derived(this.#told?.reports ?? null)

  async look(): Promise<void> {
    clearTimeout(this.#timer)
    try {
      this.#told = house.me?.id ? await get<Told>('/api/together') : undefined
      calls.asked = this.invitations.length
    } catch {
      // asked again in a while
    }
    this.#timer = setTimeout(() => void (document.hidden || this.look()), EVERY)
  }

  async #then(act: Promise<unknown>): Promise<void> {
    await act
    await this.look()
  }

  ask = (handle: string) => this.#then(post('/api/friends', { handle }))
  askAt = (table: string, seat: number) => this.#then(post(at(table, 'friends'), { seat }))
  accept = (id: string) => this.#then(post(`/api/friends/${id}`))
  end = (id: string) => this.#then(end(`/api/friends/${id}`))
  behave = (manners: Manners) => this.#then(request('PUT', '/api/together', manners))

  decline = (table: string) => this.#then(post(at(table, 'decline')))
  invited = (table: string) => get<AskedList>(at(table, 'invitations')).then((list) => list.asked)
  invite = (table: string, whom: { friend: string } | { handle: string }) => post(at(table, 'invitations'), whom)
  uninvite = (table: string, slot: number) => end(at(table, `invitations/${slot}`))

  change = (table: string, terms: Terms) => request<TableInfo>('PUT', at(table, 'terms'), terms)
  agree = (table: string, terms: number) => post<TableInfo>(at(table, 'terms'), { terms })

  ignore = (table: string, kind: 'mute' | 'block', whom: Whom) =>
    this.#then(post(at(table, 'ignored'), { kind, ...whom }))
  block = (whom: { friend: string } | { table: string }) => this.#then(post('/api/ignored', { kind: 'block', ...whom }))
  hearAgain = (id: string) => this.#then(end(`/api/ignored/${id}`))
  report = (table: string, report: Report) => post(at(table, 'reports'), report)
  reportMet = (report: ReportPerson) => post('/api/reports', report)

  cases = () => get<ReportList>('/api/moderation').then((list) => list.reports)
  case = (id: string) => get<ReportInfo>(`/api/moderation/${id}`)
  decide = async (id: string, decision: Decide) => {
    const found = await post<ReportInfo>(`/api/moderation/${id}`, decision)
    await this.look()
    return found
  }
}

export const together = new Together()

/** The line over which news are told; it says nothing but that there are some. */
class OwnLine {
  #socket?: WebSocket
  #whose = ''
  #wait = 1000
  #beat?: ReturnType<typeof setInterval>

  /** For whoever one is now; nobody has none. */
  be(id: string): void {
    if (id === this.#whose) return
    this.#whose = id
    this.#hangUp()
    if (id) this.#open()
  }

  #hangUp(): void {
    clearInterval(this.#beat)
    const socket = this.#socket
    this.#socket = undefined
    if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close()
    else socket?.close()
  }

  #open(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/ws/me`)
    this.#socket = socket
    socket.onopen = () => {
      this.#wait = 1000
      this.#beat = setInterval(() => socket.send(JSON.stringify({ type: 'ping', at: Date.now() })), BEAT)
    }
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data as string) as News | Pong | Announcement)
    socket.onclose = (event) => {
      clearInterval(this.#beat)
      const over = event.code >= 4400 && event.code < 4500 && event.code !== 4429
      if (socket === this.#socket && !over) setTimeout(() => this.#again(socket), this.#wait)
      this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2)
    }
  }

  #again(socket: WebSocket): void {
    if (socket !== this.#socket) return
    this.#open()
    void together.look()
  }

  #hear(message: News | Pong | Announcement): void {
    if (message.type === 'announcement') announced.take(message.maintenance ?? null)
    if (message.type !== 'news') return
    void together.look()
    void calls.look()
  }
}

export function followOthers(): void {
  const line = new OwnLine()
  document.addEventListener('visibilitychange', () => void (document.hidden || together.look()))
  $effect.root(() => {
    $effect(() => {
      if (!house.me) return
      line.be(house.me.id && house.me.member ? `${house.me.id} member` : house.me.id)
      void together.look()
    })
  })
}
