import type { EventKind } from '../content/edition.ts'
import type { Good } from '../goods.ts'
import type { Position } from '../position.ts'
import { percentOf } from './aboutCommon.ts'
import { countOf } from './goods.ts'
import type { Locale } from './locale.ts'
import { eventName } from './names.ts'

/**
 * The text printed on the table itself, and the names of its things. Log lines, prompts and what cards say are in the
 * title's words.
 */
export const captionsIn = ({ captions, named, goods }: Locale) => ({
  ...captions,
  weather: named.weather,
  /** An event of a match. */
  event: (p: Pick<Position, 'boards'>, kind: EventKind): string => eventName({ named }, p, kind),
  /** Number of white cubes in the bag, and the odds that one of them comes. */
  whites: (left: number, share: number): string => captions.whites({ left, percent: percentOf(share) }),
  /** So many goods. */
  count: (good: Good, n: number): string => countOf({ goods }, good, n),
  /** A lead, or how far behind. */
  standing: (ahead: number): string => {
    if (ahead === 0) return captions.level
    return ahead > 0 ? captions.ahead({ points: ahead }) : captions.behind({ points: -ahead })
  },
})
export type Captions = ReturnType<typeof captionsIn>
