/** Which actions fit what was picked, and which of their nouns are still open. */
import type { Action, Pick } from './board'
import type { VerbInfo } from './protocol'

/** An action that fits the picks, and which of its places they fill. */
export interface Fit {
  action: Action
  places: boolean[]
}

export const nameOf = (noun: string, value: number): string => `${noun}:${value}`

/** The places of a verb as they are asked: first what it is aimed at. */
export function orderOf(verb: VerbInfo): number[] {
  const aim = verb.aim ?? 0
  const rest = verb.nouns.map((_, i) => i).filter((i) => i !== aim)
  return verb.nouns.length ? [aim, ...rest] : []
}

/** Of a noun that a verb has twice, a pick fills the place asked first; `loosely`: the one where its value stands. */
function filled(action: Action, picks: readonly Pick[], loosely: boolean): boolean[] | undefined {
  const places = action.values.map(() => false)
  for (const { noun, value } of picks) {
    const open = orderOf(action.verb).filter((i) => action.verb.nouns[i] === noun && !places[i])
    const place = loosely ? open.find((i) => action.values[i] === value) : open[0]
    if (place === undefined || action.values[place] !== value) return undefined
    places[place] = true
  }
  return places
}

function fitting(actions: readonly Action[], picks: readonly Pick[], loosely: boolean): Fit[] {
  return actions.flatMap((action) => {
    const places = filled(action, picks, loosely)
    return places ? [{ action, places }] : []
  })
}

/** The actions that fit: in the order in which they ask, or, if none does, in any. */
export function narrowed(actions: readonly Action[], picks: readonly Pick[]): Fit[] {
  const strictly = fitting(actions, picks, false)
  return strictly.length ? strictly : fitting(actions, picks, true)
}

/** The place that an action asks for next. */
export function nextPlace({ action, places }: Fit): number | undefined {
  return orderOf(action.verb).find((i) => !places[i])
}

/** What is asked for next. */
export function askedNames(fits: readonly Fit[]): Set<string> {
  const names = new Set<string>()
  for (const fit of fits) {
    const place = nextPlace(fit)
    if (place !== undefined) names.add(nameOf(fit.action.verb.nouns[place], fit.action.values[place]))
  }
  return names
}

/** What may be picked as well, although something else is asked for first; of a noun that is there twice the first. */
export function openNames(fits: readonly Fit[]): Set<string> {
  const names = new Set<string>()
  for (const { action, places } of fits) {
    const seen: string[] = []
    for (const i of orderOf(action.verb)) {
      const noun = action.verb.nouns[i]
      if (places[i] || seen.includes(noun)) continue
      seen.push(noun)
      names.add(nameOf(noun, action.values[i]))
    }
  }
  return names
}

/** Everything that some open place of some action names. */
export function allNames(fits: readonly Fit[]): Set<string> {
  const names = new Set<string>()
  for (const { action, places } of fits)
    action.values.forEach((value, i) => places[i] || names.add(nameOf(action.verb.nouns[i], value)))
  return names
}
