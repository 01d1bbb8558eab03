import type { Seat } from '../../rules/game.ts'
import { type Box, layoutIn } from './box.ts'
import type { Segment } from './layout.ts'
import { free, type Position } from './position.ts'

/*
 * Distances for those who think ahead, remembered by the list of owners, which is never changed in place.
 */

/** By site: the segments that a player still has to lay from there to one site, a red one counting more. */
export type Distances = Float64Array

/** A distance where no way leads. */
export const unreachable = 99

/** Black segments that a red one counts as: it costs more, and snow closes it. */
const oneRed = 1.3

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
  const { near, segments } = layoutIn(box, p)
  const clips = p.boards.flatMap((_, at) => (p.owners[segments.length + at] === seat + 1 ? [segments.length + at] : []))
  const distances = new Float64Array(near.length).fill(unreachable)
  distances[site] = 0
  const queue = [site]
  const walk = (at: number, segment: number) => {
    const owner = p.owners[segment]
    if (owner !== free && owner !== seat + 1) return
    const { a, b, red } = segments[segment] ?? clipped(p, segment - segments.length)
    if (a !== at && b !== at) return
    const next = a === at ? b : a
    const whole = (distances[at] ?? 0) + (owner !== free ? 0 : red ? oneRed : 1)
    if (whole >= (distances[next] ?? 0)) return
    distances[next] = whole
    queue.push(next)
  }
  for (let n = 0; n < queue.length; n++) {
    const at = queue[n] ?? site
    for (const segment of near[at] ?? []) walk(at, segment)
    for (const segment of clips) walk(at, segment)
  }
  return distances
}

function clipped({ clips }: Position, of: number): Segment {
  const [a = -1, b = -1] = clips[of] ?? []
  return { a, b, red: true }
}
