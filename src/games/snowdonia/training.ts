import { type Nudge, nudging, type Training } from '../../rules/training.ts'
import type { Edition } from './content/edition.ts'
import { snowdonia } from './index.ts'
import type { Types } from './moves.ts'
import type { Weights } from './workAhead.ts'
import { mindOf } from './worth.ts'

export { editions } from './index.ts'

/** Weights begin with guesses. */
const nudges = {
  iron: [0.75, 0.12],
  stone: [1.5, 0.18],
  coal: [1.1, 0.18],
  steel: [2.7, 0.3],
  rubble: [0.3, 0.07],
  spare: [1, 0.12, 0, 1],
  late: [0.25, 0.06, 0.02],
  train: [1, 0.18],
  use: [0.8, 0.24],
  promise: [0.12, 0.05],
  progress: [0.4, 0.07],
  yard: [1, 0.15],
  first: [0.6, 0.24],
  lay: [2.5, 0.6],
  smelt: [0.6, 0.24],
  dress: [0, 0.24],
  office: [1.5, 0.3],
  bonus: [0.12, 0.04],
  second: [0.5, 0.24],
  survey: [0.7, 0.3],
  site: [1, 0.5],
} as const satisfies Record<keyof Weights, Nudge>

/** Nudges weights, since not all of them add up. */
export function training(edition: Edition): Training<Types, Weights> {
  const game = snowdonia(edition)
  return { ...nudging(nudges), game, mind: (weights) => mindOf(game.box, weights) }
}
