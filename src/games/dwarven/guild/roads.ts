import type { Seat } from '../../../rules/game.ts'
import { type Box, layoutIn } from '../box.ts'
import { endsOf, isRed, waysOf } from '../network.ts'
import { boardOf, free, type Position } from '../position.ts'

/*
 * Shortest ways, laid or still to be laid.
 */

/** The shortest way to every site from the nearest of some sites. */
export interface Roads {
  /** By site: what the way costs; Infinity where none leads there. */
  readonly costs: readonly number[]
  /** By site: the last segment of the way; -1 where it begins or none leads there. */
  readonly last: readonly number[]
}

/** Fewer segments come before fewer red ones. */
const oneBlack = 1000
const oneRed = 1001

/** The segments still to be laid on a way that costs so much. */
export const segmentsOn = (cost: number): number => Math.floor(cost / oneBlack)

/** The shortest ways from some sites, by the cost of each segment. Equal ones: over lower numbers. */
export function spread(box: Box, p: Position, from: readonly number[], costOf: (segment: number) => number): Roads {
  const layout = layoutIn(box, p)
  const costs = layout.sites.map((_, site) => (from.includes(site) ? 0 : Number.POSITIVE_INFINITY))
  const last = layout.sites.map(() => -1)
  const lines = [...p.owners.keys()]
    .map((segment) => ({ segment, cost: costOf(segment), ends: endsOf(layout, p, segment) }))
    .filter(({ cost, ends }) => Number.isFinite(cost) && ends[0] >= 0)
  const isShorter = (segment: number, cost: number, a: number, b: number): boolean => {
    const whole = (costs[a] ?? 0) + cost
    if (whole >= (costs[b] ?? 0)) return false
    costs[b] = whole
    last[b] = segment
    return true
  }
  for (let isDone = false; !isDone; ) {
    isDone = true
    for (const { segment, cost, ends } of lines) {
      const [a, b] = ends
      if (isShorter(segment, cost, a, b) || isShorter(segment, cost, b, a)) isDone = false
    }
  }
  return { costs, last }
}

/** The segments of the way to a site, from where it begins. */
export function wayTo(box: Box, p: Position, { last }: Roads, site: number): number[] {
  const way: number[] = []
  let at = site
  for (let segment = last[at] ?? -1; segment >= 0; segment = last[at] ?? -1) {
    way.unshift(segment)
    const [a, b] = endsOf(layoutIn(box, p), p, segment)
    at = at === a ? b : a
  }
  return way
}

/** The cost of a segment for a player: nothing on its own track, and no way over that of others. */
function layingCost(box: Box, p: Position, seat: Seat, segment: number): number {
  const layout = layoutIn(box, p)
  const owner = p.owners[segment]
  if (owner === seat + 1) return 0
  const isOpen =
    owner === free && segment < layout.segments.length && p.owners[layout.twins[segment] ?? -1] !== seat + 1
  return isOpen ? (isRed(layout, segment) ? oneRed : oneBlack) : Number.POSITIVE_INFINITY
}

/** A player’s shortest ways over own and free ground from some sites, without paper clips. */
export const roadsFrom = (box: Box, p: Position, seat: Seat, sites: readonly number[]): Roads =>
  spread(box, p, sites, (segment) => layingCost(box, p, seat, segment))

/** The same from a player’s network. */
export function roadsOf(box: Box, p: Position, seat: Seat): Roads {
  const { reached } = waysOf(box, p, seat)
  return roadsFrom(
    box,
    p,
    seat,
    [...reached.keys()].filter((site) => reached[site] === 1),
  )
}

/** By site: how far it lies from the nearest own base, in segments of the map. */
export function distancesFor(box: Box, p: Position, seat: Seat): readonly number[] {
  const count = layoutIn(box, p).segments.length
  return spread(box, p, boardOf(p, seat).bases, (segment) => (segment < count ? 1 : Number.POSITIVE_INFINITY)).costs
}
