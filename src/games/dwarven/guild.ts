import type { Draw } from '../../rules/chance.ts'
import type { Seat } from '../../rules/game.ts'
import type { Box } from './box.ts'
import { done, drop, forgo, leave, type Move, ready } from './moves.ts'
import type { Position } from './position.ts'

/*
 * The Guild: a player moved by the rules themselves. It answers the questions that a person would be asked.
 */

/** Whether the Guild needs chance to answer what its seat is asked now. */
export const guildDraws = (_box: Box, _p: Position, _seat: Seat): boolean => false

/** The plain answers, which do as little as possible. */
const idle: ReadonlySet<Move> = new Set([done, drop, forgo, leave, ready])

/**
 * The Guild’s answer to what its seat is asked, one of the moves listed. `draw` is given where it needs chance. Until
 * it has a mind of its own it does as little as it can.
 */
export function guildMove(_box: Box, _p: Position, _seat: Seat, moves: readonly Move[], _draw?: Draw): Move {
  return moves.find((move) => idle.has(move)) ?? moves.at(-1) ?? done
}
