import { FluentBundle, FluentResource } from '@fluent/bundle'
import { describe, expect, test } from 'vitest'
import { figuresOf } from './figures'
import { form, functions, gender, Named, NOTHING } from './grammar'
import cases from './testing/grammar.json'

const FORMS = ['the', 'a', 'of', 'to', 'in', 'from'] as const

function said(language: string, text: string, named: Record<string, string | number | Named>): string {
  const bundle = new FluentBundle(language, { functions: functions(language), useIsolating: false })
  bundle.addResource(new FluentResource(`said = ${text}`))
  const errors: Error[] = []
  const result = bundle.formatPattern(bundle.getMessage('said')!.value!, named, errors)
  expect(errors).toEqual([])
  return result
}

describe('names in sentences: the same cases as in Python', () => {
  test.each(cases.map((one) => [`${one.language} ${one.name}`, one] as const))('%s', (_, one) => {
    const word = new Named(one.name, one.traits as unknown as Record<string, string>)
    for (const kind of FORMS) expect(form(one.language, kind, word)).toBe(one[kind])
    expect(gender(one.language, word)).toBe(one.gender)
  })

  test('a person may have any name', () => {
    expect(said('fr', 'L’offre { OF($seat) }', { seat: 'Ada' })).toBe('L’offre d’Ada')
    expect(said('it', '{ START(TO($seat)) }', { seat: 'Ada' })).toBe('Ad Ada')
  })

  test('a number brings its unit', () => {
    const text = '{ COUNT($n, one: "point", other: "points") }'
    expect([0, 1, 2].map((n) => said('en', text, { n }))).toEqual(['0 points', '1 point', '2 points'])
    expect([0, 1, 2].map((n) => said('fr', text, { n }))).toEqual(['0 point', '1 point', '2 points'])
    expect(said('it', text, { n: '?' })).toBe('? points')
  })

  test('a list leaves out what is nothing', () => {
    const text = '{ LIST(THE($city), COUNT($n, one: "ducat", other: "ducats"), none: "rien") }'
    const nothing = new Named('rien', { gender: NOTHING })
    expect(said('fr', text, { city: new Named('Urbin'), n: 2 })).toBe('Urbin et 2 ducats')
    expect(said('fr', text, { city: nothing, n: 2 })).toBe('2 ducats')
    expect(said('fr', text, { city: nothing, n: 0 })).toBe('rien')
  })

  test('a marked name keeps its article outside', () => {
    const marked = new Named('Héroïne', { article: 'la' }, (text) => `<${text}>`)
    expect(said('fr', '{ START(THE($card)) } passe.', { card: marked })).toBe('L’<Héroïne> passe.')
  })
})

test('figures go by their path', () => {
  const pack = { deal: { hand: 10, name: 'x' }, card: [{ id: 'winter', count: 3 }], ranks: [10, 7], on: true }
  expect(figuresOf(pack)).toEqual({ 'deal-hand': 10, 'card-winter-count': 3, 'ranks-1': 10, 'ranks-2': 7 })
})
