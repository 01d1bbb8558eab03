import type { Layout, Looking, Piece, Size } from '../../../stage/face.ts'
import type { Box } from '../box.ts'
import type { Position } from '../position.ts'
import type { FoothillsWords } from '../text/words.ts'
import { gridOf, laidOutFor } from './grid.ts'
import { boardPieces } from './pieces/board.ts'
import { backPlaces, frontPlaces, type Places, placesOf } from './pieces/boards.ts'
import {
  bonusPieces,
  stopPieces,
  summitPieces,
  surveyorPieces,
  ticketPieces,
} from './pieces/chits.ts'
import { groundPiece } from './pieces/ground.ts'
import { handPieces } from './pieces/hand.ts'
import { offerPieces } from './pieces/offers.ts'
import { onStationPieces } from './pieces/onStations.ts'
import { rightPieces } from './pieces/right.ts'
import { stationPieces } from './pieces/stations.ts'
import { bagPieces, supplyPieces, yardPieces } from './pieces/yard.ts'
import { seatsOf, type Table, tableOf } from './table.ts'
import type { Captions } from './text/captions.ts'
import { uprightBack, uprightFront, uprightPieces } from './upright/boards.ts'
import { isUpright, uprightGrid, uprightSize } from './upright/grid.ts'
import { spareChips, stripPieces } from './upright/strip.ts'

/** How the table is arranged on stages of one form. */
interface Arrangement {
  readonly sizeFor: typeof laidOutFor
  readonly gridOf: typeof gridOf
  readonly front: typeof frontPlaces
  readonly back: typeof backPlaces
  /** Everything but what lies on the lines and what travels. */
  readonly pieces: (table: Table, places: Places) => Piece[]
}

const wide: Arrangement = {
  sizeFor: laidOutFor,
  gridOf,
  front: frontPlaces,
  back: backPlaces,
  pieces: (table, places) => [
    ...yardPieces(table),
    ...bagPieces(table),
    ...supplyPieces(table),
    ...rightPieces(table),
    ...seatsOf(table).flatMap((seat) => boardPieces(table, seat, places.of(seat))),
  ],
}

const upright: Arrangement = {
  sizeFor: uprightSize,
  gridOf: uprightGrid,
  front: uprightFront,
  back: uprightBack,
  pieces: (table, places) => [
    ...stripPieces(table),
    ...seatsOf(table).flatMap((seat) => uprightPieces(table, seat, places.of(seat))),
    ...spareChips(table),
  ],
}

/** Where everything lies on a stage of a size, as somebody sees it. */
export function layoutFor(
  box: Box,
  p: Position,
  asked: Size,
  looking: Looking,
  say: Captions,
  words: FoothillsWords,
): Layout {
  const arranged = isUpright(asked) ? upright : wide
  const size = arranged.sizeFor(asked)
  const grid = arranged.gridOf(size, asked)
  const table = tableOf(box, p, grid, looking, say, words)
  const places = placesOf(table, arranged.front(grid), arranged.back(grid))
  const pieces = [
    groundPiece(table),
    ...stationPieces(table),
    ...onStationPieces(table),
    ...bonusPieces(table),
    ...stopPieces(table),
    ...arranged.pieces(table, places),
    ...ticketPieces(table, places),
    ...summitPieces(table, places),
    ...surveyorPieces(table, places),
    ...handPieces(table),
  ]
  const { decision, log } = grid
  return { size, pieces: [...pieces, ...offerPieces(table, pieces)], areas: { decision, log } }
}
