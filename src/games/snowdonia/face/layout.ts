import { colours } from '../../../kit/tokens.ts'
import { at, grain, path, rect, stroke } from '../../../stage/art/draw.ts'
import type { Layout, Looking, Piece, Rect, Size } from '../../../stage/face.ts'
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
import { choicePieces, labelPieces, stationPieces } from './pieces/stations.ts'
import { officePieces, ticketPiece } from './pieces/tickets.ts'
import { trialPieces } from './pieces/trial.ts'
import { worksPieces } from './pieces/works.ts'
import { minePieces } from './seat/mine.ts'
import { otherPieces } from './seat/others.ts'
import { heldPieces } from './seat/panel.ts'
import { depths, piece, type Table, tableOf } from './table.ts'

/** The slate everything lies on, with its faint cleavage. */
function groundPiece({ grid }: Table): Piece {
  const { w, h } = grid.size
  const draw = () => {
    const next = grain(3)
    const cracks = Array.from({ length: Math.ceil(h / 130) }, (_, row) => {
      const y = 60 + row * 130
      const points = Array.from({ length: Math.ceil(w / 275) + 1 }, (__, i) => at(i * 275, y + (next() - 0.5) * 90))
      return `M${points.join('L')}`
    })
    return [rect(0, 0, w, h, colours.slate900), path(cracks.join(''), { stroke: stroke('#56646e', 1), opacity: 0.14 })]
  }
  return piece('ground', 'ground', { x: 0, y: 0, w, h }, depths.ground, draw)
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
  ...skyPieces(table),
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
  ...worksPieces(table),
  ...officePieces(table),
  ...tabPieces(table),
  ...otherPieces(table),
  ...minePieces(table),
]

/** The pieces over the table for a while: a drawer or a seat’s things, or else the choices on the mountain. */
function overTable(table: Table): Piece[] {
  const open = [...drawerPieces(table), ...heldPieces(table)]
  if (open.length > 0 || !table.grid.small) return open
  return choicePieces(table)
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
  const still = covered([...(grid.small ? small : large)(table), ...drawnPieces(table)], overTable(table))
  const pieces = [...still, ...trialPieces(table, still)]
  const over = offerPieces(table, pieces)
  return { size, pieces: [...pieces, ...over], areas: { decision, log }, board: boardIn(grid), seats }
}

/** Contracts drawn to choose from, before the Site Office; the card that drew them stays where it is. */
function drawnPieces(table: Table): Piece[] {
  const { p, grid } = table
  const frame = p.todo.at(-1)
  if (frame?.do !== 'keep') return []
  const drawn = frame.contracts.filter((id) => id !== frame.card)
  const first = grid.offer[0] ?? grid.mine
  const w = grid.small ? Math.min(120, grid.size.w / 3.4) : first.w * 1.1
  const h = grid.small ? w * 1.7 : first.h * 1.1
  // On a phone held sideways the card that drew them lies beside the line, and may be kept as well.
  const right = grid.form === 'low' ? grid.mine.x : grid.size.w
  const left = Math.min(first.x, right - drawn.length * (w + 8) - 8)
  return drawn.flatMap((id, i) => {
    const place = {
      x: Math.round(left + i * (w + 8)),
      y: Math.round(Math.max(4, first.y - h - 10)),
      w: Math.round(w),
      h: Math.round(h),
    }
    return ticketPiece(table, id, place, 'ticket', { depth: depths.offer - 5 })
  })
}
