import type { Layout, Looking, Piece, Rect, Size } from '../../../stage/face.ts'
import { slateShapes } from '../../../table/parts/ground.ts'
import type { Box } from '../box.ts'
import type { Position } from '../position.ts'
import type { Captions } from '../text/captions.ts'
import type { SnowdoniaWords } from '../text/words.ts'
import { type Grid, gridFor } from './grid.ts'
import { bagPieces } from './pieces/bag.ts'
import { drawerPieces, tabPieces } from './pieces/drawers.ts'
import { landPieces, plumbPieces, trainPieces } from './pieces/land.ts'
import { linePieces } from './pieces/line.ts'
import { offerPieces } from './pieces/offers.ts'
import { plotPieces, surveyorPieces } from './pieces/people.ts'
import { planPieces } from './pieces/plan.ts'
import { shedPieces } from './pieces/shed.ts'
import { skyPieces } from './pieces/sky.ts'
import { choicePieces, stationPieces } from './pieces/stations.ts'
import { drawnPieces, officePieces } from './pieces/tickets.ts'
import { trialPieces } from './pieces/trial.ts'
import { worksPieces, worksVeils } from './pieces/works.ts'
import { minePieces } from './seat/mine.ts'
import { otherPieces } from './seat/others.ts'
import { heldPieces } from './seat/panel.ts'
import { depths, piece, type Table, tableOf } from './table.ts'

/** The slate everything lies on. */
const groundPiece = ({ grid }: Table): Piece =>
  piece('ground', 'ground', { x: 0, y: 0, ...grid.size }, depths.ground, slateShapes)

/** Everything spelt out; on a phone icons for words, and drawers for what has no room. */
const spread = (table: Table): Piece[] => [
  groundPiece(table),
  ...landPieces(table),
  ...plumbPieces(table),
  ...linePieces(table),
  ...plotPieces(table),
  ...planPieces(table),
  ...trainPieces(table),
  ...surveyorPieces(table),
  ...stationPieces(table),
  ...skyPieces(table),
  ...worksPieces(table),
  ...officePieces(table),
  ...(table.grid.small ? tabPieces(table) : [...bagPieces(table), ...shedPieces(table)]),
  ...otherPieces(table),
  ...minePieces(table),
  ...drawnPieces(table),
]

/** The pieces over the table for a while: a drawer or a seat’s things, or else the choices on the mountain. */
function overTable(table: Table): Piece[] {
  const open = [...drawerPieces(table), ...heldPieces(table)]
  return open.length > 0 || !table.grid.small ? open : choicePieces(table)
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
  const grid = gridFor(asked, p.boards.length, looking.text)
  const table = tableOf(box, p, grid, looking, say, words)
  const { size, decision, log } = grid
  const seats = p.boards.map((_, seat) => `seat:${seat}`)
  const still = covered(spread(table), overTable(table))
  const pieces = [...still, ...worksVeils(table, still), ...trialPieces(table, still)]
  const over = offerPieces(table, pieces)
  return { size, pieces: [...pieces, ...over], areas: { decision, log }, board: boardIn(grid), seats }
}
