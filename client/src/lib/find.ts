/** Searching the rules page: paragraphs, tables and examples alike. */

export interface Entry {
  /** Where it stands on the page. */
  anchor: string
  /** The number of a paragraph, or what stands for it. */
  mark: string
  kind: 'rule' | 'box' | 'example' | 'turn'
  text: string
}

export interface Find extends Entry {
  /** The words around the first hit. */
  before: string
  hit: string
  after: string
}

/** Without accents and case. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
}

/** The place of a plain word in a text, as it is written there. */
export function place(text: string, word: string): [number, number] | undefined {
  const letters = [...text].map(plain)
  const at = letters.join('').indexOf(word)
  if (at < 0 || !word) return undefined
  const ends: number[] = []
  let length = 0
  for (const letter of letters) ends.push((length += letter.length))
  const first = ends.findIndex((end) => end > at)
  const last = ends.findIndex((end) => end >= at + word.length)
  const chars = [...text]
  return [chars.slice(0, first).join('').length, chars.slice(0, last + 1).join('').length]
}

const BEFORE = 28
const AFTER = 56

function around(entry: Entry, word: string): Find {
  const found = place(entry.text, word)
  if (!found) return { ...entry, before: entry.text.slice(0, AFTER), hit: '', after: '' }
  const [from, to] = found
  const start = from > BEFORE ? entry.text.lastIndexOf(' ', from - BEFORE + 10) + 1 : 0
  const end = to + AFTER < entry.text.length ? entry.text.lastIndexOf(' ', to + AFTER) : entry.text.length
  return {
    ...entry,
    before: (start ? '… ' : '') + entry.text.slice(start, from),
    hit: entry.text.slice(from, to),
    after: entry.text.slice(to, Math.max(to, end)) + (end < entry.text.length ? ' …' : ''),
  }
}

export const wordsIn = (search: string): string[] => plain(search).split(/\s+/).filter(Boolean)

const ORDER = ['rule', 'box', 'example', 'turn']

/** The paragraph with this number first, then what begins with the word, then rules before tables and examples. */
function rank(entry: Entry, search: string, word: string): number {
  if (entry.mark === search.trim()) return -2
  return plain(entry.text).startsWith(word) && entry.kind === 'rule' ? -1 : ORDER.indexOf(entry.kind)
}

/** Everything that has all the words. */
export function finds(entries: readonly Entry[], search: string): Find[] {
  const words = wordsIn(search)
  if (!words.length) return []
  const fits = entries.filter((entry) => {
    const text = plain(`${entry.mark} ${entry.text}`)
    return words.every((word) => text.includes(word))
  })
  return fits
    .toSorted((a, b) => rank(a, search, words[0]) - rank(b, search, words[0]))
    .map((entry) => around(entry, words[0]))
}

function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++)
      next.push(Math.min(next[j - 1] + 1, row[j] + 1, row[j - 1] + Number(a[i - 1] !== b[j - 1])))
    row = next
  }
  return row[b.length]
}

/** The word of the page that is spelled most nearly alike; nothing if none is near. */
export function nearest(entries: readonly Entry[], search: string): string {
  const wanted = plain(search.trim())
  let best = ''
  let least = Math.floor(wanted.length / 3) + 1
  for (const word of new Set(entries.flatMap((entry) => entry.text.match(/\p{L}{3,}/gu) ?? []))) {
    const far = distance(plain(word), wanted)
    if (far < least) [best, least] = [word, far]
  }
  return best
}
