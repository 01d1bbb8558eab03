import type { Game, GameTypes } from '../rules/game.ts'
import type { Mind } from '../rules/mind.ts'

/** How a future ended, or looks where it was cut off; by seat. */
export interface Reward {
  readonly points: readonly number[]
  /** How likely each seat is to win, from 0 to 1. */
  readonly chances: readonly number[]
}

/** A lead of so many points makes a win likely: three times in four. */
const lead = 6

/** Judges a position: by its outcome if the match is over, else by what it is worth. */
export function judge<G extends GameTypes>(game: Game<G>, mind: Mind<G>, p: G['position']): Reward {
  const outcome = game.outcome(p)
  if (!outcome) {
    const points = mind.worth(p)
    return { points, chances: points.map((_, seat) => likely(points, seat)) }
  }
  const points = outcome.seats.map(({ total }) => total)
  const chances = points.map((_, seat) => {
    const won = outcome.winners.includes(seat) ? 1 / outcome.winners.length : 0
    // Even a lost match is better lost by little.
    return 0.8 * won + 0.2 * likely(points, seat)
  })
  return { points, chances }
}

/** How likely a seat is to win that is so far ahead of the best of the others, or alone has so many points. */
function likely(points: readonly number[], seat: number): number {
  let best = points.length > 1 ? Number.NEGATIVE_INFINITY : 0
  for (let one = 0; one < points.length; one++)
    if (one !== seat) best = Math.max(best, points[one] ?? 0)
  const ahead = (points[seat] ?? 0) - best
  return 1 / (1 + 3 ** (-ahead / lead))
}
