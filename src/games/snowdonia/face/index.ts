import type { Face } from '../../../stage/face.ts'
import type { Box } from '../box.ts'
import type { Types } from '../moves.ts'
import type { Captions } from '../text/captions.ts'
import type { SnowdoniaWords } from '../text/words.ts'
import { aboutPiece } from './about.ts'
import { strong } from './art/contrast.ts'
import { layoutFor } from './layout.ts'
import { meaningOf, picksFor } from './picks.ts'
import { stepsFor } from './show/index.ts'

/** The look of Snowdonia, with its text in the language spoken. */
export const openFace = (
  box: Box,
  words: () => SnowdoniaWords,
  captions: () => Captions,
): Face<Types> => ({
  layout: (p, size, looking) => layoutFor(box, p, size, looking, captions(), words()),
  show: (effect, before, after) => stepsFor(box, effect, before, after),
  picks: (p, move) => picksFor(box, p, move),
  touched: (p, seat, ids) => meaningOf(box, p, seat, ids),
  // A labourer on trial shows what it would bring; contracts and trains are described.
  tries: (pick) => pick.startsWith('space:'),
  strong,
  about: (p, id) => aboutPiece(words(), p, id),
})
