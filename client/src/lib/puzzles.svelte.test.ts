import { describe, expect, it } from 'vitest'
import type { PuzzleInfo, PuzzleMoment, PuzzleResult } from './protocol'
import { percent, Riddle } from './puzzles.svelte'

const moment = (key: string): PuzzleMoment => ({
  view: { key },
  events: [{ key, values: [], shown: false }],
  asked: [],
})
const result = {
  solved: false,
  action: 3,
  answers: [],
  line: [moment('a'), moment('b')],
  tried: [moment('c')],
} as unknown as PuzzleResult
const info = { game: 'sample', id: 'x', result: null } as unknown as PuzzleInfo

describe('a puzzle', () => {
  it('takes one answer, and no other once it is told', async () => {
    const sent: number[] = []
    const riddle = new Riddle(info, async (_game, _id, action) => {
      sent.push(action)
      return result
    })
    await riddle.answer()
    riddle.choose(3)
    await riddle.answer()
    riddle.choose(4)
    await riddle.answer()
    expect(sent).toEqual([3])
    expect(riddle.chosen).toBe(3)
  })

  it('may be tried again when the server did not answer', async () => {
    const riddle = new Riddle(info, async () => Promise.reject(new Error('away')))
    riddle.choose(3)
    await expect(riddle.answer()).rejects.toThrow('away')
    expect(riddle.sending).toBe(false)
    riddle.choose(4)
    expect(riddle.chosen).toBe(4)
  })

  it('plays its lines move by move', () => {
    const riddle = new Riddle({ ...info, result })
    expect(riddle.moment).toBeUndefined()
    riddle.show('best')
    riddle.go(5)
    expect(riddle.moment?.view).toEqual({ key: 'b' })
    expect(riddle.told.map((event) => event.key)).toEqual(['a', 'b'])
    riddle.show('tried')
    expect(riddle.told.map((event) => event.key)).toEqual(['c'])
    riddle.show('')
    expect(riddle.told).toEqual([])
  })

  it('tells shares in whole parts of a hundred', () => expect(percent(0.456)).toBe(46))
})
