import { wordsIn } from '../wordsIn.ts'
import * as tongue from './tongue.ts'

export { flawText } from '../flaws.ts'
export { captions } from './captions.ts'
export { cardNames } from './cardNames.ts'
export { optionFields } from './options.ts'
export { soundCaptions } from './sounds.ts'

/** Foothills in Welsh. */
export const words = wordsIn(tongue)
