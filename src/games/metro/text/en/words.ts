import type { Flaw } from '../../../../rules/flaw.ts'
import { copies } from '../../content/tiles.ts'
import { wordsIn } from '../wordsIn.ts'
import * as locale from './locale.ts'

/** Text of a flaw in an edition, options or a made-up position; few ever need the sentences. */
export const flawText = async (flaw: Flaw): Promise<string> => (await import('./flaws.ts')).flawText(flaw)

/** Metro in English, with as many tiles of each kind as an edition has. */
export const wordsWith = wordsIn(locale, flawText)

/** Metro in English, with the tiles of the printed game. */
export const words = wordsWith(copies)
