import type { Layout, Looking, Size } from '../../../stage/face.ts'
import type { Box } from '../box.ts'
import type { Position } from '../position.ts'
import type { FoothillsWords } from '../text/words.ts'
import { laidOutFor } from './grid.ts'
import { boardPieces } from './pieces/board.ts'
import { placesOf } from './pieces/boards.ts'
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
import { seatsOf, tableOf } from './table.ts'
import type { Captions } from './text/captions.ts'

/** Where everything lies on a stage of a size, as somebody sees it. */
export function layoutFor(
  box: Box,
  p: Position,
  asked: Size,
  looking: Looking,
  say: Captions,
  words: FoothillsWords,
): Layout {
  const size = laidOutFor(asked)
  const table = tableOf(box, p, size, looking, say, words)
  const places = placesOf(table)
  const pieces = [
    groundPiece(table),
    ...stationPieces(table),
    ...onStationPieces(table),
    ...bonusPieces(table),
    ...stopPieces(table),
    ...yardPieces(table),
    ...bagPieces(table),
    ...supplyPieces(table),
    ...rightPieces(table),
    ...seatsOf(table).flatMap((seat) => boardPieces(table, seat, places.of(seat))),
    ...ticketPieces(table, places),
    ...summitPieces(table, places),
    ...surveyorPieces(table, places),
    ...handPieces(table),
  ]
  const { decision, log } = table.grid
  return { size, pieces: [...pieces, ...offerPieces(table, pieces)], areas: { decision, log } }
}
