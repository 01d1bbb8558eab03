import { group } from '../../../../stage/art/draw.ts'
import type { Piece, Rect } from '../../../../stage/face.ts'
import { coachShapes, engineShapes, engineSize, plumeShapes, type Stock } from '../../../../stage/kit/scenery/train.ts'
import { row } from '../../../../table/layout/flow.ts'
import { leaf, span } from '../../../../table/layout/leaf.ts'
import { type LayoutNode, lay, piecesOf } from '../../../../table/layout/node.ts'
import type { Station } from '../../box.ts'
import { type Numeral, numerals } from '../../content/edition.ts'
import { inPlay, partsOf, terminusOf } from '../place.ts'
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

/** Something on rails, so many engine's units long. */
function onRails(table: Table, long: number, draw: (place: Rect) => readonly Piece[]): LayoutNode {
  const unit = unitOf(table)
  return leaf({ w: span(Math.round(long * unit)), h: span(Math.round(tall * unit)) }, draw)
}

/** A line's engine, perhaps under steam. */
const engineNode = (table: Table, line: number, isSteaming: boolean): LayoutNode =>
  onRails(table, engineSize(stockOf(line)).long, (place) => {
    const draw = (_: number, h: number) => [group(0, h, unitOf(table), engineShapes(stockOf(line)))]
    const engine = piece(`engine:${line}`, `engine:${numeralOf(line)}`, place, depth, draw)
    return isSteaming ? [steamPiece(table, line, place), engine] : [engine]
  })

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
const coachNode = (table: Table, line: number): LayoutNode =>
  onRails(table, coachLong, (place) => {
    const draw = (w: number, h: number) => [group(w, h, unitOf(table), coachShapes(stockOf(line)))]
    return [piece(`coach:${line}`, `coach:${numeralOf(line)}`, place, depth, draw, { margin: 2 })]
  })

/** The trains on a card: those waiting to start at its left, those arrived in front of their stops. */
function trainsOn(table: Table, station: Station): Piece[] {
  const { cards, p } = table
  const { bed } = partsOf(table, station)
  const waiting = station.start ? (cards?.linesOf[station.index] ?? []).filter((line) => !p.stops.includes(line)) : []
  const arrived = p.stops.filter((line) => terminusOf(table, line) === station)
  const starting = row(
    { gap: 5 },
    waiting.map((line, i) => engineNode(table, line, i === 0)),
  )
  // The first there brings a coach.
  const trains = arrived.map((line, i) => [
    ...(i === 0 ? [coachNode(table, line)] : []),
    engineNode(table, line, false),
  ])
  const ended = row(
    { gap: 5 },
    trains.reverse().map((train) => row({}, train)),
  )
  const h = tall * unitOf(table)
  const rails = { y: Math.round(bed.y + bed.h * 0.62 - h), h: Math.round(h) }
  const long = ended.span('w', h).ideal
  const right = Math.round(bed.x + bed.w - stopSize(table) * 0.9)
  return [
    ...piecesOf(lay(starting, { ...rails, x: bed.x + 4, w: bed.w })),
    ...piecesOf(lay(ended, { ...rails, x: right - long, w: long })),
  ]
}

/** The trains of the lines in play: they bring the railway to life and show which lines are complete. */
export const enginePieces = (table: Table): Piece[] => inPlay(table).flatMap((station) => trainsOn(table, station))
