import type { Seat } from '../../../../rules/game.ts'
import type { Piece, Rect } from '../../../../stage/face.ts'
import { around, piece } from '../../../../stage/kit/piece.ts'
import { placeOf, type Side, type Station, stationCount } from '../../board.ts'
import { type Company, companyOf } from '../../colours.ts'
import { ownerOf, type Position, pointsOf } from '../../position.ts'
import type { Captions } from '../../text/words.ts'
import { ringShapes, stationShapes, waitsAt } from '../art/station.ts'
import { inFrame, token, tokenSize } from '../art/token.ts'
import type { Grid } from '../grid.ts'
import { stationRect } from '../ring.ts'
import { depths, type Table } from '../table.ts'

/** The stations around the board, with the trains that wait at them. */
export const stationsPieces = (table: Table): Piece[] =>
  Array.from({ length: stationCount }, (_, station) => station).flatMap((station) => [
    stationPiece(table, station),
    ...trainPieces(table, station),
  ])

function stationPiece({ p, grid, say, words }: Table, station: Station): Piece {
  const place = stationRect(grid, station)
  const { side } = placeOf(station)
  const { cell, small } = grid
  const seat = ownerOf(p, station)
  const run = p.runs[station]
  const look = { station, side, small }
  const name = seat === undefined ? undefined : words.seat(p, seat)
  return piece(
    `station:${station}`,
    small ? `station:small:${side}` : `station:${station}`,
    place,
    depths.station,
    (w, h) => stationShapes(look, { w, h }, cell),
    { label: stationLabel(say, station, name, run ? pointsOf(run) : undefined) },
  )
}

/** A station's name: its number, the company whose train stands there, and what its line came to. */
export function stationLabel({ station: say }: Captions, station: Station, company?: string, points?: number): string {
  const number = station + 1
  if (company === undefined) return say.idle({ number })
  return points === undefined ? say.waiting({ number, company }) : say.ended({ number, company, points })
}

/** A station's train, with a ring around it if its line is pointed out. */
function trainPieces(table: Table, station: Station): Piece[] {
  const { p, grid, followed } = table
  const seat = ownerOf(p, station)
  if (seat === undefined) return []
  const dimmed = followed !== undefined && followed !== station
  const marker = markerPiece(p, grid, station, seat)
  return [
    ...(isPointedOut(table, station) ? [ringPiece(station, marker)] : []),
    dimmed ? { ...marker, alpha: 0.5 } : marker,
  ]
}

function markerPiece(p: Position, grid: Grid, station: Station, seat: Seat): Piece {
  const run = p.runs[station]
  const company = companyOf(p, seat)
  return trainAt(grid, station, company, run ? pointsOf(run) : undefined)
}

/** The train of a company at a station, turned over if its line came to something. */
export function trainAt(grid: Grid, station: Station, company: Company, points?: number): Piece {
  const { side } = placeOf(station)
  const { cell, small } = grid
  const look = { company, side, small, ...(points !== undefined && { points }) }
  const place = trainRect(grid, station, side)
  const key = `train:${company}:${side}:${points ?? ''}:${small}`
  const draw = (w: number, h: number) => token(look, { w, h }, cell)
  return piece(`marker:${station}`, key, place, depths.station + 2, draw, { margin: 4 })
}

function trainRect(grid: Grid, station: Station, side: Side): Rect {
  const { x, y, w, h } = stationRect(grid, station)
  const { cell, small } = grid
  const [dx, dy] = inFrame(waitsAt(small), side)
  const size = tokenSize({ side, small }, cell)
  return around(x + w / 2 + (dx * cell) / 120, y + h / 2 + (dy * cell) / 120, size.w, size.h)
}

/** Whether a station's line is followed, or would be finished by the tile that is tried. */
const isPointedOut = ({ followed, trial }: Table, station: Station): boolean =>
  followed === station || (trial?.lines.some((line) => line.station === station && line.end) ?? false)

function ringPiece(station: Station, { x, y, w, h }: Piece): Piece {
  const place = around(x + w / 2, y + h / 2, w + 10, h + 10)
  return piece(`ring:${station}`, 'ring', place, depths.station + 1, ringShapes)
}
