import { group, rect } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import type { Piece } from '../../../../stage/face.ts'
import { plume } from '../../../../stage/kit/scenery/mist.ts'
import { hillCoach, rackEngine } from '../art/engines.ts'
import { mountainOf } from '../art/mountain/frame.ts'
import { plumbLine } from '../art/mountain/massif.ts'
import { panorama } from '../art/mountain/panorama.ts'
import { spanOf } from '../art/mountain/profile.ts'
import { terraces } from '../art/mountain/terraces.ts'
import { veilShapes } from '../art/mountain/veil.ts'
import { palettes } from '../art/weathers.ts'
import { depths, piece, type Table } from '../table.ts'
import { landmarksOf, spansOf } from './along.ts'
import { stationPieces } from './stations.ts'

const corners = (w: number, h: number) =>
  `M6 0H${w - 6}Q${w} 0 ${w} 6V${h - 6}Q${w} ${h} ${w - 6} ${h}H6Q0 ${h} 0 ${h - 6}V6Q0 0 6 0Z`

/** The land in today's weather, and what hangs in the air before the railway. */
export function landPieces(table: Table): Piece[] {
  const { grid, sky, line, say } = table
  const { land, foot, legs } = grid
  const key = `land:${sky}:${line.route}:${line.stations.length}:${grid.form}:${say.summit}`
  const draw = (w: number, h: number): Shape[] => {
    const m = mountainOf(sky, { w, h }, spansOf(table), foot)
    const isSummit = line.ends === 0
    const shapes = legs > 1 ? terraces(m, isSummit) : panorama(m, landmarksOf(table), isSummit, say.summit)
    return [
      rect(-3, -3, w + 6, h + 6, '#f4ead5', { radius: 8 }),
      group(0, 0, 1, shapes, { clip: corners(w, h), own: true }),
    ]
  }
  const veil = (w: number, h: number): Shape[] => [
    group(0, 0, 1, veilShapes({ w, h }, sky, palettes[sky], 'before'), { clip: corners(w, h), own: true }),
  ]
  return [
    piece('land', key, land, depths.land, draw, { margin: 4 }),
    ...(sky === 'sun' ? [] : [piece('veil', `veil:${sky}`, land, depths.veil, veil)]),
  ]
}

/** Plumb lines from the stations down to their boards. */
export function plumbPieces(table: Table): Piece[] {
  const { land, legs } = table.grid
  if (legs > 1) return []
  const boards = stationPieces(table).filter(({ id }) => /^board:\d/.test(id))
  const draw = (): Shape[] =>
    boards.flatMap((board) => {
      const span = spanOf(spansOf(table), 'station', Number(board.id.slice(6)))
      if (!span) return []
      const x = (span.x + span.x2) / 2
      const left = board.x - land.x
      const to = Math.max(left + 12, Math.min(left + board.w - 12, x))
      return [plumbLine(x, span.y + 16, board.y - land.y, to)]
    })
  return [piece('plumb', `plumb:${boards.length}`, land, depths.land + 1, draw)]
}

/** The works train at the foot of the line. */
export function trainPieces(table: Table): Piece[] {
  const { land, legs } = table.grid
  const start = spansOf(table)[0]
  if (!start) return []
  const scale = ((start.x2 - start.x) / 106) * (legs > 1 ? 0.9 : 1)
  const [w, h] = [106 * scale, 44 * scale]
  const place = { x: land.x + start.x, y: land.y + start.y + 3 * scale - h, w, h }
  const draw = (): Shape[] => [
    group(100 * scale, h - 34 * scale, scale * 2.2, plume('#d9d3c4', { drift: -34, rise: 14, thick: 3.4 })),
    ...(legs > 1 ? [] : [hillCoach(2 * scale, h, 0.92 * scale)]),
    rackEngine((legs > 1 ? 12 : 50) * scale, h, 1.12 * scale, 4),
  ]
  return [piece('works-train', 'works-train', place, depths.plot - 1, draw, { margin: Math.ceil(60 * scale) })]
}
