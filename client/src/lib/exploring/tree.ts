/** Lines that were tried, as a tree: each node is a move, and what came instead of it stands beside it. */
import type { Branch, Start, Study } from '../protocol'

export type Move = [seat: number, action: number]

export interface Node {
  id: number
  parent?: Node
  /** None at the root. */
  move?: Move
  children: Node[]
  comment: string
}

let last = 0
const made = (parent?: Node, move?: Move): Node => ({ id: ++last, parent, move, children: [], comment: '' })

export const newRoot = (): Node => made()

export function pathOf(node: Node): Move[] {
  return node.move ? [...pathOf(node.parent!), node.move] : []
}

/** The node of these moves, made where it is missing. */
export function grow(root: Node, moves: readonly Move[]): Node {
  return moves.reduce((node, [seat, action]) => {
    const known = node.children.find(({ move }) => move![0] === seat && move![1] === action)
    if (known) return known
    const child = made(node, [seat, action])
    node.children.push(child)
    return child
  }, root)
}

/** Without this move and all that followed; what is left is shown from the move before. */
export function prune(node: Node): Node {
  const parent = node.parent!
  parent.children = parent.children.filter((one) => one !== node)
  return parent
}

/** The main line first, then what came instead of each of its moves. */
export function lineFrom(node: Node): Node[] {
  const line: Node[] = []
  for (let at: Node | undefined = node; at; at = at.children[0]) line.push(at)
  return line
}

/** A branch of a record: the line of a first move, and what was tried beside each later one. */
function branchOf(first: Node, at: number, start?: Start): Branch {
  const line = lineFrom(first)
  return {
    at,
    moves: line.map(({ move }) => move!),
    comments: line.flatMap(({ comment }, i): [number, string][] => (comment.trim() ? [[i + 1, comment]] : [])),
    branches: line.slice(0, -1).flatMap((node, i) => node.children.slice(1).map((other) => branchOf(other, i + 1))),
    seat: start?.seat ?? -1,
    seed: start?.seed ?? '',
  }
}

/** What a study says of one start. */
export const branchesOf = (root: Node, start: Start): Branch[] =>
  root.children.map((child) => branchOf(child, start.at ?? 0, start))

function plant(root: Node, branch: Branch): void {
  let node = root
  const line = branch.moves.map((move) => (node = grow(node, [move])))
  for (const [at, text] of branch.comments ?? []) if (at && line[at - 1]) line[at - 1].comment = text
  for (const inner of branch.branches ?? []) plant(inner.at ? line[inner.at - 1] : root, inner)
}

/** Branches of the same start share a tree. */
export const startKey = ({ at = 0, seat = -1, seed = '' }: { at?: number; seat?: number; seed?: string }): string =>
  [at, seat, seat < 0 ? '' : seed].join(' ')

export function rootOf(study: Study, start: Start): Node {
  const root = newRoot()
  for (const branch of study.branches ?? []) if (startKey(branch) === startKey(start)) plant(root, branch)
  return root
}

/** The study with these branches in place of those of the same start. */
export function withBranches(study: Study, start: Start, root: Node): Study {
  const others = (study.branches ?? []).filter((branch) => startKey(branch) !== startKey(start))
  const branches = [...others, ...branchesOf(root, start)].sort((a, b) => a.at - b.at)
  return { comments: study.comments ?? [], branches }
}

/** Moves in an address: `0.12-1.7`. */
export const written = (moves: readonly Move[]): string => moves.map((move) => move.join('.')).join('-')

export function read(text: string): Move[] {
  if (!/^\d{1,2}\.\d{1,8}(-\d{1,2}\.\d{1,8})*$/.test(text)) return []
  return text.split('-').map((part) => part.split('.').map(Number) as Move)
}
