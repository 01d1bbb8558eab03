import type { Seat } from '../../../../rules/game.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import type { Piece, Rect } from '../../../../stage/face.ts'
import type { SeatPaints } from '../../../../stage/kit/seats/paints.ts'
import { stationAt } from '../../line.ts'
import { free } from '../../position.ts'
import { surveyorFigure } from '../art/figures.ts'
import { type Span, spanOf } from '../art/mountain/profile.ts'
import { closedShape, houseShape, type Material, plotShape } from '../art/plots.ts'
import { around, depths, paintsOf, piece, type Table } from '../table.ts'
import { spansOf } from './along.ts'
import { bedHigh } from './line.ts'
import { isOpen, ownerOf } from './sites.ts'

/** The span where a seat’s surveyor stands: a station, or the start of the line. */
function spanOfSurveyor(table: Table, end: number, steps: number): Span | undefined {
  const station = stationAt(table.line, end, steps)
  const spans = spansOf(table)
  return station < 0 ? spans[0] : spanOf(spans, 'station', station)
}

/** Where a seat’s surveyor stands after so many steps, with so many others left of it. */
export function surveyorPlace(table: Table, seat: Seat, steps: number, others: number) {
  const { p, grid, line } = table
  const end = p.boards[seat]?.end ?? 0
  const span = spanOfSurveyor(table, Math.max(0, end), steps)
  if (!span || (line.ends > 0 && end < 0)) return undefined
  const scale = grid.small ? bedHigh(table) / 32 : (grid.land.w * 0.95) / 1604
  const [w, h] = [30 * scale, 54 * scale]
  const apart = Math.min(26 * scale, (span.x2 - span.x) / p.boards.length)
  const x = grid.land.x + span.x + (grid.small ? 8 : 24 * scale) + others * apart
  const foot = grid.land.y + span.y + bedHigh(table) * (grid.small ? 0.5 : 1.75)
  const key = span.kind === 'start' ? -1 : span.index
  return { key, scale, place: { x: x - w / 2, y: foot - h, w, h } }
}

/** Every surveyor on the line, those at one place side by side. */
export function surveyorPieces(table: Table): Piece[] {
  const { p, words, say } = table
  const here = new Map<number, number>()
  return p.boards.flatMap(({ surveyor }, seat) => {
    const { key } = surveyorPlace(table, seat, surveyor, 0) ?? {}
    const paints = paintsOf(table, seat)
    if (key === undefined || !paints) return []
    const nth = here.get(key) ?? 0
    here.set(key, nth + 1)
    const at = surveyorPlace(table, seat, surveyor, nth)
    const label = say.surveyorOf(words.seat(p, seat))
    return at ? [surveyorPiece(`surveyor:${seat}`, at, paints, nth, label)] : []
  })
}

function surveyorPiece(
  id: string,
  { place, scale }: { readonly place: Rect; readonly scale: number },
  paints: SeatPaints,
  nth: number,
  label: string,
): Piece {
  const draw = (w: number, h: number) => [surveyorFigure(w / 2, h - 3 * scale, scale, paints)]
  const depth = depths.figure + nth / 10
  return piece(id, `surveyor:${paints.letter}`, place, depth, draw, { label, margin: 8 })
}

/** Plots and houses on the platforms, one for each building site. */
export const plotPieces = (table: Table): Piece[] =>
  spansOf(table)
    .filter(({ kind }) => kind === 'station')
    .flatMap((span) => plotsOf(table, span))

function plotsOf(table: Table, span: Span): Piece[] {
  const { line, grid } = table
  const station = line.stations[span.index]
  if (!station) return []
  const high = bedHigh(table)
  const all = station.sites.length
  const wide = span.x2 - span.x
  const step = Math.min((wide - 4) / Math.max(1, all), high * 1.16)
  const middle = grid.land.x + (span.x + span.x2) / 2
  return station.sites.map((site, i) => {
    const x = middle + (i - (all - 1) / 2) * step
    return plotPiece(table, site, span.index, x, grid.land.y + span.y - high * 0.72, step)
  })
}

function plotPiece(table: Table, site: number, station: number, x: number, foot: number, wide: number): Piece {
  const { p, line } = table
  const of: Material = (line.sites[site]?.steel ?? 0) > 0 ? 'steel' : 'stone'
  const owner = ownerOf(table, p.sites[site] ?? free)
  const isLost = owner === 'lost' || (!owner && p.closed[station] === true)
  const open = isOpen(table, station)
  const scale = wide / 23
  const high = 26 * scale
  const draw = (w: number, h: number): Shape[] => {
    if (isLost) return [closedShape(w / 2, h, scale)]
    return owner ? [houseShape(w / 2, h, of, scale, owner)] : [plotShape(w / 2, h, of, scale, open)]
  }
  const whose = isLost ? 'lost' : owner ? owner.letter : `${open}`
  const place = { ...around(x, foot - high / 2, wide, high) }
  return piece(`plot:${site}`, `plot:${of}:${whose}`, place, depths.plot, draw, { margin: 4 })
}
