import { flushSync } from 'svelte'
import { beforeEach, describe, expect, test } from 'vitest'
import type { ChatLine, PactInfo } from '../lib/protocol'
import { made } from '../lib/testing/made.svelte'
import { StillTable } from '../lib/testing/table.svelte'
import { Beside, LOW } from './beside.svelte'

class Desk {
  incoming = $state.raw<number[][]>([])
  wanted = $state(0)
}

let live: StillTable
let desk: Desk
const answers = $state({ unread: false })
const speaker = $state({ open: false, speaking: false })
let phone = $state(false)
let beside: Beside

beforeEach(() => {
  live = new StillTable()
  desk = new Desk()
  answers.unread = false
  speaker.open = speaker.speaking = false
  phone = false
  localStorage.clear()
  beside = made(() => new Beside(live, desk, answers, speaker, () => phone))
})

function talk(lines: number): void {
  live.chat = Array.from({ length: lines }, (_, number) => ({ number, seat: 1 }) as ChatLine)
  flushSync()
}

describe('talk', () => {
  test('counts until it is shown', () => {
    talk(3)
    expect(beside.unheard).toBe(3)
    beside.show('talk')
    flushSync()
    expect(beside.unheard).toBe(0)
  })

  test('is heard while it is shown, and counts again afterwards', () => {
    beside.show('talk')
    talk(2)
    beside.show('chronicle')
    talk(5)
    expect(beside.unheard).toBe(3)
  })

  test('behind the sheet of a phone is not heard: the tab is not drawn there', () => {
    beside.show('talk')
    flushSync()
    phone = true
    flushSync()
    talk(2)
    expect(beside.unheard).toBe(2)
    beside.show('talk')
    flushSync()
    expect(beside.sheet).toBe('talk')
    expect(beside.unheard).toBe(0)
  })

  test('stays heard over a reload', () => {
    beside.show('talk')
    talk(3)
    beside = made(() => new Beside(live, desk, answers, speaker, () => phone))
    expect(beside.unheard).toBe(0)
    talk(4)
    expect(beside.unheard).toBe(1)
  })

  test('of the reader does not count', () => {
    live.chat = [{ number: 0, seat: 0 } as ChatLine, { number: 1, seat: -1 } as ChatLine]
    flushSync()
    expect(beside.unheard).toBe(1)
  })

  test('that was taken back does not count below nothing', () => {
    beside.show('talk')
    talk(4)
    beside.show('chronicle')
    talk(0)
    expect(beside.unheard).toBe(0)
  })
})

describe('a speaker in a low window', () => {
  beforeEach(() => {
    beside.show('talk')
    beside.height = LOW - 1
    speaker.open = speaker.speaking = true
    flushSync()
  })

  test('takes the room of the panels, and nobody is taken to have heard', () => {
    talk(2)
    expect(beside.folded).toBe(true)
    expect(beside.shown).toBe('')
    expect(beside.unheard).toBe(2)
  })

  test('gives way to a panel that is asked for', () => {
    beside.show('chronicle')
    expect(speaker.open).toBe(false)
    expect(beside.tab).toBe('chronicle')
  })

  test('takes no room that it does not need', () => {
    beside.height = LOW
    expect(beside.shown).toBe('talk')
  })
})

describe('deals', () => {
  const pact = (to: number, status: PactInfo['status']) => ({ to, status }) as PactInfo

  test('wait for an answer: promises proposed to the reader, and offers', () => {
    live.pacts = [pact(0, 'proposed'), pact(1, 'proposed'), pact(0, 'accepted')]
    desk.incoming = [
      [1, 0],
      [2, 0],
    ]
    expect(beside.wanting).toBe(3)
  })

  test('so does the answer to an offer, until it is seen', () => {
    answers.unread = true
    expect(beside.wanting).toBe(1)
  })

  test('after the end only promises do', () => {
    live.pacts = [pact(0, 'proposed')]
    desk.incoming = [[1, 0]]
    live.go({ over: true })
    expect(beside.wanting).toBe(1)
  })

  test('come to the front when an answer to an offer is begun', () => {
    desk.wanted++
    flushSync()
    expect(beside.tab).toBe('deals')
    beside.show('chronicle')
    phone = true
    desk.wanted++
    flushSync()
    expect(beside.tab).toBe('chronicle')
    expect(beside.sheet).toBe('deals')
  })

  test('do not come back by themselves', () => {
    desk.wanted++
    flushSync()
    beside.show('chronicle')
    flushSync()
    phone = true
    flushSync()
    expect([beside.tab, beside.sheet]).toEqual(['chronicle', ''])
  })
})

test('the likeliest panel is one where something waits, or else what happened', () => {
  expect(beside.likeliest).toBe('chronicle')
  talk(1)
  expect(beside.likeliest).toBe('talk')
  desk.incoming = [[1, 0]]
  expect(beside.likeliest).toBe('deals')
})
