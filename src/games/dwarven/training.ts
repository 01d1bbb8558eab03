import { type Nudge, nudging, type Training } from '../../rules/training.ts'
import type { Edition } from './content/edition.ts'
import type { Weights } from './earnings.ts'
import { dwarven } from './index.ts'
import type { Types } from './types.ts'
import { mindOf } from './worth.ts'

export { editions } from './index.ts'

/** Weights begin with guesses. */
const nudges = {
  // Cu that a player’s income grows by from turn to turn, and that a point of hauling brings a turn.
  growth: [5, 1, 0.5],
  haul: [7, 1, 0],
  // The share of the way to the middle of their ladder that prices go in a round, and of a price the share that counts.
  drift: [0.18, 0.05, 0, 1],
  unit: [0.98, 0.1, 0],
  // The usual difficulty of the way from a mine without track.
  way: [2.3, 0.4, 1],
  // Cu a turn for the first ticket, which promises a second.
  first: [8, 2],
  // Pawns beyond those from the start, as a multiple of a guess, and Cu a turn for each point of rating.
  pawn: [1, 0.2, 0],
  rating: [0.4, 0.15],
  // Cu that a player without income keeps for track and work, and the cost of a lack of it.
  reserve: [45, 8, 0],
  lack: [2.5, 0.6, 0],
  // With each segment to lay a promise grows less sure, to this share, and costs so many Cu.
  surer: [0.72, 0.06, 0, 1],
  segment: [2.5, 0.7],
  // Segments that a surveyor lays in a turn.
  pace: [0.8, 0.15, 0.1],
  // Of the worth of a ticket, the share that counts before an agent has claimed it.
  unclaimed: [0.4, 0.1, 0, 1],
  // Goods that operating a mine brings, as a multiple of a guess.
  work: [1.6, 0.4, 0],
  // The chance that a consecutive build works.
  chained: [0.5, 0.12, 0, 1],
  // Cu that a clip is worth as long as it isn’t used.
  clip: [6, 2],
  // Of a card that is bid for, the share that counts after a bid and before it.
  bid: [0.7, 0.12, 0, 1],
  toBid: [0.4, 0.12, 0, 1],
  // Of the price of goods, the share that counts if they stay until the next turn.
  delay: [0.5, 0.15, 0, 1],
} as const satisfies Record<keyof Weights, Nudge>

/** Nudges weights, since not all of them add up. */
export function training(edition: Edition): Training<Types, Weights> {
  const game = dwarven(edition)
  return { ...nudging(nudges), game, mind: (weights) => mindOf(game.box, weights) }
}
