/** Sentences in the reader's language, from keys and ints: the same Fluent files as in Python. */
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { figuresOf, mentioned, type Text } from './figures'
import { functions, Named, NOTHING, type Traits } from './grammar'
import type { GameInfo, PactInfo, VerbInfo } from './protocol'
import { settings } from './settings.svelte'
import { line } from './line'

export type Arguments = Record<string, string | number | Named>

/** A piece of a sentence; the name of a thing or a person carries what it names. */
export interface Part {
  text: string
  noun?: string
  value?: number
}

type Load = () => Promise<string>

const shellFiles = import.meta.glob<string>('../words/*.ftl', { query: '?raw', import: 'default' })
const kernelFiles = import.meta.glob<string>('$signoria/words/*.ftl', { query: '?raw', import: 'default' })
const serverFiles = import.meta.glob<string>('$signoria/server/words/*.ftl', {
  query: '?raw',
  import: 'default',
})
const titleFiles = import.meta.glob<string>('$titles/*/words/*.ftl', { query: '?raw', import: 'default' })

export const LANGUAGES = ['en', 'fr', 'it'] as const
export const LANGUAGE_NAMES: Record<string, string> = { en: 'English', fr: 'Français', it: 'Italiano' }

function find(files: Record<string, Load>, end: string): Load | undefined {
  return Object.entries(files).find(([path]) => path.endsWith(end))?.[1]
}

/** A title that was not there when the client was built. */
async function fetched(title: string, language: string): Promise<string> {
  const answer = await line.fetch(`/api/games/${title}/words/${language}`)
  return answer.ok ? answer.text() : ''
}

async function makeBundle(language: string, title?: string): Promise<FluentBundle> {
  const loads = [shellFiles, kernelFiles, serverFiles].map((files) => find(files, `words/${language}.ftl`))
  if (title) loads.push(find(titleFiles, `titles/${title}/words/${language}.ftl`) ?? (() => fetched(title, language)))
  const bundle = new FluentBundle(language, { functions: functions(language), useIsolating: false })
  const texts = await Promise.all(loads.map((load) => load?.()))
  for (const text of texts) if (text) bundle.addResource(new FluentResource(text), { allowOverrides: true })
  return bundle
}

const bundles = new Map<string, Promise<FluentBundle>>()

function bundleOf(language: string, title?: string): Promise<FluentBundle> {
  const key = `${language}/${title ?? ''}`
  if (!bundles.has(key)) bundles.set(key, makeBundle(language, title))
  return bundles.get(key)!
}

const OPEN = '\uE000'
const MIDDLE = '\uE001'
const CLOSE = '\uE002'

/** Before the key of an event: the heading under which it begins. */
const MARK = 'mark-'
/** Before the key of a question: the same in few words, where what may be done is named beside it. */
const BRIEF = 'brief-'

export class Words {
  #bundle = $state.raw<FluentBundle>()
  /** Names of the players, by seat. */
  names = $state.raw<string[]>([])
  readonly title?: string
  game = $state.raw<GameInfo>()
  readonly #figures = $derived(figuresOf(this.game?.components ?? {}))

  /** With the title as it is played at a table, the figures of that table. */
  constructor(title?: string, game?: GameInfo) {
    this.title = title
    this.game = game
  }

  /** Fetch the words of a language; the old ones stay until the new ones are here. */
  async load(language: string = settings.language): Promise<this> {
    this.#bundle = await bundleOf(language, this.title)
    return this
  }

  /** Speak of a game, in the reader's language. */
  speakOf(game: GameInfo | undefined): void {
    this.game = game
    if (game) void this.load(settings.language)
  }

  get ready(): boolean {
    return this.#bundle !== undefined
  }

  get language(): string {
    return this.#bundle?.locales[0] ?? 'en'
  }

  has(id: string): boolean {
    return this.#bundle?.hasMessage(id) ?? false
  }

  t(id: string, named: Arguments = {}): string {
    const message = this.#bundle?.getMessage(id)
    return message?.value ? this.#format(message.value, named) : id
  }

  /** The explanation of a card, token or option; empty if there is none. */
  help(id: string): string {
    const pattern = this.#bundle?.getMessage(id)?.attributes.help
    return pattern ? this.#format(pattern, {}) : ''
  }

  /** Figures of the pack are there for every text that mentions them. */
  #format(text: Text, named: Arguments): string {
    const all = { ...named }
    for (const name of mentioned(this.#bundle!, text)) all[name] ??= this.#figures[name]
    return this.#bundle!.formatPattern(text, all, [])
  }

  /** An event, prompt or refusal as a sentence. */
  say(key: string, values: readonly number[] = []): string {
    return this.t(
      key,
      this.#slots(key, values, (noun, value) => this.named(noun, value)),
    )
  }

  /** What stands above this event in a log; empty if nothing begins with it. */
  heading(key: string, values: readonly number[] = []): string {
    return this.has(MARK + key) ? this.say(MARK + key, values) : ''
  }

  /** The key of a question where what may be done is named beside it. */
  brief(key: string): string {
    return this.has(BRIEF + key) ? BRIEF + key : key
  }

  /** The same sentence in pieces, so that names can be set off and lead to what they name. */
  parts(key: string, values: readonly number[] = []): Part[] {
    const nouns: [string, number][] = []
    const marked = this.#slots(key, values, (noun, value) => {
      const word = this.named(noun, value)
      if (typeof word === 'number') return word
      const number = nouns.push([noun, value]) - 1
      return new Named(word.value, word.traits, (text) => `${OPEN}${number}${MIDDLE}${text}${CLOSE}`)
    })
    return split(this.t(key, marked), nouns)
  }

  #slots(key: string, values: readonly number[], word: (noun: string, value: number) => Named | number): Arguments {
    const named: Arguments = {}
    const told = [MARK, BRIEF].reduce(
      (rest, before) => (rest.startsWith(before) ? rest.slice(before.length) : rest),
      key,
    )
    const slots = this.game?.messages[told]?.arguments ?? []
    slots.forEach(([name, noun], i) => {
      if (i < values.length) named[name] = word(noun, values[i])
    })
    return named
  }

  /** A value as its reader calls it: a player's name, a card, a plain number. */
  noun(noun: string, value: number): string | number {
    const word = this.named(noun, value)
    return typeof word === 'number' ? word : word.value
  }

  /** The same for a sentence, which may ask for its article or its gender. */
  named(noun: string, value: number): Named | number {
    if (noun === 'seat') return new Named(this.names[value] ?? this.t('nobody'))
    const words = this.game?.nouns[noun]?.words
    if (!words?.length) return value
    if (value < 0) return new Named(this.t('nothing'), { gender: NOTHING })
    const id = `${noun}-${words[value]}`
    return new Named(this.t(id), this.#traits(id))
  }

  #traits(id: string): Traits {
    const traits: Traits = {}
    for (const [name, text] of Object.entries(this.#bundle?.getMessage(id)?.attributes ?? {}))
      if (name !== 'help') traits[name] = this.#format(text, {})
    return traits
  }

  /** The same for an argument of an action, which counts from the first number of its noun. */
  argument(noun: string, value: number): string | number {
    const word = this.#argument(noun, value)
    return typeof word === 'number' ? word : word.value
  }

  #argument(noun: string, value: number): Named | number {
    const known = this.game?.nouns[noun]
    return known?.words?.length || noun === 'seat' ? this.named(noun, value) : (known?.first ?? 0) + value
  }

  /** The id under which a value is explained: `card-winter`. */
  nounId(noun: string, value: number): string {
    const words = this.game?.nouns[noun]?.words
    return words?.length && value >= 0 ? `${noun}-${words[value]}` : ''
  }

  /** A promise as a sentence. */
  pact({ template, author, to, until, args }: Pick<PactInfo, 'template' | 'author' | 'to' | 'until' | 'args'>): string {
    const named: Arguments = {
      author: this.named('seat', author),
      to: this.named('seat', to),
      until: this.t(`until-${until}`),
    }
    const nouns = this.game?.pacts.find((one) => one.id === template)?.nouns ?? []
    nouns.forEach((noun, i) => (named[noun in named ? `${noun}2` : noun] = this.#argument(noun, args[i])))
    return this.t(`pact-${template}`, named)
  }

  /** How a promise stands; of one that was withdrawn, by whom. */
  standing({ status, withdrawn_by }: Pick<PactInfo, 'status' | 'withdrawn_by'>): string {
    if (status !== 'withdrawn' || withdrawn_by < 0) return this.t(`pact-status-${status}`)
    return this.t('pact-withdrawn-by', { who: this.noun('seat', withdrawn_by) })
  }

  /** What a button says. */
  action(verb: VerbInfo, values: readonly number[]): string {
    return this.t(`verb-${verb.name}`, this.#filled(verb, values))
  }

  /** What a kind of action is called, without saying on what. */
  kind(verb: VerbInfo): string {
    const id = `do-${verb.name}`
    if (this.has(id)) return this.t(id)
    return verb.nouns.length ? verb.name.replaceAll('_', ' ') : this.t(`verb-${verb.name}`)
  }

  /** What is asked for a place of a verb, when some values are chosen already. */
  step(verb: VerbInfo, place: number, values: readonly (number | undefined)[]): string {
    const id = `step-${verb.name}-${slotsOf(verb)[place]}`
    return this.has(id) ? this.t(id, this.#filled(verb, values)) : this.t('step', { kind: this.kind(verb) })
  }

  #filled(verb: VerbInfo, values: readonly (number | undefined)[]): Arguments {
    const named: Arguments = {}
    slotsOf(verb).forEach((slot, i) => {
      const value = values[i]
      if (value !== undefined) named[slot] = this.#argument(verb.nouns[i], value)
    })
    return named
  }
}

/** The names of the nouns of a verb in its sentences: the second of a kind is `city2`. */
export function slotsOf(verb: VerbInfo): string[] {
  return verb.nouns.map((noun, i) => {
    const before = verb.nouns.slice(0, i).includes(noun)
    return before ? `${noun}2` : noun
  })
}

function split(sentence: string, nouns: [string, number][]): Part[] {
  const parts: Part[] = []
  for (const piece of sentence.split(OPEN)) {
    const middle = piece.indexOf(MIDDLE)
    const close = piece.indexOf(CLOSE)
    if (middle < 0) {
      if (piece) parts.push({ text: piece })
      continue
    }
    const [noun, value] = nouns[Number(piece.slice(0, middle))]
    parts.push({ text: piece.slice(middle + 1, close), noun, value })
    if (close + 1 < piece.length) parts.push({ text: piece.slice(close + 1) })
  }
  return parts
}

/** The shell's own words: no title. */
export const shellWords = new Words()

export function t(id: string, named: Arguments = {}): string {
  return shellWords.t(id, named)
}
