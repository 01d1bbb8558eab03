import type { Seen, Step } from '../../../../stage/face.ts'
import { onTable } from '../../../../table/motion/spots.ts'
import type { Box } from '../../box.ts'
import type { Effect, EffectOf, EffectType } from '../../effects.ts'
import type { Position } from '../../position.ts'
import type { Captions, FaceWords } from '../says.ts'
import {
  auctionSteps,
  claimedSteps,
  drewSteps,
  eventSteps,
  filledSteps,
  recalledSteps,
  releasedSteps,
  reshuffledSteps,
  stormSteps,
  sweptSteps,
  tookSteps,
  turnedUpSteps,
} from './cards.ts'
import { chainedSteps, dieSteps, marketDieSteps, racedSteps, rolledSteps } from './dice.ts'
import { overSteps } from './ending.ts'
import { closedSteps, depletedSteps, minedSteps, operatedSteps, struckSteps } from './mines.ts'
import {
  agreedSteps,
  bidSteps,
  declaredSteps,
  droppedSteps,
  feeBackSteps,
  gainedSteps,
  goalSteps,
  paidSteps,
} from './money.ts'
import { type Change, changeOf } from './parts.ts'
import { calledSteps, prospectedSteps, recoveredSteps, surveyedSteps, trappedSteps } from './pawns.ts'
import { pricesSteps, tokenSteps, turnSteps, weatherSteps } from './sky.ts'
import { clearedSteps, clippedSteps, laidSteps, liftedSteps, sentSteps } from './track.ts'
import { carriedSteps, shippedSteps, ticketsSteps, transhippedSteps } from './train.ts'

type Show<T extends EffectType> = (change: Change, effect: EffectOf<T>) => readonly Step[]
type Shows = { readonly [T in EffectType]: Show<T> }

/** For effects that the log and a cross-fade show well enough. */
const silent = () => []

const shows: Shows = {
  dealt: silent,
  unsold: silent,
  left: silent,
  offered: silent,
  refused: silent,
  returned: silent,
  limit: silent,
  turn: turnSteps,
  surveyed: surveyedSteps,
  clipped: clippedSteps,
  prospected: prospectedSteps,
  called: calledSteps,
  rolled: rolledSteps,
  raced: racedSteps,
  auction: auctionSteps,
  bid: bidSteps,
  dropped: droppedSteps,
  chained: chainedSteps,
  laid: laidSteps,
  took: tookSteps,
  claimed: claimedSteps,
  lifted: liftedSteps,
  recalled: recalledSteps,
  released: releasedSteps,
  drew: drewSteps,
  turnedUp: turnedUpSteps,
  event: eventSteps,
  storm: stormSteps,
  prices: pricesSteps,
  trapped: trappedSteps,
  paid: paidSteps,
  gained: gainedSteps,
  struck: struckSteps,
  operated: operatedSteps,
  die: dieSteps,
  mined: minedSteps,
  depleted: depletedSteps,
  closed: closedSteps,
  agreed: agreedSteps,
  sent: sentSteps,
  cleared: clearedSteps,
  tickets: ticketsSteps,
  shipped: shippedSteps,
  carried: carriedSteps,
  feeBack: feeBackSteps,
  transhipped: transhippedSteps,
  declared: declaredSteps,
  goal: goalSteps,
  marketDie: marketDieSteps,
  swept: sweptSteps,
  filled: filledSteps,
  reshuffled: reshuffledSteps,
  recovered: recoveredSteps,
  weather: weatherSteps,
  token: tokenSteps,
  over: overSteps,
}

// Passes the type separately, so that the compiler matches show to effect.
const show = <T extends EffectType>(type: T, change: Change, effect: { [K in EffectType]: EffectOf<K> }[T]) =>
  shows[type](change, effect)

/** The steps that animate an effect. Leaves out steps for pieces that aren’t on the table. */
export function stepsFor(
  box: Box,
  say: Captions,
  words: FaceWords,
  effect: Effect,
  before: Seen<Position>,
  after: Seen<Position>,
): readonly Step[] {
  const change = changeOf(before, after, box, say, words)
  return onTable(change, show(effect.type, change, effect))
}
