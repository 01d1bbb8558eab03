import type { Seen, Step } from '../../../../stage/face.ts'
import { middle } from '../../../../stage/pose.ts'
import { glow } from '../../../../table/motion/light.ts'
import { rise } from '../../../../table/motion/points.ts'
import { onTable, type Spot, spotOf } from '../../../../table/motion/spots.ts'
import type { Box } from '../../box.ts'
import type { Effect, EffectOf, EffectType } from '../../effects.ts'
import type { Position } from '../../position.ts'
import { drewHandSteps, drewSteps, eventSteps, keptSteps, returnedSteps } from './bag.ts'
import { builtSteps } from './building.ts'
import { dealtSteps, flippedSteps, scoredSteps, selectedSteps, summitSteps, ticketSteps } from './cards.ts'
import { endingSteps, overSteps } from './ending.ts'
import { navvySteps, surveyedSteps } from './figures.ts'
import { gaveSteps, paidSteps, receivedSteps, tookSteps } from './goods.ts'
import { bedOf, clearedSteps, dugSteps, laidSteps } from './ground.ts'
import type { Change } from './parts.ts'
import { earned } from './time.ts'
import { completedSteps } from './train.ts'

type Show<T extends EffectType> = (change: Change, effect: EffectOf<T>) => readonly Step[]
type Shows = { readonly [T in EffectType]: Show<T> }

/** For effects that the log and a cross-fade show well enough. */
const silent = () => []

/** Where points were earned: at the newest station there, or on the track bed. */
function sourceOf(change: Change, { station, source }: EffectOf<'earned'>): Spot {
  const pieces = change.after.layout.pieces
  const kind = source === 'bonus' ? 'built' : source === 'track' ? 'track' : ''
  const last = kind === '' ? undefined : pieces.findLast(({ id }) => id.startsWith(`${kind}:${station}:`))
  return last ? middle(last) : bedOf(change, station)
}

/** “+1” rises where it was earned and hops over to the counter, which adds it. */
function earnedSteps(change: Change, effect: EffectOf<'earned'>): Step[] {
  const { seat, points, station } = effect
  const id = `points:${seat}`
  const to = spotOf(change, id)
  const from = station < 0 ? { x: to.x, y: to.y - 44 } : sourceOf(change, effect)
  const words = `${points > 0 ? '+' : ''}${points}`
  const at = earned.counts
  return [
    ...rise(words, from, to, earned, 0),
    { piece: id, at: at - 60, for: 60, to: { scale: 1 }, flip: true, ease: 'linear' },
    { piece: id, at, for: 110, to: { scale: 1.2 }, ease: 'out' },
    { piece: id, at: at + 110, for: 140, ease: 'in' },
    ...glow(to, 90, at - 40, 320, { strength: 0.7, colour: '#f0d28a' }),
  ]
}

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
const show = <T extends EffectType>(type: T, change: Change, effect: { [K in EffectType]: EffectOf<K> }[T]) =>
  shows[type](change, effect)

/** The steps that animate an effect. Leaves out steps for pieces that aren't on the table. */
export function stepsFor(box: Box, effect: Effect, before: Seen<Position>, after: Seen<Position>): Step[] {
  const change = { box, before, after }
  return onTable(change, show(effect.type, change, effect))
}
