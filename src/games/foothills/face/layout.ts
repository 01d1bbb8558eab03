import type { Layout, Looking, Piece, Size } from '../../../stage/face.ts'
import { type Form, formFor, wideSize } from '../../../stage/kit/grid.ts'
import type { Box } from '../box.ts'
import type { Position } from '../position.ts'
import type { Captions } from '../text/captions.ts'
import type { FoothillsWords } from '../text/words.ts'
import { type Grid, wideGrid } from './grid.ts'
import { lowBack, lowFront } from './low/boards.ts'
import { lowGrid, lowSize } from './low/grid.ts'
import { boardPieces } from './pieces/board.ts'
import {
  type BoardPlaces,
  backPlaces,
  frontPlaces,
  type Places,
  placesOf,
} from './pieces/boards.ts'
import {
  bonusPieces,
  stopPieces,
  summitPieces,
  surveyorPieces,
  ticketPieces,
} from './pieces/chits.ts'
import { enginePieces } from './pieces/engines.ts'
import { groundPiece } from './pieces/ground.ts'
import { handPieces } from './pieces/hand.ts'
import { offerPieces } from './pieces/offers.ts'
import { onStationPieces } from './pieces/onStations.ts'
import { rightPieces } from './pieces/right.ts'
import { stationPieces } from './pieces/stations.ts'
import { veilPieces } from './pieces/veils.ts'
import { bagPieces, supplyPieces, yardPieces } from './pieces/yard.ts'
import { squareBack, squareFront } from './square/boards.ts'
import { squareGrid, squareSize } from './square/grid.ts'
import { seatsOf, type Table, tableOf } from './table.ts'
import { smallBoard } from './upright/board.ts'
import { uprightBack, uprightFront } from './upright/boards.ts'
import { uprightGrid, uprightSize } from './upright/grid.ts'
import { spareChips, stripPieces } from './upright/strip.ts'

/** The arrangement of the table on stages of one form. */
interface Arrangement {
  readonly sizeFor: (asked: Size) => Size
  readonly gridOf: (size: Size, asked: Size, text: number) => Grid
  readonly front: (grid: Grid) => BoardPlaces
  readonly back: (grid: Grid) => BoardPlaces
  /** Everything except what is on the lines and what travels. */
  readonly pieces: (table: Table, places: Places) => Piece[]
}

/** Everything spelt out. */
const large = (table: Table, places: Places): Piece[] => [
  ...yardPieces(table),
  ...bagPieces(table),
  ...supplyPieces(table),
  ...rightPieces(table),
  ...seatsOf(table).flatMap((seat) => boardPieces(table, seat, places.of(seat))),
]

/** The same in small. */
const small = (table: Table, places: Places): Piece[] => [
  ...stripPieces(table),
  ...seatsOf(table).flatMap((seat) => smallBoard(table, seat, places.of(seat))),
  ...spareChips(table),
]

const arrangements: Readonly<Record<Form, Arrangement>> = {
  wide: {
    sizeFor: wideSize,
    gridOf: wideGrid,
    front: frontPlaces,
    back: (grid) => backPlaces(grid),
    pieces: large,
  },
  square: {
    sizeFor: squareSize,
    gridOf: squareGrid,
    front: squareFront,
    back: squareBack,
    pieces: large,
  },
  low: { sizeFor: lowSize, gridOf: lowGrid, front: lowFront, back: lowBack, pieces: small },
  upright: {
    sizeFor: uprightSize,
    gridOf: uprightGrid,
    front: uprightFront,
    back: uprightBack,
    pieces: small,
  },
}

/** Lays out the table on a stage of a size, for one viewer. */
export function layoutFor(
  box: Box,
  p: Position,
  asked: Size,
  looking: Looking,
  say: Captions,
  words: FoothillsWords,
): Layout {
  const arranged = arrangements[formFor(asked)]
  const size = arranged.sizeFor(asked)
  const grid = arranged.gridOf(size, asked, looking.text ?? 1)
  const table = tableOf(box, p, grid, looking, say, words)
  const places = placesOf(table, arranged.front(grid), arranged.back(grid))
  const pieces = [
    groundPiece(table),
    ...stationPieces(table),
    ...onStationPieces(table),
    ...bonusPieces(table),
    ...stopPieces(table),
    ...enginePieces(table),
    ...arranged.pieces(table, places),
    ...ticketPieces(table, places),
    ...summitPieces(table, places),
    ...surveyorPieces(table, places),
    ...handPieces(table),
  ]
  const { decision, log } = grid
  const over = [...veilPieces(table, pieces), ...offerPieces(table, pieces)]
  const seats = seatsOf(table).map((seat) => `board:${seat}`)
  const areas = { decision, log }
  return { size, pieces: [...pieces, ...over], areas, board: grid.lines, seats }
}
