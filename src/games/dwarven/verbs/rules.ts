import type { Draw } from '../../../rules/chance.ts'
import type { Tell } from '../../../rules/game.ts'
import type { Box } from '../box.ts'
import type { Effect } from '../effects.ts'
import type { IntentionOf, Move, MoveType } from '../moves.ts'
import type { Frame, Position } from '../position.ts'
import type { Against } from '../reasons.ts'

/** Handling of one kind of pending work. */
export interface Work<F extends Frame> {
  /** Its legal moves; “chance”; or undefined if it goes on by itself. */
  ask(box: Box, p: Position, frame: F): readonly Move[] | 'chance' | undefined
  /** Does it; the frame is off the stack already. Without a move there was nothing to choose. */
  perform(box: Box, p: Position, frame: F, move: Move | undefined, draw: Draw | undefined, tell: Tell<Effect>): void
  /** The first reason against each type of answer it takes; undefined if one of its legal moves fits what is meant. */
  readonly against?: { readonly [T in MoveType]?: HinderWork<F, T> }
}

type HinderWork<F extends Frame, T extends MoveType> = (
  box: Box,
  p: Position,
  frame: F,
  intention: IntentionOf<T>,
) => Against | undefined
