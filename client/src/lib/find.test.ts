import { expect, test } from 'vitest'
import { finds, nearest, place, type Entry } from './find'

const entry = (mark: string, text: string): Entry => ({ anchor: `rule-${mark}`, mark, kind: 'rule', text })
const page = [
  entry('2.2', 'Hiver : chaque Mercenaire vaut 1. Le jouer défausse tous les Printemps de toutes les lignes.'),
  entry('2.4', 'Évêque : tous les Mercenaires de la plus haute force sont défaussés.'),
  entry('5.1', 'Posez une carte ou passez.'),
]

test('accents and capitals do not matter, and the hit is as it is written', () => {
  const [found] = finds(page, 'eveque')
  expect(found.mark).toBe('2.4')
  expect(found.hit).toBe('Évêque')
  expect(found.before + found.hit + found.after).toContain('tous les Mercenaires')
})

test('all words must be there, and a number finds its paragraph', () => {
  expect(finds(page, 'mercenaire force').map((one) => one.mark)).toEqual(['2.4'])
  expect(finds(page, '5.1')[0].mark).toBe('5.1')
  expect(finds(page, '  ')).toEqual([])
})

test('what begins with the word comes before what only has it', () => {
  const more = [...page, entry('9.1', 'Mercenaire pris seul'), { ...entry('', 'Mercenaire 1'), kind: 'box' as const }]
  expect(finds(more, 'mercenaire').map((one) => one.mark)).toEqual(['9.1', '2.2', '2.4', ''])
})

test('a text is cut at words around the hit', () => {
  const [found] = finds(page, 'printemps')
  expect(found.before.startsWith('… ')).toBe(true)
  expect(found.hit).toBe('Printemps')
})

test('a word that takes two letters without its accent is found where it stands', () => {
  expect(place('de l’Œuvre Été', 'ete')).toEqual([11, 14])
})

test('nothing found names the nearest word', () => {
  expect(nearest(page, 'mercenare')).toBe('Mercenaire')
  expect(nearest(page, 'zzzzzz')).toBe('')
})
