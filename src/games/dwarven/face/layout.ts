import type { Layout, Looking, Piece, Rect, Size } from '../../../stage/face.ts'
import { hull, meet } from '../../../stage/rects.ts'
import { slateShapes } from '../../../table/parts/ground.ts'
import { veils } from '../../../table/parts/veils.ts'
import type { Box } from '../box.ts'
import type { Position } from '../position.ts'
import { type Grid, gridFor } from './grid.ts'
import { groundPieces } from './map/ground.ts'
import { pawnPieces } from './map/pawns.ts'
import { segmentPieces } from './map/segments.ts'
import { sitePieces } from './map/sites.ts'
import { drawerPieces, tabPieces } from './pieces/drawers.ts'
import { exchangePieces, turnPieces } from './pieces/exchange.ts'
import { shelfPieces } from './pieces/shelf.ts'
import { trialPieces } from './pieces/trial.ts'
import type { Captions, FaceWords } from './says.ts'
import { minePieces } from './seat/mine.ts'
import { otherPieces } from './seat/others.ts'
import { depths, piece, type Table, tableOf } from './table.ts'

/** The slate everything lies on. */
const tablePiece = ({ grid }: Table): Piece =>
  piece('ground', 'ground', { x: 0, y: 0, ...grid.size }, depths.ground, slateShapes)

/** Pieces with a drawer over them, whose pieces stand for those of the same name; what it covers has no outline. */
function covered(pieces: readonly Piece[], over: readonly Piece[]): Piece[] {
  const lid = over.find(({ id }) => id === 'drawer')
  if (!lid) return [...pieces]
  const ids = new Set(over.map(({ id }) => id))
  const rest = pieces.filter(({ id }) => !ids.has(id))
  return [...rest.map((one) => (meet(one, lid) ? { ...one, marked: true as const } : one)), ...over]
}

/** Half-light over the cards that can’t be touched while others can; pawns on them stay bright. */
function rowVeils({ looking }: Table, pieces: readonly Piece[]): Piece[] {
  const lit = new Set([...looking.next, ...looking.picked])
  const cards = pieces.filter(({ id }) => id.startsWith('card:'))
  return veils(cards, ({ id }) => lit.has(id), depths.pawn - 1)
}

/** The area everyone plays on: the mountain, and the row below it where nothing lies between them. */
const boardIn = ({ land, shelf, form }: Grid): Rect => (form === 'low' ? land : hull(land, shelf))

/** Lays out the table on a stage of a size, for one viewer. */
export function layoutFor(
  box: Box,
  p: Position,
  asked: Size,
  looking: Looking,
  say: Captions,
  words: FaceWords,
): Layout {
  const grid = gridFor(asked, p.boards.length, looking.text)
  const table = tableOf(box, p, grid, looking, say, words)
  const { size, decision, log } = grid
  const still = [
    tablePiece(table),
    ...groundPieces(table),
    ...segmentPieces(table),
    ...sitePieces(table),
    ...pawnPieces(table),
    ...turnPieces(table),
    ...exchangePieces(table),
    ...otherPieces(table),
    ...minePieces(table),
    ...shelfPieces(table),
    ...tabPieces(table),
  ]
  const all = covered([...still, ...rowVeils(table, still)], drawerPieces(table))
  const pieces = [...all, ...trialPieces(table, all)]
  const seats = p.boards.map((_, seat) => `seat:${seat}`)
  return { size, pieces, areas: { decision, log }, board: boardIn(grid), seats }
}
