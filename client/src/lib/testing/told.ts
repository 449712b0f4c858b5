/** A story for the book of a title: a few nouns and figures, people, and what they were told. */
import type { GameInfo, Player, TableEvent } from '../board'
import type { Outcome, OutcomeBook, Proof, Story } from '../outcome'
import { Words } from '../words.svelte'

export type Line = [key: string, ...values: number[]]

interface Title<View> {
  id: string
  nouns: Record<string, string[]>
  components?: unknown
  view?: Partial<View>
}

const NAMES = ['Isabella', 'Tomás', 'Farinata', 'Yuki']

/** Seat 0 reads. Words stay keys: what a sentence says is tested elsewhere. */
export function storyOf<View>(title: Title<View>, seats: number, lines: Line[]): Story<View> {
  const nouns = Object.entries(title.nouns).map(([name, words]) => [name, { words, first: 0, last: words.length - 1 }])
  const game = { id: title.id, nouns: Object.fromEntries(nouns), messages: {}, components: title.components ?? {} }
  const words = new Words(title.id)
  words.game = game as unknown as GameInfo
  words.names = NAMES.slice(0, seats)
  const players = words.names.map((name, seat) => ({ seat, name, colour: seat, you: seat === 0 }) as Player)
  const events = lines.map(([key, ...values], number): TableEvent => ({ number, key, values }))
  return { events, view: (title.view ?? {}) as View, seat: 0, players, game: words.game, words }
}

/** The cards a book finds in a story, by their kind. */
export function cardsIn<View>(book: OutcomeBook<View>, story: Story<View>): { kind: string; card: Outcome }[] {
  return story.events.flatMap((_, at) => {
    const kind = book.ends(story.events, at, story.players.length)
    const card = kind ? book.card(story, at) : undefined
    return card ? [{ kind, card }] : []
  })
}

export function proofOf<Form extends Proof['form']>(card: Outcome, form: Form): Extract<Proof, { form: Form }> {
  return card.proof.find((proof) => proof.form === form) as Extract<Proof, { form: Form }>
}
