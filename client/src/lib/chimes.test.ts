import { flushSync } from 'svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import { chime } from './chimes.svelte'
import { play } from './sound'
import { made } from './testing/made.svelte'
import { refused, StillTable } from './testing/table.svelte'
import { Turn } from './turn.svelte'

vi.mock('./sound')

let live: StillTable
beforeEach(() => {
  vi.mocked(play).mockReset()
  live = new StillTable()
  made(() => chime(live, new Turn(live)))
})

function heard(): string[] {
  flushSync()
  return vi.mocked(play).mock.calls.map(([voice]) => voice)
}

test('nothing rings while others play', () => {
  live.go({ legal: [] })
  expect(heard()).toEqual([])
})

test('a turn rings when it begins, not at every change within it', () => {
  live.go({ legal: [1, 2] })
  expect(heard()).toEqual(['turn'])
  live.go({ legal: [1] })
  expect(heard()).toEqual(['turn'])
  live.go({ legal: [] })
  flushSync()
  live.go({ legal: [1] })
  expect(heard()).toEqual(['turn', 'turn'])
})

test('every refusal rings', () => {
  live.refusal = refused('no-gold')
  expect(heard()).toEqual(['refuse'])
  live.refusal = undefined
  flushSync()
  live.refusal = refused('no-gold')
  expect(heard()).toEqual(['refuse', 'refuse'])
})

test('the end rings once', () => {
  live.go({ over: true })
  expect(heard()).toEqual(['end'])
  live.go({ over: true })
  expect(heard()).toEqual(['end'])
})
