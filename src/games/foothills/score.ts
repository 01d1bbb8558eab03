import type { Outcome, ScoreLine, Seat } from '../../rules/game.ts'
import type { Box } from './box.ts'
import type { Scoring } from './content/edition.ts'
import { countOf } from './layout.ts'
import { type Board, boardOf, layoutOf, type Position } from './position.ts'
import { returnMatch } from './setup.ts'

/**
 * “Scoring”: every point with its source. Undefined until the match is over, unless its players have
 * agreed to stop it here (ruling 3).
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

/** “Line Bonuses”: for the most stations in the line; navvies don't count, and no one scores a tie. */
function lineBonuses(box: Box, p: Position, seat: Seat): ScoreLine[] {
  return layoutOf(box, p).lines.flatMap((line) => {
    const points = box.lines[line]?.bonus ?? 0
    const counts = p.boards.map((_, one) => stationsIn(box, p, line, one))
    const mine = counts[seat] ?? 0
    const best = counts.every((count, one) => one === seat || count < mine)
    if (points === 0 || !best) return []
    return [{ source: 'lineBonus', points, count: mine, detail: box.lines[line]?.numeral ?? '' }]
  })
}

/** Stations a seat has built in a line; Porthmadog counts for both of its lines. */
export function stationsIn(box: Box, p: Position, line: number, seat: Seat): number {
  let count = 0
  for (const space of box.lines[line]?.spaces ?? []) if (p.spaces[space] === seat + 1) count += 1
  return count
}

function pileLine(box: Box, board: Board, card: number): ScoreLine {
  const { scoring = 'card', id = '' } = box.actions[card] ?? {}
  const count = counted(board, scoring)
  const each = scoring === 'passenger' || scoring === 'track' ? 2 : 1
  return { source: `pile.${scoring}`, points: Math.floor(count / each), count, detail: id }
}

/** How many things a card in the scoring pile counts, itself included. */
export function counted(board: Board, scoring: Scoring): number {
  if (scoring === 'passenger') return board.supply.passengers
  if (scoring === 'track') return board.tracks
  if (scoring === 'station') return board.stations
  if (scoring === 'ticket') return countOf(board.tickets)
  return board.pile.length
}
