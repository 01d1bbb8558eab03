import type { Seat } from '../../../../rules/game.ts'
import { group, path, stroke } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import type { Piece, Rect } from '../../../../stage/face.ts'
import { once } from '../../../../stage/kit/once.ts'
import type { SeatPaints } from '../../../../stage/kit/seats/paints.ts'
import { costOf } from '../../money.ts'
import { endsOf, isInNetwork, isRed, segmentsOf } from '../../network.ts'
import { free, isSnowy } from '../../position.ts'
import { seatRoundel } from '../art/pawns.ts'
import { built, drift, surveyed, trestle } from '../art/ways/segments.ts'
import { pointAt, type Way } from '../art/ways/way.ts'
import { around, depths, isNext, paintsOf, piece, spot, type Table } from '../table.ts'
import { awayFrom, letterFor, markAt, placesOf, wayOf } from './places.ts'

/** Everything on segments: track, snow, surveyors’ cords, what may be touched. */
export function segmentPieces(table: Table): Piece[] {
  const count = segmentsOf(table.layout, table.p)
  return Array.from({ length: count }, (_, segment) => segment).flatMap((segment) => {
    const way = wayOf(table, segment)
    return way ? piecesOn(table, segment, way) : []
  })
}

/** The least rectangle about a way, with an edge for what is drawn along it. */
export function boundsOf({ from, to, bend }: Way, edge: number): Rect {
  const [xs, ys] = [
    [from[0], to[0], (from[0] + to[0]) / 4 + bend[0] / 2],
    [from[1], to[1], (from[1] + to[1]) / 4 + bend[1] / 2],
  ]
  const [x, y] = [Math.floor(Math.min(...xs) - edge), Math.floor(Math.min(...ys) - edge)]
  return { x, y, w: Math.ceil(Math.max(...xs) + edge) - x, h: Math.ceil(Math.max(...ys) + edge) - y }
}

/** A picture along a way, drawn in layout pixels. */
export function wayPiece(
  id: string,
  key: string,
  way: Way,
  k: number,
  depth: number,
  draw: () => readonly Shape[],
): Piece {
  const place = boundsOf(way, 13 * k)
  return piece(id, `${key}:${way.d}`, place, depth, () => [group(-place.x, -place.y, 1, draw())], { margin: 10 })
}

function piecesOn(table: Table, segment: number, way: Way): Piece[] {
  const { p, layout } = table
  const { k } = placesOf(table)
  const owner = (p.owners[segment] ?? free) - 1
  const paints = paintsOf(table, owner)
  const red = isRed(layout, segment)
  const isClip = segment >= layout.segments.length
  const isUnder = isSnowy(p) && red && !p.cleared.includes(segment)
  return [
    ...(isClip ? [wayPiece(`clip:${segment}`, 'clip', way, k, depths.way, () => trestle(way, k))] : []),
    ...(paints
      ? [wayPiece(`track:${segment}`, `track:${paints.letter}`, way, k, depths.way + 1, () => built(way, k, paints))]
      : []),
    ...(isUnder ? [wayPiece(`drift:${segment}`, 'drift', way, k, depths.way + 2, () => drift(way, k))] : []),
    ...(paints ? ownerPieces(table, segment, paints) : []),
    ...cordPieces(table, segment, way, k),
    ...(isNext(table, `segment:${segment}`)
      ? [wayPiece(`hint:${segment}`, 'hint', way, k, depths.way + 2.2, () => hint(way, k))]
      : []),
    ...spotsOn(table, segment, way),
  ]
}

/** The letter of a segment’s owner, unless a name stands there: its pattern tells whose it is as well. */
function ownerPieces(table: Table, segment: number, paints: SeatPaints): Piece[] {
  const { k, labels } = placesOf(table)
  const { small } = table.grid
  const r = letterFor(k, small)
  const at = markAt(table, segment)
  const isNamed = labels.some(({ box, isFree }, site) => {
    const isShown = isFree || (!small && table.layout.sites[site]?.kind !== 'mine')
    return at && isShown && awayFrom(at, box) < r * 0.7
  })
  if (!at || isNamed) return []
  const draw = (w: number) => seatRoundel(w / 2, w / 2, r, paints)
  const place = around(at[0], at[1], 2 * r + 2)
  return [piece(`owner:${segment}`, `owner:${paints.letter}`, place, depths.way + 2.5, draw, { margin: 1 })]
}

/** The cords of those who survey it. */
function cordPieces({ p, paints }: Table, segment: number, way: Way, k: number): Piece[] {
  const seats = p.boards.flatMap(({ pawns }, seat) =>
    pawns.some(({ role, at }) => role === 'surveyor' && at === segment) ? [seat] : [],
  )
  return seats.flatMap((seat) => {
    const look = paints[seat]
    if (!look) return []
    const key = `cord:${look.letter}`
    return wayPiece(`cord:${segment}:${seat}`, key, way, k, depths.way + 3, () => surveyed(way, k, look))
  })
}

/** A way that may be touched. */
const hint = (way: Way, k: number): Shape[] => [
  path(way.d, { stroke: stroke('#ffe49a', 15 * k, { round: true }), opacity: 0.24 }),
  path(way.d, { stroke: stroke('#0b131d', 5.4 * k, { dash: [9 * k, 6 * k] }), opacity: 0.8 }),
  path(way.d, { stroke: stroke('#ffe49a', 3.2 * k, { dash: [9 * k, 6 * k] }) }),
]

/** Touch areas along a way, the largest in the middle. */
function spotsOn(table: Table, segment: number, way: Way): Piece[] {
  const { layout, grid } = table
  const { k } = placesOf(table)
  const pick = `segment:${segment}`
  const label = nameOf(layout, segment) || table.say.clip
  const size = Math.min(Math.max(grid.small ? 18 : 24, 27 * k), way.length * 0.36)
  const at = (share: number, wide: number, nth: number): Piece => {
    const [x, y] = pointAt(way, share)
    const place = around(Math.round(x), Math.round(y), Math.round(wide))
    // The middle of one lies over the ends of others.
    const one =
      nth === 0
        ? spot(pick, place, depths.touch + 0.5, label)
        : spot(`${pick}:${nth}`, place, depths.touch, label, { pick })
    return { ...one, marked: true }
  }
  return [at(0.5, size, 0), at(0.32, size * 0.8, 1), at(0.68, size * 0.8, 2)]
}

/** The two sites that a segment joins, by name. */
export function nameOf({ segments, sites }: Table['layout'], segment: number): string {
  const one = segments[segment]
  return one ? `${sites[one.a]?.name ?? ''} – ${sites[one.b]?.name ?? ''}` : ''
}

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
