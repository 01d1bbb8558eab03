import type { Tally } from '../../../../rules/words.ts'
import type { Effect } from '../../moves.ts'
import { pointsOf } from '../../position.ts'
import { lineNumber } from './seats.ts'
import { sentence, tileText } from './tiles.ts'

/** What statistics count of an effect. */
export function tallyText(effect: Effect): Tally | undefined {
  switch (effect.type) {
    case 'laid':
      return { heading: 'Tile kinds', name: `${effect.face}: ${tileText(effect.face)}` }
    case 'finished':
      return {
        heading: 'Lines',
        name: sentence(lineNumber(effect.station)),
        points: pointsOf(effect),
      }
    case 'shown':
      return { heading: 'Turns', name: 'began with nothing that fits' }
    case 'lifted':
      return { heading: 'Turns', name: 'could lay a line of one tile' }
    default:
      return undefined
  }
}
