import { beforeEach, describe, expect, test, vi } from 'vitest'
import { announced } from './maintenance.svelte'

const MINUTE = 60_000

beforeEach(() => {
  vi.useFakeTimers()
  vi.setSystemTime(1_000_000_000_000)
  announced.take(null)
})

describe('what is announced', () => {
  test('is shown until its time is over', () => {
    announced.take({ at: Date.now() + 10 * MINUTE, minutes: 20 })
    expect([announced.shown, announced.begun]).toEqual([true, false])
    announced.now += 11 * MINUTE
    expect([announced.shown, announced.begun]).toEqual([true, true])
    announced.now += 20 * MINUTE
    expect(announced.shown).toBe(false)
  })

  test('put away, it comes back when it begins', () => {
    announced.take({ at: Date.now() + 10 * MINUTE, minutes: 20 })
    announced.putAway()
    expect(announced.shown).toBe(false)
    announced.now += 11 * MINUTE
    expect(announced.shown).toBe(true)
    announced.putAway()
    expect(announced.shown).toBe(false)
  })

  test('withdrawn, it is gone', () => {
    announced.take({ at: Date.now() + MINUTE, minutes: 20 })
    announced.take(null)
    expect(announced.shown).toBe(false)
  })

  test('is asked of the server', async () => {
    const maintenance = { at: Date.now() + MINUTE, minutes: 5 }
    vi.stubGlobal('fetch', async () => ({ ok: true, status: 200, json: async () => ({ maintenance }) }))
    await announced.look()
    expect(announced.coming).toEqual(maintenance)
    vi.stubGlobal('fetch', async () => Promise.reject(new Error('away')))
    await announced.look()
    expect(announced.coming).toEqual(maintenance)
  })
})
