/** Which kinds of move could always be taken back so far; all others are confirmed before they are made. */

const KEY = 'signoria.takeback'

function read(): Record<string, boolean> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, boolean>
  } catch {
    return {}
  }
}

const known = read()

/** After a move: could it be taken back? Once it could not, its kind counts as final. */
export function learn(game: string, verb: string, canUndo: boolean): void {
  const name = `${game}/${verb}`
  const next = (known[name] ?? true) && canUndo
  if (known[name] === next) return
  known[name] = next
  localStorage.setItem(KEY, JSON.stringify(known))
}

export function isFinal(game: string, verb: string): boolean {
  return known[`${game}/${verb}`] !== true
}
