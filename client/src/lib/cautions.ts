/** Options that are better not changed together. */
import type { OptionInfo } from './protocol'

type Values = Record<string, string | number | boolean>

/** The words that would warn of each two options that were changed, in the order in which the title has them. */
export function cautionsOf(options: readonly OptionInfo[], values: Values): string[] {
  const changed = options.filter(({ name, default: usual }) => (values[name] ?? usual) !== usual)
  return changed.flatMap((one, at) => changed.slice(at + 1).map((other) => `caution-${one.name}-${other.name}`))
}
