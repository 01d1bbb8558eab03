import { rect } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import type { Piece, Rect } from '../../../../stage/face.ts'
import { brass } from '../../../../stage/kit/paints.ts'
import { piece } from '../../../../stage/kit/piece.ts'
import { type Cell, turnedKind } from '../../board.ts'
import { faceOf, layMove } from '../../choices.ts'
import { companyOf } from '../../colours.ts'
import { groundShapes, tileShapes } from '../art/tile.ts'
import { trackShapes } from '../art/tracks.ts'
import { cellRect, type Grid } from '../grid.ts'
import { looksKey, type Owners } from '../lines.ts'
import { depths, numberOf, type Table, type Trial } from '../table.ts'
import { looksOf } from './looks.ts'
import { plateAt } from './plate.ts'

/** The tile being tried on its cell, what it would do, and the ways it may be turned. */
export function trialPieces(table: Table, owners: ReadonlyMap<Cell, Owners>): Piece[] {
  const { trial } = table
  if (!trial) return []
  const turns = turnsOffered(table)
  return [
    tilePiece(table, trial, owners.get(trial.cell), turns.length > 1),
    ...(turns.length > 1 ? offerPieces(table, trial, turns) : []),
    ...platePieces(table, trial),
  ]
}

/** The quarter turns that may be chosen once the cell is picked. */
const turnsOffered = ({ looking, trial }: Table): number[] =>
  trial?.isPicked
    ? looking.next.map((pick) => numberOf(pick, 'lay')).filter((turns) => turns !== undefined)
    : []

/**
 * The tile on light ground in a brass frame. Touching it lays it; before the cell is picked, touches go
 * through to the cell.
 */
function tilePiece(
  { p, grid, words }: Table,
  { token, cell, kind, turns, isPicked }: Trial,
  owners: Owners | undefined,
  isTurning: boolean,
): Piece {
  const frame = frameOf(grid)
  const place = grown(cellRect(grid, cell), frame)
  const draw = (w: number): Shape[] => {
    const size = w - 2 * frame
    return [
      ...frameShapes(w, frame),
      {
        ...{ type: 'group', x: frame, y: frame, clip: `M0 0H${size}V${size}H0Z` },
        shapes: [
          ...groundShapes(cell, size),
          rect(0, 0, size, size, '#f4ead5', { opacity: 0.38 }),
          ...trackShapes(kind, size, looksOf(owners), grid.small),
        ],
      },
    ]
  }
  const key = `trial:${cell}:${kind}:${looksKey(owners)}:${grid.small}`
  const rest = { margin: 12, above: true, marked: true } as const
  if (!isPicked) return piece('trial', key, place, depths.trial, draw, rest)
  const label = words.move(p, layMove(token, cell, turns))
  const pick = `lay:${turns}`
  return piece(isTurning ? 'trial' : pick, key, place, depths.trial, draw, { ...rest, label, pick })
}

const frameOf = ({ cell, small }: Grid) => (small ? 3 : Math.max(3, Math.round(cell / 24)))

const grown = ({ x, y, w, h }: Rect, by: number): Rect => ({
  ...{ x: x - by, y: y - by, w: w + 2 * by, h: h + 2 * by },
})

const frameShapes = (w: number, frame: number): Shape[] => [
  rect(0, 0, w, w, brass(0, w), {
    radius: frame,
    shadow: { x: 0, y: 5, blur: 9, colour: 'rgba(11, 15, 18, 0.7)' },
  }),
  rect(frame - 1, frame - 1, w - 2 * frame + 2, w - 2 * frame + 2, '#1f262b'),
]

/** Small tiles beside the cell, one for each way to turn it. */
function offerPieces(table: Table, trial: Trial, turns: readonly number[]): Piece[] {
  const { p, looking, grid, words } = table
  const face = faceOf(p, looking.known, trial.token)
  if (!face) return []
  const size = Math.max(30, Math.round(grid.cell * 0.62))
  return turns.map((turn, at) => {
    const kind = turnedKind(face, turn)
    const isShown = turn === trial.turns
    const key = `offer:${trial.cell}:${kind}:${isShown}:${grid.small}`
    const draw = (w: number) =>
      offerShapes(w, isShown, (side) =>
        tileShapes(kind, side, { ground: trial.cell, small: grid.small }),
      )
    const label = words.move(p, layMove(trial.token, trial.cell, turn))
    const place = offerPlace(grid, trial.cell, size, at, turns.length)
    return piece(`lay:${turn}`, key, place, depths.trial + 2, draw, {
      ...{ label, margin: 6, above: true, marked: true },
    })
  })
}

/** The places of the offers: in a row below the cell, or above it near the bottom of the board. */
function offerPlace(grid: Grid, cell: Cell, size: number, at: number, count: number): Rect {
  const { board } = grid
  const { x, y, w, h } = cellRect(grid, cell)
  const gap = 4
  const wide = count * (size + gap) - gap
  const left = Math.max(board.x + gap, Math.min(board.x + board.w - wide - gap, x + (w - wide) / 2))
  const below = y + h + 2 * gap + frameOf(grid)
  const isBelow = below + size <= board.y + board.h
  const top = isBelow ? below : y - size - 2 * gap - frameOf(grid)
  return { x: Math.round(left + at * (size + gap)), y: Math.round(top), w: size, h: size }
}

const offerShapes = (
  w: number,
  isShown: boolean,
  tile: (side: number) => readonly Shape[],
): Shape[] => {
  const frame = isShown ? 4 : 2.5
  return [
    rect(0, 0, w, w, isShown ? brass(0, w) : '#f4ead5', {
      radius: 3,
      shadow: { x: 0, y: 2, blur: 4, colour: 'rgba(11, 15, 18, 0.7)' },
    }),
    {
      ...{ type: 'group', x: frame, y: frame },
      shapes: tile(w - 2 * frame),
    },
  ]
}

/** In words, what laying the tile would do; phones have it in the decision bar alone. */
function platePieces(table: Table, { cell, lines }: Trial): Piece[] {
  const { p, grid, words } = table
  if (grid.small || lines.length === 0) return []
  const rows = lines.map((line) => ({
    company: companyOf(p, line.seat),
    words: words.preview(p, line),
  }))
  return [plateAt(table, 'plate:trial', grown(cellRect(grid, cell), frameOf(grid)), rows)]
}
