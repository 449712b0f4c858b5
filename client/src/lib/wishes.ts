/** Options that each seat settles for itself: `este-any-medici`. */
import type { OptionInfo, TableInfo } from './protocol'

export const ANY = 'any'

/** What each seat has asked for, seats after the last that has left out; none where the table as a whole decides. */
export function wishesOf(option: OptionInfo, info: Pick<TableInfo, 'options'>): string[] {
  const value = info.options[option.name] ?? option.default
  return option.noun && typeof value === 'string' && !option.choices.includes(value) ? value.split('-') : []
}

/** Whether seats may choose at this table. */
export function isOpen(option: OptionInfo, info: Pick<TableInfo, 'options'>): boolean {
  const value = info.options[option.name] ?? option.default
  return Boolean(option.noun) && (value === option.default || wishesOf(option, info).length > 0)
}
