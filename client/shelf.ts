/** The few words of every title that the home page needs, taken from the titles' own Fluent files. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import type { Plugin } from 'vite'

const NAME = 'virtual:shelf'
const IDS = ['title', 'tagline', 'length']

function wordsOf(file: string): Record<string, string> {
  const bundle = new FluentBundle('en', { useIsolating: false })
  bundle.addResource(new FluentResource(readFileSync(file, 'utf8')))
  const said: Record<string, string> = {}
  for (const id of IDS) {
    const pattern = bundle.getMessage(id)?.value
    if (pattern) said[id] = bundle.formatPattern(pattern, {}, [])
  }
  return said
}

function shelfOf(folder: string): Record<string, Record<string, Record<string, string>>> {
  const shelf: Record<string, Record<string, Record<string, string>>> = {}
  for (const title of readdirSync(folder)) {
    for (const language of ['en', 'fr', 'it']) {
      const file = join(folder, title, 'words', `${language}.ftl`)
      if (existsSync(file)) (shelf[language] ??= {})[title] = wordsOf(file)
    }
  }
  return shelf
}

export function shelf(folder: string): Plugin {
  return {
    name: 'shelf',
    resolveId: (id) => (id === NAME ? '\0' + NAME : undefined),
    load: (id) => (id === '\0' + NAME ? `export default ${JSON.stringify(shelfOf(folder))}` : undefined),
  }
}
