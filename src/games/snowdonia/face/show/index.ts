import type { Seen, Step } from '../../../../stage/face.ts'
import { seatPaints } from '../../../../stage/kit/seats/paints.ts'
import { dim } from '../../../../table/motion/light.ts'
import { posterSteps } from '../../../../table/motion/poster.ts'
import { onTable, passing } from '../../../../table/motion/spots.ts'
import { type Box, lineIn } from '../../box.ts'
import { styleOf } from '../../colours.ts'
import type { Effect, EffectOf, EffectType } from '../../effects.ts'
import { siteIn } from '../../line.ts'
import type { Position } from '../../position.ts'
import { spacePoints } from '../../prospects.ts'
import { outcome } from '../../score.ts'
import {
  boughtSteps,
  closedUpSteps,
  contractSteps,
  drewSteps,
  droppedSteps,
  filledSteps,
  forSaleSteps,
  fuelledSteps,
  keptSteps,
  maintainedSteps,
  returnedSteps,
  upkeepSteps,
  usedSteps,
} from './cards.ts'
import { climbSteps } from './climb.ts'
import { drewBagSteps, giftSteps, stockedSteps, tookSteps, tradedSteps } from './goods.ts'
import { hiredSteps, homeSteps, movedSteps, placedSteps } from './labour.ts'
import {
  allDugSteps,
  builtSteps,
  claimedSteps,
  clearedSteps,
  completedSteps,
  dugSteps,
  laidSteps,
  railedSteps,
} from './line.ts'
import type { Change } from './parts.ts'
import { posterOf } from './poster.ts'
import { cubesBackSteps, discSteps, eventSteps, leadSteps, roundSteps, surveyedSteps } from './sky.ts'
import { over } from './time.ts'
import { weatherSteps } from './weather.ts'

type Show<T extends EffectType> = (change: Change, effect: EffectOf<T>, box: Box) => readonly Step[]
type Shows = { readonly [T in EffectType]: Show<T> }

/** For effects that the log and a cross-fade show well enough. */
const silent = () => []

const shows: Shows = {
  dealt: silent,
  forecast: silent,
  began: silent,
  posted: silent,
  area: silent,
  locked: silent,
  back: silent,
  reshuffled: silent,
  crossed: silent,
  scored: silent,
  ending: silent,
  round: roundSteps,
  hired: hiredSteps,
  placed: placedSteps,
  moved: movedSteps,
  home: homeSteps,
  used: usedSteps,
  lead: leadSteps,
  took: tookSteps,
  drewBag: drewBagSteps,
  traded: tradedSteps,
  gift: giftSteps,
  stocked: stockedSteps,
  dug: dugSteps,
  claimed: (change, e, box) => claimedSteps(change, e, spacePoints(box, change.after.position, e.space)),
  laid: (change, e, box) => laidSteps(change, e, spacePoints(box, change.after.position, e.space)),
  built: (change, e, box) => builtSteps(change, e, siteIn(lineIn(box, change.after.position), e.site).points),
  cleared: clearedSteps,
  railed: railedSteps,
  completed: completedSteps,
  allDug: allDugSteps,
  forSale: forSaleSteps,
  upkeep: upkeepSteps,
  bought: boughtSteps,
  returned: returnedSteps,
  fuelled: fuelledSteps,
  maintained: maintainedSteps,
  contract: contractSteps,
  drew: drewSteps,
  kept: keptSteps,
  filled: filledSteps,
  dropped: droppedSteps,
  closedUp: closedUpSteps,
  surveyed: surveyedSteps,
  disc: discSteps,
  weather: weatherSteps,
  event: eventSteps,
  cubesBack: cubesBackSteps,
  over: (change, _, box) => overSteps(change, box),
}

/** The lamps go down, the works train climbs the line and counts its points, then the winner's flag goes up. */
function overSteps(change: Change, box: Box): Step[] {
  const { layout, position } = change.after
  const result = outcome(box, position, true)
  if (!result) return []
  const winners = result.winners.map((seat) => ({
    cloth: seatPaints(styleOf(position, seat)),
    points: `${result.seats[seat]?.total ?? 0}`,
  }))
  const night = { from: over.from, dark: over.dark, light: over.light, until: over.over }
  const sky = position.sky === 'none' ? 'sun' : position.sky
  return [
    ...dim(layout, night, 0.5, passing + 1000),
    ...climbSteps(change, box),
    ...posterSteps(layout, posterOf(sky), winners),
  ]
}

// Passes the type separately, so that the compiler matches show to effect.
const show = <T extends EffectType>(type: T, change: Change, effect: { [K in EffectType]: EffectOf<K> }[T], box: Box) =>
  shows[type](change, effect, box)

/** The steps that animate an effect. Leaves out steps for pieces that aren’t on the table. */
export function stepsFor(box: Box, effect: Effect, before: Seen<Position>, after: Seen<Position>): readonly Step[] {
  const change = { before, after }
  return onTable(change, show(effect.type, change, effect, box))
}
