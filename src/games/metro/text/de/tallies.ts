import type { Tally } from '../../../../rules/words.ts'
import type { Effect } from '../../moves.ts'
import { pointsOf } from '../../position.ts'
import { lineNumber } from './seats.ts'
import { sentence, tileText } from './tiles.ts'

/** What statistics count of an effect. */
export function tallyText(effect: Effect): Tally | undefined {
  switch (effect.type) {
    case 'laid':
      return { heading: 'Plättchenarten', name: `${effect.face}: ${tileText(effect.face)}` }
    case 'finished':
      return {
        heading: 'Linien',
        name: sentence(lineNumber(effect.station)),
        points: pointsOf(effect),
      }
    case 'shown':
      return { heading: 'Züge', name: 'begannen ohne passendes Plättchen' }
    case 'lifted':
      return { heading: 'Züge', name: 'durften eine Linie aus einem Plättchen legen' }
    default:
      return undefined
  }
}
