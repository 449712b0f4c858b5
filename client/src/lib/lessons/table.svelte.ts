/** A step of a lesson on the page: as a table is, but answered by a function of the rules and kept nowhere. */
import { PostedTable, tableOf, type Trouble } from '../posted.svelte'
import type { GameInfo, LessonMoment, LessonReasons, Situation, TableInfo } from '../protocol'
import { post } from '../server.svelte'

/** Which step, of which lesson, of which title. */
export interface StepAt {
  game: string
  lesson: string
  step: string
}

export const keyOf = ({ game, lesson, step }: StepAt): string => [game, lesson, step].join('/')

type Call = { so_far: LessonMoment['moves']; answers?: number[]; guess?: number }

export class LessonTable extends PostedTable<LessonMoment> {
  readonly at: StepAt
  readonly #language: () => string
  /** The position to which a wrong try goes back. */
  #asked = $state.raw<LessonMoment>()
  name = $state('')

  constructor(at: StepAt, game: GameInfo, language: () => string, trouble: Trouble) {
    super(game, trouble)
    this.at = at
    this.#language = language
  }

  /** Right or wrong: nothing is asked until the learner goes on. */
  answered: boolean = $derived.by(() => this.moment?.verdict === 'done' || this.moment?.verdict === 'wrong')
  /** The question is what will be, not what to do. */
  guessing: boolean = $derived.by(() => !!this.moment?.guesses.length)
  state: Situation | undefined = $derived.by(() => {
    const state = this.moment?.state
    return state && (this.answered || this.guessing) ? { ...state, legal: [], kinds: [], labels: [] } : state
  })
  /** The learner goes by their own name. */
  info: TableInfo | undefined = $derived.by(() => {
    if (!this.moment) return undefined
    const { names, seat, state } = this.moment
    const called = names.map((other, place) => (place === seat ? this.name || other : other))
    return tableOf(this.game, called, seat, state.over, 'lesson')
  })

  get #path(): string {
    const { game, lesson, step } = this.at
    return `/api/learn/${[game, this.#language(), lesson, step].map(encodeURIComponent).join('/')}`
  }

  /** From the beginning. */
  open(): Promise<void> {
    return this.#call({ so_far: [] })
  }

  act(answers: number[]): void {
    void this.#call({ so_far: this.#asked?.moves ?? [], answers })
  }

  guess(guess: number): void {
    void this.#call({ so_far: [], guess })
  }

  /** The position before a wrong try comes back. */
  goBack(): void {
    if (this.#asked) void this.show(this.#asked)
  }

  async #call(call: Call): Promise<void> {
    await this.ask(() => post<LessonMoment>(this.#path, call))
  }

  protected override async show(moment: LessonMoment): Promise<void> {
    await super.show(moment)
    if (!moment.refusal && !this.answered) this.#asked = moment
  }

  protected whyNot(touched: object): Promise<LessonReasons> {
    return post<LessonReasons>(`${this.#path}/why`, { so_far: this.#asked?.moves ?? [], ...touched })
  }
}
