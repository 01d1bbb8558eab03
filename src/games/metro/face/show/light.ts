import { at, path, stroke } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import type { Piece, Step } from '../../../../stage/face.ts'
import { piece } from '../../../../stage/kit/piece.ts'
import type { Side } from '../../board.ts'
import type { TileKind } from '../../content/tiles.ts'
import type { Position } from '../../position.ts'
import { trackPoints } from '../art/course.ts'
import { litTrack } from '../art/tracks.ts'
import { looksKey, type Owners } from '../lines.ts'
import { looksOf } from '../pieces/looks.ts'
import { depths } from '../table.ts'
import { light, type Ride } from './time.ts'
import type { Passed, Way } from './way.ts'

/** The colour of the light that runs along a line. */
const lineLight = '#fff1c0'

/** A light runs along the line, and goes out on the nth tile when `outAt` says so. */
export function lightSteps(
  way: Way,
  { starts }: Ride,
  litOf: (tile: Passed) => Piece | undefined,
  outAt: (nth: number) => number,
): Step[] {
  const dark = { alpha: 0 }
  return way.tiles.flatMap((tile, nth): Step[] => {
    const one = litOf(tile)
    if (!one) return []
    const lit = starts - light + (light * nth) / way.tiles.length
    const out = Math.max(lit + 200, outAt(nth))
    return [
      { piece: one, at: lit, for: 100, from: dark },
      { piece: one, at: lit + 100, for: out - lit - 100 },
      { piece: one, at: out, for: 160, to: dark },
    ]
  })
}

/** The light along one track. */
function beam(kind: TileKind, from: Side, size: number): Shape[] {
  const points = trackPoints(kind, from).map(([x, y]) => at(x * size, y * size))
  const lit = (width: number, opacity: number) =>
    path(`M${points.join('L')}`, { stroke: stroke(lineLight, (width * size) / 120), opacity })
  return [lit(46, 0.16), lit(39, 0.24), lit(32, 0.5)]
}

/** The light under the tracks of a tile. */
export function lightUnder(
  { board }: Pick<Position, 'board'>,
  { places }: Way,
  { cell, from }: Passed,
): Piece | undefined {
  const [kind, place] = [board[cell], places.get(cell)]
  if (!kind || !place) return undefined
  const draw = (size: number) => beam(kind, from, size)
  return piece('light', `light:${kind}:${from}`, place, depths.tracks - 1, draw, { margin: 6 })
}

/** One track of a tile in its light, above the dark. */
export function litPiece(
  { board }: Pick<Position, 'board'>,
  { places, small }: Way,
  { cell, from }: Passed,
  owners: Owners | undefined,
  depth: number,
): Piece | undefined {
  const [kind, place] = [board[cell], places.get(cell)]
  if (!kind || !place) return undefined
  const draw = (size: number) => litTrack(kind, size, from, looksOf(owners), small)
  const key = `lit:${kind}:${from}:${looksKey(owners)}:${small}`
  return piece('lit', key, place, depth, draw)
}
