import type { Face } from '../../../stage/face.ts'
import type { Types } from '../moves.ts'
import type { Captions } from '../text/captions.ts'
import type { MetroWords } from '../text/words.ts'
import { aboutPiece } from './about.ts'
import { strong } from './art/contrast.ts'
import { layoutFor } from './layout.ts'
import { meaningOf, picksFor } from './picks.ts'
import { stepsFor } from './show/index.ts'

/** The look of Metro, with its text in the language spoken. */
export const openFace = (words: () => MetroWords, captions: () => Captions): Face<Types> => ({
  layout: (p, size, looking) => layoutFor(p, size, looking, captions(), words()),
  show: stepsFor,
  picks: picksFor,
  touched: meaningOf,
  tries: () => true,
  strong,
  about: (p, id, known) => aboutPiece(words(), p, id, known),
})
