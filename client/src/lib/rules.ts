/** The rules digest of a title: sections and numbered paragraphs, from markdown to safe HTML. */

import { house } from './server.svelte'
import { line } from './line'

export interface Paragraph {
  /** Rule number, such as `5.3`; empty for text between. */
  number: string
  html: string
  text: string
}

export interface Section {
  id: string
  title: string
  paragraphs: Paragraph[]
}

const files = import.meta.glob<string>('$titles/*/words/rules.*.md', { query: '?raw', import: 'default' })

const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

export function inline(text: string): string {
  return escape(text)
    .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
    .replace(/(^|[\s(])\*(?!\s)(.+?)\*/g, '$1<em>$2</em>')
    .replace(/`(.+?)`/g, '<code>$1</code>')
}

function table(lines: string[]): string {
  const cells = (line: string) =>
    line
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => inline(cell.trim()))
  const [head, , ...body] = lines
  const row = (tag: string) => (line: string) =>
    `<tr>${cells(line)
      .map((c) => `<${tag}>${c}</${tag}>`)
      .join('')}</tr>`
  return `<table><thead>${row('th')(head)}</thead><tbody>${body.map(row('td')).join('')}</tbody></table>`
}

function block(lines: string[]): string {
  if (lines.every((line) => line.startsWith('|')) && lines.length > 1) return table(lines)
  const html: string[] = []
  let items: string[] = []
  const flush = () => {
    if (items.length) html.push(`<ul>${items.map((item) => `<li>${inline(item)}</li>`).join('')}</ul>`)
    items = []
  }
  let words: string[] = []
  const end = () => {
    if (words.length) html.push(`<p>${inline(words.join(' '))}</p>`)
    words = []
  }
  for (const line of lines) {
    const item = /^\s*[-*] (.*)/.exec(line)
    if (item) {
      end()
      items.push(item[1])
    } else if (items.length && /^\s/.test(line)) items[items.length - 1] += ' ' + line.trim()
    else {
      flush()
      words.push(line.trim())
    }
  }
  end()
  flush()
  return html.join('')
}

function paragraph(lines: string[]): Paragraph {
  const numbered = /^\*\*(\d+(?:\.\d+)*)\.?\*\*\s*/.exec(lines[0])
  const rest = numbered ? [lines[0].slice(numbered[0].length), ...lines.slice(1)] : lines
  const text = rest.join(' ').replace(/[*`|]/g, '')
  return { number: numbered?.[1] ?? '', html: block(rest.filter((l) => l !== '')), text }
}

export function parseRules(markdown: string): Section[] {
  const sections: Section[] = []
  for (const piece of markdown.split(/\n\s*\n/)) {
    let lines = piece.split('\n').filter((line) => line.trim() !== '')
    while (lines.length) {
      const heading = /^(#+)\s+(.*)/.exec(lines[0])
      if (heading) {
        if (heading[1].length >= 2) {
          const number = /^(\d+)/.exec(heading[2])?.[1]
          sections.push({ id: number ?? `s${sections.length}`, title: heading[2], paragraphs: [] })
        }
        lines = lines.slice(1)
        continue
      }
      const next = lines.findIndex((line, i) => i > 0 && /^(\*\*\d+\.\d+|#)/.test(line))
      const own = next < 0 ? lines : lines.slice(0, next)
      if (!sections.length) sections.push({ id: 's0', title: '', paragraphs: [] })
      sections.at(-1)!.paragraphs.push(paragraph(own))
      lines = next < 0 ? [] : lines.slice(next)
    }
  }
  return sections
}

export interface Digest {
  /** None if nobody has written the rules down. */
  sections: Section[]
  language: string
}

export async function loadRules(title: string, language: string): Promise<Digest> {
  const load = Object.entries(files).find(([path]) => path.endsWith(`titles/${title}/words/rules.${language}.md`))?.[1]
  if (load) return { sections: parseRules(await load()), language }
  if (!house.game(title)?.rules) return { sections: [], language }
  const answer = await line.fetch(`/api/games/${title}/rules/${language}`)
  const told = answer.headers.get('content-language') ?? language
  return { sections: answer.ok ? parseRules(await answer.text()) : [], language: told }
}

/** The same text with every paragraph number that exists as a link to it, on this page or in a tab with another. */
export function linked(html: string, known: ReadonlySet<string>, page = ''): string {
  const tab = page ? ' target="_blank"' : ''
  return html.replace(/(?<![\d.])\d{1,2}\.\d{1,2}(?![\d.]*\d)/g, (number) =>
    known.has(number) ? `<a href="${page}#rule-${number}"${tab}>${number}</a>` : number,
  )
}
