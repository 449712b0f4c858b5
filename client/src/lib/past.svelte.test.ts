import { expect, test, vi } from 'vitest'
import { Past } from './past.svelte'
import type { PastMoment } from './protocol'
import { server } from './server.svelte'

const told = (count: number) => Array.from({ length: count }, (_, i) => ({ key: 'drawn', values: [i], shown: false }))

function answers(): Record<number, (moment: PastMoment) => void> {
  const waiting: Record<number, (moment: PastMoment) => void> = {}
  vi.spyOn(server, 'past').mockImplementation(
    (_, event) => new Promise((resolve) => (waiting[event] = (moment) => resolve(moment))),
  )
  return waiting
}

test('the line touched last is shown, whichever answer comes last', async () => {
  const waiting = answers()
  const past = new Past({ id: 't', epoch: 7, events: told(5) }, () => {})
  const looks = [past.look(1), past.look(3)]
  waiting[3]({ event: 3, view: { round: 3 } })
  waiting[1]({ event: 1, view: { round: 1 } })
  await Promise.all(looks)
  expect(past.moment?.view).toEqual({ round: 3 })
  expect(past.line?.values).toEqual([3])
  past.back()
  expect(past.moment).toBeUndefined()
})

test('back to the present is not overtaken by an answer', async () => {
  const waiting = answers()
  const past = new Past({ id: 't', epoch: 7, events: told(5) }, () => {})
  const look = past.look(2)
  past.back()
  waiting[2]({ event: 2, view: {} })
  await look
  expect(past.moment).toBeUndefined()
})

test('when moves are taken back the past is left', async () => {
  const waiting = answers()
  const live = { id: 't', epoch: 7, events: told(5) }
  const past = new Past(live, () => {})
  const look = past.look(4)
  waiting[4]({ event: 4, view: {} })
  await look
  expect(past.moment).toBeDefined()
  live.epoch = 8
  expect(past.moment).toBeUndefined()
})

test('a refusal is told', async () => {
  vi.spyOn(server, 'past').mockRejectedValue(new Error('no'))
  const trouble = vi.fn()
  const past = new Past({ id: 't', epoch: 7, events: told(5) }, trouble)
  await past.look(0)
  expect(trouble).toHaveBeenCalledOnce()
  expect(past.moment).toBeUndefined()
})
