import type { Flaw } from '../../../../rules/flaw.ts'
import { wordsIn } from '../wordsIn.ts'
import * as locale from './locale.ts'

export { captions } from './captions.ts'
export { cardNames } from './cardNames.ts'
export { optionFields } from './options.ts'
export { soundCaptions } from './sounds.ts'

/** Text of a flaw in an edition, options or a made-up position; few ever need the sentences. */
export const flawText = async (flaw: Flaw): Promise<string> => (await import('./flaws.ts')).flawText(flaw)

/** Foothills in English. */
export const words = wordsIn(locale, flawText)
