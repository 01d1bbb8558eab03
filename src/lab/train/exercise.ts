import { fastDraw } from '../../rules/chance.ts'
import type { Game } from '../../rules/game.ts'
import type { Mind } from '../../rules/mind.ts'
import type { Episode, Fitting, Nudge, Nudging, Training, Weights } from '../../rules/training.ts'
import { seedOf } from '../plan.ts'
import { meanOf } from '../statistics.ts'
import { practise } from './practise.ts'
import { numbersIn, withNumbers } from './weights.ts'

/** An exercise of a training. Plain JSON: equal ones give equal notes. */
export interface Exercise {
  readonly title: string
  /** The edition’s data, unless it is the built-in one. */
  readonly edition?: unknown
  readonly weights: Weights
  readonly seed: string
  /** Its number in a round. */
  readonly n: number
}

/** Matches that an exercise is made of. */
export const matchesIn = ({ way }: Training): number => ('watch' in way ? 1 : 2)

/** Plays an exercise, and gives notes to learn from. */
export function playExercise(training: Training, { weights, seed, n }: Exercise): readonly Episode[] {
  const { game, mind, way } = training
  const draws = seedOf(`${seed} lesson ${n}`)
  const seats = seatsFor(game, n)
  return 'watch' in way
    ? watched(game, attentive(mind(weights)), seats, way, draws)
    : [duel(training, way, weights, seats, draws)]
}

/** The most that sit at a table: with more, matches take longer and teach no more. */
const mostSeats = 4

/** The seats of an exercise: every number in turn. */
function seatsFor({ seats: { min, max } }: Game, n: number): number {
  const least = Math.max(2, min)
  return least + (n % (Math.min(mostSeats, max) - least + 1))
}

/** The attention of those who learn never slips. */
const attentive = (mind: Mind): Mind => ({ ...mind, slips: {} })

/** A match of bots who all go by the same weights, as it was watched. */
function watched(game: Game, mind: Mind, seats: number, { watch, strays }: Fitting, seed: number): readonly Episode[] {
  const { see, end } = watch()
  const minds = Array.from({ length: seats }, () => mind)
  const { position, totals } = practise(game, minds, fastDraw(seed), { see, strays })
  return end(position, totals)
}

/**
 * Two matches from one seed, with the seats changed, between bots whose weights are all moved by a step this way or
 * that, and others whose are moved the other way: the lead of the first, from -1 to 1, with the ways they were moved.
 */
function duel({ game, mind }: Training, { nudges }: Nudging, weights: Weights, seats: number, seed: number): Episode {
  const draw = fastDraw(seed)
  const signs = Object.keys(nudges).map(() => (draw(2) === 0 ? 1 : -1))
  const moved = (by: number) => {
    const side = signs.map((sign) => by * sign)
    return attentive(mind(nudged(weights, nudges, side)))
  }
  const [one, other] = [moved(1), moved(-1)]
  const leads = [0, 1].map((swap) => {
    const minds = Array.from({ length: seats }, (_, seat) => (seat % 2 === swap ? one : other))
    const { totals } = practise(game, minds, fastDraw(seed + 1))
    const mean = (own: Mind) => meanOf(totals.filter((_, seat) => minds[seat] === own)).mean
    return Math.tanh((mean(one) - mean(other)) / (clearLead * (one.scale ?? 1)))
  })
  return { seen: [{ points: 0, features: signs }], points: meanOf(leads).mean }
}

/** The least lead in points that is a clear win. */
const clearLead = 20

/** Weights moved by so many of their steps, within their bounds. */
export function nudged(weights: Weights, nudges: Readonly<Record<string, Nudge>>, by: readonly number[]): Weights {
  const all = Object.values(nudges)
  const numbers = numbersIn(weights).map((value, at) => {
    const [, step, lowest = -Infinity, highest = Infinity] = all[at] ?? [0, 0]
    return Math.min(highest, Math.max(lowest, value + step * (by[at] ?? 0)))
  })
  return withNumbers(weights, numbers)
}
