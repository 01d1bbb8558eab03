import { textIn } from '../../../src/games/snowdonia/text/wordsIn.ts'
import * as cy from '../../../src/games/snowdonia/words/cy/index.ts'
import * as de from '../../../src/games/snowdonia/words/de/index.ts'
import * as en from '../../../src/games/snowdonia/words/en/index.ts'

/** Everything Snowdonia says, by language. */
export const texts = {
  en: textIn(en, () => import('../../../src/games/snowdonia/words/en/flaws.ts')),
  de: textIn(de, () => import('../../../src/games/snowdonia/words/de/flaws.ts')),
  cy: textIn(cy, () => import('../../../src/games/snowdonia/words/cy/flaws.ts')),
} as const
