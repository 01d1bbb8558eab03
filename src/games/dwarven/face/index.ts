import type { Face } from '../../../stage/face.ts'
import { strong as kitStrong } from '../../../stage/kit/contrast.ts'
import type { Box } from '../box.ts'
import type { Types } from '../types.ts'
import { aboutPiece } from './about.ts'
import { layoutFor } from './layout.ts'
import { momentsOf } from './moments.ts'
import { isFormMove, meaningOf, picksFor } from './picks.ts'
import type { Captions, FaceWords } from './says.ts'
import { openShow } from './show/index.ts'
import { light } from './table.ts'

/** Replacements for the face's own colours in high contrast, besides the page's. */
const strong: Readonly<Record<string, string>> = {
  ...kitStrong,
  '#26313a': '#0b0e10',
  '#18222a': '#0b0e10',
  '#18242f': '#0b0e10',
  // Prices, and goods that a die doesn’t bring.
  '#fdf0dc': '#ffffff',
  '#b0231c': '#8c1508',
  '#8a7a66': '#4d4030',
}

/** The look of Dwarven Rails, with its text in the language spoken. */
export const openFace = (box: Box, words: () => FaceWords, captions: () => Captions): Face<Types> => ({
  layout: (p, size, looking) => layoutFor(box, p, size, looking, captions(), words()),
  show: openShow(box, captions, words),
  ...momentsOf(box, words, captions),
  picks: (p, move) => picksFor(box, p, move),
  isForm: isFormMove,
  touched: (p, seat, ids) => meaningOf(box, p, seat, ids),
  // A surveyor or an agent on trial shows the way, the cost and who else is there.
  tries: (pick) => /^(segment|card|ticket|clip)/.test(pick),
  light,
  strong,
  about: (p, id) => aboutPiece(words(), p, id),
})
