/** The words a drawing needs beside those of the rules, in the reader's language. */
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { functions } from '../grammar'
import { settings } from '../settings.svelte'
import type { Arguments } from '../words.svelte'
import en from './en.ftl?raw'
import fr from './fr.ftl?raw'
import it from './it.ftl?raw'

export type Say = (id: string, named?: Arguments) => string
type Texts = Record<'en' | 'fr' | 'it', string>

const COMMON: Texts = { en, fr, it }

/** A speaker for some Fluent texts by language; the common words of the art come with it. */
export function speaker(texts: Texts): Say {
  const bundles = new Map<string, FluentBundle>()
  for (const [language, common] of Object.entries(COMMON)) {
    const bundle = new FluentBundle(language, { functions: functions(language), useIsolating: false })
    for (const text of [common, texts[language as keyof Texts]]) bundle.addResource(new FluentResource(text))
    bundles.set(language, bundle)
  }
  return (id, named = {}) => {
    const bundle = bundles.get(settings.language) ?? bundles.get('en')!
    const message = bundle.getMessage(id)
    return message?.value ? bundle.formatPattern(message.value, named, []) : id
  }
}

export const artSays = speaker({ en: '', fr: '', it: '' })
