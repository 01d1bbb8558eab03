import { group } from '../../../../stage/art/draw.ts'
import type { Piece, Rect } from '../../../../stage/face.ts'
import { coachShapes, engineShapes, engineSize, plumeShapes, type Stock } from '../../../../stage/kit/scenery/train.ts'
import type { Station } from '../../box.ts'
import { type Numeral, numerals } from '../../content/edition.ts'
import { cardsOf, partsOf, terminusOf } from '../place.ts'
import { stock } from '../scenes/stock.ts'
import { depths, piece, type Table } from '../table.ts'
import { stopSize } from './chits.ts'

/** The numeral of a line. */
export const numeralOf = (line: number): Numeral => numerals[line] ?? 'I'

/** The engine and the coaches of a line. */
export const stockOf = (line: number): Stock => stock[numeralOf(line)]

/** Height of an engine with its chimney, and length of a coach with its coupling, in the engine's units. */
const tall = 23
const coachLong = 26

/** On station cards, in front of what is built there. */
const depth = depths.onCard + 4

/** Layout pixels of an engine's unit. */
const unitOf = ({ grid }: Table) => grid.measures.bed * 0.043

/** Length of a line's engine, in layout pixels. */
const longOf = (table: Table, line: number) => engineSize(stockOf(line)).long * unitOf(table)

const gap = 5

/** Lines that share a card, those before `line` in order. */
const ahead = (lines: readonly number[], line: number) => lines.slice(0, lines.indexOf(line))

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

/** The lines whose engines wait ahead of this one in the station. */
const waitingBefore = ({ cards, p }: Table, start: Station, line: number) =>
  ahead(
    (cards?.linesOf[start.index] ?? []).filter((one) => one === line || !p.stops.includes(one)),
    line,
  )

/** Left end of an engine that waits in its starting station. */
function waitingAt(table: Table, start: Station, line: number): number {
  const { bed } = partsOf(table, start)
  const others = waitingBefore(table, start, line).map((one) => longOf(table, one) + gap)
  return bed.x + 4 + sum(others)
}

/** The lines whose trains reached their stops in this station before this one. */
const arrivedBefore = ({ cards, p }: Table, last: Station, line: number) =>
  ahead(
    p.stops.filter((one) => cards?.linesOf[last.index]?.includes(one)),
    line,
  )

/** Left end of an engine that has reached the stop of its line; the first there brings a coach. */
function arrivedAt(table: Table, last: Station, line: number): number {
  const { bed } = partsOf(table, last)
  const others = arrivedBefore(table, last, line).map(
    (one, i) => longOf(table, one) + (i === 0 ? coachLong * unitOf(table) : 0) + gap,
  )
  return bed.x + bed.w - stopSize(table) * 0.9 - sum(others) - longOf(table, line)
}

/** Where a line's engine is: in its starting station until the line has its buffer stop, then in front of it. */
function enginePlace(table: Table, line: number, start: Station): Rect | undefined {
  const { p } = table
  const last = terminusOf(table, line)
  const arrived = p.stops.includes(line)
  if (!last) return undefined
  const { bed } = partsOf(table, arrived ? last : start)
  const x = arrived ? arrivedAt(table, last, line) : waitingAt(table, start, line)
  const h = tall * unitOf(table)
  const foot = bed.y + bed.h * 0.62
  return { x: Math.round(x), y: Math.round(foot - h), w: Math.round(longOf(table, line)), h: Math.round(h) }
}

/** The steam above an engine's chimney. */
function steamPiece(table: Table, line: number, place: Rect): Piece {
  const unit = unitOf(table)
  const [x, y] = engineSize(stockOf(line)).chimney
  const above = {
    x: Math.round(place.x + (x - 13) * unit),
    y: Math.round(place.y + place.h + (y - 20) * unit),
    w: Math.round(17 * unit),
    h: Math.round(20 * unit),
  }
  return piece(`steam:${line}`, 'steam', above, depth, (w, h) => [group(w - 4 * unit, h, unit, plumeShapes())])
}

/** The coach behind an engine that has arrived. */
function coachPiece(table: Table, line: number, engine: Rect): Piece {
  const unit = unitOf(table)
  const w = Math.round(coachLong * unit)
  const numeral = numeralOf(line)
  const draw = (wide: number, h: number) => [group(wide, h, unit, coachShapes(stock[numeral]))]
  const place = { ...engine, x: engine.x - w, w }
  return piece(`coach:${line}`, `coach:${numeral}`, place, depth, draw, { margin: 2 })
}

/** A line's engine: under steam while first in its station, with a coach once it has arrived. */
function trainPieces(table: Table, line: number): Piece[] {
  const { p } = table
  const start = cardsOf(table, line).find((s) => s.start)
  const place = start && enginePlace(table, line, start)
  if (!place) return []
  const numeral = numeralOf(line)
  const draw = (_: number, h: number) => [group(0, h, unitOf(table), engineShapes(stock[numeral]))]
  const engine = piece(`engine:${line}`, `engine:${numeral}`, place, depth, draw)
  if (p.stops.includes(line)) {
    const last = terminusOf(table, line)
    const others = last ? arrivedBefore(table, last, line).length : 0
    return others === 0 ? [coachPiece(table, line, place), engine] : [engine]
  }
  const isFirst = waitingBefore(table, start, line).length === 0
  return isFirst ? [steamPiece(table, line, place), engine] : [engine]
}

/** The trains of the lines in play: they bring the railway to life and show which lines are complete. */
export const enginePieces = (table: Table): Piece[] =>
  (table.cards?.lines ?? []).flatMap((line) => trainPieces(table, line))
