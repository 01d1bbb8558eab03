import { group } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import type { Piece } from '../../../../stage/face.ts'
import { free, lost } from '../../position.ts'
import { penny } from '../art/coins.ts'
import { good } from '../art/goods.ts'
import { seatRoundel } from '../art/marks.ts'
import { type Bed, bedShapes, heapSpots, platformShapes } from '../art/mountain/beds.ts'
import type { Span } from '../art/mountain/profile.ts'
import { bendShapes } from '../art/mountain/terraces.ts'
import { around, depths, piece, type Table } from '../table.ts'
import { bedHigh, placesOf, spansOf } from './along.ts'
import { isReached, ownerOf } from './sites.ts'

/** Everything on the line: beds, platforms, rubble, markers and points. */
export const linePieces = (table: Table): Piece[] => [
  ...(table.grid.legs > 1 ? [bendsPiece(table)] : []),
  ...placesOf(table).flatMap((span) => (span.kind === 'track' ? trackPieces : platformPieces)(table, span)),
]

function bendsPiece(table: Table): Piece {
  const { grid, line, p } = table
  const laid = line.tracks.map((at) => p.owners[at] !== free)
  const draw = () => bendShapes(spansOf(table), bedHigh(table), (index) => laid[index] ?? false)
  return piece('bends', `bends:${laid.map(Number).join('')}`, grid.land, depths.bed - 1, draw)
}

/** A track card: its bed with rubble or rails, its owner's marker and its worth. */
function trackPieces(table: Table, { index, x, y, x2, y2 }: Span): Piece[] {
  const { p, line, box, say } = table
  const space = line.tracks[index] ?? 0
  const card = box.tracks[p.tracks[index] ?? -1]
  const [mx, my] = [(x + x2) / 2, (y + y2) / 2]
  const high = bedHigh(table)
  const owner = p.owners[space] ?? free
  const paints = ownerOf(table, owner)
  const seat = paints === 'lost' ? undefined : paints
  const state = (p.rubble[space] ?? 0) > 0 ? 'rubble' : 'clear'
  const bed: Bed = owner === free ? { state } : { state: 'laid', ...(seat && { paints: seat }) }
  const key = owner === free ? state : (seat?.letter ?? 'nobody')
  const draw = (w: number, h: number): Shape[] => [group(0, h / 2, 1, bedShapes(w, h, bed, index + 1))]
  const rest = {
    angle: (Math.atan2(y2 - y, x2 - x) * 180) / Math.PI,
    label: say.track({ points: card?.points ?? 0 }),
    margin: 8,
  }
  const place = around(mx, my, Math.hypot(x2 - x, y2 - y), high)
  const r = Math.max(7, high * 0.5)
  const marker = seat && ((w: number) => seatRoundel(w / 2, w / 2, r, seat))
  const on = around(mx, my, 2 * r + 2)
  return [
    piece(`track:${space}`, `bed:${index}:${key}`, place, depths.bed, draw, rest),
    ...rubblePieces(table, space, mx, my + high * 0.24),
    ...(marker ? [piece(`marker:${space}`, `marker:${seat.letter}`, on, depths.coin, marker, { margin: 2 })] : []),
    ...(card ? [coinPiece(table, space, mx, my + high * 0.5, card.points)] : []),
  ]
}

/** The cubes of a heap, each a piece of its own. */
function rubblePieces(table: Table, space: number, x: number, y: number): Piece[] {
  const size = Math.round(bedHigh(table) * (table.grid.small ? 0.74 : 0.9))
  const draw = (w: number) => [good('rubble', w / 2, w / 2, w / 0.86)]
  return heapSpots(table.p.rubble[space] ?? 0, size).map((spot, i) => {
    const place = around(x + spot.x, y + spot.y, size)
    return piece(`rubble:${space}:${i}`, 'cube:rubble', place, depths.heap + i / 10, draw, { margin: 3 })
  })
}

/** The worth of a track card, below it. */
function coinPiece({ grid, p }: Table, space: number, x: number, y: number, points: number): Piece {
  const apart = { upright: 46, low: 68, square: 123, wide: 123 }[grid.form]
  const r = Math.max(7.6, grid.land.w / apart)
  const isLost = p.owners[space] === lost
  const draw = (w: number) => penny(w / 2, w / 2, r, points, isLost ? 'nobody' : 'plain')
  const place = around(x + 2, y + r * 1.45, 2 * r + 2)
  return piece(`worth:${space}`, `worth:${points}:${isLost}`, place, depths.coin, draw, { margin: 2 })
}

/** A station's platform with the rubble of its sites, or the start of the line. */
function platformPieces(table: Table, { kind, index, x, y, x2 }: Span): Piece[] {
  const high = bedHigh(table)
  const reached = kind === 'start' || isReached(table, index)
  const place = { x, y: y - high / 2, w: x2 - x, h: high }
  const draw = (w: number, h: number): Shape[] => [group(0, h / 2, 1, platformShapes(w, h, reached, index + 31))]
  const id = kind === 'start' ? 'start' : `platform:${index}`
  const digs = kind === 'start' ? [] : (table.line.stations[index]?.digs ?? [])
  return [
    piece(id, `${id}:${reached}`, place, depths.bed, draw, { margin: 8 }),
    ...digs.flatMap((space, i) =>
      rubblePieces(table, space, x + (place.w * (i + 0.5)) / digs.length, place.y + high * 0.74),
    ),
  ]
}
