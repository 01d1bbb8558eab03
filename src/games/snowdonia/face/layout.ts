import type { Layout, Looking, Piece, Rect, Size } from '../../../stage/face.ts'
import { type Form, formFor, wideSize } from '../../../stage/kit/grid.ts'
import type { Box } from '../box.ts'
import type { Position } from '../position.ts'
import type { Captions } from '../text/captions.ts'
import type { SnowdoniaWords } from '../text/words.ts'
import { lowGrid, lowSize } from './forms/low.ts'
import { squareGrid, squareSize } from './forms/square.ts'
import { uprightGrid, uprightSize } from './forms/upright.ts'
import { wideGrid } from './forms/wide.ts'
import type { Grid } from './grid.ts'
import { drawnPieces } from './pieces/drawn.ts'
import { groundPiece } from './pieces/ground.ts'
import { landPieces, plumbPieces, trainPieces } from './pieces/land.ts'
import { linePieces } from './pieces/line.ts'
import { minePieces } from './pieces/mine.ts'
import { offerPieces } from './pieces/offers.ts'
import { otherPieces } from './pieces/others.ts'
import { plotPieces, surveyorPieces } from './pieces/people.ts'
import { planPieces } from './pieces/plan.ts'
import { bagPieces } from './pieces/rail.ts'
import { shedPieces } from './pieces/shed.ts'
import { stationPieces } from './pieces/stations.ts'
import { officePieces } from './pieces/tickets.ts'
import { trialPieces } from './pieces/trial.ts'
import { weatherPieces } from './pieces/weather.ts'
import { worksPieces } from './pieces/works.ts'
import { drawerPieces } from './small/drawers.ts'
import { heldPieces } from './small/held.ts'
import { labelPieces } from './small/labels.ts'
import { siteChips, trainChips } from './small/market.ts'
import { smallMine } from './small/mine.ts'
import { seatPieces } from './small/seats.ts'
import { skyPieces } from './small/sky.ts'
import { tabPieces } from './small/tabs.ts'
import { smallWorks } from './small/works.ts'
import { type Table, tableOf } from './table.ts'

/** The arrangement of the table on stages of one form. */
interface Arrangement {
  readonly sizeFor: (asked: Size) => Size
  readonly gridOf: (size: Size, seats: number, asked: Size, text: number) => Grid
  readonly pieces: (table: Table) => Piece[]
}

/** The pieces on the mountain, alike on every table. */
const onLand = (table: Table): Piece[] => [
  groundPiece(table),
  ...landPieces(table),
  ...plumbPieces(table),
  ...linePieces(table),
  ...plotPieces(table),
  ...planPieces(table),
  ...trainPieces(table),
  ...surveyorPieces(table),
]

/** Everything spelt out. */
const large = (table: Table): Piece[] => [
  ...onLand(table),
  ...stationPieces(table),
  ...weatherPieces(table),
  ...worksPieces(table),
  ...officePieces(table),
  ...bagPieces(table),
  ...shedPieces(table),
  ...otherPieces(table),
  ...minePieces(table),
]

/** The same in small: icons for words, and what is too small for a finger as chips. */
const small = (table: Table): Piece[] => [
  ...onLand(table),
  ...labelPieces(table),
  ...skyPieces(table),
  ...smallWorks(table),
  ...officePieces(table),
  ...tabPieces(table),
  ...seatPieces(table),
  ...smallMine(table),
]

const arrangements: Readonly<Record<Form, Arrangement>> = {
  wide: { sizeFor: wideSize, gridOf: wideGrid, pieces: large },
  square: { sizeFor: squareSize, gridOf: squareGrid, pieces: large },
  low: { sizeFor: lowSize, gridOf: lowGrid, pieces: small },
  upright: { sizeFor: uprightSize, gridOf: uprightGrid, pieces: small },
}

/** The pieces over the table for a while: a drawer or a seat’s things, or else the choices on the mountain. */
function overTable(table: Table): Piece[] {
  const open = [...drawerPieces(table), ...heldPieces(table)]
  if (open.length > 0 || !table.grid.small) return open
  return [...siteChips(table), ...trainChips(table)]
}

/** Pieces with others over them, which stand for those of the same name. */
function covered(pieces: readonly Piece[], over: readonly Piece[]): Piece[] {
  const ids = new Set(over.map(({ id }) => id))
  return [...pieces.filter(({ id }) => !ids.has(id)), ...over]
}

/** The area everyone plays on: the mountain, the workplaces and what is on offer. */
function boardIn({ land, areas, offer, small }: Grid): Rect {
  const last = small ? offer : areas
  const foot = Math.max(...[...areas, ...last].map(({ y, h }) => y + h))
  return { x: land.x, y: land.y, w: land.w, h: foot - land.y }
}

/** Lays out the table on a stage of a size, for one viewer. */
export function layoutFor(
  box: Box,
  p: Position,
  asked: Size,
  looking: Looking,
  say: Captions,
  words: SnowdoniaWords,
): Layout {
  const { sizeFor, gridOf, pieces: arranged } = arrangements[formFor(asked)]
  const size = sizeFor(asked)
  const grid = gridOf(size, p.boards.length, asked, looking.text ?? 1)
  const table = tableOf(box, p, grid, looking, say, words)
  const { decision, log } = grid
  const seats = p.boards.map((_, seat) => `seat:${seat}`)
  const still = covered([...arranged(table), ...drawnPieces(table)], overTable(table))
  const pieces = [...still, ...trialPieces(table, still)]
  const over = offerPieces(table, pieces)
  return {
    size,
    pieces: [...pieces, ...over],
    areas: { decision, log },
    board: boardIn(grid),
    seats,
  }
}
