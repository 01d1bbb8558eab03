import type { Seat } from '../../../../rules/game.ts'
import type { Point } from '../../../../stage/art/shape.ts'
import type { Piece, Rect } from '../../../../stage/face.ts'
import type { Pawn } from '../../position.ts'
import { agent, surveyor } from '../art/pawns.ts'
import { depths, paintsOf, piece, type Table } from '../table.ts'
import { markAt, overlap, placesOf, siteBox } from './places.ts'

/** A pawn of a seat, by its number there. */
export interface Standing extends Pawn {
  readonly seat: Seat
  readonly number: number
}

/** Every pawn, in the order of the seats. */
export const pawnsIn = ({ p }: Pick<Table, 'p'>): readonly Standing[] =>
  p.boards.flatMap(({ pawns }, seat) => pawns.map((pawn, number) => ({ ...pawn, seat, number })))

/** A pawn with its feet in the middle of the foot of a place. */
export function pawnPiece(table: Table, pawn: Standing, place: Rect, depth: number, isQuiet = false): Piece {
  const { seat, number, role, rating } = pawn
  const { words, say, p } = table
  const paints = paintsOf(table, seat)
  const draw = (w: number, h: number) => {
    if (!paints) return []
    const scale = Math.min(h / (role === 'agent' ? 43 : 50), w / 30)
    return [(role === 'agent' ? agent : surveyor)(w / 2, h - 1, scale, paints, { rating, hasPick: w > 22 })]
  }
  const key = `pawn:${role}:${rating}:${paints?.letter ?? ''}`
  const label = `${words.seat(p, seat)}: ${say.kinds[role]}`
  return piece(`pawn:${seat}:${number}`, key, place, depth, draw, { margin: 8, label, ...(isQuiet && { alpha: 0.5 }) })
}

/** The pawns on the mountain: beside the segments, mines and cities that they are after. */
export function pawnPieces(table: Table): Piece[] {
  const all = pawnsIn(table).filter(({ at }) => at >= 0)
  return all.flatMap((pawn) => {
    const alike = all.filter(({ role, at }) => role === pawn.role && at === pawn.at)
    const foot = footOf(table, pawn, alike.indexOf(pawn), alike.length)
    if (!foot) return []
    const [w, h] = pawnSize(table)
    const { land } = table.grid
    const x = Math.max(land.x, Math.min(land.x + land.w - w, foot[0] - w / 2))
    const y = Math.min(land.y + land.h, foot[1]) - h
    const place = { x: Math.round(x), y: Math.round(y), w, h }
    return pawnPiece(table, pawn, place, depths.figure + foot[1] / 10_000)
  })
}

/** The width and height of a pawn on the mountain. */
export function pawnSize(table: Table): readonly [w: number, h: number] {
  const { k } = placesOf(table)
  const scale = Math.max(0.62, 0.9 * k)
  return [Math.round(30 * scale), Math.round(48 * scale)]
}

/** Where the feet of the `nth` of so many pawns at one place are; undefined where it isn’t on the mountain. */
function footOf(table: Table, { role, at }: Standing, nth: number, count: number): Point | undefined {
  const { k, sites } = placesOf(table)
  const [step] = pawnSize(table)
  if (role === 'surveyor') {
    const here = markAt(table, at)
    const foot = here && clearOf(table, [here[0], here[1] + 8 * k])
    return foot && [foot[0] + (nth - (count - 1) / 2) * step * 0.8, foot[1]]
  }
  const site = table.layout.siteOf[at] ?? -1
  const here = sites[site]
  if (!here) return undefined
  const first = table.layout.sites[site]?.kind === 'mine' ? -1 : 1
  const feet = (side: number, dy: number): Point[] =>
    Array.from({ length: count }, (_, one) => [
      here[0] + side * (step * 0.5 + 20 * k + one * step * 0.8),
      here[1] + (15 + dy) * k,
    ])
  const tries = [first, -first].flatMap((side) => [0, 12, -12, 24, -24].map((dy) => feet(side, dy)))
  // All of them stand together, so they choose together.
  const cost = (some: readonly Point[], at: number) =>
    some.reduce((sum, foot) => sum + hidden(table, foot, site) + beyond(table, foot), at * 40 * k)
  const costs = tries.map(cost)
  return tries[costs.indexOf(Math.min(...costs))]?.[nth]
}

/** The room of a pawn with its feet here; a rating stands out at the left. */
function roomAt(table: Table, [x, y]: Point): Rect {
  const [w, h] = pawnSize(table)
  return { x: x - w * 0.8, y: y - h, w: w * 1.3, h }
}

/** The part of a pawn, in square pixels, that would be off the mountain; so much that it never pays. */
function beyond(table: Table, foot: Point): number {
  const room = roomAt(table, foot)
  return 9 * (room.w * room.h - overlap(room, table.grid.land))
}

/** The part of names and signs, in square pixels, that a pawn standing here would cover; its own site left out. */
function hidden(table: Table, foot: Point, own = -1): number {
  const { sites, labels, k } = placesOf(table)
  const pawn = roomAt(table, foot)
  return sites.reduce((sum, site, at) => {
    const name = labels[at]
    const kind = table.layout.sites[at]?.kind ?? 'mine'
    const isNamed = name !== undefined && (kind !== 'mine' || name.isFree)
    return sum + (isNamed ? 4 * overlap(pawn, name.box) : 0) + (at === own ? 0 : overlap(pawn, siteBox(kind, site, k)))
  }, 0)
}

/** The place nearest to a point where a pawn covers little. */
function clearOf(table: Table, [x, y]: Point): Point {
  const { k } = placesOf(table)
  const steps = [0, 14, -14, 28, -28, 40, -40].map((by) => by * k)
  const tries = steps.flatMap((dy) => steps.map((dx): Point => [x + dx, y + dy]))
  const cost = (point: Point) => hidden(table, point) + 3 * Math.hypot(point[0] - x, point[1] - y) * k
  return tries.reduce((best, one) => (cost(one) < cost(best) - 0.01 ? one : best), [x, y])
}
