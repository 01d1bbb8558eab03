import type { Seen, Step } from '../../../../stage/face.ts'
import { onTable } from '../../../../stage/kit/show/spots.ts'
import type { Effect, EffectOf, EffectType } from '../../moves.ts'
import type { Position } from '../../position.ts'
import { drewSteps, shownSteps } from './drawing.ts'
import { overSteps } from './ending.ts'
import { finishedSteps } from './finishing.ts'
import { laidSteps } from './laying.ts'
import type { Change } from './parts.ts'

type Show<T extends EffectType> = (change: Change, effect: EffectOf<T>) => readonly Step[]
type Shows = { readonly [T in EffectType]: Show<T> }

/** For effects that the log and a cross-fade show well enough. */
const silent = () => []

const shows: Shows = {
  began: silent,
  laid: laidSteps,
  finished: finishedSteps,
  shown: shownSteps,
  drew: drewSteps,
  lifted: silent,
  turned: silent,
  over: overSteps,
}

// Passes the type separately, so that the compiler matches show to effect.
const show = <T extends EffectType>(
  type: T,
  change: Change,
  effect: { [K in EffectType]: EffectOf<K> }[T],
) => shows[type](change, effect)

/** The steps that animate an effect. Leaves out steps for pieces that aren’t on the table. */
export function stepsFor(
  effect: Effect,
  before: Seen<Position>,
  after: Seen<Position>,
): readonly Step[] {
  const change = { before, after }
  return onTable(change, show(effect.type, change, effect))
}
