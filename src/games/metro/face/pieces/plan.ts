import { colours } from '../../../../kit/tokens.ts'
import { ground, rect, text } from '../../../../stage/art/draw.ts'
import type { Piece } from '../../../../stage/face.ts'
import { leastPrint } from '../../../../stage/kit/print.ts'
import { slateShapes } from '../../../../table/parts/ground.ts'
import { columnLetters } from '../../board.ts'
import { boardShapes } from '../art/board.ts'
import { cityShapes } from '../art/city.ts'
import { cellRect } from '../ring.ts'
import { depths, light, piece, type Table } from '../table.ts'

/** The ground of the whole table, the board with its plan in chalk and its marks, and the city. */
export const planPieces = (table: Table): Piece[] => [
  groundPiece(table),
  boardPiece(table),
  ...marksPieces(table),
  cityPiece(table),
]

function groundPiece({ grid }: Table): Piece {
  const { board, size } = grid
  const { x, y, w, h } = board
  const shadow = rect(x, y, w, h, '#1a2025', { radius: 8, height: 2 })
  const draw = (wide: number, high: number) => [...ground(slateShapes(light, wide, high)), shadow]
  const key = `ground:${x},${y},${w}`
  return piece('ground', key, { x: 0, y: 0, ...size }, depths.ground, draw)
}

function boardPiece({ grid }: Table): Piece {
  const { board, cell, ring, small } = grid
  const key = `plan:${cell},${ring},${small}`
  return piece('plan', key, board, depths.plan, () => boardShapes({ cell, ring, small }))
}

/** A letter above each column and a number beside each row. */
function marksPieces({ grid }: Table): Piece[] {
  const { board, cell, ring, edge, small } = grid
  const size = leastPrint({ grid })
  const print = { font: 'display', size, anchor: 'middle', colour: colours.paper } as const
  const drop = edge / 2 + size * 0.36
  const columns = () => columnLetters.map((letter, at) => text((at + 0.5) * cell, drop, letter, print))
  const rows = () => columnLetters.map((_, at) => text(edge / 2, (at + 0.5) * cell + size * 0.36, `${at + 1}`, print))
  const [left, top, long] = [board.x + ring, board.y + ring, 8 * cell]
  const key = `${cell}:${small}`
  return [
    piece('marks:columns', `columns:${key}`, { x: left, y: board.y - edge, w: long, h: edge }, depths.plan, columns),
    piece('marks:rows', `rows:${key}`, { x: board.x - edge, y: top, w: edge, h: long }, depths.plan, rows),
  ]
}

function cityPiece({ grid, say }: Table): Piece {
  const { cell, small } = grid
  const { x, y } = cellRect(grid, 27)
  const place = { x, y, w: 2 * cell, h: 2 * cell }
  const draw = (w: number) => cityShapes(w, small)
  const margin = Math.ceil(cell / 10)
  return piece('city', `city:${small}`, place, depths.city, draw, { margin, label: say.city })
}
