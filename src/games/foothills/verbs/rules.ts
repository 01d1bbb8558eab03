import type { Draw } from '../../../rules/chance.ts'
import type { Tell } from '../../../rules/game.ts'
import type { Box } from '../box.ts'
import type { Effect } from '../effects.ts'
import type { IntentionOf, Move, MoveType } from '../moves.ts'
import type { Frame, Position } from '../position.ts'
import type { Against } from '../reasons.ts'
import type { Verb } from './verb.ts'

/** The rules of one verb. The seat whose turn it is (`p.seat`) always acts. */
export interface VerbRules<V extends Verb> {
  /** The requirement, not met now, that keeps a card from being selected whatever else it could do. */
  gate?(p: Position, verb: V): Against | undefined
  /** The first other reason why not even a part of the verb can be done now; missing where there is none. */
  hinder?(box: Box, p: Position, verb: V, slot?: number): Against | undefined
  /** Does it, or pushes the work that does. `station` is the verb's card, -1 for an action card. */
  begin(box: Box, p: Position, verb: V, station: number, tell: Tell<Effect>): void
}

/** The rules of one piece of pending work. */
export interface FrameRules<F extends Frame> {
  /** Its legal moves, never empty; or “chance”; or undefined if it goes on by itself. */
  ask(box: Box, p: Position, frame: F): Move[] | 'chance' | undefined
  /** Does one step with the answer; the frame is already off the stack and may be pushed again. */
  perform(box: Box, p: Position, frame: F, move: Move | undefined, draw: Draw | undefined, tell: Tell<Effect>): void
  /** The first reason against each type of answer it takes; undefined if one of its legal moves fits what is meant. */
  readonly against?: { readonly [T in MoveType]?: Hinder<F, T> }
}

type Hinder<F extends Frame, T extends MoveType> = (
  box: Box,
  p: Position,
  frame: F,
  intention: IntentionOf<T>,
) => Against | undefined
