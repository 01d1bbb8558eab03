import { need } from '../../kit/assert.ts'
import {
  type Cell,
  type Crossing,
  endAt,
  entries,
  insOf,
  neighbours,
  type Station,
  shapeOf,
  stationCount,
} from './board.ts'
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
  for (const track of need(shapeOf(kind).tracks[cell], 'a cell’s tracks')) join(pieces, track[0], track[1])
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

/** The stations whose lines have come to an end since they were last asked for. */
export function finishedNow(p: Position): readonly Station[] {
  const finished: Station[] = []
  for (let station = 0; station < stationCount; station++) if (isFinishedNow(p, station)) finished.push(station)
  return finished
}

const isFinishedNow = ({ runs, far }: Position, station: Station): boolean =>
  runs[station] === null && endAt[far[entries + station] ?? 0] !== undefined

/**
 * The same after a tile was laid on a cell: only lines that came to it can have ended. The crossings by which they came
 * in, no ends of pieces any more, still hold where their pieces begin.
 */
export function finishedBy(p: Position, cell: Cell): readonly Station[] {
  const finished: Station[] = []
  for (const into of need(insOf[cell], 'a cell')) {
    const station = (into >= entries ? into : need(p.far[into], 'a crossing')) - entries
    if (station >= 0 && isFinishedNow(p, station) && !finished.includes(station)) finished.push(station)
  }
  return finished.sort((a, b) => a - b)
}

/** True once every train has been turned over. */
export function areAllDone(p: Position): boolean {
  for (let station = 0; station < stationCount; station++)
    if (p.runs[station] === null && ownerOf(p, station) !== undefined) return false
  return true
}
