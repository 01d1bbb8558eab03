import { wordsIn } from '../wordsIn.ts'
import { flawText } from './flaws.ts'
import * as tongue from './tongue.ts'

/** Metro in Welsh, with as many tiles of each kind as an edition has. */
export const wordsWith = wordsIn(tongue, flawText)
