/** The rules page of a title: what the server tells, and the parts of the title that draw it. */
import type { Component } from 'svelte'
import type { BoardProps, GameInfo, Player } from './board'
import { partsOf } from './boards'
import type { Entry } from './find'
import type { GuideInfo, GuidePicture, GuideThing } from './protocol'
import type { Section } from './rules'
import type { Words } from './words.svelte'
import { line } from './line'

export interface TokenProps {
  thing: GuideThing
  game: GameInfo
  words: Words
}

/** What draws the scenes of a title, by name, and its components one by one. */
export interface Drawing {
  parts: Record<string, Component<BoardProps>>
  Token?: Component<TokenProps>
  /** The nouns whose things `Token` draws; others are called by their names. */
  nouns: readonly string[]
}

const files = import.meta.glob<{ default: Component<never>; NOUNS?: string[] }>('$titles/*/client/guide/*.svelte')

export async function drawingOf(title: string): Promise<Drawing> {
  const parts = Object.fromEntries(Object.entries(await partsOf(title)).filter(([name]) => /^[A-Z]/.test(name)))
  const own = Object.entries(files).filter(([path]) => path.includes(`/titles/${title}/`))
  let nouns: readonly string[] = []
  for (const [path, load] of own) {
    const file = await load()
    parts[path.replace(/.*\/(\w+)\.svelte$/, '$1')] = file.default
    nouns = file.NOUNS ?? nouns
  }
  const { Token, ...others } = parts
  return { parts: others as Drawing['parts'], Token: Token as Drawing['Token'], nouns }
}

export async function loadGuide(title: string, language: string): Promise<GuideInfo | undefined> {
  const answer = await line.fetch(`/api/games/${title}/guide/${language}`)
  return answer.ok ? ((await answer.json()) as GuideInfo) : undefined
}

/** The people of a scene. */
export const peopleIn = (picture: GuidePicture): Player[] =>
  picture.names.map((name, seat) => ({
    seat,
    name,
    colour: seat % 6,
    bot: false,
    level: '',
    online: true,
    you: seat === picture.seat,
  }))

const bare = (text: string): string => text.replace(/\*\*/g, '')

/** All that can be searched, in the order of the page. */
export function entriesOf(guide: GuideInfo | undefined, sections: readonly Section[]): Entry[] {
  const entries: Entry[] = []
  for (const shelf of guide?.shelves ?? [])
    for (const { thing, cells, help } of shelf.rows) {
      const text = `${thing.name}: ${[...cells.map((cell, i) => `${shelf.columns[i]} ${cell.text}`), help].filter(Boolean).join(', ')}`
      entries.push({ anchor: rowAnchor(shelf.id, thing), mark: '', kind: 'box', text })
    }
  for (const [i, step] of (guide?.turn ?? []).entries())
    entries.push({ anchor: `turn-${i + 1}`, mark: '', kind: 'turn', text: `${step.title}: ${bare(step.text)}` })
  for (const section of sections)
    for (const { number, text } of section.paragraphs) {
      if (number) entries.push({ anchor: `rule-${number}`, mark: number, kind: 'rule', text })
      for (const example of guide?.examples ?? [])
        if (number && example.rule === number)
          entries.push({
            anchor: `example-${example.id}`,
            mark: '',
            kind: 'example',
            text: `${example.title}: ${bare(example.text)}`,
          })
    }
  return entries
}

export const rowAnchor = (shelf: string, thing: GuideThing): string => `box-${shelf}-${thing.noun}-${thing.word}`
