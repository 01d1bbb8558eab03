import type { Seat } from '../../rules/game.ts'
import { type Box, layoutIn } from './box.ts'
import type { Layout, Line } from './layout.ts'
import { boardOf, free, isSnowy, type Position } from './position.ts'

/*
 * Ways over the network. Sites that a player can go between share a label, so a way is found by comparing two numbers.
 * The labels of a player’s own track are remembered by the list of owners, which is never changed in place.
 */

/** Labels by site: sites joined by any track that counts, and by black track alone. */
export interface Ways {
  readonly any: Uint8Array
  readonly black: Uint8Array
}

/** A player’s ways over all its own track, with 1 for each site of its network. */
interface OwnWays extends Ways {
  readonly reached: Uint8Array
}

/** The number of segments, clips included, which come last. */
export const segmentsOf = ({ segments }: Layout, { boards }: Position): number => segments.length + boards.length

const nowhere: Line = [-1, -1]

/** The two sites that a segment joins; -1 for a clip that isn’t used. */
export function endsOf({ ends }: Layout, { clips }: Position, segment: number): Line {
  const one = ends[segment]
  if (one) return one
  const [a, b] = clips[segment - ends.length] ?? nowhere
  return a === undefined || b === undefined ? nowhere : [a, b]
}

/** Clips are red. */
export const isRed = ({ segments }: Layout, segment: number): boolean => segments[segment]?.red ?? true

const remembered = new WeakMap<readonly number[], (OwnWays | undefined)[]>()

/** A player’s ways over all its own track, with snow or without. */
export function waysOf(box: Box, p: Position, seat: Seat): OwnWays {
  const bySeat = remembered.get(p.owners) ?? []
  const known = bySeat[seat]
  if (known) return known
  const layout = layoutIn(box, p)
  const ways = label(layout, p, (segment) => p.owners[segment] === seat + 1)
  const board = boardOf(p, seat)
  const reached = ways.any.map((_, site) => (isReached(board, ways, site) ? 1 : 0))
  bySeat[seat] = { ...ways, reached }
  remembered.set(p.owners, bySeat)
  return bySeat[seat]
}

/** The owners once a segment has another: the ways of players who gain and lose nothing stay remembered. */
export function ownersWith(owners: readonly number[], segment: number, owner: number): readonly number[] {
  const next = owners.slice()
  const before = next[segment] ?? free
  next[segment] = owner
  const bySeat = remembered.get(owners)
  if (bySeat) {
    const kept = bySeat.map((ways, seat) => (seat === before - 1 || seat === owner - 1 ? undefined : ways))
    remembered.set(next, kept)
  }
  return next
}

/** A player’s ways without a segment of its own. */
export const waysWithout = (box: Box, p: Position, seat: Seat, without: number): Ways =>
  label(layoutIn(box, p), p, (segment) => segment !== without && p.owners[segment] === seat + 1)

/** A player’s ways now, over track that others give leave to use as well; `any` leaves out red track under snow. */
export function openWays(box: Box, p: Position, seat: Seat): Ways {
  const lent = lentTo(p, seat)
  const own = waysOf(box, p, seat)
  if (lent.length === 0 && !isSnowy(p)) return own
  if (lent.length === 0 && p.cleared.length === 0) return { any: own.black, black: own.black }
  const layout = layoutIn(box, p)
  const isUsed = (segment: number) => p.owners[segment] === seat + 1 || lent.includes(segment)
  return label(layout, p, (segment) => isUsed(segment) && isPassable(layout, p, segment))
}

/** A player’s ways over its own track and that of others it has leave to use, with snow or without. */
export function waysWithLeave(box: Box, p: Position, seat: Seat): Ways {
  const lent = lentTo(p, seat)
  if (lent.length === 0) return waysOf(box, p, seat)
  return label(layoutIn(box, p), p, (segment) => p.owners[segment] === seat + 1 || lent.includes(segment))
}

/** A player’s ways over its own track now: `any` leaves out red track under snow. */
export function ownOpenWays(box: Box, p: Position, seat: Seat): Ways {
  const own = waysOf(box, p, seat)
  if (!isSnowy(p)) return own
  if (p.cleared.length === 0) return { any: own.black, black: own.black }
  const layout = layoutIn(box, p)
  return label(layout, p, (segment) => p.owners[segment] === seat + 1 && isPassable(layout, p, segment))
}

/** Whether no snow lies on a segment. */
const isPassable = (layout: Layout, p: Position, segment: number): boolean =>
  !isSnowy(p) || !isRed(layout, segment) || p.cleared.includes(segment)

const none: readonly number[] = []

/** Segments of others that a player has leave to use this turn. */
export const lentTo = ({ leaves }: Position, seat: Seat): readonly number[] =>
  leaves.length === 0 ? none : leaves.flatMap(({ to, segments }) => (to === seat ? segments : []))

/** Labels for the segments that count. */
function label(layout: Layout, p: Position, counts: (segment: number) => boolean): Ways {
  const any = layout.apart.slice()
  const black = layout.apart.slice()
  for (let segment = 0; segment < p.owners.length; segment++) {
    if (p.owners[segment] === free || !counts(segment)) continue
    const [a, b] = endsOf(layout, p, segment)
    join(any, a, b)
    if (!isRed(layout, segment)) join(black, a, b)
  }
  return { any: flat(any), black: flat(black) }
}

/** The site that stands for all those joined to one so far. */
function rootOf(roots: Uint8Array, site: number): number {
  let at = site
  for (let next = roots[at] ?? at; next !== at; next = roots[at] ?? at) at = next
  return at
}

function join(roots: Uint8Array, a: number, b: number): void {
  roots[rootOf(roots, b)] = rootOf(roots, a)
}

/** Every site by the one that stands for it. */
function flat(roots: Uint8Array): Uint8Array {
  for (let site = 0; site < roots.length; site++) roots[site] = rootOf(roots, site)
  return roots
}

/** Whether a site belongs to a player’s network: joined to one of its bases. */
export function isReached({ bases }: { readonly bases: readonly number[] }, { any }: Ways, site: number): boolean {
  for (const base of bases) if (any[base] === any[site]) return true
  return false
}

/** Whether a site belongs to a player’s network over its own track. */
export const isInNetwork = (box: Box, p: Position, seat: Seat, site: number): boolean =>
  waysOf(box, p, seat).reached[site] === 1

/** Whether a segment touches a player’s network. */
export function touches(box: Box, p: Position, seat: Seat, segment: number): boolean {
  const [a, b] = endsOf(layoutIn(box, p), p, segment)
  return isInNetwork(box, p, seat, a) || isInNetwork(box, p, seat, b)
}

/** The difficulty of the easiest way between two sites; 0 if there is none. */
export function difficulty({ is }: Box, { any, black }: Ways, from: number, to: number): number {
  if (black[from] === black[to]) return is.overBlack
  return any[from] === any[to] ? is.overRed : 0
}
