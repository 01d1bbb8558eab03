import type { Draw } from '../rules/chance.ts'

/** One of some moves at random; there must be one. */
export function pick<M>(moves: readonly M[], draw: Draw): M {
  const move = moves[moves.length > 1 ? draw(moves.length) : 0]
  if (move === undefined) throw new Error('A choice without a move')
  return move
}
