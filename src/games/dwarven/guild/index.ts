import type { Draw } from '../../../rules/chance.ts'
import type { Seat } from '../../../rules/game.ts'
import type { Box } from '../box.ts'
import { done, type Move } from '../moves.ts'
import type { Phase, Position } from '../position.ts'
import { bidFor, nextAuction } from './bidding.ts'
import { isTossUp, operateFor, payFor, readFor } from './paying.ts'
import { placements } from './placing.ts'
import { settleFor } from './settling.ts'
import { clearFor, dealFor, shipments, sweepsFor } from './shipping.ts'

/*
 * The Guild: a player moved by the rules themselves. It answers the questions that a person would be asked, from what
 * everyone can see and its own purse.
 */

type Answer = (
  box: Box,
  p: Position,
  seat: Seat,
  moves: readonly Move[],
  draw: Draw | undefined,
) => readonly (Move | undefined)[]

const answers: { readonly [F in Phase]?: Answer } = {
  place: (box, p, seat) => [...placements(box, p, seat), done],
  race: () => [done],
  auction: (box, p, seat, moves) => {
    const [current] = p.auctions
    return current?.begun ? [bidFor(current.limits[seat] ?? 0, moves)] : [nextAuction(box, moves)]
  },
  pay: (box, p, seat) => [payFor(box, p, seat)],
  settle: (box, p, seat, moves) => {
    const frame = p.todo.at(-1)
    return [frame && settleFor(box, p, seat, frame, moves)]
  },
  operate: (box, p, seat, moves, draw) => [operateFor(box, p, seat, moves, draw)],
  read: (box, _, __, moves) => [readFor(box, moves)],
  deals: (box, p, seat, moves) => [dealFor(box, p, seat, moves)],
  clear: (box, p, seat) => [clearFor(box, p, seat)],
  sweep: (box, p, seat) => sweepsFor(box, p, seat),
  ship: (box, p, seat) => [...shipments(box, p, seat), done],
}

/** Whether the Guild needs chance to answer what its seat is asked now. */
export const guildDraws = (box: Box, p: Position, seat: Seat): boolean =>
  p.phase === 'operate' && isTossUp(box, p, seat)

/**
 * All that the Guild does in a row for a seat that is asked, at least one move. Those left when its turn is over lapse.
 * As its turn to place begins, it notes in the position which list holds. `draw` is given where it needs chance.
 */
export function guildMoves(box: Box, p: Position, seat: Seat, moves: readonly Move[], draw?: Draw): readonly Move[] {
  const chosen = (answers[p.phase]?.(box, p, seat, moves, draw) ?? []).filter((move) => move !== undefined)
  return chosen.length > 0 ? chosen : moves.slice(-1)
}
