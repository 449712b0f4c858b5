import { flushSync } from 'svelte'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { GameInfo, TableInfo } from './protocol'
import { house } from './server.svelte'
import { made } from './testing/made.svelte'

const GAME = { id: 'tricks', components: { deck: { cards: 52 } }, components_hash: 'new' } as unknown as GameInfo
const at = (hash: string) => ({ game: 'tricks', components_hash: hash }) as TableInfo
let asked: string[]

beforeEach(() => {
  asked = []
  house.games = [GAME]
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
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
