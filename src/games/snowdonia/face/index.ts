import type { Face } from '../../../stage/face.ts'
import { strong as kitStrong } from '../../../stage/kit/contrast.ts'
import type { Box } from '../box.ts'
import type { Types } from '../moves.ts'
import type { Captions } from '../text/captions.ts'
import type { SnowdoniaWords } from '../text/words.ts'
import { aboutPiece } from './about.ts'
import { layoutFor } from './layout.ts'
import { momentsOf } from './moments.ts'
import { meaningOf, picksFor } from './picks.ts'
import { stepsFor } from './show/index.ts'
import { light } from './table.ts'

/** Replacements for the face's own colours in high contrast, besides the page's. */
const strong: Readonly<Record<string, string>> = {
  ...kitStrong,
  // The panels of phones, and yellow's dark side, for the letters on them.
  '#26313a': '#0b0e10',
  '#7b6525': '#4d3e10',
  // Numbers of what one has none of.
  '#8a979e': '#c3c9cc',
  // Rubble to be dug, for its numbers.
  '#7d6a52': '#3b3226',
  // The engines' paint, for their numbers.
  '#3c6e4a': '#0d2b15',
  '#6f4632': '#331a0e',
  '#39608f': '#1a3a63',
  '#8e3027': '#5c1610',
  '#4d5960': '#161c20',
  '#54407a': '#35245a',
  '#23606b': '#0c3d46',
}

/** The look of Snowdonia, with its text in the language spoken. */
export const openFace = (box: () => Box, words: () => SnowdoniaWords, captions: () => Captions): Face<Types> => ({
  layout: (p, size, looking) => layoutFor(box(), p, size, looking, captions(), words()),
  show: (effect, before, after) => stepsFor(box(), effect, before, after),
  ...momentsOf(box, words, captions),
  picks: (p, move) => picksFor(box(), p, move),
  touched: (p, seat, ids) => meaningOf(box(), p, seat, ids),
  // A labourer on trial shows what it would bring; contracts and trains are described.
  tries: (pick) => pick.startsWith('space:'),
  light,
  strong,
  about: (p, id) => aboutPiece(words(), p, id),
})
