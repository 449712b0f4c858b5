/** Names inside sentences: articles, prepositions, gender. The same as `signoria/words/grammar.py`, which explains it. */
import { FluentNumber, FluentType, type FluentFunction, type FluentValue } from '@fluent/bundle'

export type Traits = Record<string, string>

/** The gender of the word for nothing. */
export const NOTHING = 'none'
const AND: Record<string, string> = { en: 'and', fr: 'et', it: 'e' }
const FORMS = ['the', 'a', 'of', 'to', 'in', 'from']
const PLURAL_ARTICLES = ['les', 'i']
const SILENT_H_EXCEPTIONS = ['halle', 'haut', 'hauts', 'hongrie', 'huit', 'hors', 'hasard', 'héros']

/** A name as it stands alone, with what a sentence must know about it; `wrap` marks where it stands. */
export class Named extends FluentType<string> {
  readonly traits: Traits
  readonly wrap: (text: string) => string

  constructor(text: string, traits: Traits = {}, wrap: (text: string) => string = (text) => text) {
    super(text)
    this.traits = traits
    this.wrap = wrap
  }

  toString(): string {
    return this.wrap(this.value)
  }
}

/** The word as its sentence needs it: `of` gives "du Doge", "d’Urbin", "of the Doge". */
export function form(language: string, kind: string, word: FluentValue): string {
  const named = word instanceof Named ? word : new Named(String(word))
  if (named.traits[kind]) return named.wrap(named.traits[kind])
  if (named.traits.gender === NOTHING) return ''
  const name = named.traits.name ?? named.value
  const lead = LEADS[language] ?? english
  return lead(kind, name, named.traits.article ?? '', gender(language, word)) + named.wrap(name)
}

/** m, f, mp or fp; m where nothing is said. */
export function gender(language: string, word: FluentValue): string {
  const traits = word instanceof Named ? word.traits : {}
  const article = traits.article ?? ''
  const italian = language === 'it' && article === 'le'
  const feminine = article === 'la' || italian
  return (traits.gender ?? (feminine ? 'f' : 'm')) + (PLURAL_ARTICLES.includes(article) || italian ? 'p' : '')
}

/** Marks of `wrap` are no letters: the first letter is the one after them. */
function start(word: FluentValue): string {
  return String(word).replace(/\p{L}/u, (letter) => letter.toUpperCase())
}

/** What a Fluent bundle of this language is given. */
export function functions(language: string): Record<string, FluentFunction> {
  const made: Record<string, FluentFunction> = {}
  for (const kind of FORMS) made[kind.toUpperCase()] = ([word]) => form(language, kind, word)
  return {
    ...made,
    START: ([word]) => start(word),
    GENDER: ([word]) => gender(language, word),
    LIST: (parts, { none }) => listed(language, parts, `${none}`),
    COUNT: ([number], { one, other }) => count(language, number, `${one}`, `${other}`),
  }
}

/** `Urbino, 2 ducats and 1 condottiere`: what is nothing is left out. */
function listed(language: string, parts: FluentValue[], none: string): string {
  const there = parts.map(String).filter((part) => part && !part.startsWith('0 '))
  if (there.length < 2) return there[0] ?? none
  return `${there.slice(0, -1).join(', ')} ${AND[language] ?? AND.en} ${there.at(-1)}`
}

/** A number with its unit; what is no number ("?") is many. */
function count(language: string, number: FluentValue, one: string, other: string): string {
  const many = number instanceof FluentNumber ? number.value : Infinity
  const single = many === 1 || (language === 'fr' && many === 0)
  return `${number instanceof FluentNumber ? number.value : number} ${single ? one : other}`
}

const bare = (text: string) => text.normalize('NFD').slice(0, 1).toLowerCase()
const begins = (name: string, ...with_: string[]) => with_.some((one) => name.toLowerCase().startsWith(one))

type Lead = (kind: string, name: string, article: string, gender: string) => string

const english: Lead = (kind, name, article) => {
  if (kind === 'a') return 'aeiou'.includes(bare(name)) && !begins(name, 'uni', 'eu', 'one') ? 'an ' : 'a '
  return (kind === 'the' ? '' : `${kind} `) + (article ? `${article} ` : '')
}

function elidesInFrench(name: string): boolean {
  const letter = bare(name)
  const first = name.toLowerCase().split(' ')[0]
  return 'aeiouœ'.includes(letter) || (letter === 'h' && !SILENT_H_EXCEPTIONS.includes(first))
}

const french: Lead = (kind, name, article, gender) => {
  const vowel = elidesInFrench(name)
  if (kind === 'a') return !article ? '' : gender.endsWith('p') ? 'des ' : gender === 'f' ? 'une ' : 'un '
  if (!article) return kind === 'the' ? '' : kind === 'of' || kind === 'from' ? (vowel ? 'd’' : 'de ') : 'à '
  const definite = article === 'les' ? 'les ' : vowel ? 'l’' : `${article} `
  if (kind === 'the') return definite
  if (kind === 'in') return `dans ${definite}`
  const contracted = ({ 'le ': ['du ', 'au '], 'les ': ['des ', 'aux '] } as Record<string, string[]>)[definite]
  const [of, to] = contracted ?? [`de ${definite}`, `à ${definite}`]
  return kind === 'to' ? to : of
}

function italianArticle(name: string, gender: string): string {
  const vowel = 'aeiou'.includes(bare(name))
  const hard = begins(name, 'z', 'gn', 'ps', 'x', 'y') || (begins(name, 's') && !'aeiou'.includes(bare(name.slice(1))))
  if (gender === 'f') return vowel ? 'l’' : 'la '
  if (gender === 'fp') return 'le '
  if (gender === 'mp') return vowel || hard ? 'gli ' : 'i '
  return vowel ? 'l’' : hard ? 'lo ' : 'il '
}

const STEMS: Record<string, string> = { a: 'de', of: 'de', to: 'a', in: 'ne', from: 'da' }

const italian: Lead = (kind, name, article, gender) => {
  if (!article) {
    const near = bare(name) === 'a' ? 'ad ' : 'a '
    return ({ the: '', a: '', of: 'di ', from: 'da ' } as Record<string, string>)[kind] ?? near
  }
  const definite = italianArticle(name, gender)
  if (kind === 'the') return definite
  if (kind === 'a' && !gender.endsWith('p')) {
    if (gender === 'f') return definite === 'l’' ? 'un’' : 'una '
    return definite === 'lo ' ? 'uno ' : 'un '
  }
  if (['il ', 'i ', 'gli '].includes(definite)) return STEMS[kind] + (definite === 'il ' ? 'l ' : definite)
  return `${STEMS[kind]}l${definite}`
}

const LEADS: Record<string, Lead> = { en: english, fr: french, it: italian }
