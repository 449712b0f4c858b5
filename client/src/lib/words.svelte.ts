/** Sentences in the reader's language, from keys and ints: the same Fluent files as in Python. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { GameInfo, PactInfo, VerbInfo } from './protocol'
import { settings } from './settings.svelte'

export type Arguments = Record<string, string | number>

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

export const LANGUAGES = ['en', 'fr'] as const
export const LANGUAGE_NAMES: Record<string, string> = { en: 'English', fr: 'Français' }

function find(files: Record<string, Load>, end: string): Load | undefined {
  return Object.entries(files).find(([path]) => path.endsWith(end))?.[1]
}

/** A title that was not there when the client was built. */
async function fetched(title: string, language: string): Promise<string> {
  const answer = await fetch(`/api/games/${title}/words/${language}`)
  return answer.ok ? answer.text() : ''
}

async function makeBundle(language: string, title?: string): Promise<FluentBundle> {
  const loads = [shellFiles, kernelFiles, serverFiles].map((files) => find(files, `words/${language}.ftl`))
  if (title) loads.push(find(titleFiles, `titles/${title}/words/${language}.ftl`) ?? (() => fetched(title, language)))
  const bundle = new FluentBundle(language, { useIsolating: false })
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

export class Words {
  #bundle = $state.raw<FluentBundle>()
  /** Names of the players, by seat. */
  names = $state.raw<string[]>([])
  readonly title?: string
  game = $state.raw<GameInfo>()

  constructor(title?: string) {
    this.title = title
  }

  /** Fetch the words of a language; the old ones stay until the new ones are here. */
  async load(language: string = settings.language): Promise<this> {
    this.#bundle = await bundleOf(language, this.title)
    return this
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
    if (!message?.value) return id
    return this.#bundle!.formatPattern(message.value, named as Record<string, FluentVariable>, [])
  }

  /** The explanation of a card, token or option; empty if there is none. */
  help(id: string): string {
    const pattern = this.#bundle?.getMessage(id)?.attributes.help
    return pattern ? this.#bundle!.formatPattern(pattern, {}, []) : ''
  }

  /** An event, prompt or refusal as a sentence. */
  say(key: string, values: readonly number[] = []): string {
    return this.t(
      key,
      this.#named(key, values, (noun, value) => this.noun(noun, value)),
    )
  }

  /** The same sentence in pieces, so that names can be set off and lead to what they name. */
  parts(key: string, values: readonly number[] = []): Part[] {
    const nouns: [string, number][] = []
    const marked = this.#named(key, values, (noun, value) => {
      const word = this.noun(noun, value)
      if (typeof word === 'number') return word
      nouns.push([noun, value])
      return `${OPEN}${nouns.length - 1}${MIDDLE}${word}${CLOSE}`
    })
    return split(this.t(key, marked), nouns)
  }

  #named(key: string, values: readonly number[], word: (noun: string, value: number) => string | number): Arguments {
    const named: Arguments = {}
    const slots = this.game?.messages[key]?.arguments ?? []
    slots.forEach(([name, noun], i) => {
      if (i < values.length) named[name] = word(noun, values[i])
    })
    return named
  }

  /** A value as its reader calls it: a player's name, a card, a plain number. */
  noun(noun: string, value: number): string | number {
    if (noun === 'seat') return this.names[value] ?? this.t('nobody')
    const words = this.game?.nouns[noun]?.words
    if (!words?.length) return value
    return value >= 0 ? this.t(`${noun}-${words[value]}`) : this.t('nothing')
  }

  /** The same for an argument of an action, which counts from the first number of its noun. */
  argument(noun: string, value: number): string | number {
    const known = this.game?.nouns[noun]
    return known?.words?.length || noun === 'seat' ? this.noun(noun, value) : (known?.first ?? 0) + value
  }

  /** The id under which a value is explained: `card-winter`. */
  nounId(noun: string, value: number): string {
    const words = this.game?.nouns[noun]?.words
    return words?.length && value >= 0 ? `${noun}-${words[value]}` : ''
  }

  /** A promise as a sentence. */
  pact({ template, author, to, until, args }: Pick<PactInfo, 'template' | 'author' | 'to' | 'until' | 'args'>): string {
    const named: Arguments = {
      author: this.noun('seat', author),
      to: this.noun('seat', to),
      until: this.t(`until-${until}`),
    }
    const nouns = this.game?.pacts.find((one) => one.id === template)?.nouns ?? []
    nouns.forEach((noun, i) => (named[noun in named ? `${noun}2` : noun] = this.argument(noun, args[i])))
    return this.t(`pact-${template}`, named)
  }

  /** How a promise stands; of one that was withdrawn, by whom. */
  standing({ status, withdrawn_by }: Pick<PactInfo, 'status' | 'withdrawn_by'>): string {
    if (status !== 'withdrawn' || withdrawn_by < 0) return this.t(`pact-status-${status}`)
    return this.t('pact-withdrawn-by', { who: this.noun('seat', withdrawn_by) })
  }

  /** What a button says. */
  action(verb: VerbInfo, values: readonly number[]): string {
    const named: Arguments = {}
    verb.nouns.forEach((noun, i) => {
      named[noun in named ? `${noun}2` : noun] = this.argument(noun, values[i])
    })
    return this.t(`verb-${verb.name}`, named)
  }
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
