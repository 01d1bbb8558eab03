import type { Outcome, ScoreLine, Seat } from '../../rules/game.ts'
import { type Box, mineIn } from './box.ts'
import { goods } from './content/edition.ts'
import { type Board, boardOf, type Position } from './position.ts'
import { priceOf } from './shipping.ts'

/** The final reckoning: most Cu, then the most value on mines at current prices. */
export function outcome(box: Box, p: Position, stopped = false): Outcome | undefined {
  if (p.phase !== 'over' && !stopped) return undefined
  const seats = p.boards.map((board) => ({ total: board.money, lines: linesOf(box, board) }))
  const most = Math.max(...seats.map(({ total }) => total))
  const first = [...seats.keys()].filter((seat) => seats[seat]?.total === most)
  const values = first.map((seat) => valueOnMines(box, p, seat))
  return { seats, winners: first.filter((_, at) => values[at] === Math.max(...values)) }
}

/** The Cu of a purse by their source: those from the start, tickets, goods of each kind, and all else, mostly spent. */
function linesOf(box: Box, { money, sold, fares }: Board): ScoreLine[] {
  const earned = sold.reduce((sum, one) => sum + one, box.is.money + fares)
  const lines: ScoreLine[] = [
    { source: 'start', points: box.is.money },
    { source: 'tickets', points: fares },
    ...goods.map((good, at) => ({ source: good, points: sold[at] ?? 0 })),
    { source: 'spent', points: money - earned },
  ]
  return lines.filter(({ points }) => points !== 0)
}

/** The value in Cu of all goods on a player’s mines, depleted ones too; at the better price of two markets. */
const valueOnMines = (box: Box, p: Position, seat: Seat): number =>
  boardOf(p, seat).mines.reduce((sum, mine) => {
    const prices = p.rungs.map((_, market) => priceOf(box, p, market, mineIn(box, mine).good))
    return sum + (p.goods[mine] ?? 0) * Math.max(...prices)
  }, 0)
