/** What a page needs that draws a posted table: the title's parts, what may be chosen, the board, what was decided. */
import { onDestroy } from 'svelte'
import { choicesAt } from './answering.svelte'
import type { BoardProps, Player } from './board'
import type { TableChoices } from './choices.svelte'
import { keepFocus } from './focus.svelte'
import { OpenedTitle } from './opened.svelte'
import { Outcomes } from './outcomes.svelte'
import type { PostedMoment, PostedTable, Trouble } from './posted.svelte'
import { field } from './target.svelte'
import { Turn } from './turn.svelte'
import type { Words } from './words.svelte'

interface Page {
  players: () => Player[]
  phone: () => boolean
}

export class Tried<Moment extends PostedMoment> {
  readonly title: OpenedTitle
  readonly words: Words
  readonly choices: TableChoices
  readonly outcomes: Outcomes
  readonly #table: PostedTable<Moment>
  readonly #page: Page

  /** Make it while a component is made. */
  constructor(table: PostedTable<Moment>, page: Page, complain: Trouble) {
    this.#table = table
    this.#page = page
    this.title = new OpenedTitle(table.game, () => page.players().map((player) => player.name), complain)
    const words = (this.words = this.title.words)
    const choices = (this.choices = choicesAt(table, table.game, words, new Turn(table), () =>
      table.state
        ? this.title.parts?.gather?.({ view: table.state.view, prompt: table.state.prompt, words })
        : undefined,
    ))
    keepFocus(
      () => [table.moment, choices.picked, choices.chosen],
      () => document.getElementById('prompt'),
    )
    $effect(() => field.enter(words, choices))
    onDestroy(() => field.leave(words))
    this.outcomes = new Outcomes(
      () => {
        const book = this.title.parts?.outcomes
        if (!book || !this.board) return undefined
        return { book, story: this.board, freshFrom: table.recent[0]?.number ?? Infinity }
      },
      { acting: () => table.pending },
    )
  }

  /** As soon as it can be drawn with its words. */
  board: BoardProps | undefined = $derived.by(() => {
    const table = this.#table
    if (!table.state || !this.words.ready) return undefined
    return {
      view: table.state.view,
      seat: table.seat,
      players: this.#page.players(),
      game: table.game,
      words: this.words,
      choices: this.choices,
      events: table.told,
      phone: this.#page.phone(),
    }
  })
}
