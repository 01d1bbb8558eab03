import type { Game, GameTypes, Seat } from '../rules/game.ts'
import { type Mind, wellAlone } from '../rules/mind.ts'

/** The result of a future, or its prospects where it was cut off; by seat. */
export interface Reward {
  readonly points: readonly number[]
  /** Each seat's chance to win, from 0 to 1. */
  readonly chances: readonly number[]
  /** Each seat's merit as bots see it, from 0 to 1: between two its chance, else the share of the others it beats. */
  readonly merits: readonly number[]
}

/** A lead in points that makes a win likely, three times in four, unless the title says otherwise. */
const usualSwing = 6

/** Among several players, a lead in points over another that makes it likely to end up ahead. */
const duelSwing = 12

/** By how much less merits differ among several seats, or alone, than between two. */
export const contrast = (seats: number): number => [1, 0.1, 1][seats] ?? usualSwing / duelSwing

/** The judgement of a position that is not over: close, or at a glance. */
export type EvaluationDepth = 'worth' | 'glance'

/** A seat's share of the win: 1, its part of a tie, or 0. */
export const winOf = (winners: readonly Seat[], seat: Seat): number => (winners.includes(seat) ? 1 / winners.length : 0)

/** Judges a position: by its outcome if the match is over, else by what it is worth. */
export function judge<G extends GameTypes>(
  game: Game<G>,
  mind: Mind<G>,
  p: G['position'],
  look: EvaluationDepth = 'worth',
): Reward {
  const outcome = game.outcome(p)
  if (outcome) {
    const { seats, winners } = outcome
    const points = seats.map(({ total }) => total)
    return rewardOf(
      points,
      (seat) => winOf(winners, seat),
      (seat) => beaten(points, seat),
      scaleOf(mind),
    )
  }
  const points = look === 'glance' && mind.glance ? mind.glance(p) : mind.worth(p)
  const swing = mind.swing?.(p) ?? usualSwing * scaleOf(mind)
  return rewardOf(
    points,
    (seat) => likely(points, seat, swing),
    (seat) => ahead(points, seat, duelSwing * scaleOf(mind)),
    scaleOf(mind),
  )
}

const scaleOf = ({ scale = 1 }: { readonly scale?: number }): number => scale

function rewardOf(
  points: readonly number[],
  chance: (seat: Seat) => number,
  duels: (seat: Seat) => number,
  scale: number,
): Reward {
  if (points.length === 1) {
    const well = points.map(wellAlone)
    return { points, chances: well, merits: well }
  }
  const chances = points.map((_, seat) => consoled(points, seat, chance(seat), scale))
  if (points.length < 3) return { points, chances, merits: chances }
  const merits = points.map((_, seat) => 0.8 * duels(seat) + 0.2 * ahead(points, seat, duelSwing * scale))
  return { points, chances, merits }
}

/** A chance to win, as it counts: even a lost match is better lost by little. */
const consoled = (points: readonly number[], seat: Seat, chance: number, scale: number) =>
  0.8 * chance + 0.2 * likely(points, seat, usualSwing * scale)

/** A seat's chance to win by everyone's points. */
export function likely(points: readonly number[], seat: Seat, swing = usualSwing): number {
  const own = points[seat] ?? 0
  let against = 0
  for (let one = 0; one < points.length; one++) if (one !== seat) against += 3 ** (((points[one] ?? 0) - own) / swing)
  return 1 / (1 + against)
}

/** The mean of what a seat's lead over each of the others comes to. */
function overOthers(points: readonly number[], seat: Seat, of: (lead: number) => number): number {
  const own = points[seat] ?? 0
  let sum = 0
  for (let one = 0; one < points.length; one++) if (one !== seat) sum += of(own - (points[one] ?? 0))
  return sum / (points.length - 1)
}

/** The share of the others that a seat will probably end up ahead of. */
export const ahead = (points: readonly number[], seat: Seat, swing = duelSwing): number =>
  overOthers(points, seat, (lead) => 1 / (1 + 3 ** (-lead / swing)))

/** The share of the others that a seat has beaten; a draw counts half. */
const beaten = (points: readonly number[], seat: Seat): number =>
  overOthers(points, seat, (lead) => (Math.sign(lead) + 1) / 2)

/** A seat's lead over the average of the others. */
export const leadOf = (points: readonly number[], seat: Seat): number =>
  points.length < 2 ? (points[seat] ?? 0) : overOthers(points, seat, (lead) => lead)

/** A seat's apparent merit by everyone's points on a mind’s scale, as in `merits`. */
export function promise(points: readonly number[], seat: Seat, scale = 1): number {
  if (points.length === 1) return wellAlone(points[seat] ?? 0)
  return points.length === 2 ? likely(points, seat, usualSwing * scale) : ahead(points, seat, duelSwing * scale)
}
