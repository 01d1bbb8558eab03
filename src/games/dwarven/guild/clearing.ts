import type { Seat } from '../../../rules/game.ts'
import { type Box, layoutIn, transportIn } from '../box.ts'
import { done, type Move } from '../moves.ts'
import { isRed, openWays } from '../network.ts'
import { boardOf, type Position } from '../position.ts'
import { wayHome } from '../shipping.ts'
import { idleTransports } from '../transports.ts'
import { siteOf } from './mines.ts'
import { spread, wayTo } from './roads.ts'
import { wantedLoads } from './shipping.ts'

/** The weakest transport that clears the whole way of the best load that could not go, if another one is left. */
export function clearFor(box: Box, p: Position, seat: Seat): Move {
  const idle = idleTransports(p, seat).sort((a, b) => transportIn(box, a).number - transportIn(box, b).number)
  const able = snowedWays(box, p, seat).map(({ length }) =>
    idle.find((card) => transportIn(box, card).clears >= length),
  )
  const card = idle.length > 1 ? able.find((one) => one !== undefined) : undefined
  return { type: 'clear', transports: card === undefined ? [] : [card] }
}

/** The segments that its transport clears. */
export function sweepsFor(box: Box, p: Position, seat: Seat): Move[] {
  const most = p.sweeps[seat] ?? 0
  const way = snowedWays(box, p, seat).find(({ length }) => length <= most) ?? []
  return [...way.map((segment): Move => ({ type: 'sweep', segment })), done]
}

/** The segments under snow on the way of each load that can’t go, the best load first. */
function snowedWays(box: Box, p: Position, seat: Seat): number[][] {
  const ways = openWays(box, p, seat)
  return wantedLoads(box, p, seat)
    .filter(({ mine, base }) => wayHome(box, p, seat, ways, mine, base) === 0)
    .map(({ mine, base }) => snowedWay(box, p, seat, siteOf(box, p, mine), [boardOf(p, seat).bases[base] ?? -1]))
}

/** The fewest segments to clear between a site and some bases. */
export function snowedWay(box: Box, p: Position, seat: Seat, site: number, bases: readonly number[]): number[] {
  const layout = layoutIn(box, p)
  const isSnowed = (segment: number) => isRed(layout, segment) && !p.cleared.includes(segment)
  const cost = (segment: number) =>
    p.owners[segment] !== seat + 1 ? Number.POSITIVE_INFINITY : isSnowed(segment) ? 1 : 0
  return wayTo(box, p, spread(box, p, bases, cost), site).filter(isSnowed)
}
