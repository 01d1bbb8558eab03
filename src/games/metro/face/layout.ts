import type { Layout, Looking, Size } from '../../../stage/face.ts'
import { type Form, formFor, wideSize } from '../../../stage/kit/grid.ts'
import type { Position } from '../position.ts'
import type { Captions } from '../text/captions.ts'
import type { MetroWords } from '../text/words.ts'
import { lowGrid, lowSize } from './forms/low.ts'
import { squareGrid, squareSize } from './forms/square.ts'
import { uprightGrid, uprightSize } from './forms/upright.ts'
import { wideGrid } from './forms/wide.ts'
import { type Asked, type Grid, markedBoard } from './grid.ts'
import { glassPieces } from './pieces/glass.ts'
import { handPieces } from './pieces/hand.ts'
import { planPieces } from './pieces/plan.ts'
import { poolPieces } from './pieces/pool.ts'
import { seatsPieces } from './pieces/seats.ts'
import { stationsPieces } from './pieces/stations.ts'
import { tilesPieces } from './pieces/tiles.ts'
import { tableOf } from './table.ts'

/** The arrangement of the table on stages of one form. */
interface Arrangement {
  readonly sizeFor: (asked: Size) => Size
  readonly gridOf: (size: Size, asked: Asked) => Grid
}

const arrangements: Readonly<Record<Form, Arrangement>> = {
  wide: { sizeFor: wideSize, gridOf: wideGrid },
  square: { sizeFor: squareSize, gridOf: squareGrid },
  low: { sizeFor: lowSize, gridOf: lowGrid },
  upright: { sizeFor: uprightSize, gridOf: uprightGrid },
}

/** Where the large things are on a stage of a size, for one viewer. */
export function gridFor(p: Position, asked: Size, { seat }: Looking): Grid {
  const { sizeFor, gridOf } = arrangements[formFor(asked)]
  return gridOf(sizeFor(asked), { count: p.hands.length, front: seat })
}

/** Lays out the table on a stage of a size, for one viewer. */
export function layoutFor(
  p: Position,
  asked: Size,
  looking: Looking,
  say: Captions,
  words: MetroWords,
): Layout {
  const grid = gridFor(p, asked, looking)
  const table = tableOf(p, grid, looking, words, say)
  const pieces = [
    ...planPieces(table),
    ...tilesPieces(table),
    ...stationsPieces(table),
    ...seatsPieces(table),
    ...poolPieces(table),
    ...handPieces(table),
    ...glassPieces(table),
  ]
  const { size, decision, log } = grid
  const seats = p.hands.map((_, seat) => `seat:${seat}`)
  return { size, pieces, areas: { decision, log }, board: markedBoard(grid), seats }
}
