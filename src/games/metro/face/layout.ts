import type { Layout, Looking, Size } from '../../../stage/face.ts'
import { type Form, formFor, laidOut, wideSize } from '../../../stage/kit/grid.ts'
import type { Position } from '../position.ts'
import type { Captions } from '../text/captions.ts'
import type { MetroWords } from '../text/words.ts'
import { tallDock } from './forms/dock.ts'
import { squareGrid, squareSize } from './forms/square.ts'
import { uprightGrid, uprightSize } from './forms/upright.ts'
import { wideGrid } from './forms/wide.ts'
import { type Asked, between, boardIn, bySeat, type Grid, markedBoard, rows, stacked } from './grid.ts'
import { glassPieces } from './pieces/glass.ts'
import { handPieces } from './pieces/hand.ts'
import { planPieces } from './pieces/plan.ts'
import { poolPieces } from './pieces/pool.ts'
import { seatsPieces } from './pieces/seats.ts'
import { stationsPieces } from './pieces/stations.ts'
import { tilesPieces } from './pieces/tiles.ts'
import { tableOf } from './table.ts'

/** The size laid out for a stage much wider than high: a phone held sideways. */
const lowSize = (asked: Size): Size => laidOut(asked, { w: 640, h: 360 }, { w: 1000, h: 480 })

const gap = 4
/** Chips are no higher than this. */
const mostHigh = 92

/** Seats at the left, a board at full height, my tile, the glass and the page's parts at the right. */
function lowGrid(size: Size, asked: Asked): Grid {
  const from = between((size.w - size.h - 280) / 170)
  const [leftWide, rightWide] = [from(64, 130), from(204, 300)]
  const side = Math.min(size.h, size.w - leftWide - rightWide - 4 * gap)
  const high = size.h - 2 * gap
  const chips = Math.min(high, mostHigh * asked.count)
  const left = { x: gap, y: gap, w: leftWide, h: chips }
  const x = left.x + left.w + gap
  const right = { x: x + side + gap, y: gap, w: size.w - x - side - 2 * gap, h: high }
  const heights = [undefined, from(108, 122), from(36, 42)]
  const [top = right, decision = right, log = right] = stacked(right, gap, heights)
  return {
    form: 'low',
    size,
    chips: true,
    ...boardIn(x, (size.h - side) / 2, side, true),
    seats: bySeat(rows(left, gap, asked.count), asked),
    ...tallDock(top),
    decision,
    log,
  }
}

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
export function layoutFor(p: Position, asked: Size, looking: Looking, say: Captions, words: MetroWords): Layout {
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
