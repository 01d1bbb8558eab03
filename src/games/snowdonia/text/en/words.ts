import type { Flaw } from '../../../../rules/flaw.ts'
import { wordsIn } from '../wordsIn.ts'
import * as locale from './locale.ts'

/** Text of a flaw in an edition, options or a made-up position; few ever need the sentences. */
export const flawText = async (flaw: Flaw): Promise<string> => (await import('./flaws.ts')).flawText(flaw)

/** Snowdonia in English, with the values of an edition. */
export const wordsWith = wordsIn(locale, flawText)
