/** From the legal actions to what may be touched: picks narrow the actions until one is left. */
import type { Action, Choices, Gather, Pick } from './board'
import { allNames, askedNames, nameOf, narrowed, nextPlace, openNames, orderOf, type Fit } from './narrowing'
import type { GameInfo, KindInfo, LabelInfo, VerbInfo } from './protocol'
import type { Words } from './words.svelte'

/** How many values a noun has. */
export function sizeOf(game: GameInfo, noun: string): number {
  const known = game.nouns[noun]
  return known.words?.length || known.last - known.first + 1
}

export function verbOf(game: GameInfo, code: number): VerbInfo {
  const verb = game.verbs.find((v) => code >= v.base && code < v.base + v.size)
  if (!verb) throw new Error(`no verb for action ${code}`)
  return verb
}

/** The verb of an action and the value of each of its nouns. */
export function takeApart(game: GameInfo, code: number): { verb: VerbInfo; values: number[] } {
  const verb = verbOf(game, code)
  const values: number[] = []
  let rest = code - verb.base
  for (const noun of [...verb.nouns].reverse()) {
    const size = sizeOf(game, noun)
    values.unshift(rest % size)
    rest = Math.floor(rest / size)
  }
  return { verb, values }
}

/** The code of a verb with these values. */
export function putTogether(game: GameInfo, verb: VerbInfo, values: readonly number[]): number {
  return verb.base + verb.nouns.reduce((code, noun, i) => code * sizeOf(game, noun) + values[i], 0)
}

/** One kind of action: a verb with all its open actions. */
export interface Kind {
  verb: VerbInfo
  /** What it is called, without saying on what. */
  name: string
  /** Its price or its limit. */
  note: string
  actions: Action[]
  /** Named whenever this question is asked, even while it is not possible. */
  always: boolean
}

/** What belongs to a question beside its actions. */
export interface Asked {
  gather?: Gather
  kinds?: readonly KindInfo[]
  labels?: readonly LabelInfo[]
}

export interface Table {
  /** Send these actions, all or none. */
  act(codes: number[]): void
  /** Ask why this cannot be chosen, or, without it, why nothing of this kind can be done. */
  whyNot(pick: Pick | undefined, verb: string, picked: readonly Pick[]): void
  /** Nothing of the kind is asked at present. */
  notNow(pick: Pick): void
  /** Should this action wait for a second click? */
  needsConfirming(code: number): boolean
}

export class TableChoices implements Choices {
  readonly game: GameInfo
  readonly words: Words
  readonly table: Table
  legal = $state.raw<readonly number[]>([])
  picked = $state.raw<Pick[]>([])
  gather = $state.raw<Gather>()
  /** The kind of action that was chosen: the name of its verb. */
  chosen = $state('')
  /** The kind that is pointed at: what it is aimed at is lit meanwhile. */
  pointed = $state('')
  #infos = $state.raw<readonly KindInfo[]>([])
  #labels = $state.raw<readonly LabelInfo[]>([])

  constructor(game: GameInfo, words: Words, table: Table) {
    this.game = game
    this.words = words
    this.table = table
  }

  all: Action[] = $derived.by(() => {
    const labels = new Map(this.#labels.map((one) => [one.action, one.label]))
    return this.legal.map((code) => {
      const { verb, values } = takeApart(this.game, code)
      const label = labels.get(code)
      return { code, verb, values, label: label ? this.words.say(...label) : this.words.action(verb, values) }
    })
  })

  /** The kinds of action of this question, in the order of the title; some may not be possible now. */
  kinds: Kind[] = $derived.by(() => {
    const told = new Map(this.#infos.map((info) => [info.verb, info]))
    const names = [...told.keys(), ...this.all.map((action) => action.verb.name)]
    return [...new Set(names)].flatMap((name) => {
      const verb = this.game.verbs.find((one) => one.name === name)
      const { note, always } = told.get(name) ?? {}
      const actions = this.all.filter((action) => action.verb.name === name)
      if (!verb) return []
      return [
        { verb, name: this.words.kind(verb), note: note ? this.words.say(...note) : '', actions, always: !!always },
      ]
    })
  })

  #scope: Action[] = $derived.by(() =>
    this.chosen ? this.all.filter((action) => action.verb.name === this.chosen) : this.all,
  )
  #fits: Fit[] = $derived.by(() => narrowed(this.#scope, this.picked))

  actions: Action[] = $derived.by(() => (this.gather ? this.all : this.#fits.map(({ action }) => action)))

  #open: Set<string> = $derived.by(() => openNames(this.#fits))
  #asked: Set<string> = $derived.by(() => {
    const pointed = !this.chosen && !this.picked.length && this.pointed
    const fits = this.#fits.filter(({ action }) => !pointed || action.verb.name === pointed)
    return askedNames(fits)
  })
  /** What could be picked in place of the last pick. */
  #instead: Set<string> = $derived.by(() =>
    this.picked.length ? openNames(narrowed(this.#scope, this.picked.slice(0, -1))) : new Set<string>(),
  )

  get asked(): boolean {
    return this.legal.length > 0
  }

  /** Something was chosen that can be taken back. */
  get begun(): boolean {
    return this.picked.length > 0 || this.chosen !== ''
  }

  /** The one action that is left, if what was chosen leaves one. */
  get resolved(): Action | undefined {
    return !this.gather && this.begun && this.actions.length === 1 ? this.actions[0] : undefined
  }

  /** Several kinds of action for the same picks: the shell asks which. */
  get ambiguous(): boolean {
    return !this.gather && this.picked.length > 0 && this.left.length > 1
  }

  /** The kinds that fit the picks, each with its actions that do. */
  get left(): Kind[] {
    const fit = new Set(this.actions)
    const left = this.kinds.map((kind) => ({ ...kind, actions: kind.actions.filter((action) => fit.has(action)) }))
    return left.filter((kind) => kind.actions.length)
  }

  /** What is asked next, once it is clear what is done: "War: whom does Venice attack?" */
  get question(): string {
    if (this.gather || !this.begun || this.left.length !== 1) return ''
    const place = nextPlace(this.#fits[0])
    if (place === undefined || this.resolved) return ''
    const { action, places } = this.#fits[0]
    const settled = action.values.map((value, i) => (places[i] ? value : undefined))
    const question = this.words.step(action.verb, place, settled)
    const early = place === orderOf(action.verb)[0] ? this.picked : []
    if (!early.length) return question
    const picked = early.map(({ noun, value }) => this.words.argument(noun, value)).join(', ')
    return this.words.t('step-with', { question, picked })
  }

  /** What this action asks for next. */
  next(action: Action): Pick | undefined {
    const fit = this.#fits.find((one) => one.action === action)
    const place = fit && nextPlace(fit)
    return place === undefined ? undefined : { noun: action.verb.nouns[place], value: action.values[place] }
  }

  /** What is gathered, from the lowest. */
  get gathered(): number[] {
    return this.picked.map((pick) => pick.value).sort((a, b) => a - b)
  }

  /** The actions that say what is gathered; `done` only where more could still be taken. */
  get gathering(): number[] {
    const { verb, done, have, most } = this.gather!
    const named = (name: string) => this.game.verbs.find((one) => one.name === name)!
    const values = this.gathered
    const left = have.some(
      (count, value) => value >= (values.at(-1) ?? 0) && count > values.filter((one) => one === value).length,
    )
    const codes = values.map((value) => putTogether(this.game, named(verb), [value]))
    return values.length < most && left ? [...codes, named(done).base] : codes
  }

  doGathered(): void {
    const codes = this.gathering
    this.picked = []
    this.table.act(codes)
  }

  #isGathered(noun: string, value: number): boolean {
    const verb = this.gather && this.game.verbs.find((one) => one.name === this.gather!.verb)
    return verb?.nouns[0] === noun && (this.gather?.have[value] ?? 0) > 0
  }

  #toggle(pick: Pick): void {
    if (this.isPicked(pick.noun, pick.value, pick.copy)) {
      this.picked = this.picked.filter((one) => one.value !== pick.value || one.copy !== pick.copy)
    } else this.picked = [...this.picked, pick].slice(-this.gather!.most)
  }

  lit(noun: string, value: number): boolean {
    if (this.gather) return this.#isGathered(noun, value)
    return (this.#asked.size ? this.#asked : this.#instead).has(nameOf(noun, value))
  }

  isPicked(noun: string, value: number, copy?: number): boolean {
    const same = (pick: Pick) => copy === undefined || pick.copy === undefined || pick.copy === copy
    return this.picked.some((pick) => pick.noun === noun && pick.value === value && same(pick))
  }

  pick(noun: string, value: number, copy?: number): void {
    if (this.#isGathered(noun, value)) return this.#toggle({ noun, value, copy })
    const key = nameOf(noun, value)
    const last = this.picked.at(-1)
    if (last && nameOf(last.noun, last.value) === key && !this.#open.has(key)) {
      if (this.resolved) this.do(this.resolved)
      else this.back()
      return
    }
    if (!this.#take(key, { noun, value, copy })) return this.#explain({ noun, value })
    const only = this.resolved
    if (only && !this.table.needsConfirming(only.code)) this.do(only)
  }

  /** As the next step, in place of the last one, as the start of something else, or out of turn. */
  #take(key: string, pick: Pick): boolean {
    if (this.#open.has(key)) this.picked = [...this.picked, pick]
    else if (this.#instead.has(key)) this.picked = [...this.picked.slice(0, -1), pick]
    else if (allNames(this.#fits).has(key)) this.picked = [...this.picked, pick]
    else if (allNames(narrowed(this.all, [])).has(key)) {
      this.chosen = ''
      this.picked = [pick]
    } else return false
    return true
  }

  /** Of this kind: what it is aimed at is lit. One that is not possible now says why. */
  choose(verb: string): void {
    const kind = this.kinds.find((one) => one.verb.name === verb)
    if (!kind?.actions.length) return this.table.whyNot(undefined, verb, [])
    const only = kind.actions[0]
    if (!kind.verb.nouns.length && !this.table.needsConfirming(only.code)) return this.do(only)
    this.chosen = verb
    this.pointed = ''
  }

  back(): void {
    if (this.picked.length) this.picked = this.picked.slice(0, -1)
    else this.chosen = ''
  }

  clear(): void {
    this.picked = []
    this.chosen = ''
  }

  do(action: Action): void {
    this.clear()
    this.table.act([action.code])
  }

  offer(legal: readonly number[], { gather, kinds = [], labels = [] }: Asked = {}): void {
    this.legal = legal
    this.gather = legal.length ? gather : undefined
    this.#infos = kinds
    this.#labels = labels
    this.pointed = ''
    this.clear()
  }

  #explain(pick: Pick): void {
    if (!this.asked) return this.table.notNow(pick)
    this.table.whyNot(pick, this.chosen, this.picked)
  }
}

/** For onlookers and replays: nothing may be chosen. */
export const noChoices: Choices = {
  asked: false,
  all: [],
  actions: [],
  chosen: '',
  picked: [],
  lit: () => false,
  isPicked: () => false,
  pick: () => {},
  choose: () => {},
  back: () => {},
  do: () => {},
}
