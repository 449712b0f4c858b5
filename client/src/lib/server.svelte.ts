/** Requests to the server. */
import { line } from './line'
import type {
  AnalysisInfo,
  CreateTable,
  FillSeat,
  GameInfo,
  Me,
  PastMoment,
  PlayNow,
  Profile,
  Problem,
  RatingList,
  ReplayInfo,
  ReplayMoment,
  SeatWish,
  Story,
  TableInfo,
  TableList,
  TableRatings,
  WayBack,
} from './protocol'

/** A request that was refused: a catalogue key and a sentence. */
export class Refused extends Error {
  readonly key: string
  readonly status: number

  constructor(problem: Problem, status: number) {
    super(problem.detail)
    this.key = problem.key
    this.status = status
  }
}

export async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response
  try {
    answer = await line.fetch(path, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
  } catch {
    throw new Refused({ key: 'no-connection', detail: '' }, 0)
  }
  if (answer.status === 202 || answer.status === 204) return undefined as T
  if (answer.ok) return (await answer.json()) as T
  const problem = (await answer.json().catch(() => ({}))) as Partial<Problem>
  throw new Refused({ key: problem.key ?? 'no-answer', detail: problem.detail ?? '' }, answer.status)
}

export const get = <T>(path: string) => request<T>('GET', path)
export const post = <T>(path: string, body: unknown = {}) => request<T>('POST', path, body)

/** What a request has gained since the release before, and what it means to leave it out: processes of that release, which
 * are still there while a house is brought up to date, refuse fields they do not know. */
const LATELY = { rated: true, seek: false, coach: false, edition: '' }

function unlessUsual<T extends object>(wish: T): Partial<T> {
  const usual = (name: string, value: unknown) => name in LATELY && LATELY[name as keyof typeof LATELY] === value
  return Object.fromEntries(Object.entries(wish).filter(([name, value]) => !usual(name, value))) as Partial<T>
}

export const server = {
  games: () => get<GameInfo[]>('/api/games'),
  me: () => get<Me>('/api/me'),
  setMe: (name: string, language: string) => request<Me>('PUT', '/api/me', { name, language }),
  setArms: (arms: number | null) => request<Me>('PUT', '/api/me/arms', { arms }),
  wayBack: () => get<WayBack>('/api/me/way-back'),
  makeWayBack: () => post<WayBack>('/api/me/way-back'),
  closeWayBack: () => request<void>('DELETE', '/api/me/way-back'),
  comeBack: (code: string) => post<Me>('/api/way-back', { code }),
  tables: (scope: 'open' | 'watch' | 'mine') => get<TableList>(`/api/tables?scope=${scope}`).then((l) => l.tables),
  create: (wish: CreateTable) => post<TableInfo>('/api/tables', unlessUsual(wish)),
  playNow: (wish: PlayNow) => post<TableInfo>('/api/play', unlessUsual(wish)),
  table: (id: string) => get<TableInfo>(`/api/tables/${id}`),
  take: (id: string, seat: number | null, terms: number) =>
    post<TableInfo>(`/api/tables/${id}/join?terms=${terms}`, { seat }),
  invited: (code: string) => get<TableInfo>(`/api/join/${code}`),
  join: (code: string, seat: number | null, terms: number) =>
    post<TableInfo>(`/api/join/${code}?terms=${terms}`, { seat }),
  fill: (id: string, wish: FillSeat) => post<TableInfo>(`/api/tables/${id}/fill`, wish),
  wish: (id: string, wish: SeatWish) => post<TableInfo>(`/api/tables/${id}/wish`, wish),
  start: (id: string) => post<TableInfo>(`/api/tables/${id}/start`),
  leave: (id: string) => post<TableInfo>(`/api/tables/${id}/leave`),
  promise: (id: string, commitment: string) => post<TableInfo>(`/api/tables/${id}/nonce`, { commitment }),
  reveal: (id: string, nonce: string) => post<TableInfo>(`/api/tables/${id}/reveal`, { nonce }),
  rematch: (id: string, commitment?: string) =>
    post<TableInfo>(`/api/tables/${id}/rematch${commitment ? `?commitment=${commitment}` : ''}`),
  past: (id: string, event: number, epoch: number) => get<PastMoment>(`/api/tables/${id}/past/${event}?epoch=${epoch}`),
  story: (id: string, first?: number) =>
    get<Story>(`/api/tables/${id}/story${first === undefined ? '' : `?first=${first}`}`),
  replay: (id: string) => get<ReplayInfo>(`/api/tables/${id}/replay`),
  moments: (id: string, first: number, count: number, seat: number, open: boolean) =>
    get<ReplayMoment[]>(`/api/tables/${id}/replay/${first}/${count}?seat=${seat}&open=${open}`),
  analysis: (id: string, after = 0) => get<AnalysisInfo>(`/api/tables/${id}/analysis${after ? `?after=${after}` : ''}`),
  analyse: (id: string) => post<AnalysisInfo>(`/api/tables/${id}/analysis`),
  analysisPath: (id: string, kind: 'json' | 'page', language: string) =>
    `/api/tables/${id}/analysis/${kind}${kind === 'page' ? `?language=${language}` : ''}`,
  ratings: (game: string, limit: number, offset: number, season = -1) =>
    get<RatingList>(
      `/api/ratings${game && `/${encodeURIComponent(game)}`}?limit=${limit}&offset=${offset}&season=${season}`,
    ),
  player: (handle: string) => get<Profile>(`/api/players/${encodeURIComponent(handle)}`),
  tableRatings: (id: string) => get<TableRatings>(`/api/tables/${id}/ratings`),
  components: (hash: string) => get<GameInfo['components']>(`/api/components/${hash}`),
  recordPath: (id: string) => `/api/tables/${id}/record`,
}

/** Who I am, and the titles there are; fetched once, shared by all pages. */
class House {
  me = $state.raw<Me>()
  games = $state.raw<GameInfo[]>([])
  failed = $state(false)
  /** Those who run the server have closed it to me. */
  banned = $state(false)
  /** Titles with older figures, by the hash of these. */
  #editions = $state.raw<Record<string, GameInfo>>({})
  #asked = new Set<string>()
  #coming?: Promise<void>

  enter(): Promise<void> {
    this.#coming ??= this.#fetch()
    return this.#coming
  }

  async #fetch(): Promise<void> {
    try {
      ;[this.me, this.games] = await Promise.all([server.me(), server.games()])
      this.failed = this.banned = false
    } catch (error) {
      this.banned = error instanceof Refused && error.key === 'no-banned'
      this.failed = true
      this.#coming = undefined
      setTimeout(() => this.enter(), this.banned ? 60_000 : 2000)
    }
  }

  /** Who I am has changed. */
  async again(): Promise<void> {
    this.me = await server.me()
  }

  game(id: string): GameInfo | undefined {
    return this.games.find((game) => game.id === id)
  }

  /** The title as it is played at a table, with the figures that table began with; undefined until they are here. */
  gameAt(table: Pick<TableInfo, 'game' | 'components_hash'>): GameInfo | undefined {
    const game = this.game(table.game)
    const hash = table.components_hash
    if (!game || !hash || hash === game.components_hash) return game
    const edition = this.#editions[hash]
    if (!edition) void this.#fetchEdition(game, hash)
    return edition
  }

  /** The title with one of its own packs of figures, the usual one if none is named; undefined until they are here. */
  edition(id: string, edition: string | undefined): GameInfo | undefined {
    const known = this.game(id)?.editions.find((one) => one.id === edition)
    return this.gameAt({ game: id, components_hash: known?.components_hash ?? '' })
  }

  async #fetchEdition(game: GameInfo, hash: string): Promise<void> {
    if (this.#asked.has(hash)) return
    this.#asked.add(hash)
    try {
      const components = await server.components(hash)
      this.#editions = { ...this.#editions, [hash]: { ...game, components, components_hash: hash } }
    } catch {
      setTimeout(() => {
        this.#asked.delete(hash)
        this.#editions = { ...this.#editions }
      }, 2000)
    }
  }

  /** A seat needs a name: give one, or keep the one there is. */
  async beSomebody(name: string, language: string): Promise<void> {
    if (this.me?.id && this.me.name === name && this.me.language === language) return
    this.me = await server.setMe(name, language)
  }

  async bear(arms: number | null): Promise<void> {
    this.me = await server.setArms(arms)
  }

  /** Be again the guest who kept this way back. */
  async comeBack(code: string): Promise<void> {
    this.me = await server.comeBack(code)
  }
}

export const house = new House()
