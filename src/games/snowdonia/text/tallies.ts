import type { Tally } from '../../../rules/words.ts'
import { type Box, contractIn, trainIn } from '../box.ts'
import type { Effect } from '../effects.ts'
import { areaName } from './places.ts'
import type { Tongue } from './tongue.ts'
import { verbText } from './verbs.ts'

/** What statistics count of an effect. */
export function tallyText(t: Tongue, box: Box, effect: Effect): Tally | undefined {
  const { tallies } = t
  switch (effect.type) {
    case 'placed':
      return { heading: tallies.areas, name: areaName(t, effect.area) }
    case 'used':
      return {
        heading: tallies.contracts,
        name: verbText(t, contractIn(box, effect.contract).verb),
      }
    case 'bought':
      return { heading: tallies.trains, name: trainIn(box, effect.train).name }
    case 'event':
      return { heading: tallies.events, name: t.events[effect.kind] }
    default:
      return undefined
  }
}
