/** The words a drawing needs beside those of the rules, in the reader's language. */
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { settings } from '../settings.svelte'
import en from './en.ftl?raw'
import fr from './fr.ftl?raw'

export type Say = (id: string, named?: Record<string, string | number>) => string

/** A speaker for some Fluent texts by language; the common words of the art come with it. */
export function speaker(texts: { en: string; fr: string }): Say {
  const bundles = new Map<string, FluentBundle>()
  for (const [language, own] of Object.entries({ en: [en, texts.en], fr: [fr, texts.fr] })) {
    const bundle = new FluentBundle(language, { useIsolating: false })
    for (const text of own) bundle.addResource(new FluentResource(text))
    bundles.set(language, bundle)
  }
  return (id, named = {}) => {
    const bundle = bundles.get(settings.language) ?? bundles.get('en')!
    const message = bundle.getMessage(id)
    return message?.value ? bundle.formatPattern(message.value, named, []) : id
  }
}

export const artSays = speaker({ en: '', fr: '' })
