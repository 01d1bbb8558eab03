import type { Seat } from '../../rules/game.ts'
import { type Box, layoutIn } from './box.ts'
import { endsOf, isRed } from './network.ts'
import { free, type Position } from './position.ts'

/*
 * Distances for those who think ahead, remembered by the list of owners, which is never changed in place.
 */

/** By site: the segments that a player still has to lay from there to one site, a red one counting more. */
export type Distances = Float64Array

/** A distance where no way leads. */
export const unreachable = 99

/** A red segment counts as so many: it costs more, and snow closes it. */
const red = 1.3

const remembered = new WeakMap<readonly number[], Map<number, Distances>>()

/** A player’s distances to a site over own and free ground, without paper clips that don’t lie yet. */
export function distancesTo(box: Box, p: Position, seat: Seat, site: number): Distances {
  const known = remembered.get(p.owners) ?? new Map<number, Distances>()
  remembered.set(p.owners, known)
  const key = site * 8 + seat
  const found = known.get(key) ?? measure(box, p, seat, site)
  known.set(key, found)
  return found
}

function measure(box: Box, p: Position, seat: Seat, site: number): Distances {
  const layout = layoutIn(box, p)
  const distances = new Float64Array(layout.sites.length).fill(unreachable)
  distances[site] = 0
  const queue = [site]
  for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
    const far = distances[at] ?? unreachable
    for (let segment = 0; segment < p.owners.length; segment++) {
      const owner = p.owners[segment]
      if (owner !== free && owner !== seat + 1) continue
      const [a, b] = endsOf(layout, p, segment)
      if (a !== at && b !== at) continue
      const next = a === at ? b : a
      const whole = far + (owner === free ? (isRed(layout, segment) ? red : 1) : 0)
      if (next < 0 || whole >= (distances[next] ?? 0)) continue
      distances[next] = whole
      queue.push(next)
    }
  }
  return distances
}
