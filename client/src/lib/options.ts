/** Choices made before a game. */
import type { OptionInfo } from './protocol'

/** Those that can be made at a table of so many seats. */
export function choicesFor(option: OptionInfo, seats: number): OptionInfo['choices'] {
  return option.choices.filter((_, place) => (option.least_seats[place] ?? 0) <= seats)
}
