import { need } from '../../kit/assert.ts'
import type { Ask, Known, Seat, Token } from '../../rules/game.ts'
import { type Cell, cellCount, shapeOf, turnedKind } from './board.ts'
import { isKind, type TileKind } from './content/tiles.ts'
import type { Move } from './moves.ts'
import { type Position, shownFace } from './position.ts'

/** The face of a held tile, as far as one knows it. */
export function faceOf(p: Position, known: Known | undefined, token: Token): TileKind | undefined {
  const face = shownFace(p, token) ?? known?.(token)
  return face !== undefined && isKind(face) ? face : undefined
}

/** The moves that lay a tile with some quarter turns, by cell. Listed over and over, so made once. */
const lays: (readonly Move[] | undefined)[] = []

function laysBy(token: Token, turns: number): readonly Move[] {
  const at = 4 * token + turns
  const turned = turns === 0 ? {} : { turns }
  const made =
    lays[at] ?? Array.from({ length: cellCount }, (_, cell) => ({ type: 'lay', token, cell, ...turned }) as const)
  lays[at] = made
  return made
}

/** The move that lays a tile. */
export const layMove = (token: Token, cell: Cell, turns: number): Move =>
  need(laysBy(token, turns)[cell], 'a move for a cell')

const unturned = [0]

/** Adds every way to lay a tile to some moves; `clean` leaves out tracks of one point. */
function addLays(moves: Move[], { open, settings }: Position, token: Token, kind: TileKind, clean: boolean): void {
  for (const turns of settings.turning ? shapeOf(kind).turnings : unturned) {
    const { isOnePoint } = shapeOf(turnedKind(kind, turns))
    const lays = laysBy(token, turns)
    for (const cell of open) if (!clean || !isOnePoint[cell]) moves.push(need(lays[cell], 'a move for a cell'))
  }
}

/** Lays that a seat's tiles allow, as far as their faces are known. */
interface Options {
  /** Ways to lay a tile without a track of one point. */
  readonly clean: Move[]
  /** Every tile was looked at. */
  readonly all: boolean
}

function cleanLays(p: Position, tokens: readonly Token[], known: Known | undefined): Options {
  let all = true
  const clean: Move[] = []
  for (const token of tokens) {
    const kind = faceOf(p, known, token)
    if (kind) addLays(clean, p, token, kind, true)
    else all = false
  }
  return { clean, all }
}

const show: Move = { type: 'show' }
const draw: Move = { type: 'draw' }

/** The input the position waits for; undefined to go on. */
export function ask(p: Position, known?: Known): Ask<Move> | undefined {
  if (p.phase === 'over') return { type: 'over' }
  if (p.phase === 'first') return p.settings.first === 'random' ? { type: 'chance' } : undefined
  if (p.phase !== 'turn') return undefined
  return { type: 'choose', seat: p.seat, moves: movesOf(p, known) }
}

/** True if the seat in turn may draw a tile without showing those it holds. */
export const mayDraw = ({ settings, drawn, pool }: Position): boolean =>
  settings.draw === 'free' && drawn < 0 && pool.length > 0

function movesOf(p: Position, known: Known | undefined): readonly Move[] {
  if (p.drawn >= 0) return layWithin(p, [p.drawn], known)
  const held = heldBy(p, p.seat)
  if (p.stuck) return layWithin(p, held, known)
  const { clean: moves, all } = cleanLays(p, held, known)
  if (all && moves.length === 0) moves.push(show)
  if (mayDraw(p)) moves.push(draw)
  return moves
}

/** Ways to lay one of these tiles, as has to be done: without a track of one point if that can be. */
function layWithin(p: Position, tokens: readonly Token[], known: Known | undefined): readonly Move[] {
  const { clean } = cleanLays(p, tokens, known)
  if (clean.length > 0) return clean
  const moves: Move[] = []
  for (const token of tokens) {
    const kind = faceOf(p, known, token)
    if (kind) addLays(moves, p, token, kind, false)
  }
  return moves
}

/** The tiles a seat holds. */
export const heldBy = (p: Position, seat: Seat): readonly Token[] => p.hands[seat] ?? []

/** The tiles that a move opens: what it lays or shows, unless everyone has seen it. */
export function opens(p: Position, move: Move): readonly Token[] {
  if (move.type === 'draw') return []
  const tokens = move.type === 'lay' ? [move.token] : heldBy(p, p.seat)
  return tokens.filter((token) => shownFace(p, token) === undefined)
}
