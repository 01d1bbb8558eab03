import type { Seen, Step } from '../../../../stage/face.ts'
import type { Effect } from '../../moves.ts'
import type { Position } from '../../position.ts'

/** The steps that animate an effect. */
export function stepsFor(
  _effect: Effect,
  _before: Seen<Position>,
  _after: Seen<Position>,
): readonly Step[] {
  return []
}
