import type { Seat } from '../../../../rules/game.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import type { Piece } from '../../../../stage/face.ts'
import { stationAt } from '../../line.ts'
import { free } from '../../position.ts'
import { surveyorFigure } from '../art/figures.ts'
import { type Span, spanOf } from '../art/mountain/profile.ts'
import { closedShape, houseShape, type Material, plotShape } from '../art/plots.ts'
import { around, depths, paintsOf, piece, type Table } from '../table.ts'
import { bedHigh, placesOf } from './along.ts'
import { isOpen, ownerOf } from './sites.ts'

/** Where a seat’s surveyor stands after so many steps, with so many others left of it; undefined before it has an end. */
export function surveyorPlace(table: Table, seat: Seat, steps: number, others: number) {
  const { p, grid, line } = table
  const end = p.boards[seat]?.end ?? 0
  const station = stationAt(line, Math.max(0, end), steps)
  const span = station < 0 ? placesOf(table)[0] : spanOf(placesOf(table), 'station', station)
  if (!span || (line.ends > 0 && end < 0)) return undefined
  const scale = grid.small ? bedHigh(table) / 32 : (grid.land.w * 0.95) / 1604
  const [w, h] = [30 * scale, 54 * scale]
  const apart = Math.min(26 * scale, (span.x2 - span.x) / p.boards.length)
  const x = span.x + (grid.small ? 8 : 24 * scale) + others * apart
  const foot = span.y + bedHigh(table) * (grid.small ? 0.5 : 1.75)
  return { station, scale, place: { x: x - w / 2, y: foot - h, w, h } }
}

/** Every surveyor on the line, those at one place side by side. */
export function surveyorPieces(table: Table): Piece[] {
  const { p, words, say } = table
  const here = new Map<number, number>()
  return p.boards.flatMap(({ surveyor }, seat) => {
    const { station } = surveyorPlace(table, seat, surveyor, 0) ?? {}
    const paints = paintsOf(table, seat)
    if (station === undefined || !paints) return []
    const nth = here.get(station) ?? 0
    here.set(station, nth + 1)
    const at = surveyorPlace(table, seat, surveyor, nth)
    if (!at) return []
    const { scale, place } = at
    const draw = (w: number, h: number) => [surveyorFigure(w / 2, h - 3 * scale, scale, paints)]
    const rest = { label: say.surveyorOf({ name: words.seat(p, seat) }), margin: 8 }
    return piece(`surveyor:${seat}`, `surveyor:${paints.letter}`, place, depths.figure + nth / 10, draw, rest)
  })
}

/** Plots and houses on the platforms, one for each building site. */
export const plotPieces = (table: Table): Piece[] =>
  placesOf(table).flatMap((span) => {
    const { sites = [] } = (span.kind === 'station' && table.line.stations[span.index]) || {}
    const step = Math.min((span.x2 - span.x - 4) / Math.max(1, sites.length), bedHigh(table) * 1.16)
    const left = (span.x + span.x2 - sites.length * step) / 2
    return sites.map((site, i) => plotPiece(table, site, span, left + (i + 0.5) * step, step))
  })

function plotPiece(table: Table, site: number, { index, y }: Span, x: number, wide: number): Piece {
  const { p, line } = table
  const of: Material = (line.sites[site]?.steel ?? 0) > 0 ? 'steel' : 'stone'
  const owner = ownerOf(table, p.sites[site] ?? free)
  const isLost = owner === 'lost' || (!owner && p.closed[index] === true)
  const open = isOpen(table, index)
  const scale = wide / 23
  const draw = (w: number, h: number): Shape[] => {
    if (isLost) return [closedShape(w / 2, h, scale)]
    return owner ? [houseShape(w / 2, h, of, scale, owner)] : [plotShape(w / 2, h, of, scale, open)]
  }
  const whose = isLost ? 'lost' : owner ? owner.letter : `${open}`
  const high = 26 * scale
  const place = around(x, y - bedHigh(table) * 0.72 - high / 2, wide, high)
  return piece(`plot:${site}`, `plot:${of}:${whose}`, place, depths.plot, draw, { margin: 4 })
}
