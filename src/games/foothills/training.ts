import * as v from 'valibot'
import type { Observation, Observer, Training } from '../../rules/training.ts'
import type { Box } from './box.ts'
import type { Edition } from './content/edition.ts'
import { featuresOf } from './features.ts'
import { foothills } from './index.ts'
import type { Position } from './position.ts'
import { countsOf, prospects } from './prospects.ts'
import { pointsNow } from './score.ts'
import type { Types } from './types.ts'
import { mindOf, remainingOf, type Weights } from './worth.ts'

export { editions } from './index.ts'

/** Fits the worth of prospects to one seat’s lead from turn to turn. */
export function training(edition: Edition): Training<Types, Weights> {
  const game = foothills(edition)
  const { box } = game
  return {
    game,
    schema: v.strictObject(v.entriesFromList(prospects, v.strictTuple([v.number(), v.number()]))),
    first: Object.fromEntries(prospects.map((name) => [name, [0, 0]])),
    mind: (weights) => mindOf(box, weights),
    way: { trace: 0.8, watch: () => observerOf(box) },
  }
}

function observerOf(box: Box): Observer<Position> {
  const turns = new Map<number, Observation>()
  return {
    see(p) {
      if (p.phase === 'select' && !turns.has(p.turn)) turns.set(p.turn, observationOf(box, p))
    },
    end: (_, [own = 0, other = 0]) => [{ seen: [...turns.values()], points: own - other }],
  }
}

/** The first seat’s lead, and by how much it is ahead in each prospect: at the end, and with more of the match left. */
function observationOf(box: Box, p: Position): Observation {
  const left = remainingOf(box, p)
  const other = countsOf(featuresOf(box, p, 1))
  const features = countsOf(featuresOf(box, p, 0)).flatMap((own, at) => {
    const ahead = own - (other[at] ?? 0)
    return [ahead, ahead * left]
  })
  return { points: pointsNow(box, p, 0) - pointsNow(box, p, 1), features }
}
