import type { Face } from '../../../stage/face.ts'
import type { Box } from '../box.ts'
import type { Captions } from '../text/captions.ts'
import type { FoothillsWords } from '../text/words.ts'
import type { Types } from '../types.ts'
import { aboutPiece } from './about.ts'
import { strong } from './art/contrast.ts'
import { layoutFor } from './layout.ts'
import { meaningOf, picksFor } from './picks.ts'
import { stepsFor } from './show/index.ts'

/** The look of Foothills. */
export type FoothillsFace = Face<Types>

/** The face of one edition, with its box opened and the title’s text in the language spoken. */
export function openFace(
  box: () => Box,
  words: () => FoothillsWords,
  captions: () => Captions,
): FoothillsFace {
  return {
    layout: (p, size, looking) => layoutFor(box(), p, size, looking, captions(), words()),
    show: (effect, before, after) => stepsFor(box(), effect, before, after),
    picks: (p, move) => picksFor(box(), p, move),
    touched: (p, seat, ids) => meaningOf(box(), p, seat, ids),
    about: (p, id) => aboutPiece(words(), p, id),
    strong,
  }
}
