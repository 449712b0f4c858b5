import { beforeEach, describe, expect, test, vi } from 'vitest'
import { noChoices, putTogether, sizeOf, TableChoices, takeApart, verbOf, type Table } from './choices.svelte'
import { code, game, words } from './testing/sample'

const table = {
  act: vi.fn<Table['act']>(),
  whyNot: vi.fn<Table['whyNot']>(),
  notNow: vi.fn<Table['notNow']>(),
  needsConfirming: vi.fn<Table['needsConfirming']>(),
}
let choices: TableChoices

beforeEach(() => {
  Object.values(table).forEach((one) => one.mockReset())
  choices = new TableChoices(game, words, table)
})

const lit = (noun: string) => [0, 1, 2].filter((value) => choices.lit(noun, value))

describe('actions as numbers', () => {
  test('an argument counts through the nouns, the last one fastest', () => {
    const march = game.verbs.find((verb) => verb.name === 'march')!
    expect(march.base).toBe(4)
    expect(putTogether(game, march, [0, 0])).toBe(4)
    expect(putTogether(game, march, [0, 1])).toBe(5)
    expect(putTogether(game, march, [2, 1])).toBe(11)
    expect(takeApart(game, 11)).toEqual({ verb: march, values: [2, 1] })
  })

  test('taken apart and put together, every action is itself', () => {
    const last = game.verbs.at(-1)!
    for (let action = 0; action < last.base + last.size; action++) {
      const { verb, values } = takeApart(game, action)
      expect(putTogether(game, verb, values)).toBe(action)
    }
  })

  test('a noun has as many values as words or numbers', () => {
    expect(sizeOf(game, 'card')).toBe(3)
    expect(sizeOf(game, 'gold')).toBe(10)
  })

  test('a number beyond the last verb is an error that names it', () => {
    expect(() => verbOf(game, 9999)).toThrow('9999')
  })
})

describe('one step', () => {
  test('nothing is asked, nothing is lit', () => {
    expect(choices.asked).toBe(false)
    expect(lit('card')).toEqual([])
  })

  test('what is lit is what some action names', () => {
    choices.offer([code('pass'), code('play', 0), code('play', 2)])
    expect(choices.asked).toBe(true)
    expect(lit('card')).toEqual([0, 2])
    expect(lit('region')).toEqual([])
  })

  test('a pick that leaves one action does it', () => {
    choices.offer([code('play', 0), code('play', 2)])
    choices.pick('card', 2)
    expect(table.act).toHaveBeenCalledExactlyOnceWith([code('play', 2)])
    expect(choices.picked).toEqual([])
  })

  test('an action to be confirmed waits for a second touch of the same thing', () => {
    table.needsConfirming.mockReturnValue(true)
    choices.offer([code('play', 0), code('play', 2)])
    choices.pick('card', 2)
    expect(table.act).not.toHaveBeenCalled()
    expect(table.needsConfirming).toHaveBeenCalledWith(code('play', 2))
    expect(choices.resolved?.code).toBe(code('play', 2))
    expect(choices.isPicked('card', 2)).toBe(true)
    choices.pick('card', 2)
    expect(table.act).toHaveBeenCalledExactlyOnceWith([code('play', 2)])
  })

  test('touching another thing instead changes the choice', () => {
    table.needsConfirming.mockReturnValue(true)
    choices.offer([code('play', 0), code('play', 2)])
    choices.pick('card', 2)
    choices.pick('card', 0)
    expect(choices.picked).toMatchObject([{ noun: 'card', value: 0 }])
    choices.back()
    expect(choices.picked).toEqual([])
  })

  test('of two equal things only the one that was touched is picked', () => {
    table.needsConfirming.mockReturnValue(true)
    choices.offer([code('play', 0), code('play', 2)])
    choices.pick('card', 0, 1)
    expect(choices.isPicked('card', 0, 1)).toBe(true)
    expect(choices.isPicked('card', 0, 0)).toBe(false)
    expect(choices.isPicked('card', 0)).toBe(true)
  })

  test('several verbs for the same thing: none is done, the shell asks which', () => {
    choices.offer([code('besiege', 1), code('raid', 1), code('besiege', 2)])
    choices.pick('region', 1)
    expect(choices.ambiguous).toBe(true)
    expect(choices.actions.map((action) => action.verb.name)).toEqual(['besiege', 'raid'])
    expect(table.act).not.toHaveBeenCalled()
    choices.do(choices.actions[1])
    expect(table.act).toHaveBeenCalledExactlyOnceWith([code('raid', 1)])
  })

  test('a new question lets go of what was picked', () => {
    table.needsConfirming.mockReturnValue(true)
    choices.offer([code('play', 0), code('play', 2)])
    choices.pick('card', 2)
    choices.offer([code('play', 2)])
    expect(choices.picked).toEqual([])
    expect(choices.resolved).toBeUndefined()
  })
})

describe('two steps', () => {
  const marches = [code('march', 0, 1), code('march', 0, 2), code('march', 1, 2)]

  test('first the places to come from, then those to go to', () => {
    choices.offer(marches)
    expect(lit('region')).toEqual([0, 1])
    choices.pick('region', 0)
    expect(table.act).not.toHaveBeenCalled()
    expect(choices.ambiguous, 'the board still says which').toBe(false)
    expect(choices.actions.map((action) => action.values)).toEqual([
      [0, 1],
      [0, 2],
    ])
    choices.pick('region', 2)
    expect(table.act).toHaveBeenCalledExactlyOnceWith([code('march', 0, 2)])
  })

  test('the first pick is changed by touching another first step', () => {
    choices.offer([code('march', 0, 1), code('march', 0, 0), code('march', 2, 1)])
    choices.pick('region', 0)
    expect(lit('region'), 'what comes next').toEqual([0, 1])
    choices.pick('region', 2)
    expect(table.act).toHaveBeenCalledExactlyOnceWith([code('march', 2, 1)])
  })

  test('touched again, the first pick is let go', () => {
    choices.offer(marches)
    choices.pick('region', 0)
    choices.pick('region', 0)
    expect(choices.picked).toEqual([])
    expect(table.act).not.toHaveBeenCalled()
  })

  test('a thing that is both a second step and another first step is the second step', () => {
    choices.offer([code('march', 0, 1), code('march', 0, 2), code('march', 1, 2), code('march', 1, 0)])
    choices.pick('region', 0)
    choices.pick('region', 1)
    expect(table.act).toHaveBeenCalledExactlyOnceWith([code('march', 0, 1)])
  })

  test('things of two kinds are picked in either order', () => {
    const bribes = [code('bribe', 0, 1), code('bribe', 0, 2), code('bribe', 2, 1)]
    choices.offer(bribes)
    choices.pick('region', 1)
    expect(lit('card')).toEqual([0, 2])
    choices.pick('card', 2)
    expect(table.act).toHaveBeenLastCalledWith([code('bribe', 2, 1)])
    choices.offer(bribes)
    choices.pick('card', 0)
    expect(lit('region')).toEqual([1, 2])
    choices.pick('region', 2)
    expect(table.act).toHaveBeenLastCalledWith([code('bribe', 0, 2)])
  })

  test('back takes back one step only', () => {
    table.needsConfirming.mockReturnValue(true)
    choices.offer(marches)
    choices.pick('region', 0)
    choices.pick('region', 2)
    choices.back()
    expect(choices.picked).toMatchObject([{ noun: 'region', value: 0 }])
    choices.clear()
    expect(choices.picked).toEqual([])
  })
})

describe('what cannot be chosen', () => {
  test('is asked about', () => {
    choices.offer([code('play', 0)])
    choices.pick('card', 1)
    expect(table.whyNot).toHaveBeenCalledExactlyOnceWith({ noun: 'card', value: 1 }, '', [])
    expect(table.act).not.toHaveBeenCalled()
  })

  test('as a second step it is asked about together with the first, and of the kind that was chosen', () => {
    choices.offer([code('bribe', 2, 0), code('bribe', 2, 1), code('bribe', 1, 0), code('play', 0)])
    choices.choose('bribe')
    choices.pick('card', 2)
    choices.pick('region', 2)
    const picked = [{ noun: 'card', value: 2, copy: undefined }]
    expect(table.whyNot).toHaveBeenCalledExactlyOnceWith({ noun: 'region', value: 2 }, 'bribe', picked)
  })

  test('a thing of a noun that is not asked for is asked about as well', () => {
    choices.offer([code('play', 0)])
    choices.pick('region', 1)
    expect(table.whyNot).toHaveBeenCalledExactlyOnceWith({ noun: 'region', value: 1 }, '', [])
  })

  test('where nothing at all is asked, that is said', () => {
    choices.pick('region', 1)
    expect(table.notNow).toHaveBeenCalledExactlyOnceWith({ noun: 'region', value: 1 })
    expect(table.whyNot).not.toHaveBeenCalled()
  })
})

describe('kinds of action', () => {
  const open = [code('besiege', 1), code('besiege', 2), code('raid', 1), code('pass')]
  const names = () => choices.kinds.map((kind) => kind.verb.name)

  test('are grouped by verb, those always named first and even when impossible', () => {
    choices.offer(open, { kinds: [{ verb: 'march', note: null, always: true }] })
    expect(names()).toEqual(['march', 'besiege', 'raid', 'pass'])
    expect(choices.kinds.map((kind) => kind.actions.length)).toEqual([0, 2, 1, 1])
    choices.choose('march')
    expect(table.whyNot).toHaveBeenCalledExactlyOnceWith(undefined, 'march', [])
    expect(choices.begun).toBe(false)
  })

  test('light what they are aimed at, already when pointed at', () => {
    choices.offer([...open, code('play', 0)])
    expect(lit('region')).toEqual([1, 2])
    choices.pointed = 'raid'
    expect(lit('region')).toEqual([1])
    expect(lit('card')).toEqual([])
    choices.choose('besiege')
    expect(lit('region')).toEqual([1, 2])
    expect(choices.question).toContain('step')
    choices.pick('region', 1)
    expect(table.act).toHaveBeenCalledExactlyOnceWith([code('besiege', 1)])
  })

  test('with one action left wait to be confirmed, and can be taken back', () => {
    choices.offer(open)
    choices.choose('raid')
    expect(choices.resolved?.code).toBe(code('raid', 1))
    choices.back()
    expect(choices.begun).toBe(false)
    expect(table.act).not.toHaveBeenCalled()
  })

  test('without a noun are done at once, unless they are to be confirmed', () => {
    choices.offer(open)
    table.needsConfirming.mockReturnValue(true)
    choices.choose('pass')
    expect(choices.resolved?.code).toBe(code('pass'))
    expect(table.act).not.toHaveBeenCalled()
    choices.back()
    table.needsConfirming.mockReturnValue(false)
    choices.choose('pass')
    expect(table.act).toHaveBeenCalledExactlyOnceWith([code('pass')])
  })

  test('are left when something of another kind is touched', () => {
    choices.offer([...open, code('play', 0), code('play', 1)])
    choices.choose('besiege')
    choices.pick('card', 0)
    expect(table.act).toHaveBeenCalledExactlyOnceWith([code('play', 0)])
    expect(choices.chosen).toBe('')
  })

  test('several for the same thing, one of which asks for more: the shell asks which', () => {
    choices.offer([code('raid', 1), code('march', 1, 0), code('march', 1, 2)])
    choices.pick('region', 1)
    expect(choices.ambiguous).toBe(true)
    expect(choices.left.map((kind) => kind.actions.length)).toEqual([1, 2])
    choices.chosen = 'march'
    expect(choices.ambiguous).toBe(false)
    expect(lit('region')).toEqual([0, 2])
  })
})

describe('what is aimed at comes first', () => {
  const sails = [code('sail', 0, 1), code('sail', 2, 1), code('sail', 0, 2)]

  test('it is lit before what one owns', () => {
    choices.offer(sails)
    expect(lit('region')).toEqual([1, 2])
    choices.pick('region', 1)
    expect(lit('region')).toEqual([0, 2])
    choices.pick('region', 2)
    expect(table.act).toHaveBeenCalledExactlyOnceWith([code('sail', 2, 1)])
  })

  test('what one owns may be touched first all the same', () => {
    choices.offer(sails)
    choices.pick('region', 0)
    expect(table.act).not.toHaveBeenCalled()
    expect(lit('region')).toEqual([1, 2])
    choices.pick('region', 2)
    expect(table.act).toHaveBeenCalledExactlyOnceWith([code('sail', 0, 2)])
  })
})

describe('several things for one answer', () => {
  const gather = (have: number[], most: number) => ({
    verb: 'keep',
    done: 'keep_no_more',
    have,
    most,
    label: (values: readonly number[]) => `keep ${values.length}`,
  })
  const open = [code('keep', 0), code('keep', 1), code('keep', 2), code('keep_no_more')]

  test('are touched in any order and sent from the lowest, with an end where more could be taken', () => {
    choices.offer(open, { gather: gather([1, 1, 2], 3) })
    choices.pick('card', 2, 0)
    choices.pick('card', 0)
    expect(choices.gathered).toEqual([0, 2])
    expect(table.act).not.toHaveBeenCalled()
    choices.doGathered()
    expect(table.act).toHaveBeenCalledExactlyOnceWith([code('keep', 0), code('keep', 2), code('keep_no_more')])
    expect(choices.picked).toEqual([])
  })

  test('end by themselves when no more may be taken', () => {
    choices.offer(open, { gather: gather([1, 1, 2], 2) })
    choices.pick('card', 1)
    choices.pick('card', 0)
    expect(choices.gathering).toEqual([code('keep', 0), code('keep', 1)])
  })

  test('end by themselves when nothing higher is left', () => {
    choices.offer(open, { gather: gather([1, 1, 1], 3) })
    choices.pick('card', 2)
    expect(choices.gathering, 'lower ones can no longer be taken').toEqual([code('keep', 2)])
    choices.offer(open, { gather: gather([1, 1, 2], 3) })
    choices.pick('card', 2, 0)
    expect(choices.gathering).toEqual([code('keep', 2), code('keep_no_more')])
  })

  test('may be none at all', () => {
    choices.offer(open, { gather: gather([1, 1, 1], 3) })
    expect(choices.gathering).toEqual([code('keep_no_more')])
  })

  test('are left when touched again, equal ones one by one', () => {
    choices.offer(open, { gather: gather([0, 0, 2], 2) })
    choices.pick('card', 2, 0)
    choices.pick('card', 2, 1)
    expect(choices.gathered).toEqual([2, 2])
    choices.pick('card', 2, 0)
    expect(choices.picked).toEqual([{ noun: 'card', value: 2, copy: 1 }])
  })

  test('push out the first when there are too many', () => {
    choices.offer(open, { gather: gather([1, 1, 1], 2) })
    for (const value of [2, 0, 1]) choices.pick('card', value)
    expect(choices.gathered).toEqual([0, 1])
  })

  test('only what there is can be touched, and one alone is not yet the answer', () => {
    choices.offer(open, { gather: gather([1, 0, 1], 2) })
    expect(lit('card')).toEqual([0, 2])
    choices.pick('card', 0)
    expect(choices.resolved).toBeUndefined()
    expect(choices.ambiguous).toBe(false)
  })

  test('are not gathered when nothing is asked', () => {
    choices.offer([], { gather: gather([1, 1, 1], 2) })
    expect(choices.gather).toBeUndefined()
    expect(choices.lit('card', 0)).toBe(false)
  })
})

test('an onlooker can touch everything and choose nothing', () => {
  noChoices.pick('card', 0)
  expect(noChoices.picked).toEqual([])
  expect(noChoices.lit('card', 0)).toBe(false)
})
