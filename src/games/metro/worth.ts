import { need } from '../../kit/assert.ts'
import type { Known } from '../../rules/game.ts'
import type { Mind } from '../../rules/mind.ts'
import {
  type Cell,
  type Crossing,
  cellCount,
  entries,
  inBy,
  insOf,
  outBy,
  type Station,
  sides,
  turnedKind,
} from './board.ts'
import { faceOf } from './choices.ts'
import type { Edition } from './content/edition.ts'
import { type Metro, metroWith } from './index.ts'
import { joinTracks, type Pieces } from './lines.ts'
import type { Move, Types } from './moves.ts'
import { glanceAt, lookAt, type Weights } from './openLine.ts'
import { ownerOf, ownersIn, type Position } from './position.ts'

export { editions } from './index.ts'

/** The worth of a line by its pieces, its head and the tiles it passes. */
type LineWorth = (pieces: Pieces, head: Crossing, tiles: number) => number

/** The worth of a station's line, finished or open. */
function lineWorth(pieces: Pieces, station: Station, worth: LineWorth): number {
  const start = entries + station
  return worth(pieces, need(pieces.far[start], 'a crossing'), need(pieces.length[start], 'a length'))
}

/** The points to be expected of each station's line; none of those where no train stands. */
const lineWorths = (p: Position, worth: LineWorth): readonly number[] =>
  ownersIn(p).map((owner, station) => (owner === undefined ? 0 : lineWorth(p, station, worth)))

/** The sum of lines' points, by seat. */
function bySeat(p: Position, lines: readonly number[]): number[] {
  const points = p.hands.map(() => 0)
  for (const [station, owner] of ownersIn(p).entries())
    if (owner !== undefined) points[owner] = need(points[owner], 'points') + need(lines[station], 'a line')
  return points
}

/** The points each seat may expect of all its lines. */
const worthBy = (p: Position, worth: LineWorth) => bySeat(p, lineWorths(p, worth))

/** The worth right after each move, for those that lay a tile; laying changes a few lines only. */
function worthAhead(p: Position, moves: readonly Move[], known: Known, worth: LineWorth) {
  const lines = lineWorths(p, worth)
  const before = bySeat(p, lines)
  const pieces = { far: [...p.far], length: [...p.length] }
  return moves.map((move) => {
    const kind = move.type === 'lay' ? faceOf(p, known, move.token) : undefined
    if (move.type !== 'lay' || !kind) return before
    const after = [...before]
    joinTracks(pieces, move.cell, turnedKind(kind, move.turns ?? 0))
    for (const station of linesAbout(p, move.cell)) {
      const seat = ownerOf(p, station)
      if (seat === undefined) continue
      const more = lineWorth(pieces, station, worth) - need(lines[station], 'a line')
      after[seat] = need(after[seat], 'points') + more
    }
    takeOff(pieces, p, move.cell)
    return after
  })
}

/** Undoes what a tile on an empty cell changed about the pieces of a position. */
function takeOff(pieces: Pieces, { far, length }: Position, cell: Cell): void {
  for (const crossing of need(crossingsOf[cell], 'a cell')) {
    const end = need(far[crossing], 'a crossing')
    pieces.far[end] = need(far[end], 'a crossing')
    pieces.length[end] = need(length[end], 'a length')
  }
}

/** By cell: the crossings by which trains come in and leave. */
const crossingsOf = Array.from({ length: cellCount }, (_, cell) =>
  sides.flatMap((side) => [inBy(cell, side), outBy(cell, side)]),
)

/** The stations whose lines a tile on an empty cell may change: those that come to it, at once or by a piece. */
function linesAbout({ far }: Pieces, cell: Cell): readonly Station[] {
  const stations: Station[] = []
  const startOf = (head: Crossing) => {
    const start = need(far[head], 'a crossing')
    if (start >= entries && !stations.includes(start - entries)) stations.push(start - entries)
    return start
  }
  for (const into of need(insOf[cell], 'a cell')) {
    const start = startOf(into)
    if (start < entries) for (const head of need(insOf[Math.floor(start / 4)], 'a cell')) startOf(head)
  }
  return stations
}

/** Slips that keep the steps between the computer’s strengths even here; measured by `npm run lab -- ladder`. */
const slips = { beginner: 0.35, learner: 0.1, ganger: 0.3, canny: 0.18, shrewd: 0.75, expert: 0.4 }

/** Metro for those who think about it, by some weights of an open line's features. */
export function mindBy(weights?: Weights): Mind<Types> {
  const look: LineWorth = (pieces, head, tiles) => lookAt(pieces, head, tiles, weights)
  return {
    slips,
    worth: (p) => worthBy(p, look),
    glance: (p) => worthBy(p, (_, head, tiles) => glanceAt(head, tiles)),
    ahead: (p, moves, known) => worthAhead(p, moves, known, look),
  }
}

/** Metro for those who think about it. */
export const mind = mindBy()

/** The rules with an edition, and their mind. */
export const think = (edition: Edition): { game: Metro; mind: Mind<Types> } => ({ game: metroWith(edition), mind })
