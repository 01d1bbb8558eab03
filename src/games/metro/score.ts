import type { Outcome, ScoreLine, Seat } from '../../rules/game.ts'
import { type Position, pointsOf, type Run, stationsOf } from './position.ts'

/** A seat's finished lines. */
export const runsOf = (p: Position, seat: Seat): readonly Run[] =>
  stationsOf(p, seat).flatMap((station) => p.runs[station] ?? [])

/** A seat's points so far. */
export const scoreOf = (p: Position, seat: Seat): number => runsOf(p, seat).reduce((sum, run) => sum + pointsOf(run), 0)

/** The final reckoning; undefined until the match is over. `stopped`: it ends here, as agreed. */
export function outcome(p: Position, stopped = false): Outcome | undefined {
  if (p.phase !== 'over' && !stopped) return undefined
  const seats = p.hands.map((_, seat) => {
    const runs = runsOf(p, seat)
    const lines = [
      lineOf(
        'edge',
        runs.filter(({ city }) => !city),
      ),
      lineOf(
        'city',
        runs.filter(({ city }) => city),
      ),
    ]
    return { total: scoreOf(p, seat), lines }
  })
  const best = Math.max(...seats.map(({ total }) => total))
  return { seats, winners: seats.flatMap(({ total }, seat) => (total === best ? [seat] : [])) }
}

function lineOf(source: 'edge' | 'city', runs: readonly Run[]): ScoreLine {
  const points = runs.reduce((sum, run) => sum + pointsOf(run), 0)
  return { source, points, count: runs.length }
}
