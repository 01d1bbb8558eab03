import { copies } from '../../../src/games/metro/content/tiles.ts'
import { textIn } from '../../../src/games/metro/text/wordsIn.ts'
import * as welshFlaws from '../../../src/games/metro/words/cy/flaws.ts'
import * as welsh from '../../../src/games/metro/words/cy/index.ts'
import * as germanFlaws from '../../../src/games/metro/words/de/flaws.ts'
import * as german from '../../../src/games/metro/words/de/index.ts'
import * as englishFlaws from '../../../src/games/metro/words/en/flaws.ts'
import * as english from '../../../src/games/metro/words/en/index.ts'

/** Metro’s text in each language. */
export const texts = {
  en: textIn(english, async () => englishFlaws),
  de: textIn(german, async () => germanFlaws),
  cy: textIn(welsh, async () => welshFlaws),
} as const

export const { captions } = texts.en
/** Its words in English, with the tiles of the printed game. */
export const words = texts.en.wordsWith(copies)
