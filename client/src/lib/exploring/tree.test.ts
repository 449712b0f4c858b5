import { describe, expect, it } from 'vitest'
import type { Start } from '../protocol'
import { branchesOf, grow, newRoot, pathOf, prune, read, rootOf, withBranches, written, type Move } from './tree'

const START: Start = { at: 4 }
const moves = (...codes: number[]): Move[] => codes.map((code, i): Move => [i % 2, code])

describe('the tree of what was tried', () => {
  it('grows where a line is new and finds what is there', () => {
    const root = newRoot()
    const first = grow(root, moves(1, 2, 3))
    expect(grow(root, moves(1, 2, 3))).toBe(first)
    grow(root, moves(1, 9))
    expect(root.children[0].children.map(({ move }) => move![1])).toEqual([2, 9])
    expect(pathOf(first)).toEqual(moves(1, 2, 3))
    expect(prune(first).children).toEqual([])
  })

  it('becomes branches of a record and comes back as it was', () => {
    const root = newRoot()
    grow(root, moves(1, 2, 3)).comment = 'the end'
    grow(root, moves(1, 9, 8)).comment = 'instead'
    grow(root, moves(1, 9, 7))
    grow(root, moves(5))
    const study = withBranches({ comments: [], branches: [] }, START, root)
    expect(study.branches).toHaveLength(2)
    const [main, other] = study.branches!
    expect([main.at, main.moves, other.moves]).toEqual([4, moves(1, 2, 3), moves(5)])
    expect(main.branches![0]).toMatchObject({
      at: 1,
      moves: [
        [1, 9],
        [0, 8],
      ],
    })
    expect(branchesOf(rootOf(study, START), START)).toEqual(study.branches)
  })

  it('keeps the lines of other moments, seats and deals apart', () => {
    const root = newRoot()
    grow(root, moves(1))
    const alone: Start = { at: 4, seat: 1, seed: 'a'.repeat(32) }
    const both = withBranches(withBranches({}, START, root), alone, root)
    expect(both.branches).toHaveLength(2)
    expect(withBranches(both, alone, newRoot()).branches).toHaveLength(1)
    expect(rootOf(both, { ...alone, seed: 'b'.repeat(32) }).children).toEqual([])
  })

  it('stands in an address, and bad addresses say nothing', () => {
    expect(read(written(moves(12, 7)))).toEqual(moves(12, 7))
    expect(written(moves(12, 7))).toBe('0.12-1.7')
    for (const bad of ['', 'x', '1', '1.2-', '-1.2', '1.2.3', '1.2;3.4']) expect(read(bad)).toEqual([])
  })
})
