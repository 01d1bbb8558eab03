import { type Copies, copies } from '../../content/tiles.ts'
import type { MetroWords } from '../words.ts'
import { aboutText } from './about.ts'
import { effectText } from './effects.ts'
import { flawText } from './flaws.ts'
import { previewText } from './lines.ts'
import { moveText, trialText } from './moves.ts'
import { promptText } from './prompts.ts'
import { refusalText } from './refusals.ts'
import { countText, outcomeText, scoreText } from './scores.ts'
import { seatName } from './seats.ts'
import { shortText } from './short.ts'
import { farText, tableText } from './table.ts'
import { tallyText } from './tallies.ts'
import { squareText, tileText } from './tiles.ts'

/** Metro in English, with as many tiles of each kind as an edition has. */
export const wordsWith = (copies: Copies): MetroWords => ({
  copies,
  language: 'en-GB',
  title: 'Metro',
  ambience: 'Trams, pigeons and a barrel organ',
  edition: (name) =>
    name === 'Classic'
      ? '“Classic” edition: the 60 tiles and 32 stations of the printed game.'
      : `“${name}” edition, loaded from a file.`,
  seat: seatName,
  prompt: promptText,
  move: moveText,
  short: shortText,
  trial: trialText,
  effect: effectText,
  tally: (_, effect) => tallyText(effect),
  table: (p, known) => tableText(copies, p, known),
  far: farText,
  refusal: refusalText,
  flaw: flawText,
  score: scoreText,
  counted: countText,
  outcome: outcomeText,
  preview: previewText,
  tile: tileText,
  square: squareText,
  about: (p, subject, known) => aboutText(copies, p, subject, known),
})

/** Metro in English, with the tiles of the printed game. */
export const words = wordsWith(copies)
