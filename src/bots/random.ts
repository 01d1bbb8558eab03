import type { Clock } from '../kit/clock.ts'
import type { SeatPort } from '../match/table.ts'
import type { Draw } from '../rules/chance.ts'
import type { GameTypes } from '../rules/game.ts'
import { pick } from './pick.ts'
import { sit } from './sit.ts'

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
