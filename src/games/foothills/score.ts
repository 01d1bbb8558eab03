import type { Outcome, ScoreLine, Seat } from '../../rules/game.ts'
import type { Box } from './box.ts'
import type { Scoring } from './content/edition.ts'
import { countOf } from './layout.ts'
import { type Board, boardOf, layoutOf, type Position } from './position.ts'
import { returnMatch } from './setup.ts'

/**
 * “Scoring”: every point with its source. Undefined until the match is over, unless its players have agreed to stop it
 * here (ruling 3).
 */
export function outcome(box: Box, p: Position, stopped = false): Outcome | undefined {
  if (p.phase !== 'over' && !stopped) return undefined
  const seats = p.boards.map((_, seat) => {
    const lines = reckon(box, p, seat)
    return { lines, total: lines.reduce((sum, line) => sum + line.points, 0) }
  })
  const most = Math.max(...seats.map((seat) => seat.total))
  const winners = seats.flatMap((seat, index) => (seat.total === most ? [index] : []))
  if (winners.length === 1 || p.second) return { seats, winners }
  return { seats, winners, rematch: returnMatch(p) }
}

/** All points a seat would have if the match were over now. */
export function reckon(box: Box, p: Position, seat: Seat): ScoreLine[] {
  const board = boardOf(p, seat)
  const { cleared, track, bonus, exchange } = board.earned
  return [
    { source: 'cleared', points: cleared },
    { source: 'track', points: track },
    { source: 'bonus', points: bonus },
    { source: 'exchange', points: exchange },
    ...lineBonuses(box, p, seat),
    ...board.pile.map((card) => pileLine(box, board, card)),
    { source: 'passengers', points: board.supply.passengers / 2, count: board.supply.passengers },
    { source: 'summit', points: p.summit === seat ? box.summit : 0 },
  ].filter((line) => line.points > 0)
}

/** Points received during the match, without the final reckoning. */
export function earnedSoFar(board: Board): number {
  const { cleared, track, bonus, exchange } = board.earned
  return cleared + track + bonus + exchange
}

/** The sum of those points, for bots, who ask for it thousands of times a second. */
export function pointsNow(box: Box, p: Position, seat: Seat): number {
  const board = boardOf(p, seat)
  let points = earnedSoFar(board) + board.supply.passengers / 2
  if (p.summit === seat) points += box.summit
  for (const line of layoutOf(box, p).lines) points += lineBonus(box, p, seat, line)
  for (const card of board.pile) points += pointsFor(board, scoringOf(box, card))
  return points
}

function lineBonuses(box: Box, p: Position, seat: Seat): ScoreLine[] {
  return layoutOf(box, p).lines.map((line) => ({
    source: 'lineBonus',
    points: lineBonus(box, p, seat, line),
    count: stationsIn(box, p, line, seat),
    detail: box.lines[line]?.numeral ?? '',
  }))
}

/** “Line Bonuses”: for the most stations in the line; navvies don't count, and no one scores a tie. */
function lineBonus(box: Box, p: Position, seat: Seat, line: number): number {
  const points = box.lines[line]?.bonus ?? 0
  if (points === 0) return 0
  const mine = stationsIn(box, p, line, seat)
  for (let one = 0; one < p.boards.length; one++) if (one !== seat && stationsIn(box, p, line, one) >= mine) return 0
  return points
}

/** Stations a seat has built in a line; Porthmadog counts for both of its lines. */
export function stationsIn(box: Box, p: Position, line: number, seat: Seat): number {
  let count = 0
  for (const space of box.lines[line]?.spaces ?? []) if (p.spaces[space] === seat + 1) count += 1
  return count
}

function pileLine(box: Box, board: Board, card: number): ScoreLine {
  const scoring = scoringOf(box, card)
  const points = pointsFor(board, scoring)
  const detail = box.actions[card]?.id ?? ''
  return { source: `pile.${scoring}`, points, count: counted(board, scoring), detail }
}

/** The things a card scores for. */
export const scoringOf = (box: Box, card: number): Scoring => box.actions[card]?.scoring ?? 'card'

/** Points for a card in the scoring pile that scores for this. */
export function pointsFor(board: Board, scoring: Scoring): number {
  const each = scoring === 'passenger' || scoring === 'track' ? 2 : 1
  return Math.floor(counted(board, scoring) / each)
}

/** Number of things a card in the scoring pile counts, itself included. */
export function counted(board: Board, scoring: Scoring): number {
  if (scoring === 'passenger') return board.supply.passengers
  if (scoring === 'track') return board.tracks
  if (scoring === 'station') return board.stations
  if (scoring === 'ticket') return countOf(board.tickets)
  return board.pile.length
}
