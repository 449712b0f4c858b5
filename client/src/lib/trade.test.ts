import { beforeEach, describe, expect, test } from 'vitest'
import type { Trading } from './board'
import { code, game, spelled } from './testing/sample'
import { refused, StillTable } from './testing/table.svelte'
import { TradeDesk } from './trade.svelte'

const [GIVE_GOLD, GIVE_CARD, ASK_GOLD, ASK_CARD] = [0, 1, 2, 3]
const ISABELLA = 0
const LUCIA = 1
const UGO = 2

const trading: Trading = {
  verbs: {
    begin: 'begin',
    propose: 'propose',
    drop: 'drop',
    accept: 'accept',
    reject: 'reject',
    withdraw: 'withdraw',
  },
  gift: 'present',
  terms: [
    { verb: 'give_gold', side: 'give', icon: '', name: 'gold' },
    { verb: 'give_card', side: 'give', icon: '', name: 'card' },
    { verb: 'ask_gold', side: 'ask', icon: '', name: 'gold' },
    { verb: 'ask_card', side: 'ask', icon: '', name: 'card' },
  ],
  offers: [
    [LUCIA, ISABELLA, 3, 0, 0, 2],
    [ISABELLA, UGO, 1, 0, 0, 0],
    [UGO, LUCIA, 1, 0, 1, 0],
  ],
  phrase: (place, value) => `${place}: ${value}`,
  /** Lucia has 5 gold and all cards, Ugo 2 gold and no bishop. */
  range: (place, to) => {
    if (place === GIVE_GOLD) return 8
    if (place === ASK_GOLD) return to === LUCIA ? 5 : 2
    return to === LUCIA ? [0, 1, 2, 3] : [0, 1, 2]
  },
  canBeGift: (values) => !values[ASK_GOLD] && !values[ASK_CARD],
}

let live: StillTable
let desk: TradeDesk

beforeEach(() => {
  live = new StillTable()
  desk = new TradeDesk(live, game, () => trading)
})

const sent = () => live.sent.map(({ actions }) => actions.map(spelled))

describe('offers on the table', () => {
  test('are those to this seat and those of this seat', () => {
    expect(desk.incoming).toEqual([trading.offers[0]])
    expect(desk.outgoing).toEqual([trading.offers[1]])
  })

  test('are none where a title does not trade', () => {
    const none = new TradeDesk(live, game, () => undefined)
    expect(none.incoming).toEqual([])
    expect(none.spoken.has('begin')).toBe(false)
  })

  test('are answered with the other player', async () => {
    await desk.answer('accept', LUCIA)
    await desk.answer('withdraw', UGO)
    expect(sent()).toEqual([[`accept ${LUCIA}`], [`withdraw ${UGO}`]])
  })
})

describe('an offer becomes actions', () => {
  test('to whom, every term that is something, and the end', async () => {
    desk.choose(LUCIA)
    desk.set(ASK_CARD, 2)
    desk.set(GIVE_GOLD, 3)
    await desk.propose()
    expect(live.sent).toHaveLength(1)
    expect(live.sent[0].actions).toEqual([
      code('begin', LUCIA),
      code('give_gold', 2),
      code('ask_card', 1),
      code('propose'),
    ])
  })

  test('a draft that lies with the server is dropped first', async () => {
    live.asides = [code('drop')]
    desk.choose(UGO)
    desk.set(ASK_GOLD, 1)
    await desk.propose()
    expect(sent()).toEqual([['drop', `begin ${UGO}`, 'ask_gold 0', 'propose']])
  })

  test('with nothing in return it is a gift', async () => {
    desk.choose(UGO)
    expect(desk.isGift, 'nothing at all is no gift').toBe(false)
    desk.set(GIVE_GOLD, 2)
    expect(desk.isGift).toBe(true)
    await desk.propose()
    expect(sent()).toEqual([[`begin ${UGO}`, 'give_gold 1', 'present']])
  })

  test('a gift whose verb says to whom and what needs no draft', async () => {
    const direct = new TradeDesk(live, game, () => ({ ...trading, gift: 'hand' }))
    direct.choose(UGO)
    direct.set(GIVE_CARD, 2)
    await direct.propose()
    expect(live.sent[0].actions).toEqual([code('hand', UGO, 1)])
  })

  test('once sent, the draft is empty', async () => {
    desk.choose(LUCIA)
    desk.set(GIVE_GOLD, 3)
    const sending = desk.propose()
    expect(desk.busy).toBe(true)
    await sending
    expect(desk.busy).toBe(false)
    expect(desk.empty).toBe(true)
  })

  test('refused, it stays to be changed', async () => {
    live.answer = refused('no-trade')
    desk.choose(LUCIA)
    desk.set(GIVE_GOLD, 3)
    await desk.propose()
    expect(desk.refusal?.key).toBe('no-trade')
    expect(desk.values[GIVE_GOLD]).toBe(3)
    expect(desk.busy).toBe(false)
    desk.set(GIVE_GOLD, 2)
    expect(desk.refusal).toBeUndefined()
  })
})

describe('what is possible', () => {
  test('depends on the partner: another one keeps what still fits', () => {
    desk.choose(LUCIA)
    desk.set(ASK_GOLD, 5)
    desk.set(ASK_CARD, 3)
    desk.set(GIVE_GOLD, 4)
    desk.choose(UGO)
    expect(desk.values).toEqual([4, 0, 2, 0])
  })

  test('is nothing before a partner is chosen', () => {
    expect(desk.range(GIVE_GOLD)).toBe(0)
    desk.set(GIVE_GOLD, 4)
    expect(desk.empty).toBe(true)
  })

  test('is said by the asides: begin, drop, or a gift', () => {
    expect(desk.open).toBe(false)
    for (const aside of [code('begin', LUCIA), code('drop'), code('present')]) {
      live.asides = [code('accept', LUCIA), aside]
      expect(desk.open).toBe(true)
    }
  })

  test('the verbs of forms and cards are spoken for', () => {
    expect([...desk.spoken]).toEqual(expect.arrayContaining(['begin', 'accept', 'present', 'give_gold', 'ask_card']))
    expect(desk.spoken.has('pass')).toBe(false)
  })
})

test('a counter-offer is the same goods the other way round, and wants to be seen', () => {
  desk.counter(trading.offers[0])
  expect(desk.to).toBe(LUCIA)
  expect(desk.values).toEqual([0, 2, 3, 0])
  expect(desk.wanted).toBe(1)
})

test('a counter-offer leaves out what its writer cannot give', () => {
  desk.counter([UGO, ISABELLA, 7, 0, 0, 3])
  expect(desk.values, 'Ugo has 2 gold').toEqual([0, 0, 2, 0])
})
