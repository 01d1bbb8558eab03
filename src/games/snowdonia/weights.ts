// Made by `npx tsx test/lab/learnPlacing.ts`, from matches that the computer played against itself.
import learnt from './content/weights.json'
import learntAlone from './content/weightsAlone.json'

/** What things are worth that may still bring points, in points while a match has long to go. */
export type Weights = typeof learnt

/** What computer players go by among so many seats. */
export const weightsFor = (seats: number): Weights => (seats === 1 ? learntAlone : learnt)
