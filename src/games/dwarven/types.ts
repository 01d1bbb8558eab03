import type { Effect } from './effects.ts'
import type { Intention, Move } from './moves.ts'
import type { Position } from './position.ts'

/** The plain JSON of a match of Dwarven Rails. */
export interface Types {
  readonly position: Position
  readonly move: Move
  readonly effect: Effect
  readonly intention: Intention
}
