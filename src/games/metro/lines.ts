import { need } from '../../kit/assert.ts'
import { type Cell, type Crossing, endAt, entries, neighbours, type Station, shapeOf, stationCount } from './board.ts'
import type { TileKind } from './content/tiles.ts'
import { ownerOf, type Position, type Run } from './position.ts'

/**
 * Puts a tile on the board, in place, and joins its tracks to the pieces of line around it. Takes the same time for any
 * tile.
 */
export function put(p: Position, cell: Cell, kind: TileKind): void {
  const { board, open } = p
  board[cell] = kind
  if (open.includes(cell)) open.splice(open.indexOf(cell), 1)
  for (const next of need(neighbours[cell], 'a cell’s neighbours'))
    if (board[next] === '' && !open.includes(next)) open.push(next)
  joinTracks(p, cell, kind)
}

/** The pieces of line on the board. */
export type Pieces = Pick<Position, 'far' | 'length'>

/** Joins a tile's tracks to the pieces of line around it, in place. */
export function joinTracks(pieces: Pieces, cell: Cell, kind: TileKind): void {
  for (const [from, to] of need(shapeOf(kind).tracks[cell], 'a cell’s tracks')) join(pieces, from, to)
}

function join({ far, length }: Pieces, from: Crossing, to: Crossing): void {
  const start = need(far[from], 'a crossing')
  const end = need(far[to], 'a crossing')
  const before = start === from ? 0 : need(length[start], 'a length')
  const after = end === to ? 0 : need(length[to], 'a length')
  if (start === to) {
    // A closed loop, which no train reaches.
    far[from] = from
    far[to] = to
    return
  }
  far[start] = end
  far[end] = start
  length[start] = before + 1 + after
}

/** A station's line, if it has come to the edge or into the city. */
export function runFrom({ far, length }: Position, station: Station): Run | undefined {
  const start = entries + station
  const end = need(far[start], 'a crossing')
  const leads = endAt[end]
  return leads && { tiles: need(length[start], 'a length'), city: leads === 'city' }
}

/** The stations whose lines have just been finished. */
export function finishedNow(p: Position): readonly Station[] {
  const finished: Station[] = []
  for (let station = 0; station < stationCount; station++)
    if (p.runs[station] === null && endAt[p.far[entries + station] ?? 0]) finished.push(station)
  return finished
}

/** True once every train has been turned over. */
export function areAllDone(p: Position): boolean {
  for (let station = 0; station < stationCount; station++)
    if (p.runs[station] === null && ownerOf(p, station) !== undefined) return false
  return true
}
