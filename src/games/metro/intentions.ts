import { cellCount } from './board.ts'
import { heldBy, layMove } from './choices.ts'
import type { Move } from './moves.ts'
import type { Position } from './position.ts'

/** Everything that someone might want to do: each tile of the seat in turn anywhere, to show and to draw. */
export function intentionsOf(p: Position): readonly Move[] {
  const turnings = p.settings.turning ? [0, 1, 2, 3] : [0]
  const lays = heldBy(p, p.seat).flatMap((token) =>
    turnings.flatMap((turns) => Array.from({ length: cellCount }, (_, cell) => layMove(token, cell, turns))),
  )
  return [...lays, { type: 'show' }, { type: 'draw' }]
}
