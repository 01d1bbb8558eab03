import type { Ask, Known, Seat, Token } from '../../rules/game.ts'
import { type Cell, isBorder, isCity, neighbours, shapeOf, tileCells, turnedKind } from './board.ts'
import { isKind, type TileKind } from './content/tiles.ts'
import type { Move } from './moves.ts'
import { type Position, shownFace } from './position.ts'

/** What a held tile shows, as far as one knows. */
export function faceOf(p: Position, known: Known | undefined, token: Token): TileKind | undefined {
  const face = shownFace(p, token) ?? known?.(token)
  return face !== undefined && isKind(face) ? face : undefined
}

/** True for an empty cell at the edge of the board or beside a tile. */
export function isOpenCell({ board }: Position, cell: Cell): boolean {
  if (board[cell] !== '' || isCity(cell)) return false
  if (isBorder[cell]) return true
  for (const next of neighbours[cell] ?? []) if (board[next] !== '') return true
  return false
}

/** The cells on which a tile may lie. Listed over and over in playouts, so without a callback. */
function openCells(p: Position): readonly Cell[] {
  const cells: Cell[] = []
  for (const cell of tileCells) if (isOpenCell(p, cell)) cells.push(cell)
  return cells
}

/** The ways in which a tile may be turned. */
const turnings = ({ settings }: Position): readonly number[] =>
  settings.turning ? [0, 1, 2, 3] : [0]

/** Moves are many and few are distinct, so each is made once. */
const lays = new Map<number, Move>()

/** The move that lays a tile. */
export function layMove(token: Token, cell: Cell, turns: number): Move {
  const at = (token * 64 + cell) * 4 + turns
  const known = lays.get(at)
  if (known) return known
  const made: Move = { type: 'lay', token, cell, ...(turns === 0 ? {} : { turns }) }
  lays.set(at, made)
  return made
}

/** Every way to lay a tile on these cells; `clean` leaves out tracks of one point. */
function laysOf(
  p: Position,
  cells: readonly Cell[],
  token: Token,
  kind: TileKind,
  clean: boolean,
): Move[] {
  const moves: Move[] = []
  for (const turns of turnings(p)) {
    const turned = turns === 0 ? kind : turnedKind(kind, turns)
    const { isOnePoint } = shapeOf(turned)
    // Turned onto itself, a tile lies as it did.
    if (turns > 0 && isRepeat(kind, turns)) continue
    for (const cell of cells)
      if (!clean || !isOnePoint[cell]) moves.push(layMove(token, cell, turns))
  }
  return moves
}

const isRepeat = (kind: TileKind, turns: number) =>
  Array.from({ length: turns }, (_, fewer) => turnedKind(kind, fewer)).includes(
    turnedKind(kind, turns),
  )

/** What a seat's tiles allow, as far as their faces are known. */
interface Options {
  /** Ways to lay a tile without a track of one point. */
  readonly clean: readonly Move[]
  /** Every tile was looked at. */
  readonly all: boolean
}

function cleanLays(
  p: Position,
  cells: readonly Cell[],
  tokens: readonly Token[],
  known: Known | undefined,
): Options {
  let all = true
  const clean: Move[] = []
  for (const token of tokens) {
    const kind = faceOf(p, known, token)
    if (kind) clean.push(...laysOf(p, cells, token, kind, true))
    else all = false
  }
  return { clean, all }
}

const show: Move = { type: 'show' }
const draw: Move = { type: 'draw' }

/** What the position waits for; undefined to go on. */
export function ask(p: Position, known?: Known): Ask<Move> | undefined {
  if (p.phase === 'over') return { type: 'over' }
  if (p.phase === 'first') return p.settings.first === 'random' ? { type: 'chance' } : undefined
  if (p.phase !== 'turn') return undefined
  return { type: 'choose', seat: p.seat, moves: movesOf(p, known) }
}

/** True if the seat in turn may draw a tile without showing those it holds. */
export const mayDraw = ({ settings, drawn, stuck, pool }: Position): boolean =>
  settings.draw === 'free' && drawn < 0 && !stuck && pool.length > 0

function movesOf(p: Position, known: Known | undefined): readonly Move[] {
  const cells = openCells(p)
  const held = heldBy(p, p.seat)
  if (p.stuck) return stuckMoves(p, cells, held)
  if (p.drawn >= 0) return drawnMoves(p, cells, held, known)
  const { clean, all } = cleanLays(p, cells, held, known)
  const others = mayDraw(p) ? [draw] : []
  return all && clean.length === 0 ? [show, ...others] : [...clean, ...others]
}

/** A drawn tile has to be laid; where it can't be, the others are shown first. */
function drawnMoves(
  p: Position,
  cells: readonly Cell[],
  held: readonly Token[],
  known: Known | undefined,
): readonly Move[] {
  const kind = faceOf(p, known, p.drawn)
  if (!kind) return []
  const clean = laysOf(p, cells, p.drawn, kind, true)
  if (clean.length > 0) return clean
  const others = held.filter((token) => token !== p.drawn)
  if (others.some((token) => shownFace(p, token) === undefined))
    return cleanLays(p, cells, others, known).all ? [show] : []
  const fits = cleanLays(p, cells, others, known).clean
  return fits.length > 0 ? fits : laysOf(p, cells, p.drawn, kind, false)
}

/** Everything is shown: what can be laid cleanly is, and else anything, or the drawn tile, anywhere. */
function stuckMoves(p: Position, cells: readonly Cell[], held: readonly Token[]): readonly Move[] {
  const { clean } = cleanLays(p, cells, held, undefined)
  if (clean.length > 0) return clean
  const tokens = p.drawn >= 0 ? [p.drawn] : held
  return tokens.flatMap((token) => {
    const kind = shownFace(p, token)
    return kind ? laysOf(p, cells, token, kind, false) : []
  })
}

/** The tiles a seat holds. */
export const heldBy = (p: Position, seat: Seat): readonly Token[] => p.hands[seat] ?? []

/** The tiles that a move opens: what it lays or shows, unless everyone has seen it. */
export function opens(p: Position, move: Move): readonly Token[] {
  if (move.type === 'draw') return []
  const tokens = move.type === 'lay' ? [move.token] : heldBy(p, p.seat)
  return tokens.filter((token) => shownFace(p, token) === undefined)
}
