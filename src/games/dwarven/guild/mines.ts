import type { Seat } from '../../../rules/game.ts'
import { type Box, mineIn, siteOf } from '../box.ts'
import { isInNetwork } from '../network.ts'
import { boardOf, type Position } from '../position.ts'
import type { Roads } from './roads.ts'

/** The cost of the way to a card’s site; Infinity if it is out of reach. */
export const costTo = (box: Box, p: Position, { costs }: Roads, card: number): number =>
  costs[siteOf(box, p, card)] ?? Number.POSITIVE_INFINITY

/** Whether a player’s track leads to a mine. */
export const isNear = (box: Box, p: Position, seat: Seat, mine: number): boolean =>
  isInNetwork(box, p, seat, siteOf(box, p, mine))

/** “The number of items on the mine by the highest potential Market price.” */
export const worthOf = (box: Box, p: Position, mine: number): number =>
  (p.goods[mine] ?? 0) * (box.prices[mineIn(box, mine).good]?.at(-1) ?? 0)

/** The order of mines to claim: dearer goods, fewer segments, fewer red ones, lower cards. */
export const byDearness =
  (box: Box, p: Position, roads: Roads) =>
  (a: number, b: number): number =>
    mineIn(box, a).good - mineIn(box, b).good ||
    // Two that are out of reach are equally far.
    costTo(box, p, roads, a) - costTo(box, p, roads, b) ||
    a - b

/** Own mines without track, the most valuable first. */
export function farMines(box: Box, p: Position, seat: Seat, roads: Roads): number[] {
  const dearer = byDearness(box, p, roads)
  return boardOf(p, seat)
    .mines.filter((mine) => !isNear(box, p, seat, mine))
    .sort((a, b) => worthOf(box, p, b) - worthOf(box, p, a) || dearer(a, b))
}
