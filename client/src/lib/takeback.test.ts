import { describe, expect, test } from 'vitest'
import { isFinal, sampleOf } from './takeback'
import { code, game } from './testing/sample'

const many = Array.from({ length: 200 }, (_, i) => i)

describe('what the server is asked about', () => {
  test('is all of a few answers', () => {
    expect(sampleOf([3, 1, 2])).toEqual([3, 1, 2])
    expect(sampleOf(many.slice(0, 64))).toHaveLength(64)
  })

  test('is an even spread of many answers, each once', () => {
    const asked = sampleOf(many)
    expect(asked).toHaveLength(64)
    expect(new Set(asked).size).toBe(64)
    expect(asked[0]).toBe(0)
    const gaps = asked.slice(1).map((one, i) => one - asked[i])
    expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThanOrEqual(1)
    expect(asked.at(-1)).toBeGreaterThan(195)
  })

  test('leaves the answers as they are', () => {
    const legal = [1, 2]
    sampleOf(legal).push(3)
    expect(legal).toEqual([1, 2])
  })
})

describe('an answer is final', () => {
  const legal = [code('pass'), code('play', 0), code('play', 1)]

  test('as long as the server has not said otherwise', () => {
    expect(isFinal(game, code('pass'), legal, undefined)).toBe(true)
  })

  test('if the server says so, and only then', () => {
    expect(isFinal(game, code('play', 1), legal, [code('play', 1)])).toBe(true)
    expect(isFinal(game, code('play', 0), legal, [code('play', 1)])).toBe(false)
    expect(isFinal(game, code('pass'), legal, [])).toBe(false)
  })

  describe('though it was not asked about', () => {
    const wide = { ...game, verbs: [verb('lay', 0, 190), verb('pass', 190, 10), verb('rare', 200, 1)] }
    const all = Array.from({ length: 201 }, (_, i) => i)
    const unasked = all.find((one) => !sampleOf(all).includes(one))!

    function verb(name: string, base: number, size: number) {
      return { name, nouns: [], base, size, aside: false, aim: 0, ends: false }
    }

    test('if one of its kind is', () => {
      const alike = sampleOf(all).find((one) => one < 190 && one > unasked)!
      expect(isFinal(wide, unasked, all, [alike])).toBe(true)
    })

    test('and not if only another kind is', () => {
      const other = sampleOf(all).find((one) => one >= 190 && one < 200)!
      expect(isFinal(wide, unasked, all, [other])).toBe(false)
    })

    test('if none of its kind was asked about', () => {
      expect(sampleOf(all)).not.toContain(200)
      expect(isFinal(wide, 200, all, [])).toBe(true)
    })
  })
})
