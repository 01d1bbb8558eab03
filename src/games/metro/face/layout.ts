import type { Layout, Looking, Size } from '../../../stage/face.ts'
import type { Position } from '../position.ts'
import type { Captions, MetroWords } from '../text/words.ts'
import { gridFor, markedBoard } from './grid.ts'
import { glassPieces } from './pieces/glass.ts'
import { handPieces } from './pieces/hand.ts'
import { planPieces } from './pieces/plan.ts'
import { poolPieces } from './pieces/pool.ts'
import { seatsPieces } from './pieces/seats.ts'
import { stationsPieces } from './pieces/stations.ts'
import { tilesPieces } from './pieces/tiles.ts'
import { tableOf } from './table.ts'

/** Lays out the table on a stage of a size, for one viewer. */
export function layoutFor(p: Position, asked: Size, looking: Looking, say: Captions, words: MetroWords): Layout {
  const grid = gridFor(asked, { count: p.hands.length, front: looking.seat })
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
