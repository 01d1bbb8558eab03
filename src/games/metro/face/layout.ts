import type { Layout, Looking, Size } from '../../../stage/face.ts'
import { wideSize } from '../../../stage/kit/grid.ts'
import type { Position } from '../position.ts'
import type { MetroWords } from '../text/words.ts'
import type { Grid } from './grid.ts'
import { glassPieces } from './pieces/glass.ts'
import { handPieces } from './pieces/hand.ts'
import { planPieces } from './pieces/plan.ts'
import { poolPieces } from './pieces/pool.ts'
import { seatsPieces } from './pieces/seats.ts'
import { stationsPieces } from './pieces/stations.ts'
import { tilesPieces } from './pieces/tiles.ts'
import { tableOf } from './table.ts'
import type { Captions } from './text/captions.ts'

/** Lays out the table on a stage of a size, for one viewer. */
export function layoutFor(
  p: Position,
  asked: Size,
  looking: Looking,
  say: Captions,
  words: MetroWords,
): Layout {
  const size = wideSize(asked)
  const table = tableOf(p, wideGrid(size, p.hands.length), looking, words, say)
  const pieces = [
    ...planPieces(table),
    ...tilesPieces(table),
    ...stationsPieces(table),
    ...seatsPieces(table),
    ...poolPieces(table),
    ...handPieces(table),
    ...glassPieces(table),
  ]
  const { decision, log } = table.grid
  const seats = p.hands.map((_, seat) => `seat:${seat}`)
  return { size, pieces, areas: { decision, log }, seats }
}

/** Everything spelt out beside a square board. */
export function wideGrid(size: Size, seats: number): Grid {
  const gap = 8
  const side = size.h - 2 * gap
  const cell = Math.floor((side * 120) / 1064)
  const ring = Math.floor((side - 8 * cell) / 2)
  const wide = (size.w - side - 4 * gap) / 2
  const left = gap
  const right = size.w - gap - wide
  const high = (size.h - 2 * gap - gap * (seats - 1)) / seats
  return {
    ...{ form: 'wide', size, small: false, cell, ring },
    board: { x: left + wide + gap, y: gap, w: 8 * cell + 2 * ring, h: 8 * cell + 2 * ring },
    seats: Array.from({ length: seats }, (_, at) => ({
      ...{ x: left, y: gap + at * (high + gap), w: wide, h: high },
    })),
    pool: { x: right, y: gap, w: wide, h: side * 0.3 },
    log: { x: right, y: gap + side * 0.3 + gap, w: wide, h: side * 0.28 - gap },
    hand: { x: right, y: gap + side * 0.58 + gap, w: wide, h: side * 0.26 - gap },
    decision: { x: right, y: gap + side * 0.84 + gap, w: wide, h: side * 0.16 - gap },
  }
}
