import { describe, expect, it } from 'vitest'
import { byCost, percent, stageAt, type Decision } from './analysis.svelte'

const decision = (number: number, kind: Decision['kind'], loss: number) => ({ number, kind, loss }) as Decision

describe('what an analysis tells', () => {
  it('writes shares as points of percent', () => {
    expect(percent(0.376)).toBe('+38')
    expect(percent(-0.11)).toBe('\u221211')
    expect(percent(0.001)).toBe('0')
    expect(percent(0.25, false)).toBe('25')
  })

  it('finds the stage of a move', () => {
    const stages = [1, 20].map((at) => ({ at, key: '', values: [] }))
    expect([0, 1, 19, 20, 99].map((number) => stageAt(stages, number))).toEqual([-1, 0, 0, 1, 1])
  })

  it('puts what is sure before what is in doubt, the costliest first', () => {
    const all = [decision(1, 'doubt', 0.5), decision(2, 'mistake', 0.1), decision(3, 'mistake', 0.2)]
    expect(byCost(all).map((one) => one.number)).toEqual([3, 2, 1])
  })
})
