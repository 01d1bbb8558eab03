import type { Seat, Tell } from '../../../rules/game.ts'
import { type Box, lineIn } from '../box.ts'
import type { Effect } from '../effects.ts'
import { type Line, lastStep, orderFor, spaceIn, stationIn } from '../line.ts'
import { boardOf, type FrameOf, free, type Position } from '../position.ts'
import { rateOf } from '../powers.ts'
import type { Reason } from '../reasons.ts'
import type { Work } from './rules.ts'
import { beginUpkeep } from './upkeep.ts'

/*
 * Work along the line: excavating and laying track, in its order from the end where the player begins, and surveying.
 */

export const digging: Work<FrameOf<'dig'>> = { perform: (box, p, { seat }, _, __, tell) => dig(box, p, seat, tell) }

export const clearing: Work<FrameOf<'clear'>> = {
  perform: (box, p, { seat }, _, __, tell) => clearNext(box, p, seat, tell),
}

/** “Excavation”: the full rate, from the closest space with rubble on, as far as there is any. */
export function dig(box: Box, p: Position, seat: Seat, tell: Tell<Effect>): void {
  const line = lineIn(box, p)
  let left = rateOf(box, p, seat, 'dig')
  for (const space of orderFor(line, boardOf(p, seat).end)) {
    if (left === 0) return
    const count = Math.min(left, p.rubble[space] ?? 0)
    if (count > 0) digFrom(box, p, seat, space, count, tell)
    left -= count
  }
}

/** Contract 3: all rubble of the closest space that has any. */
function clearNext(box: Box, p: Position, seat: Seat, tell: Tell<Effect>): void {
  for (const space of orderFor(lineIn(box, p), boardOf(p, seat).end)) {
    const count = p.rubble[space] ?? 0
    if (count === 0) continue
    digFrom(box, p, seat, space, count, tell)
    return
  }
}

/** The last rubble of an excavation site brings the site, to a player with a marker to put there. */
function digFrom(box: Box, p: Position, seat: Seat, space: number, count: number, tell: Tell<Effect>): void {
  tell({ type: 'dug', seat, space, count })
  if (p.rubble[space] !== 0) return
  const isSite = spaceIn(lineIn(box, p), space).kind === 'dig'
  if (isSite && boardOf(p, seat).markers > 0) tell({ type: 'claimed', seat, space })
  // The last marker ends the match before maintenance is due.
  if (isSite && !isOutOfMarkers(box, p)) upkeepIfCleared(box, p, space, tell)
}

/** Blaenau Ffestiniog: train maintenance is due once all rubble of one station is gone. */
export function upkeepIfCleared(box: Box, p: Position, space: number, tell: Tell<Effect>): void {
  const line = lineIn(box, p)
  const { card, digs } = stationIn(line, spaceIn(line, space).station)
  if (card.upkeep && digs.every((dug) => p.rubble[dug] === 0)) beginUpkeep(box, p, tell)
}

/** Rubble left on the whole line. */
export const rubbleLeft = (p: Position): number => p.rubble.reduce((sum, one) => sum + one, 0)

export const laying: Work<FrameOf<'lay'>> = { perform: (box, p, { seat }, _, __, tell) => lay(box, p, seat, tell) }

/** “Lay Track”: as many as the rate, steel bars and markers allow, each on the closest track card without rubble. */
export function lay(box: Box, p: Position, seat: Seat, tell: Tell<Effect>): void {
  const line = lineIn(box, p)
  const board = boardOf(p, seat)
  let left = Math.min(rateOf(box, p, seat, 'lay'), board.goods.steel, board.markers)
  for (const space of orderFor(line, board.end)) {
    if (left === 0) return
    if (!isLayable(line, p, space)) continue
    tell({ type: 'laid', seat, space })
    left -= 1
  }
}

/** True for a track card without rubble that hasn’t been turned over. */
export const isLayable = (line: Line, p: Position, space: number): boolean =>
  line.spaces[space]?.kind === 'track' && p.owners[space] === free && p.rubble[space] === 0

/** True once every track card has been turned over: the end of the match. */
export function isAllLaid(line: Line, p: Position): boolean {
  for (const space of line.tracks) if (p.owners[space] === free) return false
  return true
}

/**
 * Whether the match ends at once: with one or two players after the last ownership marker, unless the last track has
 * been laid already.
 */
export const isOutOfMarkers = (box: Box, p: Position): boolean =>
  p.boards.length <= 2 && p.boards.every(({ markers }) => markers === 0) && !isAllLaid(lineIn(box, p), p)

/** “Move the Surveyor”, unless it has come to the end of the line, or has no marker to leave at its start. */
export const surveying: Work<FrameOf<'survey'>> = {
  perform: (box, p, { seat }, _, __, tell) => {
    if (hinderSurvey(box, p, seat)) return
    const { surveyor } = boardOf(p, seat)
    tell({ type: 'surveyed', seat, to: surveyor + 1, marker: leavesMarker(box, p, seat) })
  },
}

const leavesMarker = (box: Box, p: Position, seat: Seat): boolean =>
  lineIn(box, p).ends > 0 && boardOf(p, seat).surveyor === 0

/** Why a surveyor can’t go on. */
export function hinderSurvey(box: Box, p: Position, seat: Seat): Reason | undefined {
  const { surveyor, markers } = boardOf(p, seat)
  if (surveyor >= lastStep(lineIn(box, p))) return 'endOfLine'
  return leavesMarker(box, p, seat) && markers === 0 ? 'noMarker' : undefined
}
