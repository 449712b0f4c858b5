/** Choices made before a game. */
import type { OptionInfo } from './protocol'

/** Those that can be made at a table of so many seats. */
export function choicesFor(option: OptionInfo, seats: number): OptionInfo['choices'] {
  return option.choices.filter((_, place) => (option.least_seats[place] ?? 0) <= seats)
}

/** How many are not the usual ones; a finished game tells the usual ones too. */
export function changed(options: readonly OptionInfo[], values: Record<string, string | number | boolean>): number {
  return options.filter(({ name, default: usual }) => name in values && values[name] !== usual).length
}
