/** A position that is being set up: its words, what the server makes of them, and what a touch on the board adds. */
import type { Choices } from '../board'
import { noChoices } from '../choices.svelte'
import type { EditorInfo, ExploreMoment, FieldInfo, SetUp } from '../protocol'
import { post, Refused } from '../server.svelte'
import { settings } from '../settings.svelte'

type Value = unknown
type ByKey = Record<string, Value>
const REST = 250

/** Which field, and of which seat or key, a touch on the board is for. */
export interface Active {
  field: FieldInfo
  key: string
}

/** The pack of a position that an address tells; addresses that name none are older than packs that could be chosen. */
export function sharedEdition(query: URLSearchParams): string | undefined {
  return query.has('scene') ? (query.get('edition') ?? 'first_printing') : undefined
}

export class Position {
  readonly editor: EditorInfo
  seats = $state(0)
  options = $state.raw<Record<string, string | number | boolean>>({})
  /** The pack of figures; none named: the usual one. */
  edition = $state<string>()
  words = $state.raw<Record<string, Value>>({})
  active = $state.raw<Active>()
  moment = $state.raw<ExploreMoment>()
  /** Why the position cannot be. */
  fault = $state('')
  #wish = 0

  constructor(editor: EditorInfo, start: SetUp) {
    this.editor = editor
    this.take(start)
  }

  take({ seats, scene = '{}', options = {}, edition }: SetUp): void {
    this.seats = seats
    this.options = options
    if (edition) this.edition = edition
    try {
      const words: unknown = JSON.parse(scene)
      this.words = words && typeof words === 'object' ? (words as Record<string, Value>) : {}
    } catch {
      this.words = {}
    }
  }

  get setUp(): SetUp {
    const position = { seats: this.seats, scene: JSON.stringify(this.words), options: this.options }
    return this.edition ? { ...position, edition: this.edition } : position
  }

  /** What has been played since, as records write it: `1 pass`. */
  get moves(): string[] {
    return Array.isArray(this.words.moves) ? (this.words.moves as string[]) : []
  }

  /** Dice are told for these moves: some of them cannot be left out alone. */
  get rolled(): boolean {
    return 'dice' in this.words
  }

  /** Only the first of them have been played. */
  keepMoves(count: number): void {
    const rest = { ...this.words, moves: this.moves.slice(0, count) }
    if (!count) for (const word of ['moves', 'dice'] as const) delete (rest as Record<string, Value>)[word]
    this.words = rest
  }

  value(field: FieldInfo, key = ''): Value {
    const found = this.words[field.name]
    return field.per ? (found as ByKey | undefined)?.[key] : found
  }

  list(field: FieldInfo, key = ''): string[] {
    const found = this.value(field, key)
    return Array.isArray(found) ? (found as string[]) : []
  }

  keysOf(field: FieldInfo): string[] {
    return Object.keys((this.words[field.name] as ByKey | undefined) ?? {})
  }

  has(field: FieldInfo): boolean {
    return field.name in this.words
  }

  /** Nothing is said any more: as after the set-up. */
  unset(field: FieldInfo, key = ''): void {
    const rest = { ...this.words }
    const kept = { ...((field.per && key ? rest[field.name] : {}) as ByKey) }
    delete kept[key]
    if (Object.keys(kept).length) rest[field.name] = kept
    else delete rest[field.name]
    this.words = rest
  }

  set(field: FieldInfo, key: string, value: Value): void {
    const said = field.per ? { ...((this.words[field.name] as ByKey | undefined) ?? {}), [key]: value } : value
    this.words = { ...this.words, [field.name]: said }
  }

  add(field: FieldInfo, key: string, word: string): void {
    this.set(field, key, [...this.list(field, key), word])
  }

  removeAt(field: FieldInfo, key: string, place: number): void {
    this.set(
      field,
      key,
      this.list(field, key).filter((_, i) => i !== place),
    )
  }

  /** Ask once the reader rests; only the newest answer counts. Call in an effect. */
  look(path: string): () => void {
    const wanted = { start: { set_up: this.setUp, language: settings.language } }
    const mine = ++this.#wish
    const timer = setTimeout(() => {
      post<ExploreMoment>(path, wanted).then(
        (moment) => {
          if (mine !== this.#wish) return
          this.moment = moment
          this.fault = ''
        },
        (error: unknown) => {
          if (mine === this.#wish) this.fault = error instanceof Refused ? error.message || error.key : String(error)
        },
      )
    }, REST)
    return () => clearTimeout(timer)
  }

  /** A touch on the board puts what was touched into the field that is being written, or takes it out. */
  readonly choices: Choices = $derived.by(() => {
    const active = this.active
    if (!active) return noChoices
    const { field, key } = active
    const wordOf = (noun: string, value: number) =>
      field.noun === noun ? field.choices.find((choice) => choice.value === value)?.word : undefined
    const single = field.kind === 'word'
    const held = (word: string) =>
      single
        ? this.value(field, key) === word
        : this.list(field, key).some((one) => one === word || one.startsWith(`${word}:`))
    return {
      ...noChoices,
      asked: true,
      lit: (noun, value) => wordOf(noun, value) !== undefined,
      isPicked: (noun, value) => {
        const word = wordOf(noun, value)
        return word !== undefined && held(word)
      },
      pick: (noun, value) => {
        const word = wordOf(noun, value)
        if (word === undefined) return
        if (single) this.set(field, key, held(word) ? '' : word)
        else if (held(word))
          this.set(
            field,
            key,
            this.list(field, key).filter((one) => one !== word && !one.startsWith(`${word}:`)),
          )
        else this.add(field, key, word)
      },
    }
  })
}
