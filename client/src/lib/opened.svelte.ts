/** A title whose table is on the page: its words, in the reader's language and with the players' names, and its board. */
import type { GameInfo } from './protocol'
import { partsOf, type Parts } from './boards'
import { settings } from './settings.svelte'
import { Words } from './words.svelte'

export class OpenedTitle {
  readonly words: Words
  parts = $state.raw<Parts>()

  /** Make it while a component is made: the words follow names and language as long as that stands. */
  constructor(game: GameInfo, names: () => string[], trouble: (error: unknown) => void) {
    this.words = new Words(game.id, game)
    partsOf(game.id).then((loaded) => (this.parts = loaded), trouble)
    $effect(() => {
      this.words.names = names()
    })
    $effect(() => void this.words.load(settings.language))
  }
}
