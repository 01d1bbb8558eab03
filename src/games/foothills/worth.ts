import type { Seat } from '../../rules/game.ts'
import type { Mind } from '../../rules/mind.ts'
import type { Box } from './box.ts'
// Made by `npx tsx test/lab/learnProspects.ts`, from matches that the computer played against itself.
import learnt from './content/weights.json'
import { featuresOf } from './features.ts'
import { builtInBy, type Foothills, foothills, readEdition } from './index.ts'
import type { Position } from './position.ts'
import { prospects } from './prospects.ts'
import { remainingOf } from './remaining.ts'
import { pointsNow } from './score.ts'
import type { Types } from './types.ts'

/** Points for each prospect: when the match is about to end, and how many more with all of it left. */
export type Weights = Readonly<Record<string, readonly number[]>>

/** Foothills for those who think about it. */
export function mindOf(box: Box, weights: Weights = learnt): Mind<Types> {
  const weighed = Object.entries(prospects).map(([name, count]) => {
    const [atEnd = 0, more = 0] = weights[name] ?? []
    return { count, atEnd, more }
  })
  const worthOf = (p: Position, seat: Seat, remaining: number) => {
    const features = featuresOf(box, p, seat)
    let points = pointsNow(box, p, seat)
    for (const { count, atEnd, more } of weighed)
      points += count(features) * (atEnd + more * remaining)
    return points
  }
  return {
    worth(p) {
      const remaining = remainingOf(box, p)
      return hurry(box, p, [worthOf(p, 0, remaining), worthOf(p, 1, remaining)])
    },
    glance: (p) => hurry(box, p, [pointsNow(box, p, 0), pointsNow(box, p, 1)]),
    swing: (p) => swingAtEnd * Math.exp(remainingOf(box, p)),
  }
}

/** Just before the end, a lead of so many points makes a win likely; at the beginning nearly three times as many. */
const swingAtEnd = 3

/** A match may go on for so many turns before its leader hurries. */
const manyTurns = 90

/**
 * Points the leader gives for bringing a whole match to its end, for every `manyTurns` that it has gone on too long.
 */
const worthOfEnd = 200

/**
 * The rules allow matches without end, in which both sides go on earning. So the longer a match goes on, the
 * less a lead is worth that hasn’t been brought home.
 */
function hurry(box: Box, p: Position, points: readonly number[]): readonly number[] {
  if (p.turn <= manyTurns) return points
  const lost = worthOfEnd * (p.turn / manyTurns - 1) * remainingOf(box, p)
  const most = Math.max(...points)
  return points.map((one) => (one === most ? one - lost : one))
}

/** Foothills with an edition read from untrusted data, or with the built-in one of that hash, and its mind. */
export async function thinking(
  data: unknown,
  hash: string,
): Promise<{ game: Foothills; mind: Mind<Types> } | undefined> {
  const read = data === undefined ? { edition: await builtInBy(hash) } : readEdition(data)
  if ('flaw' in read) return undefined
  const game = foothills(read.edition)
  return { game, mind: mindOf(game.box) }
}
