// Made by `npx tsx test/lab/learnPlacing.ts`, from matches that the computer played against itself.
import learnt from './content/weights.json'

/** The worth of things that may still bring points, in points while a match has long to go. */
export type Weights = typeof learnt

/** Weights that computer players go by. */
export const usualWeights: Weights = learnt
