import type { Seat } from '../../../rules/game.ts'
import type { Types } from '../moves.ts'
import type { Position } from '../position.ts'
import { numberOf } from './table.ts'

/**
 * The pieces to touch for a legal move, in order: the tile if there are several, the square, and then
 * the same square again, or the tile turned as it is to lie.
 */
export function picksFor(p: Position, move: Types['move']): string[] {
  if (move.type !== 'lay') return [move.type === 'draw' ? 'pool' : 'show']
  const { token, cell, turns = 0 } = move
  const isOnly = p.drawn >= 0 || p.hands[p.seat]?.length === 1
  return [...(isOnly ? [] : [`hand:${token}`]), `cell:${cell}`, `lay:${turns}`]
}

/** What touching these pieces means, topmost first; undefined for mere scenery. */
export function meaningOf(
  p: Position,
  seat: Seat,
  ids: readonly string[],
): Types['intention'] | undefined {
  for (const id of ids) {
    const cell = numberOf(id, 'cell')
    const [token] = p.drawn >= 0 ? [p.drawn] : (p.hands[seat] ?? [])
    if (cell !== undefined && token !== undefined) return { type: 'lay', token, cell }
    if (id === 'pool') return { type: 'draw' }
    if (id === 'show') return { type: 'show' }
  }
  return undefined
}
