import { flushSync } from 'svelte'
import { expect, test, vi } from 'vitest'
import { partsOf } from './boards'
import { OpenedTitle } from './opened.svelte'
import { settings } from './settings.svelte'
import { made } from './testing/made.svelte'
import { game } from './testing/sample'

vi.mock('./boards')
vi.stubGlobal('fetch', (path: string) =>
  Promise.resolve({ ok: true, text: () => Promise.resolve(`told = ${path.slice(-2)}`) }),
)

let names = $state.raw(['Isabella'])
const open = (trouble: (error: unknown) => void = () => {}) => made(() => new OpenedTitle(game, () => names, trouble))

test('the words follow the names of the players and the language of the reader', async () => {
  vi.mocked(partsOf).mockResolvedValue({})
  const { words } = open()
  expect(words.noun('seat', 0)).toBe('Isabella')
  names = ['Lucia']
  flushSync()
  expect(words.noun('seat', 0)).toBe('Lucia')
  await vi.waitUntil(() => words.ready)
  expect(words.t('told')).toBe('en')
  settings.language = 'fr'
  flushSync()
  await vi.waitUntil(() => words.t('told') === 'fr')
})

test('the board comes when it is loaded', async () => {
  const parts = { gather: () => undefined }
  vi.mocked(partsOf).mockResolvedValue(parts)
  const title = open()
  expect(title.parts).toBeUndefined()
  await vi.waitUntil(() => title.parts)
  expect(title.parts).toBe(parts)
})

test('a board that cannot be loaded is told', async () => {
  const trouble = vi.fn<(error: unknown) => void>()
  vi.mocked(partsOf).mockRejectedValue('no connection')
  open(trouble)
  await vi.waitUntil(() => trouble.mock.calls.length)
  expect(trouble).toHaveBeenCalledExactlyOnceWith('no connection')
})
