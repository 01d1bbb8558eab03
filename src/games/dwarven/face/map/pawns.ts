import type { Seat } from '../../../../rules/game.ts'
import type { Point } from '../../../../stage/art/shape.ts'
import type { Piece, Rect } from '../../../../stage/face.ts'
import type { Pawn } from '../../position.ts'
import { agent, surveyor } from '../art/pawns.ts'
import { depths, paintsOf, piece, type Table } from '../table.ts'
import { markAt, placesOf } from './places.ts'

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
    const place = { x: Math.round(foot[0] - w / 2), y: Math.round(foot[1] - h), w, h }
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
  const shift = (nth - (count - 1) / 2) * step * 0.8
  if (role === 'surveyor') {
    const here = markAt(table, at)
    return here && [here[0] + shift, here[1] + 8 * k]
  }
  const site = table.layout.siteOf[at] ?? -1
  const here = sites[site]
  if (!here) return undefined
  const isMine = table.layout.sites[site]?.kind === 'mine'
  const side = isMine ? -1 : 1
  return [here[0] + side * (step * 0.55 + 20 * k + nth * step * 0.8), here[1] + 15 * k]
}
