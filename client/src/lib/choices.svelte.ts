/** From the legal actions to what may be touched: picks narrow the actions until one is left. */
import type { Action, Choices, Gather, Pick } from './board'
import type { GameInfo, VerbInfo } from './protocol'
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

/** Which places of the action the picks fill; undefined if they do not fit. */
function filled(action: Action, picks: readonly Pick[]): boolean[] | undefined {
  const places = action.values.map(() => false)
  for (const pick of picks) {
    const place = action.verb.nouns.findIndex((noun, i) => noun === pick.noun && !places[i])
    if (place < 0 || action.values[place] !== pick.value) return undefined
    places[place] = true
  }
  return places
}

const name = (noun: string, value: number): string => `${noun}:${value}`

export interface Table {
  /** Send these actions, all or none. */
  act(codes: number[]): void
  /** Ask why this action, which is not legal, is not. */
  whyNot(code: number, pick?: Pick): void
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

  constructor(game: GameInfo, words: Words, table: Table) {
    this.game = game
    this.words = words
    this.table = table
  }

  all: Action[] = $derived.by(() =>
    this.legal.map((code) => {
      const { verb, values } = takeApart(this.game, code)
      return { code, verb, values, label: this.words.action(verb, values) }
    }),
  )

  actions: Action[] = $derived.by(() =>
    this.gather ? this.all : this.all.filter((action) => filled(action, this.picked)),
  )

  #next: Set<string> = $derived.by(() => nextNames(this.all, this.picked))
  /** What could be picked in place of the last pick. */
  #instead: Set<string> = $derived.by(() =>
    this.picked.length ? nextNames(this.all, this.picked.slice(0, -1)) : new Set<string>(),
  )

  get asked(): boolean {
    return this.legal.length > 0
  }

  /** The one action that is left, if the picks leave one. */
  get resolved(): Action | undefined {
    return !this.gather && this.picked.length && this.actions.length === 1 ? this.actions[0] : undefined
  }

  /** Several verbs for the same picks: the shell asks which. */
  get ambiguous(): boolean {
    return !this.gather && this.picked.length > 0 && this.actions.length > 1 && this.#next.size === 0
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
    const key = name(noun, value)
    return this.#next.has(key) || this.#instead.has(key)
  }

  isPicked(noun: string, value: number, copy?: number): boolean {
    const same = (pick: Pick) => copy === undefined || pick.copy === undefined || pick.copy === copy
    return this.picked.some((pick) => pick.noun === noun && pick.value === value && same(pick))
  }

  pick(noun: string, value: number, copy?: number): void {
    if (this.#isGathered(noun, value)) return this.#toggle({ noun, value, copy })
    const key = name(noun, value)
    const last = this.picked.at(-1)
    if (last && name(last.noun, last.value) === key && !this.#next.has(key)) {
      if (this.resolved) this.do(this.resolved)
      else this.back()
      return
    }
    if (this.#next.has(key)) this.picked = [...this.picked, { noun, value, copy }]
    else if (this.#instead.has(key)) this.picked = [...this.picked.slice(0, -1), { noun, value, copy }]
    else return this.#explain(noun, value)
    const only = this.resolved
    if (only && !this.table.needsConfirming(only.code)) this.do(only)
  }

  back(): void {
    this.picked = this.picked.slice(0, -1)
  }

  clear(): void {
    this.picked = []
  }

  do(action: Action): void {
    this.picked = []
    this.table.act([action.code])
  }

  offer(legal: readonly number[], gather?: Gather): void {
    this.legal = legal
    this.gather = legal.length ? gather : undefined
    this.picked = []
  }

  #explain(noun: string, value: number): void {
    const verb = this.all.map((action) => action.verb).find((one) => one.nouns.includes(noun))
    if (!verb) return this.table.notNow({ noun, value })
    const values = verb.nouns.map((n) => this.picked.find((pick) => pick.noun === n)?.value ?? 0)
    const place = this.picked.length ? verb.nouns.lastIndexOf(noun) : verb.nouns.indexOf(noun)
    values[place] = value
    this.table.whyNot(putTogether(this.game, verb, values), { noun, value })
  }
}

function nextNames(actions: readonly Action[], picks: readonly Pick[]): Set<string> {
  const names = new Set<string>()
  for (const action of actions) {
    const places = filled(action, picks)
    if (!places) continue
    const seen: string[] = []
    action.verb.nouns.forEach((noun, i) => {
      if (places[i] || seen.includes(noun)) return
      seen.push(noun)
      names.add(name(noun, action.values[i]))
    })
  }
  return names
}

/** For onlookers and replays: nothing may be chosen. */
export const noChoices: Choices = {
  asked: false,
  actions: [],
  picked: [],
  lit: () => false,
  isPicked: () => false,
  pick: () => {},
  back: () => {},
  do: () => {},
}
