import type { Refusal, Seat } from '../../rules/game.ts'
import type { Box } from './box.ts'
import type { Intention } from './moves.ts'
import type { Position } from './position.ts'
export function why(_box: Box, _p: Position, _seat: Seat, _i: Intention): Refusal | undefined {
  return undefined
}
