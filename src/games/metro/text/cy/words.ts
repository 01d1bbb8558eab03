import type { Flaw } from '../../../../rules/flaw.ts'
import { wordsIn } from '../wordsIn.ts'
import * as locale from './locale.ts'

/** Text of a flaw in an edition, options or a made-up position; few ever need the sentences. */
export const flawText = async (flaw: Flaw): Promise<string> => (await import('./flaws.ts')).flawText(flaw)

/** Metro in Welsh, with as many tiles of each kind as an edition has. */
export const wordsWith = wordsIn(locale, flawText)
