import { copies } from '../../content/tiles.ts'
import { wordsIn } from '../wordsIn.ts'
import { flawText } from './flaws.ts'
import * as tongue from './tongue.ts'

/** Metro in English, with as many tiles of each kind as an edition has. */
export const wordsWith = wordsIn(tongue, flawText)

/** Metro in English, with the tiles of the printed game. */
export const words = wordsWith(copies)
