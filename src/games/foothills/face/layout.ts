import type { Seat } from '../../../rules/game.ts'
import type { Layout, Looking, Piece, Rect, Size } from '../../../stage/face.ts'
import { pin } from '../../../table/layout/around.ts'
import { row } from '../../../table/layout/flow.ts'
import { keeping } from '../../../table/layout/kept.ts'
import { leaf, shape } from '../../../table/layout/leaf.ts'
import { type LayoutNode, lay, piecesOf, slotsOf } from '../../../table/layout/node.ts'
import { veils } from '../../../table/parts/veils.ts'
import type { Box } from '../box.ts'
import type { Position } from '../position.ts'
import type { Captions } from '../text/captions.ts'
import type { FoothillsWords } from '../text/words.ts'
import { gridFor } from './grid.ts'
import { handOf, offerPieces } from './offers.ts'
import { spareNode } from './pieces/actions.ts'
import { bonusPieces, type Slots, stopPieces, summitPieces, surveyorPieces, ticketPieces } from './pieces/chits.ts'
import { enginePieces } from './pieces/engines.ts'
import { groundPiece } from './pieces/ground.ts'
import { cubePiece, onStationPieces } from './pieces/onStations.ts'
import { stationPieces } from './pieces/stations.ts'
import { bagNode, pubNode, supplyNode, yardNode } from './pieces/stock.ts'
import { cardsOf } from './place.ts'
import { seatBoard } from './seat/board.ts'
import { around, board, depths, pointsShown, seatsOf, type Table, tableOf } from './table.ts'

/** Lays out the table on a stage of a size, for one viewer. */
export function layoutFor(
  box: Box,
  p: Position,
  asked: Size,
  looking: Looking,
  say: Captions,
  words: FoothillsWords,
): Layout {
  const grid = gridFor(asked, looking.text)
  const table = tableOf(box, p, grid, looking, say, words)
  const sides = [...seatsOf(table).map((seat) => laidBoard(table, seat)), ...laidStock(table)]
  const slots: Slots = new Map(sides.flatMap((one) => [...one.slots]))
  const pieces = [
    groundPiece(table),
    ...stationPieces(table),
    ...onStationPieces(table),
    ...bonusPieces(table),
    ...stopPieces(table),
    ...enginePieces(table),
    ...sides.flatMap((one) => one.pieces),
    ...ticketPieces(table, slots),
    ...summitPieces(table, slots),
    ...surveyorPieces(table, slots),
    ...handPieces(table),
  ]
  const { decision, log, size } = grid
  const over = [...veilPieces(table, pieces), ...offerPieces(table, pieces)]
  const seats = seatsOf(table).map((seat) => `board:${seat}`)
  const areas = { decision, log }
  return { size, pieces: [...pieces, ...over], areas, board: grid.lines, seats }
}

/** A part of the table in its place: its pieces, and the places on it by name. */
interface LaidPart {
  readonly pieces: readonly Piece[]
  readonly slots: Slots
}

const parts = keeping<LaidPart>()

/** A part of the table, laid out again only where something that it depends on has changed. */
function laidPart(table: Table, place: Rect, input: readonly unknown[], node: () => LayoutNode): LaidPart {
  const { grid, looking, words } = table
  return parts(words, JSON.stringify([input, place, grid.form, grid.measures, looking.text]), () => {
    const placed = lay(node(), place)
    return { pieces: piecesOf(placed), slots: slotsOf(placed) }
  })
}

/** A seat's board. */
function laidBoard(table: Table, seat: Seat): LaidPart {
  const { p, looking, grid, cards } = table
  const points = seatsOf(table).map((one) => [pointsShown(table, one), board(table, one).stations])
  const playing = p.phase !== 'over' && p.seat === seat && [p.selected]
  const { seat: viewer, watches, portraits } = looking
  const input = [seat, board(table, seat), playing, points, cards?.tickets, viewer, watches, portraits?.[seat]?.key]
  return laidPart(table, seat === viewer ? grid.mine : grid.theirs, input, () => seatBoard(table, seat))
}

/** Everything else beside the lines. */
function laidStock(table: Table): readonly LaidPart[] {
  const { p, looking, grid } = table
  const offered = looking.next.filter((pick) => pick.startsWith('spare:'))
  return [
    laidPart(table, grid.yard, ['yard', p.yard], () => yardNode(table)),
    laidPart(table, grid.bag, ['bag', p.bag], () => bagNode(table)),
    laidPart(table, grid.supply, ['supply', p.navvies, p.stops], () => supplyNode(table)),
    laidPart(table, grid.pub, ['pub', p.boards.length], () => pubNode(table)),
    laidPart(table, grid.spare, ['spare', p.spare, offered], () => spareNode(table)),
  ]
}

/** Cubes drawn from the bag, not yet kept or returned, in a row in front of it. */
function handPieces(table: Table): Piece[] {
  const { iron = 0, stone = 0 } = handOf(table.p) ?? {}
  const { bag, form } = table.grid
  const w = form === 'upright' ? bag.w * 2 : bag.w - 12
  const kinds = [
    ...Array.from({ length: iron }, () => 'iron' as const),
    ...Array.from({ length: stone }, () => 'stone' as const),
  ]
  const cubes = kinds.map((kind, i) => leaf(shape(1, 10, 34), (place) => [cubePiece(`hand:${i}`, kind, place)]))
  const place = around(bag.x + bag.w / 2, bag.y + bag.h * 0.82, w, 34)
  return piecesOf(lay(pin(0.5, 0.5, row({}, cubes)), place))
}

/**
 * Dims cards that can't be touched while others of their kind can, so that what stays bright can be chosen. Dims
 * nothing if all or none can be touched.
 */
function veilPieces(table: Table, pieces: readonly Piece[]): Piece[] {
  const { looking, p } = table
  const lit = new Set(
    [...looking.next, ...looking.picked].flatMap((pick) => {
      const [kind, which] = pick.split(':')
      if (kind === 'line') return cardsOf(table, Number(which)).map(({ index }) => `station:${index}`)
      return [kind === 'plot' ? `station:${which}` : pick]
    }),
  )
  const mine = board(table, p.seat).cards.map((card) => `action:${card}`)
  const stations = pieces.filter(({ id }) => id.startsWith('station:'))
  const actions = pieces.filter(({ id }) => mine.includes(id))
  const isLit = ({ id }: Piece) => lit.has(id)
  // Above everything on a station except surveyors, who are always visible.
  return [...veils(looking, stations, isLit, depths.figure - 1), ...veils(looking, actions, isLit)]
}
