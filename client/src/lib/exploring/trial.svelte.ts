/** A line that is tried out: the table as it stands at a node of the tree, and what the coach thinks of it. */
import { SvelteMap } from 'svelte/reactivity'
import { PostedTable, type Trouble } from '../posted.svelte'
import type {
  CoachOption,
  ExploreAdvice,
  ExploreMoment,
  ExploreReasons,
  GameInfo,
  Situation,
  Start,
  TableInfo,
} from '../protocol'
import { post, Refused } from '../server.svelte'
import { grow, newRoot, pathOf, prune, type Move, type Node } from './tree'

export class Trial extends PostedTable<ExploreMoment> {
  /** `/api/tables/ID` or `/api/positions/TITLE`. */
  readonly path: string
  start: Start
  readonly #table: (moment: ExploreMoment) => TableInfo
  root: Node
  node = $state.raw<Node>() as Node
  /** The tree has changed: nodes themselves are plain. */
  grown = $state(0)
  /** Bots of this level answer for the others, where a single seat is played. */
  level = $state('')
  /** The coach looks at whatever is shown. */
  coached = $state(false)
  advice = new SvelteMap<number, ExploreAdvice>()
  thinking = $state(false)
  /** Who is to be named before bots or the coach can be asked. */
  readonly #beSomebody: () => Promise<unknown>
  #moments = new Map<string, ExploreMoment>()
  #eyes = -1

  constructor(
    path: string,
    start: Start,
    game: GameInfo,
    table: (moment: ExploreMoment) => TableInfo,
    beSomebody: () => Promise<unknown>,
    trouble: Trouble,
    root = newRoot(),
  ) {
    super(game, trouble)
    this.path = path
    this.start = start
    this.#table = table
    this.#beSomebody = beSomebody
    this.root = this.node = root
  }

  /** One seat's knowledge, the rest dealt anew; or all open. */
  alone: boolean = $derived.by(() => (this.start.seat ?? -1) >= 0)
  state: Situation | undefined = $derived.by(() => this.moment?.state)
  info: TableInfo | undefined = $derived.by(() => this.moment && this.#table(this.moment))
  moves: Move[] = $derived.by(() => pathOf(this.node))
  said: ExploreAdvice | undefined = $derived.by(() => this.advice.get(this.node.id))

  async open(moves: readonly Move[] = []): Promise<boolean> {
    if (this.alone) await this.#beSomebody()
    return await this.#to(moves, [], -1)
  }

  act(answers: number[]): void {
    void this.#to(this.moves, answers, this.seat)
  }

  /** To a move of the tree, be it one that is gone. */
  async go(node: Node): Promise<void> {
    this.clearRefusal()
    this.node = node
    const known = this.#moments.get(this.#key)
    if (known) await this.show(known)
    else await this.#to(this.moves, [], -1, false)
    await this.#look()
  }

  back(): void {
    if (this.node.parent) void this.go(this.node.parent)
  }

  on(): void {
    if (this.node.children.length) void this.go(this.node.children[0])
  }

  /** Whose question is answered, where several are asked. */
  see(eyes: number): void {
    this.#eyes = eyes
    void this.#to(this.moves, [], -1, false)
  }

  forget(node: Node): void {
    const left = prune(node)
    this.grown++
    void this.go(left)
  }

  remark(text: string): void {
    this.node.comment = text
    this.grown++
  }

  get #key(): string {
    return `${this.node.id} ${this.alone ? '' : this.#eyes}`
  }

  /** Bots go on as long as they have something to do. */
  async #to(moves: readonly Move[], answers: number[], by: number, replies = true): Promise<boolean> {
    let call = { moves: [...moves], answers, by }
    for (;;) {
      const level = replies && this.alone ? this.level : ''
      const moment = await this.ask(() =>
        post<ExploreMoment>(`${this.path}/explore`, { start: this.start, ...call, level, eyes: this.#eyes }),
      )
      if (!moment) return false
      if (moment.refusal) return true
      this.node = grow(this.root, moment.moves)
      this.#moments.set(this.#key, moment)
      this.grown++
      if (!moment.going) break
      call = { moves: moment.moves, answers: [], by: -1 }
    }
    await this.#look()
    return true
  }

  protected whyNot(touched: object): Promise<ExploreReasons> {
    return post<ExploreReasons>(`${this.path}/explore/why`, {
      start: this.start,
      moves: this.moves,
      by: this.seat,
      ...touched,
    })
  }

  // -- the coach

  async askCoach(): Promise<void> {
    this.coached = !this.coached
    await this.#look()
  }

  /** What it thinks of this position, and of the move that led here. */
  async #look(): Promise<void> {
    if (!this.coached) return
    const node = this.node
    const parent = node.parent
    await this.#beSomebody()
    if (parent && this.advice.has(parent.id) && !this.lossOf(node)) await this.#weigh(parent, node.move![1])
    if (this.moment?.state.legal.length && !this.advice.has(node.id)) await this.#weigh(node)
  }

  async #weigh(node: Node, asked?: number): Promise<void> {
    const moves = pathOf(node)
    const by = node === this.node ? this.seat : (this.advice.get(node.id)?.seat ?? -1)
    this.thinking = true
    try {
      const said = await post<ExploreAdvice>(`${this.path}/explore/advice`, { start: this.start, moves, by, asked })
      this.advice.set(node.id, said)
    } catch (error) {
      if (!(error instanceof Refused && error.key === 'no-advice')) this.trouble(error)
    } finally {
      this.thinking = false
    }
  }

  /** What the coach thinks of a move, once it was asked about the position before. */
  lossOf(node: Node): CoachOption | undefined {
    const said = node.parent && this.advice.get(node.parent.id)
    return said && node.move![0] === said.seat ? said.options.find(({ action }) => action === node.move![1]) : undefined
  }
}
