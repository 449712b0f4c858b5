import { flushSync } from 'svelte'
import { describe, expect, test } from 'vitest'
import { Ordering } from './ordering.svelte'
import type { BidUpTo, OrderInfo, OrderRoom } from './protocol'
import { made } from './testing/made.svelte'
import { StillTable } from './testing/table.svelte'

const ROOM: OrderRoom = { kind: 'bid_up_to', low: 22, high: 34 }
const HELD: OrderInfo = { order: { kind: 'bid_up_to', limit: 26, then: 'pass' }, ended: '' }

class Listening extends StillTable {
  orders: (BidUpTo | 'cancel')[] = []
  order(order: BidUpTo): void {
    this.orders.push(order)
  }
  cancelOrder(): void {
    this.orders.push('cancel')
  }
}

function at(order: OrderInfo | null, room: OrderRoom | null = ROOM): [Listening, Ordering] {
  const live = new Listening()
  live.go({ order, may_order: room })
  return [live, made(() => new Ordering(live))]
}

describe('a limit', () => {
  test('begins with the least bid and asks beyond it', () => {
    const [live, ordering] = at(null)
    expect(ordering.limit).toBe(22)
    ordering.limit = 26
    ordering.give()
    expect(live.orders).toEqual([{ kind: 'bid_up_to', limit: 26, then: 'ask' }])
    expect(ordering.limit).toBe(22)
  })

  test('stays within what is possible now', () => {
    const [live, ordering] = at(null)
    ordering.limit = 24
    live.go({ may_order: { ...ROOM, low: 28 } })
    expect(ordering.limit).toBe(28)
    ordering.limit = 99
    expect(ordering.limit).toBe(34)
  })

  test('that is changed begins with the order that holds', () => {
    const [live, ordering] = at(HELD)
    expect([ordering.limit, ordering.pass]).toEqual([26, true])
    ordering.pass = false
    ordering.give()
    expect(live.orders).toEqual([{ kind: 'bid_up_to', limit: 26, then: 'ask' }])
  })

  test('is forgotten with its auction', () => {
    const [live, ordering] = at(null)
    ordering.limit = 30
    ordering.setting = true
    live.go({ may_order: null })
    flushSync()
    live.go({ may_order: ROOM })
    expect([ordering.limit, ordering.setting]).toEqual([22, false])
  })
})

test('an order that is over no longer holds, and says why', () => {
  const [live, ordering] = at({ ...HELD, ended: 'outbid' })
  expect(ordering.held).toBeUndefined()
  expect(ordering.ended?.ended).toBe('outbid')
  ordering.cancel()
  expect(live.orders).toEqual(['cancel'])
})

test.each([{ driver: 'expert' }, { paused: true }])('nothing can be ordered while %o', (change) => {
  const [live, ordering] = at(null)
  live.sit(change)
  expect(ordering.room).toBeUndefined()
})
