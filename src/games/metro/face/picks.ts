import type { Seat } from '../../../rules/game.ts'
import { type Cell, cityCells } from '../board.ts'
import type { Types } from '../moves.ts'
import type { Position } from '../position.ts'
import { numberOf, tokenChosen } from './table.ts'

/**
 * The pieces to touch for a legal move, in order: the tile, unless it is the one drawn or the only one, the square, and
 * then the same square again, or the tile turned as it is to lie.
 */
export function picksFor(p: Position, move: Types['move']): string[] {
  if (move.type !== 'lay') return [move.type === 'draw' ? 'pool' : 'show']
  const { token, cell, turns = 0 } = move
  const isOnly = token === p.drawn || p.hands[p.seat]?.length === 1
  return [...(isOnly ? [] : [`hand:${token}`]), `cell:${cell}`, `lay:${turns}`]
}

/** The meaning of touching these pieces, topmost first; undefined for mere scenery. */
export function meaningOf(
  p: Position,
  seat: Seat,
  ids: readonly string[],
  picked: readonly string[] = [],
): Types['intention'] | undefined {
  const token = tokenChosen(p, picked) ?? p.hands[seat]?.[0]
  for (const id of ids) {
    // A station's line is looked at, not laid upon.
    if (numberOf(id, 'station') !== undefined) return undefined
    const cell = cellOf(id)
    if (cell !== undefined && token !== undefined) return { type: 'lay', token, cell }
    // Where nobody may draw as they like, it is looked at: what is still unseen is in its words.
    if (id === 'pool') return p.settings.draw === 'free' ? { type: 'draw' } : undefined
    if (id === 'show') return { type: 'show' }
  }
  return undefined
}

/** The cell that a piece lies on, empty or not; of the city, one of its cells. */
const cellOf = (id: string): Cell | undefined =>
  id === 'city' ? cityCells[0] : (numberOf(id, 'cell') ?? numberOf(id, 'tile'))
