import type { Tally } from '../../../rules/words.ts'
import type { Effect } from '../moves.ts'
import { pointsOf } from '../position.ts'
import type { Locale } from './locale.ts'
import { lineNumber } from './seats.ts'
import { sentence } from './sentence.ts'
import { tileText } from './tiles.ts'

/** The item that an effect adds to statistics. */
export function tallyText(t: Locale, effect: Effect): Tally | undefined {
  const words = t.tallies
  switch (effect.type) {
    case 'laid':
      return { heading: words.kinds, name: `${effect.face}: ${tileText(t, effect.face)}` }
    case 'finished':
      return {
        heading: words.lines,
        name: sentence(lineNumber(t, effect.station)),
        points: pointsOf(effect),
      }
    case 'shown':
      return { heading: words.turns, name: words.shown }
    case 'lifted':
      return { heading: words.turns, name: words.lifted }
    default:
      return undefined
  }
}
