import * as v from 'valibot'
import { need } from '../../kit/assert.ts'
import type { Observation, Observer, Training } from '../../rules/training.ts'
import { entries, type Station } from './board.ts'
import type { Edition } from './content/edition.ts'
import { metroWith } from './index.ts'
import type { Types } from './moves.ts'
import { featureCount, featuresOf, mostSteps, stepsOf, type Weights } from './openLine.ts'
import { ownersIn, type Position, pointsOf } from './position.ts'
import { mindBy } from './worth.ts'

export { editions } from './index.ts'

const lengths = Array.from({ length: mostSteps + 1 }, (_, steps) => steps)

/** Fits the weights of an open line to the points that it makes in the end. */
export const training = (edition: Edition): Training<Types, Weights> => ({
  game: metroWith(edition),
  schema: v.pipe(v.array(v.pipe(v.array(v.number()), v.length(featureCount))), v.length(lengths.length)),
  first: lengths.map(() => [0, 1, 0, 0, 0]),
  mind: mindBy,
  way: { trace: 1, strays: 12, watch },
})

function watch(): Observer<Position> {
  const lines = new Map<Station, Observation[]>()
  return {
    see(p) {
      for (const [station, owner] of ownersIn(p).entries()) {
        if (owner === undefined || p.runs[station]) continue
        const seen = lines.get(station) ?? []
        lines.set(station, seen)
        const features = featuresAt(p, station)
        // Most moves change few lines.
        if (`${seen.at(-1)?.features}` !== `${features}`) seen.push({ points: 0, features })
      }
    },
    end: ({ runs }) =>
      [...lines].flatMap(([station, seen]) => {
        const run = runs[station]
        return run ? [{ seen, points: pointsOf(run) }] : []
      }),
  }
}

/** The features of an open line, at its distance from the city; 0 at all others. */
function featuresAt(p: Position, station: Station): readonly number[] {
  const start = entries + station
  const head = need(p.far[start], 'a crossing')
  const features = featuresOf(p, head, need(p.length[start], 'a length'))
  return lengths.flatMap((steps) => (steps === stepsOf(head) ? features : features.map(() => 0)))
}
