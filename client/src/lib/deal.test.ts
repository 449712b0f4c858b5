import { beforeEach, describe, expect, test, vi } from 'vitest'
import { faults, rollOf, sealed, seedOf, type Receipt } from './deal'
import type { TableInfo } from './protocol'

const SECRET = '6465666768696a6b6c6d6e6f70717273'
const NONCE = '000102030405060708090a0b0c0d0e0f'
const OTHER = '101112131415161718191a1b1c1d1e1f'
/** As the kernel reckons it: tests/kernel/test_record.py holds the same figure. */
const SEED = '79fcd2b41dbc6fccc9573440ec16981f'

async function dealt(): Promise<TableInfo> {
  const nonces = await Promise.all(
    [
      [0, NONCE],
      [2, OTHER],
    ].map(async ([seat, nonce]) => ({
      seat: seat as number,
      commitment: await sealed(nonce as string),
      nonce: nonce as string,
      withheld: false,
    })),
  )
  const table = { id: 'one', my_seat: 0, status: 'over', commitment: await sealed(SECRET), secret: SECRET }
  return { ...table, seed: SEED, nonces } as unknown as TableInfo
}

async function kept(table: TableInfo): Promise<Receipt> {
  const commitment = await sealed(NONCE)
  return { nonce: NONCE, commitment, sealed: table.commitment, promised: true, roll: rollOf(table), at: 0 }
}

const keys = (found: { key: string }[]) => found.map((each) => each.key)

describe('a deal', () => {
  test('is reckoned as the kernel does', async () => {
    const table = await dealt()
    expect(await seedOf(table)).toBe(SEED)
    expect(await faults(table, await kept(table))).toEqual([])
  })

  test('without nonces is the sealed secret itself', async () => {
    const table = { ...(await dealt()), nonces: [], seed: SECRET }
    expect(await faults(table)).toEqual([])
    expect(keys(await faults({ ...table, seed: OTHER }))).toEqual(['deal-differs'])
  })

  test('with another secret is found out', async () => {
    expect(keys(await faults({ ...(await dealt()), secret: OTHER }))).toEqual(['seed-differs', 'deal-differs'])
  })

  test('with another nonce is found out', async () => {
    const table = await dealt()
    const nonces = [{ ...table.nonces[0], nonce: SECRET }, table.nonces[1]]
    const found = await faults({ ...table, nonces }, await kept(table))
    expect(keys(found)).toEqual(['nonce-differs', 'deal-differs', 'nonce-left-out'])
    expect(found[0].seat).toBe(0)
  })

  test('from which a nonce was dropped is found out by whoever gave it', async () => {
    const table = await dealt()
    const without = { ...table, nonces: [table.nonces[1]] }
    const dropped = { ...without, seed: await seedOf(without) }
    expect(await faults(dropped)).toEqual([])
    expect(keys(await faults(dropped, await kept(table)))).toEqual(['list-changed', 'nonce-left-out'])
    const never = { ...(await kept(table)), roll: '' }
    expect(keys(await faults(dropped, never))).toEqual(['nonce-unasked'])
  })

  test('says who has withheld, and misses what is simply gone', async () => {
    const table = await dealt()
    const nonces = [table.nonces[0], { ...table.nonces[1], nonce: '', withheld: true }]
    const seed = await seedOf({ ...table, nonces })
    expect(await faults({ ...table, nonces, seed })).toEqual([])
    const gone = [nonces[0], { ...nonces[1], withheld: false }]
    expect(keys(await faults({ ...table, nonces: gone, seed }))).toEqual(['nonce-missing'])
  })

  test('sealed by another table than the one that was seen is found out', async () => {
    const table = await dealt()
    const receipt = { ...(await kept(table)), sealed: '00'.repeat(32) }
    expect(keys(await faults(table, receipt))).toEqual(['seal-changed'])
  })
})

describe('this browser', () => {
  const promise = vi.fn(async () => undefined)
  const reveal = vi.fn(async () => undefined)
  const store = new Map<string, string>()

  beforeEach(() => {
    vi.resetModules()
    promise.mockClear()
    reveal.mockClear()
    store.clear()
    vi.doMock('./server.svelte', () => ({ server: { promise, reveal } }))
    const access = {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, value: string) => void store.set(key, value),
      removeItem: (key: string) => void store.delete(key),
    }
    const names = {
      ownKeys: () => [...store.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }
    vi.stubGlobal('localStorage', new Proxy(access, names))
  })

  const waiting = { id: 'two', my_seat: 1, status: 'open', commitment: 'c0', called: false, nonces: [] }
  const open = (more: object = {}) => ({ ...waiting, ...more }) as unknown as TableInfo

  test('promises once, and gives its nonce when it is called for', async () => {
    const { receiptOf, takePart } = await import('./nonces')
    await takePart(open())
    await takePart(open())
    expect(promise).toHaveBeenCalledTimes(1)
    const { commitment, nonce } = receiptOf('two')!
    expect(await sealed(nonce)).toBe(commitment)
    const nonces = [{ seat: 1, commitment, nonce: '', withheld: false }]
    await takePart(open({ nonces }))
    expect(reveal).not.toHaveBeenCalled()
    await takePart(open({ nonces, called: true }))
    expect(reveal).toHaveBeenCalledWith('two', nonce)
    expect(receiptOf('two')!.roll).toContain(commitment)
  })

  test('never gives it against other commitments than those it was first shown', async () => {
    const { receiptOf, takePart } = await import('./nonces')
    await takePart(open())
    const { commitment } = receiptOf('two')!
    const mine = { seat: 1, commitment, nonce: '', withheld: false }
    await takePart(open({ nonces: [mine], called: true, commitment: 'c1' }))
    expect(reveal).not.toHaveBeenCalled()
    await takePart(open({ nonces: [mine], called: true }))
    await takePart(open({ nonces: [mine, { seat: 2, commitment: 'c2', nonce: '', withheld: false }], called: true }))
    expect(reveal).toHaveBeenCalledTimes(1)
  })

  test('gives nothing for a list it is not on, and nothing as a spectator', async () => {
    const { takePart } = await import('./nonces')
    await takePart(open({ my_seat: -1 }))
    await takePart(open({ called: true }))
    await takePart(open({ status: 'running' }))
    expect(promise).not.toHaveBeenCalled()
    expect(reveal).not.toHaveBeenCalled()
    expect(store.size).toBe(0)
  })
})
