import { colours } from '../../../../kit/tokens.ts'
import { group, rect, stroke } from '../../../../stage/art/draw.ts'
import { reach } from '../../../../stage/art/light.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import type { Piece, Rect } from '../../../../stage/face.ts'
import { brass } from '../../../../stage/kit/paints.ts'
import { piece } from '../../../../stage/kit/piece.ts'
import { type Cell, turnedKind } from '../../board.ts'
import { faceOf, layMove } from '../../choices.ts'
import { companyOf } from '../../colours.ts'
import { preview } from '../../preview.ts'
import { tileShapes } from '../art/tile.ts'
import type { Grid } from '../grid.ts'
import { linesOf, looksKey, type Owners, ownersOn } from '../lines.ts'
import { cellRect } from '../ring.ts'
import { depths, numberOf, type Table, type Trial } from '../table.ts'
import { looksOf } from './looks.ts'
import { besides, plateAt } from './plate.ts'

/** The tile being tried on its cell, what it would do, and the ways it may be turned. */
export function trialPieces(table: Table, owners: ReadonlyMap<Cell, Owners>, seen: readonly Rect[]): Piece[] {
  const { trial } = table
  if (!trial) return []
  const square = frameAround(table.grid, trial.cell)
  const turns = turnsOffered(table)
  const row = turns.length > 1 ? rowBeside(table.grid, square, turns.length) : undefined
  return [
    tilePiece(table, trial, owners.get(trial.cell), row !== undefined),
    ...(row ? turnPieces(table, trial, turns, row) : []),
    ...platePieces(table, trial, row ? hull(square, row) : square, seen),
  ]
}

/** The quarter turns that may be chosen once the cell is picked. */
const turnsOffered = ({ looking, trial }: Table): number[] =>
  trial?.isPicked ? looking.next.map((pick) => numberOf(pick, 'lay')).filter((turns) => turns !== undefined) : []

const gap = 4
/** Distance the row's tray reaches around its tiles. */
const rim = 4

/** Where a row of small tiles fits beside a square: below it, or above it near the foot of the board. */
function rowBeside({ board, cell, small }: Grid, square: Rect, count: number): Rect {
  // On a phone each has as much room as a finger.
  const size = Math.max(small ? 40 : 30, Math.round(cell * 0.64))
  const room = { w: count * (size + gap) - gap + 2 * rim, h: size + 2 * rim }
  return besides(board, square, room, { stand: gap, shares: [0.5] }).at(-1) ?? square
}

/** Small tiles in a row, one for each way to turn the tile that is tried, as they would lie. */
function turnPieces(table: Table, trial: Trial, turns: readonly number[], { x, y, w, h }: Rect): Piece[] {
  const size = h - 2 * rim
  const tray = piece('turns', 'turns', { x, y, w, h }, depths.trial + 1, trayShapes, { margin: reach(2), above: true })
  const tiles = turns.map((turn, at) => {
    const place = { x: x + rim + at * (size + gap), y: y + rim, w: size, h: size }
    return turnPiece(table, trial, turn, place)
  })
  return [tray, ...tiles]
}

const trayShapes = (w: number, h: number): Shape[] => [
  rect(0, 0, w, h, colours.panel, { radius: 5, stroke: stroke(colours.brassLo, 1.2), height: 2 }),
]

function turnPiece({ p, looking, grid, words }: Table, trial: Trial, turns: number, place: Rect) {
  const { token, cell } = trial
  const face = faceOf(p, looking.known, token)
  const kind = face ? turnedKind(face, turns) : trial.kind
  const tried = { ...trial, kind, turns, lines: preview(p, cell, kind) }
  const owners = ownersOn(linesOf(p, tried)).get(cell)
  const isShown = turns === trial.turns
  const key = `turn:${cell}:${kind}:${looksKey(owners)}:${isShown}:${grid.small}`
  const look = { ground: cell, looks: looksOf(owners), small: grid.small }
  const draw = (w: number): Shape[] => [
    rect(0, 0, w, w, isShown ? brass(0, w) : colours.slate700, { radius: 3 }),
    group(frame, frame, 1, tileShapes(kind, w - 2 * frame, look)),
  ]
  const label = words.move(p, layMove(token, cell, turns))
  const rest = { label, pick: `lay:${turns}`, above: true } as const
  return piece(`lay:${turns}:${kind}`, key, place, depths.trial + 2, draw, rest)
}

const frame = 3

/**
 * The tile on light ground in a brass frame. Touching it lays it; before the cell is picked, touches go through to the
 * cell.
 */
function tilePiece(
  { p, grid, words }: Table,
  { token, cell, kind, turns, isPicked }: Trial,
  owners: Owners | undefined,
  isTurning: boolean,
): Piece {
  const frame = frameOf(grid)
  const place = frameAround(grid, cell)
  const look = { ground: cell, looks: looksOf(owners), small: grid.small, tint: 'light' } as const
  const draw = (w: number): Shape[] => {
    const size = w - 2 * frame
    return [
      ...frameShapes(w, frame),
      group(frame, frame, 1, tileShapes(kind, size, look), { clip: `M0 0H${size}V${size}H0Z` }),
    ]
  }
  const key = `trial:${cell}:${kind}:${looksKey(owners)}:${grid.small}`
  const rest = { margin: reach(2), above: true, marked: true } as const
  if (!isPicked) return piece('trial', key, place, depths.trial, draw, rest)
  const label = words.move(p, layMove(token, cell, turns))
  const pick = `lay:${turns}`
  return piece(isTurning ? 'trial' : pick, key, place, depths.trial, draw, { ...rest, label, pick })
}

const frameOf = ({ cell, small }: Grid) => (small ? 3 : Math.max(3, Math.round(cell / 24)))

function frameAround(grid: Grid, cell: Cell): Rect {
  const { x, y, w, h } = cellRect(grid, cell)
  const by = frameOf(grid)
  return { x: x - by, y: y - by, w: w + 2 * by, h: h + 2 * by }
}

function hull(a: Rect, b: Rect): Rect {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)]
  const right = Math.max(a.x + a.w, b.x + b.w)
  return { x, y, w: right - x, h: Math.max(a.y + a.h, b.y + b.h) - y }
}

const frameShapes = (w: number, frame: number): Shape[] => [
  rect(0, 0, w, w, brass(0, w), { radius: frame, height: 2 }),
  rect(frame - 1, frame - 1, w - 2 * frame + 2, w - 2 * frame + 2, '#1f262b'),
]

/** In words, what laying the tile would do; phones have it in the decision bar alone. */
function platePieces(table: Table, { lines }: Trial, about: Rect, seen: readonly Rect[]): Piece[] {
  const { p, grid, words } = table
  if (grid.small || lines.length === 0) return []
  const rows = lines.map((line) => ({ company: companyOf(p, line.seat), words: words.preview(p, line) }))
  return plateAt(table, 'plate:trial', about, rows, seen)
}
