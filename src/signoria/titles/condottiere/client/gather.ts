/** Cards kept for the next round: touched in any order, named from weak to strong as the rules want it. */
import type { Gather, Question } from '$lib/board'
import { say } from './table'
import type { View } from './view'

export function gather({ view, prompt, words }: Question<View>): Gather | undefined {
  if (prompt?.[0] !== 'ask-keep' || !view.hand) return undefined
  return {
    verb: 'keep',
    done: 'keep_done',
    have: view.hand,
    most: prompt[1][0],
    label: (kinds) =>
      kinds.length
        ? say('keep-these', {
            cards: kinds.map((kind) => words.noun('card', kind)).join(', '),
          })
        : say('keep-none'),
  }
}
