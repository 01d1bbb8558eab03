import { colours } from '../../../kit/tokens.ts'
import type { Seat } from '../../../rules/game.ts'
import { rect } from '../../../stage/art/draw.ts'
import type { Layout, Looking, Piece, Rect, Size } from '../../../stage/face.ts'
import { keeping } from '../../../table/layout/kept.ts'
import { lay, piecesOf, slotsOf } from '../../../table/layout/node.ts'
import type { Box } from '../box.ts'
import type { Position } from '../position.ts'
import type { Captions } from '../text/captions.ts'
import type { FoothillsWords } from '../text/words.ts'
import { gridFor } from './grid.ts'
import { handOf, offerPieces } from './offers.ts'
import { bonusPieces, type Slots, stopPieces, summitPieces, surveyorPieces, ticketPieces } from './pieces/chits.ts'
import { enginePieces } from './pieces/engines.ts'
import { groundPiece } from './pieces/ground.ts'
import { cubePiece, onStationPieces } from './pieces/onStations.ts'
import { rightPieces } from './pieces/right.ts'
import { inPlay, stationPieces } from './pieces/stations.ts'
import { bagFront, bagPieces, supplyPieces, yardPieces } from './pieces/yard.ts'
import { cardPlace } from './place.ts'
import { seatBoard } from './seat/board.ts'
import { around, board, depths, piece, pointsShown, seatsOf, type Table, tableOf } from './table.ts'
import { spareChips, stripPieces } from './upright/strip.ts'

/** Everything beside the lines but the boards, spelt out or in small. */
const sidePieces = (table: Table): Piece[] =>
  table.grid.small
    ? [...stripPieces(table), ...spareChips(table)]
    : [...yardPieces(table), ...bagPieces(table), ...supplyPieces(table), ...rightPieces(table)]

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
  const boards = seatsOf(table).map((seat) => laidBoard(table, seat))
  const slots: Slots = new Map(boards.flatMap((one) => [...one.slots]))
  const pieces = [
    groundPiece(table),
    ...stationPieces(table),
    ...onStationPieces(table),
    ...bonusPieces(table),
    ...stopPieces(table),
    ...enginePieces(table),
    ...sidePieces(table),
    ...boards.flatMap((one) => one.pieces),
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

/** A seat's board in its place: its pieces, and the places on it by name. */
interface LaidBoard {
  readonly pieces: readonly Piece[]
  readonly slots: Slots
}

const boards = keeping<LaidBoard>()

/** A seat's board, laid out again only where something on it has changed. */
function laidBoard(table: Table, seat: Seat): LaidBoard {
  const { p, looking, grid, words, cards } = table
  const place = seat === looking.seat ? grid.mine : grid.theirs
  const { text, watches } = looking
  const points = seatsOf(table).map((one) => [pointsShown(table, one), board(table, one).stations])
  const playing = p.phase !== 'over' && p.seat === seat && [p.selected]
  const held = [seat, board(table, seat), playing, points, cards?.tickets]
  const input = JSON.stringify([held, grid.form, grid.measures, place, looking.seat, watches, text])
  return boards(words, input, () => {
    const placed = lay(seatBoard(table, seat), place)
    return { pieces: piecesOf(placed), slots: slotsOf(placed) }
  })
}

/** Cubes drawn from the bag, not yet kept or returned, in a row in front of it. */
function handPieces(table: Table): Piece[] {
  const hand = handOf(table.p)
  if (!hand) return []
  const { bag, form } = table.grid
  const room = form === 'upright' ? bag.w * 2 : bag.w - 12
  const { x, y } = bagFront(table)
  const kinds = [
    ...Array.from({ length: hand.iron }, () => 'iron' as const),
    ...Array.from({ length: hand.stone }, () => 'stone' as const),
  ]
  const size = Math.round(Math.min(34, room / Math.max(3, kinds.length)))
  const left = x - ((kinds.length - 1) * size) / 2
  return kinds.map((kind, i) => cubePiece(`hand:${i}`, kind, around(Math.round(left + i * size), Math.round(y), size)))
}

/** Above everything on a card except surveyors, who are always visible. */
const depth = depths.figure - 1

/**
 * Dims cards that can't be touched while others of their kind can, so that what stays bright can be chosen. Dims
 * nothing if all or none can be touched.
 */
function veilPieces(table: Table, pieces: readonly Piece[]): Piece[] {
  return [...stationVeils(table), ...actionVeils(table, pieces)]
}

function stationVeils(table: Table): Piece[] {
  const { looking, cards } = table
  const picks = [...looking.next, ...looking.picked].map((pick) => pick.split(':'))
  const lit = new Set(
    picks.flatMap(([kind, first]) => {
      if (kind === 'station' || kind === 'plot') return [Number(first)]
      if (kind !== 'line') return []
      return inPlay(table)
        .filter(({ index }) => cards?.linesOf[index]?.includes(Number(first)))
        .map(({ index }) => index)
    }),
  )
  const dimmed = inPlay(table).filter(({ index }) => !lit.has(index))
  if (lit.size === 0) return []
  return dimmed.map((station) => veil(`station:${station.index}`, cardPlace(table, station), depth))
}

function actionVeils(table: Table, pieces: readonly Piece[]): Piece[] {
  const { looking, p } = table
  const touched = new Set([...looking.next, ...looking.picked])
  const ids = board(table, p.seat).cards.map((card) => `action:${card}`)
  if (ids.every((id) => !touched.has(id))) return []
  return ids
    .filter((id) => !touched.has(id))
    .flatMap((id) => {
      const card = pieces.find((one) => one.id === id)
      return card ? [veil(id, card, card.depth)] : []
    })
}

const veil = (id: string, { x, y, w, h }: Rect, above: number): Piece =>
  piece(`veil:${id}`, 'veil', { x, y, w, h }, above, (wide, high) => [
    rect(0, 0, wide, high, colours.slate900, { radius: 4, opacity: 0.38 }),
  ])
