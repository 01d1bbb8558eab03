import type { Seen, Step } from '../../../../stage/face.ts'
import { onTable } from '../../../../stage/kit/show/spots.ts'
import type { Box } from '../../box.ts'
import type { Effect, EffectOf, EffectType } from '../../effects.ts'
import type { Position } from '../../position.ts'
import { drewHandSteps, drewSteps, eventSteps, keptSteps, returnedSteps } from './bag.ts'
import { builtSteps } from './building.ts'
import {
  dealtSteps,
  flippedSteps,
  scoredSteps,
  selectedSteps,
  summitSteps,
  ticketSteps,
} from './cards.ts'
import { endingSteps, overSteps } from './ending.ts'
import { navvySteps, surveyedSteps } from './figures.ts'
import { gaveSteps, paidSteps, receivedSteps, tookSteps } from './goods.ts'
import { clearedSteps, dugSteps, laidSteps } from './ground.ts'
import type { Change } from './parts.ts'
import { earnedSteps } from './points.ts'
import { completedSteps } from './train.ts'

type Show<T extends EffectType> = (change: Change, effect: EffectOf<T>) => readonly Step[]
type Shows = { readonly [T in EffectType]: Show<T> }

/** For effects that the log and a cross-fade show well enough. */
const silent = () => []

/** Keep it short: only a completed line and the end take longer than two seconds. */
const shows: Shows = {
  dealt: dealtSteps,
  turn: silent,
  selected: selectedSteps,
  skipped: silent,
  drew: drewSteps,
  drewHand: drewHandSteps,
  kept: keptSteps,
  took: tookSteps,
  received: receivedSteps,
  paid: paidSteps,
  dug: dugSteps,
  cleared: clearedSteps,
  gave: gaveSteps,
  laid: laidSteps,
  built: builtSteps,
  earned: earnedSteps,
  surveyed: surveyedSteps,
  ticket: ticketSteps,
  summit: summitSteps,
  flipped: flippedSteps,
  scored: scoredSteps,
  event: eventSteps,
  navvy: navvySteps,
  completed: completedSteps,
  ending: endingSteps,
  returned: returnedSteps,
  over: overSteps,
}

// Passes the type separately, so that the compiler matches show to effect.
const show = <T extends EffectType>(
  type: T,
  change: Change,
  effect: { [K in EffectType]: EffectOf<K> }[T],
) => shows[type](change, effect)

/** The steps that animate an effect. Leaves out steps for pieces that aren't on the table. */
export function stepsFor(
  box: Box,
  effect: Effect,
  before: Seen<Position>,
  after: Seen<Position>,
): Step[] {
  const change = { box, before, after }
  return onTable(change, show(effect.type, change, effect))
}
