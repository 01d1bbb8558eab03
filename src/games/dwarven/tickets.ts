import type { Seat, Tell } from '../../rules/game.ts'
import { type Box, siteOf } from './box.ts'
import type { Effect } from './effects.ts'
import { announce } from './money.ts'
import { isReached, ownOpenWays } from './network.ts'
import { boardOf, inTurn, type Position } from './position.ts'

/** “Collect Passenger Revenue”, from every location with an open way to the base. */
export function collectTickets(box: Box, p: Position, tell: Tell<Effect>): void {
  for (const seat of inTurn(p)) {
    const open = openRoutes(box, p, seat).length
    if (open === 0) continue
    tell({ type: 'tickets', seat, open, money: revenueFor(box, open) })
    announce(box, p, seat, tell)
  }
}

/** The passenger cards of a player that pay now. */
export function openRoutes(box: Box, p: Position, seat: Seat): number[] {
  const board = boardOf(p, seat)
  if (board.tickets.length + board.rides.length === 0) return []
  const ways = ownOpenWays(box, p, seat)
  return [...board.tickets, ...board.rides].filter((card) => isPaying(board.bases, ways, siteOf(box, p, card)))
}

/** One of two own bases pays where a way leads to the other. */
const isPaying = (bases: readonly number[], ways: Parameters<typeof isReached>[1], site: number): boolean =>
  isReached({ bases: bases.filter((base) => base !== site) }, ways, site)

/** Revenue in Cu for so many locations. */
export const revenueFor = ({ is }: Box, open: number): number => (open === 1 ? is.firstTicket : open * is.eachTicket)
