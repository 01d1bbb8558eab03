import type { Face } from '../../../stage/face.ts'
import type { Types } from '../moves.ts'
import type { MetroWords } from '../text/words.ts'
import { aboutPiece } from './about.ts'
import { strong } from './art/contrast.ts'
import { layoutFor } from './layout.ts'
import { meaningOf, picksFor } from './picks.ts'
import { stepsFor } from './show/index.ts'
import { english } from './text/captions.ts'

/** How Metro looks. */
export const openFace = (words: MetroWords): Face<Types> => ({
  layout: (p, size, looking) => layoutFor(p, size, looking, english, words),
  show: stepsFor,
  picks: picksFor,
  touched: meaningOf,
  tries: true,
  strong,
  about: (p, id, known) => aboutPiece(words, p, id, known),
})
