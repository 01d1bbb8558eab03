import type { Seat } from '../../rules/game.ts'
import type { Layout } from './layout.ts'
import { endsOf, isRed, lentTo } from './network.ts'
import { isSnowy, type Position } from './position.ts'

/** A way with the fewest segments, in order, from a site to one of others; undefined if there is none. */
export function wayOver(
  layout: Layout,
  p: Position,
  from: number,
  to: readonly number[],
  isOpen: (segment: number) => boolean,
): readonly number[] | undefined {
  const open = [...p.owners.keys()].filter(isOpen)
  const cameBy = new Map<number, readonly number[]>([[from, []]])
  const queue = [from]
  for (let site = queue.shift(); site !== undefined; site = queue.shift()) {
    const way = cameBy.get(site) ?? []
    if (to.includes(site)) return way
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

/** Whether a seat’s trains may use a segment now: its own or lent, without snow. */
const isOpenTo =
  (layout: Layout, p: Position, seat: Seat, lent: readonly number[]) =>
  (segment: number): boolean =>
    (p.owners[segment] === seat + 1 || lent.includes(segment)) &&
    (!isSnowy(p) || !isRed(layout, segment) || p.cleared.includes(segment))

/** The segments of a seat’s train over its track and that lent to it: over black track alone where there is such a way. */
export function trainWay(
  layout: Layout,
  p: Position,
  seat: Seat,
  from: number,
  to: readonly number[],
  lent = lentTo(p, seat),
): readonly number[] | undefined {
  const isOpen = isOpenTo(layout, p, seat, lent)
  const black = (segment: number) => isOpen(segment) && !isRed(layout, segment)
  return wayOver(layout, p, from, to, black) ?? wayOver(layout, p, from, to, isOpen)
}
