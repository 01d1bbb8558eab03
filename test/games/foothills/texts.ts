import { textIn } from '../../../src/games/foothills/text/wordsIn.ts'
import * as cy from '../../../src/games/foothills/words/cy/index.ts'
import * as de from '../../../src/games/foothills/words/de/index.ts'
import * as en from '../../../src/games/foothills/words/en/index.ts'

/** Everything Foothills says, by language. */
export const texts = {
  en: textIn(en, () => import('../../../src/games/foothills/words/en/flaws.ts')),
  de: textIn(de, () => import('../../../src/games/foothills/words/de/flaws.ts')),
  cy: textIn(cy, () => import('../../../src/games/foothills/words/cy/flaws.ts')),
} as const

export const { captions, words } = texts.en
