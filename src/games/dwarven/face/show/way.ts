import type { Seat } from '../../../../rules/game.ts'
import { upTo } from '../../../../stage/kit/scenery/shapes.ts'
import type { Spot } from '../../../../table/motion/spots.ts'
import { endsOf, isRed, lentTo } from '../../network.ts'
import { boardOf, isSnowy } from '../../position.ts'
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

/** A way with the fewest segments from a site to one of others, over segments that are open. */
function routeOver(
  table: Table,
  from: number,
  to: readonly number[],
  isOpen: (segment: number) => boolean,
): Route | undefined {
  const { layout, p } = table
  const open = [...p.owners.keys()].filter(isOpen)
  const cameBy = new Map<number, readonly number[]>([[from, []]])
  const queue = [from]
  for (let site = queue.shift(); site !== undefined; site = queue.shift()) {
    const way = cameBy.get(site) ?? []
    if (to.includes(site)) return routeOf(table, from, way)
    for (const segment of open) {
      const [a, b] = endsOf(layout, p, segment)
      const next = a === site ? b : b === site ? a : -1
      if (next < 0 || cameBy.has(next)) continue
      cameBy.set(next, [...way, segment])
      queue.push(next)
    }
  }
  return undefined
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

/** Whether a seat’s trains may use a segment now: its own or lent, without snow. */
const isOpenTo =
  ({ p, layout }: Table, seat: Seat, lent: readonly number[]) =>
  (segment: number): boolean =>
    (p.owners[segment] === seat + 1 || lent.includes(segment)) &&
    (!isSnowy(p) || !isRed(layout, segment) || p.cleared.includes(segment))

/** The way of a seat’s train over its track and that lent to it: over black track alone where there is such a way. */
export function trainRoute(
  table: Table,
  seat: Seat,
  from: number,
  to: readonly number[],
  lent = lentTo(table.p, seat),
) {
  const isOpen = isOpenTo(table, seat, lent)
  const black = (segment: number) => isOpen(segment) && !isRed(table.layout, segment)
  return routeOver(table, from, to, black) ?? routeOver(table, from, to, isOpen)
}

/** The way on foot from a seat’s nearest base to one of some sites: galleries are open to everyone. */
export function footRoute(table: Table, seat: Seat, to: readonly number[]): Route | undefined {
  const ways = boardOf(table.p, seat).bases.flatMap((base) => routeOver(table, base, to, () => true) ?? [])
  return ways.toSorted((a, b) => a.segments.length - b.segments.length)[0]
}
