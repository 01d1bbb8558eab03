import type { Game, GameTypes, Seat } from '../rules/game.ts'
import type { Mind } from '../rules/mind.ts'

/** How a future ended, or looks where it was cut off; by seat. */
export interface Reward {
  readonly points: readonly number[]
  /** How likely each seat is to win, from 0 to 1. */
  readonly chances: readonly number[]
}

/** A lead of so many points makes a win likely, three times in four, unless the title says otherwise. */
const usualSwing = 6

/** What judges a position that is not over: closely, or at a glance. */
export type Look = 'worth' | 'glance'

/** Judges a position: by its outcome if the match is over, else by what it is worth. */
export function judge<G extends GameTypes>(
  game: Game<G>,
  mind: Mind<G>,
  p: G['position'],
  look: Look = 'worth',
): Reward {
  const outcome = game.outcome(p)
  if (outcome) {
    const { seats, winners } = outcome
    const points = seats.map(({ total }) => total)
    const won = (seat: Seat) => (winners.includes(seat) ? 1 / winners.length : 0)
    return { points, chances: points.map((_, seat) => consoled(points, seat, won(seat))) }
  }
  const points = look === 'glance' && mind.glance ? mind.glance(p) : mind.worth(p)
  const swing = mind.swing?.(p)
  const chance = (seat: Seat) => likely(points, seat, swing)
  return { points, chances: points.map((_, seat) => consoled(points, seat, chance(seat))) }
}

/** A chance to win, as it counts: even a lost match is better lost by little. */
const consoled = (points: readonly number[], seat: Seat, chance: number) =>
  0.8 * chance + 0.2 * likely(points, seat)

/** How likely a seat is to win with so many points, or alone to have done well. */
export function likely(points: readonly number[], seat: Seat, swing = usualSwing): number {
  const own = points[seat] ?? 0
  let against = points.length > 1 ? 0 : 3 ** (-own / swing)
  for (let one = 0; one < points.length; one++)
    if (one !== seat) against += 3 ** (((points[one] ?? 0) - own) / swing)
  return 1 / (1 + against)
}
