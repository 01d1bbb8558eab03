import { pick } from '../../src/bots/pick.ts'
import { sit } from '../../src/bots/sit.ts'
import type { Clock } from '../../src/kit/clock.ts'
import type { SeatPort } from '../../src/match/table.ts'
import type { Draw } from '../../src/rules/chance.ts'
import type { GameTypes } from '../../src/rules/game.ts'

/** The parts a random bot works with. */
export interface RandomBot {
  /** Where its choices come from. */
  readonly draw: Draw
  readonly clock: Clock
  /** Time it pretends to think, ms, so that people can follow. */
  readonly pause: number
}

/** Plays legal moves at random in a seat, each equally likely; returns how to stop it. */
export const sitRandom = <G extends GameTypes>(port: SeatPort<G>, { draw, clock, pause }: RandomBot): (() => void) =>
  sit(port, { decide: ({ choice }) => pick(choice.moves, draw), clock, pause })
