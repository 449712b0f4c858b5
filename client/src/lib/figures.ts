/** The figures of a component pack as variables of the words: the same as `signoria/words/figures.py`. */
import type { FluentBundle } from '@fluent/bundle'

/** A text as Fluent has read it. */
export type Text = Parameters<FluentBundle['formatPattern']>[0]

/** Every whole number of a pack by its path; a row goes by its `id`, otherwise by its place, from 1 on. */
export function figuresOf(components: unknown): Record<string, number> {
  const found: Record<string, number> = {}
  const walk = (path: string, value: unknown) => {
    if (typeof value === 'number' && Number.isInteger(value)) found[path] = value
    if (typeof value !== 'object' || value === null) return
    for (const [key, inner] of Object.entries(value)) {
      const name = Array.isArray(value) ? ((inner as { id?: string } | null)?.id ?? Number(key) + 1) : key
      walk(path ? `${path}-${name}` : `${name}`, inner)
    }
  }
  walk('', components)
  return found
}

const known = new WeakMap<object, Set<string>>()

/** The variables of a text and of the messages it quotes. */
export function mentioned(bundle: FluentBundle, text: Text): Set<string> {
  if (typeof text === 'string') return new Set()
  const before = known.get(text)
  if (before) return before
  const names = new Set<string>()
  known.set(text, names)
  gather(bundle, text, names)
  return names
}

interface Node {
  type?: string
  name?: string
  attr?: string | null
}

function gather(bundle: FluentBundle, node: unknown, names: Set<string>): void {
  if (typeof node !== 'object' || node === null) return
  const { type, name, attr } = node as Node
  if (type === 'var' && name) names.add(name)
  if (type === 'mesg' && name) {
    const quoted = bundle.getMessage(name)
    const text = attr ? quoted?.attributes[attr] : quoted?.value
    if (text) for (const one of mentioned(bundle, text)) names.add(one)
  }
  for (const inner of Object.values(node)) gather(bundle, inner, names)
}
