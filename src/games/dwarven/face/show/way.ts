import type { Seat } from '../../../../rules/game.ts'
import { upTo } from '../../../../stage/kit/scenery/shapes.ts'
import type { Spot } from '../../../../table/motion/spots.ts'
import { endsOf, isRed, lentTo } from '../../network.ts'
import { boardOf } from '../../position.ts'
import { trainWay, wayOver } from '../../trains.ts'
import { pointAt } from '../art/ways/way.ts'
import { wayOf } from '../map/places.ts'
import type { Table } from '../table.ts'

/** A way over the mountain: its segments in order, and points along their curves. */
export interface Route {
  readonly segments: readonly number[]
  readonly points: readonly Spot[]
  readonly isRed: boolean
}

/** The points of a segment’s curve, from one of its sites on. */
function curveFrom(table: Table, segment: number, site: number): Spot[] {
  const way = wayOf(table, segment)
  if (!way) return []
  const points = upTo(9).map((nth): Spot => {
    const [x, y] = pointAt(way, nth / 8)
    return { x, y }
  })
  return endsOf(table.layout, table.p, segment)[0] === site ? points : points.toReversed()
}

function routeOf(table: Table, from: number, segments: readonly number[]): Route {
  let site = from
  const points = segments.flatMap((segment) => {
    const curve = curveFrom(table, segment, site)
    const [a, b] = endsOf(table.layout, table.p, segment)
    site = a === site ? b : a
    return curve
  })
  return { segments, points, isRed: segments.some((segment) => isRed(table.layout, segment)) }
}

/** The way of a seat’s train to one of some sites. */
export function trainRoute(
  table: Table,
  seat: Seat,
  from: number,
  to: readonly number[],
  lent = lentTo(table.p, seat),
): Route | undefined {
  const segments = trainWay(table.layout, table.p, seat, from, to, lent)
  return segments && routeOf(table, from, segments)
}

/** The way on foot from a seat’s nearest base to one of some sites: galleries are open to everyone. */
export function footRoute(table: Table, seat: Seat, to: readonly number[]): Route | undefined {
  const { layout, p } = table
  const ways = boardOf(p, seat).bases.flatMap((base) => {
    const segments = wayOver(layout, p, base, to, () => true)
    return segments ? [routeOf(table, base, segments)] : []
  })
  return ways.toSorted((a, b) => a.segments.length - b.segments.length)[0]
}
