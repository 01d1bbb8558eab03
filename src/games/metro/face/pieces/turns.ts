import { colours } from '../../../../kit/tokens.ts'
import { group, rect, stroke } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import type { Piece, Rect } from '../../../../stage/face.ts'
import { brass } from '../../../../stage/kit/paints.ts'
import { piece } from '../../../../stage/kit/piece.ts'
import { turnedKind } from '../../board.ts'
import { faceOf, layMove } from '../../choices.ts'
import { preview } from '../../preview.ts'
import { tileShapes } from '../art/tile.ts'
import type { Grid } from '../grid.ts'
import { linesOf, looksKey, ownersOn } from '../lines.ts'
import { depths, type Table, type Trial } from '../table.ts'
import { looksOf } from './looks.ts'

const gap = 4
/** Distance the row's tray reaches around its tiles. */
const rim = 4

/** Where a row of small tiles fits beside a square: below it, or above it near the foot of the board. */
export function rowBeside({ board, cell }: Grid, square: Rect, count: number): Rect {
  const size = Math.max(30, Math.round(cell * 0.64))
  const [w, h] = [count * (size + gap) - gap + 2 * rim, size + 2 * rim]
  const x = square.x + (square.w - w) / 2
  const below = square.y + square.h + gap
  const y = below + h <= board.y + board.h ? below : square.y - gap - h
  const right = board.x + board.w - w
  return { x: Math.round(Math.max(board.x, Math.min(right, x))), y: Math.round(y), w, h }
}

/** Small tiles in a row, one for each way to turn the tile that is tried, as they would lie. */
export function turnPieces(
  table: Table,
  trial: Trial,
  turns: readonly number[],
  { x, y, w, h }: Rect,
): Piece[] {
  const size = h - 2 * rim
  const tray = piece('turns', 'turns', { x, y, w, h }, depths.trial + 1, trayShapes, {
    ...{ margin: 8, above: true },
  })
  const tiles = turns.map((turn, at) => {
    const place = { x: x + rim + at * (size + gap), y: y + rim, w: size, h: size }
    return turnPiece(table, trial, turn, place)
  })
  return [tray, ...tiles]
}

const trayShapes = (w: number, h: number): Shape[] => [
  rect(0, 0, w, h, colours.panel, {
    ...{ radius: 5, stroke: stroke(colours.brassLo, 1.2) },
    shadow: { x: 0, y: 3, blur: 6, colour: 'rgba(11, 15, 18, 0.7)' },
  }),
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
