import { colours } from '../../../../kit/tokens.ts'
import { grain, ground, path, rect, stroke, text } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import type { Piece } from '../../../../stage/face.ts'
import { leastPrint } from '../../../../stage/kit/print.ts'
import { upTo } from '../../../../stage/kit/scenery/shapes.ts'
import { columnLetters } from '../../board.ts'
import { boardShapes } from '../art/board.ts'
import { cityShapes } from '../art/city.ts'
import { cellRect } from '../ring.ts'
import { depths, piece, type Table } from '../table.ts'

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
  const shadow = rect(x, y, w, h, '#1a2025', {
    radius: 8,
    shadow: { x: 0, y: 3, blur: 8, colour: 'rgba(11, 15, 18, 0.6)' },
  })
  const draw = (wide: number, high: number) => [...ground(slate(wide, high)), shadow]
  const key = `ground:${x},${y},${w}`
  return piece('ground', key, { x: 0, y: 0, ...size }, depths.ground, draw)
}

/** Slate, with strokes that were wiped off it. */
function slate(w: number, h: number): Shape[] {
  const next = grain(4)
  const strokes = upTo(26).map(() => {
    const [x, y] = [next() * w * 1.1 - w * 0.05, next() * h]
    const bend = `${Math.round(next() * 60 - 30)} 130 ${Math.round(next() * 40 - 20)}`
    return `M${Math.round(x)} ${Math.round(y)}q60 ${bend}t140 ${Math.round(next() * 40)}`
  })
  const shine = {
    type: 'radial',
    at: [w * 0.5, h * 0.45],
    radius: Math.max(w, h) * 0.62,
    stops: [
      [0, '#35414a'],
      [0.6, '#262f35'],
      [1, '#1a2025'],
    ],
  } as const
  const wiped = path(strokes.join(''), { stroke: stroke('#e8e2d0', 1), opacity: 0.05, only: 'usual' })
  return [rect(0, 0, w, h, shine), wiped]
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
