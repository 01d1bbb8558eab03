import { need } from '../../../kit/assert.ts'
import { colours } from '../../../kit/tokens.ts'
import { rect } from '../../../stage/art/draw.ts'
import type { Layout, Looking, Piece, Rect, Size } from '../../../stage/face.ts'
import { type Form, formFor, wideSize } from '../../../stage/kit/grid.ts'
import type { Box } from '../box.ts'
import type { Position } from '../position.ts'
import type { Captions } from '../text/captions.ts'
import type { FoothillsWords } from '../text/words.ts'
import { type Grid, wideGrid } from './grid.ts'
import { lowBack, lowFront } from './low/boards.ts'
import { lowGrid, lowSize } from './low/grid.ts'
import { handOf } from './offers.ts'
import { boardPieces } from './pieces/board.ts'
import {
  type BoardPlaces,
  backPlaces,
  frontPlaces,
  goodsPlaces,
  type Places,
  placesOf,
  strip,
} from './pieces/boards.ts'
import { bonusPieces, stopPieces, summitPieces, surveyorPieces, ticketPieces } from './pieces/chits.ts'
import { enginePieces } from './pieces/engines.ts'
import { groundPiece } from './pieces/ground.ts'
import { offerPieces } from './pieces/offers.ts'
import { cubePiece, onStationPieces } from './pieces/onStations.ts'
import { rightPieces } from './pieces/right.ts'
import { inPlay, stationPieces } from './pieces/stations.ts'
import { bagFront, bagPieces, supplyPieces, yardPieces } from './pieces/yard.ts'
import { cardPlace } from './place.ts'
import { squareGrid, squareSize } from './square/grid.ts'
import { around, board, depths, piece, seatsOf, type Table, tableOf } from './table.ts'
import { smallBoard } from './upright/board.ts'
import { cardsIn, uprightBack, uprightFront } from './upright/boards.ts'
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

/** My board: holdings in one column beside the hut, to leave room for the cards. */
function squareFront({ mine, measures }: Grid): BoardPlaces {
  const broad = Math.min(1, Math.max(0, (mine.w - 988) / 260))
  const held = Math.round(104 + 16 * broad)
  const parts = strip(mine, [96, 104, 0, 74, 84, held], 2)
  const head = measures.caption + 8
  const below = (i: number): Rect => {
    const { x, y, w, h } = need(parts[i], 'a part of the board')
    return { x: x + 5, y: y + head, w: w - 8, h: h - head - 6 }
  }
  const [cards, column] = [need(parts[2], 'the place of cards'), need(parts[5], 'what is held')]
  const high = Math.floor((mine.h - 10) / 3)
  const third = (i: number): Rect => ({ x: column.x + 4, y: mine.y + 5 + i * high, w: column.w - 10, h: high - 3 })
  return {
    whole: mine,
    points: need(parts[0], 'the place of points'),
    goods: goodsPlaces(below(1), 2, measures.goods),
    cards: cardsIn({ ...cards, x: cards.x + 3, w: cards.w - 6, y: cards.y + 7, h: cards.h - 13 }, 5, 5),
    tickets: below(3),
    hut: below(4),
    stations: third(0),
    tracks: third(1),
    pile: third(2),
  }
}

/** The opponent's board: the strip at the top, as on a wide table. */
const squareBack = (grid: Grid): BoardPlaces => backPlaces(grid, [164, 172, 0, 84, 48, 58, 50, 56])

const arrangements: Readonly<Record<Form, Arrangement>> = {
  wide: { sizeFor: wideSize, gridOf: wideGrid, front: frontPlaces, back: (grid) => backPlaces(grid), pieces: large },
  square: { sizeFor: squareSize, gridOf: squareGrid, front: squareFront, back: squareBack, pieces: large },
  low: { sizeFor: lowSize, gridOf: lowGrid, front: lowFront, back: lowBack, pieces: small },
  upright: { sizeFor: uprightSize, gridOf: uprightGrid, front: uprightFront, back: uprightBack, pieces: small },
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

/** Cubes drawn from the bag, not yet kept or returned, in a row in front of it. */
function handPieces(table: Table): Piece[] {
  const hand = handOf(table.p)
  if (!hand) return []
  const { bag, form } = table.grid
  const room = form === 'upright' ? bag.w * 2 : bag.w - 12
  const { x, y } = bagFront(table)
  const kinds = [
    ...Array.from({ length: hand.iron }, () => 'iron' as const),
    ...Array.from({ length: hand.stone }, () => 'stone' as const),
  ]
  const size = Math.round(Math.min(34, room / Math.max(3, kinds.length)))
  const left = x - ((kinds.length - 1) * size) / 2
  return kinds.map((kind, i) => cubePiece(`hand:${i}`, kind, around(Math.round(left + i * size), Math.round(y), size)))
}

/** Above everything on a card except surveyors, who are always visible. */
const depth = depths.figure - 1

/**
 * Dims cards that can't be touched while others of their kind can, so that what stays bright can be chosen. Dims
 * nothing if all or none can be touched.
 */
function veilPieces(table: Table, pieces: readonly Piece[]): Piece[] {
  return [...stationVeils(table), ...actionVeils(table, pieces)]
}

function stationVeils(table: Table): Piece[] {
  const { looking, cards } = table
  const picks = [...looking.next, ...looking.picked].map((pick) => pick.split(':'))
  const lit = new Set(
    picks.flatMap(([kind, first]) => {
      if (kind === 'station' || kind === 'plot') return [Number(first)]
      if (kind !== 'line') return []
      return inPlay(table)
        .filter(({ index }) => cards?.linesOf[index]?.includes(Number(first)))
        .map(({ index }) => index)
    }),
  )
  const dimmed = inPlay(table).filter(({ index }) => !lit.has(index))
  if (lit.size === 0) return []
  return dimmed.map((station) => veil(`station:${station.index}`, cardPlace(table, station), depth))
}

function actionVeils(table: Table, pieces: readonly Piece[]): Piece[] {
  const { looking, p } = table
  const touched = new Set([...looking.next, ...looking.picked])
  const ids = board(table, p.seat).cards.map((card) => `action:${card}`)
  if (ids.every((id) => !touched.has(id))) return []
  return ids
    .filter((id) => !touched.has(id))
    .flatMap((id) => {
      const card = pieces.find((one) => one.id === id)
      return card ? [veil(id, card, card.depth)] : []
    })
}

const veil = (id: string, { x, y, w, h }: Rect, above: number): Piece =>
  piece(`veil:${id}`, 'veil', { x, y, w, h }, above, (wide, high) => [
    rect(0, 0, wide, high, colours.slate900, { radius: 4, opacity: 0.38 }),
  ])
