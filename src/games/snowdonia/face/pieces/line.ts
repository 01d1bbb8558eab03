import type { Shape } from '../../../../stage/art/shape.ts'
import type { Piece, Rect } from '../../../../stage/face.ts'
import { free, lost } from '../../position.ts'
import { penny } from '../art/coins.ts'
import { good } from '../art/goods.ts'
import { seatRoundel } from '../art/marks.ts'
import { type Bed, bedShapes, heapSpots, platformShapes } from '../art/mountain/beds.ts'
import type { Span } from '../art/mountain/profile.ts'
import { bendShapes } from '../art/mountain/terraces.ts'
import { around, depths, piece, type Table } from '../table.ts'
import { legsApart, spansOf } from './along.ts'
import { isReached, ownerOf } from './sites.ts'

/** Height of a bed. */
export const bedHigh = ({ grid }: Table): number => {
  const { form, land } = grid
  if (form === 'upright') return Math.max(13, Math.round(Math.min(land.w / 26, legsApart({ grid }) / 3.9)))
  return form === 'low' ? Math.max(12, Math.round(land.w / 38)) : Math.max(14, Math.round(land.w / 76))
}

/** The width of a cube of rubble. */
const cubeWide = (table: Table): number => Math.round(bedHigh(table) * (table.grid.small ? 0.74 : 0.9))

/** The middle of a span, and how it slopes: degrees clockwise. */
export function lieOf({ grid: { land } }: Table, { x, y, x2, y2 }: Span) {
  const long = Math.hypot(x2 - x, y2 - y)
  const angle = (Math.atan2(y2 - y, x2 - x) * 180) / Math.PI
  return { x: land.x + (x + x2) / 2, y: land.y + (y + y2) / 2, long, angle }
}

/** Everything on the line: beds, platforms, rubble, markers and points. */
export function linePieces(table: Table): Piece[] {
  return [
    ...bendPieces(table),
    ...spansOf(table).flatMap((span) => {
      if (span.kind === 'track') return trackPieces(table, span)
      return platformPieces(table, span)
    }),
  ]
}

function bendPieces(table: Table): Piece[] {
  const { grid, line, p } = table
  if (grid.legs === 1) return []
  const laid = line.tracks.map((at) => (p.owners[at] === free ? 0 : 1)).join('')
  const draw = () => bendShapes(spansOf(table), bedHigh(table), (index) => isLaid(table, index))
  return [piece('bends', `bends:${laid}`, grid.land, depths.bed - 1, draw)]
}

const isLaid = ({ p, line }: Table, track: number) => {
  const space = line.tracks[track]
  return space !== undefined && p.owners[space] !== free
}

function bedOf(table: Table, space: number): { bed: Bed; key: string } {
  const { p } = table
  const owner = p.owners[space] ?? free
  const paints = ownerOf(table, owner)
  if (owner !== free)
    return paints && paints !== 'lost'
      ? { bed: { state: 'laid', paints }, key: paints.letter }
      : { bed: { state: 'laid' }, key: 'nobody' }
  const state = (p.rubble[space] ?? 0) > 0 ? 'rubble' : 'clear'
  return { bed: { state }, key: state }
}

function trackPieces(table: Table, span: Span): Piece[] {
  const { p, line, box, say } = table
  const space = line.tracks[span.index] ?? 0
  const card = box.tracks[p.tracks[span.index] ?? -1]
  const { x, y, long, angle } = lieOf(table, span)
  const high = bedHigh(table)
  const { bed, key } = bedOf(table, space)
  const label = say.track(card?.points ?? 0)
  const place = around(x, y, long, high)
  const draw = (w: number, h: number): Shape[] => [
    { type: 'group', x: 0, y: h / 2, shapes: bedShapes(w, h, bed, span.index + 1) },
  ]
  return [
    piece(`track:${space}`, `bed:${span.index}:${key}`, place, depths.bed, draw, { angle, label, margin: 8 }),
    ...rubblePieces(table, space, x, y + high * 0.24),
    ...markerPieces(table, space, x, y),
    ...(card ? [coinPiece(table, space, { x, y: y + high * 0.5 }, card.points)] : []),
  ]
}

/** The cubes of a heap, each a piece of its own. */
export function rubblePieces(table: Table, space: number, x: number, y: number): Piece[] {
  const { p } = table
  const size = cubeWide(table)
  return heapSpots(p.rubble[space] ?? 0, size).map((spot, i) => {
    const draw = (w: number) => [good('rubble', w / 2, w / 2, w / 0.86)]
    const place = around(x + spot.x, y + spot.y, size)
    return piece(`rubble:${space}:${i}`, 'cube:rubble', place, depths.heap + i / 10, draw, { margin: 3 })
  })
}

function markerPieces(table: Table, space: number, x: number, y: number): Piece[] {
  const owner = table.p.owners[space] ?? free
  const paints = ownerOf(table, owner)
  if (owner === free || owner === lost || !paints || paints === 'lost') return []
  const r = Math.max(7, bedHigh(table) * 0.5)
  const draw = (w: number) => seatRoundel(w / 2, w / 2, r, paints)
  return [
    piece(`marker:${space}`, `marker:${paints.letter}`, around(x, y, 2 * r + 2), depths.coin, draw, { margin: 2 }),
  ]
}

/** The worth of a track card, below it. */
function coinPiece(table: Table, space: number, { x, y }: { x: number; y: number }, points: number): Piece {
  const { form, land } = table.grid
  const apart = form === 'upright' ? 46 : form === 'low' ? 68 : 123
  const r = Math.max(7.6, land.w / apart)
  const isLost = table.p.owners[space] === lost
  const draw = (w: number) => penny(w / 2, w / 2, r, points, isLost ? 'nobody' : 'plain')
  const place: Rect = around(x + 2, y + r * 1.45, 2 * r + 2)
  return piece(`worth:${space}`, `worth:${points}:${isLost}`, place, depths.coin, draw, { margin: 2 })
}

function platformPieces(table: Table, span: Span): Piece[] {
  const { grid, line } = table
  const { land } = grid
  const high = bedHigh(table)
  const reached = span.kind === 'start' || isReached(table, span.index)
  const place = { x: land.x + span.x, y: land.y + span.y - high / 2, w: span.x2 - span.x, h: high }
  const draw = (w: number, h: number): Shape[] => [
    { type: 'group', x: 0, y: h / 2, shapes: platformShapes(w, h, reached, span.index + 31) },
  ]
  const id = span.kind === 'start' ? 'start' : `platform:${span.index}`
  const bed = piece(id, `${id}:${reached}`, place, depths.bed, draw, { margin: 8 })
  if (span.kind === 'start') return [bed]
  const digs = line.stations[span.index]?.digs ?? []
  return [
    bed,
    ...digs.flatMap((space, i) =>
      rubblePieces(table, space, place.x + (place.w * (i + 0.5)) / digs.length, place.y + high * 0.74),
    ),
  ]
}
