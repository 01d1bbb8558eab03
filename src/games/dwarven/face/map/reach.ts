import type { Seat } from '../../../../rules/game.ts'
import { once } from '../../../../stage/kit/once.ts'
import { costOf } from '../../money.ts'
import { endsOf, isInNetwork } from '../../network.ts'
import { free } from '../../position.ts'
import type { Table } from '../table.ts'

/** Segments that a seat still has to lay to a site: those that are nobody’s, from its network on, and their cost in Cu. */
export interface Reach {
  readonly segments: readonly number[]
  readonly cost: number
}

/** By site: the cheapest way there; undefined where the seat is cut off. */
const reachesOf = once((table: Table, seat: Seat): readonly (Reach | undefined)[] => {
  const { box, p, layout } = table
  const best: (Reach | undefined)[] = layout.sites.map((_, site) =>
    isInNetwork(box, p, seat, site) ? { segments: [], cost: 0 } : undefined,
  )
  const open = layout.sites.flatMap((_, site) => (best[site] ? [site] : []))
  for (let site = open.shift(); site !== undefined; site = open.shift()) {
    const here = best[site]
    for (const segment of layout.near[site] ?? []) {
      const owner = p.owners[segment]
      if (!here || (owner !== free && owner !== seat + 1)) continue
      const [a, b] = endsOf(layout, p, segment)
      const to = a === site ? b : a
      const isOwn = owner !== free
      const cost = here.cost + (isOwn ? 0 : costOf(box, p, { track: true, on: segment }))
      if (cost >= (best[to]?.cost ?? Number.POSITIVE_INFINITY)) continue
      best[to] = { cost, segments: isOwn ? here.segments : [...here.segments, segment] }
      open.push(to)
    }
  }
  return best
})

/** The cheapest way of a seat to a site; undefined if it is cut off. */
export const reachOf = (table: Table, seat: Seat, site: number): Reach | undefined => reachesOf(table, seat)[site]
