import { flushSync } from 'svelte'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { GameInfo, TableInfo } from './protocol'
import { house, server } from './server.svelte'
import { made } from './testing/made.svelte'

const GAME = { id: 'tricks', components: { deck: { cards: 52 } }, components_hash: 'new' } as unknown as GameInfo
const at = (hash: string) => ({ game: 'tricks', components_hash: hash }) as TableInfo
let asked: string[]
let said: string[]

beforeEach(() => {
  asked = []
  said = []
  house.games = [GAME]
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit = {}) => {
    asked.push(path)
    if (body) said.push(body as string)
    return { ok: true, status: 200, json: async () => ({ deck: { cards: 40 } }) }
  })
})

describe('the figures of a table', () => {
  test('are those of the title where the table has no others', () => {
    expect(house.gameAt(at('new'))).toBe(GAME)
    expect(house.gameAt(at(''))).toBe(GAME)
    expect(asked).toEqual([])
  })

  test('are those it began with, fetched once, however often they are looked at', async () => {
    const seen: unknown[] = []
    made(() => {
      $effect(() => void seen.push(house.gameAt(at('old'))?.components))
    })
    flushSync()
    expect(house.gameAt(at('old'))).toBeUndefined()
    await vi.waitFor(() => expect(house.gameAt(at('old'))).toBeDefined())
    flushSync()
    expect(seen).toEqual([undefined, { deck: { cards: 40 } }])
    expect(house.gameAt(at('old'))).toMatchObject({ id: 'tricks', components_hash: 'old' })
    expect(house.gameAt(at('old'))).toBe(house.gameAt(at('old')))
    expect(asked).toEqual(['/api/components/old'])
  })
})

test('what a request has lately gained is said only where it is not the usual', async () => {
  const fill = [{ kind: 'me' as const }]
  await server.create({ game: 'tricks', fill, rated: true, seek: false, coach: false })
  await server.create({ game: 'tricks', fill, rated: false, seek: true, coach: true })
  await server.playNow({ game: 'tricks', coach: false })
  await server.join('code', 1, 0)
  await server.take('table', null, 2)
  expect(said.map((each) => JSON.parse(each))).toEqual([
    { game: 'tricks', fill },
    { game: 'tricks', fill, rated: false, seek: true, coach: true },
    { game: 'tricks' },
    { seat: 1 },
    { seat: null },
  ])
  expect(asked.slice(-2)).toEqual(['/api/join/code?terms=0', '/api/tables/table/join?terms=2'])
})
