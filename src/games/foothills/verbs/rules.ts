import type { Draw } from '../../../rules/chance.ts'
import type { Tell } from '../../../rules/game.ts'
import type { Box } from '../box.ts'
import type { Effect } from '../effects.ts'
import type { Move } from '../moves.ts'
import type { Frame, Position } from '../position.ts'
import type { Reason } from '../reasons.ts'
import type { Verb } from './verb.ts'

/** The rules of one verb. The seat whose turn it is (`p.seat`) always acts. */
export interface VerbRules<V extends Verb> {
  /** The first reason why not even a part of the verb can be done now. */
  hinder(box: Box, p: Position, verb: V): Reason | undefined
  /** Does it, or pushes the work that does. `station` is the verb's card, -1 for an action card. */
  begin(box: Box, p: Position, verb: V, station: number, tell: Tell<Effect>): void
}

/** The rules of one piece of pending work. */
export interface FrameRules<F extends Frame> {
  /** Its legal moves, never empty; or “chance”; or undefined if it goes on by itself. */
  ask(box: Box, p: Position, frame: F): Move[] | 'chance' | undefined
  /** Does one step with the answer; the frame is already off the stack and may be pushed again. */
  perform(box: Box, p: Position, frame: F, move: Move | undefined, draw: Draw | undefined, tell: Tell<Effect>): void
}
