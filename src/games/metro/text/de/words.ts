import type { Copies } from '../../content/tiles.ts'
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

/** Metro in German, with as many tiles of each kind as an edition has. */
export const wordsWith = (copies: Copies): MetroWords => ({
  copies,
  language: 'de',
  title: 'Metro',
  ambience: 'Straßenbahnen, Tauben und eine Drehorgel',
  edition: (name) =>
    name === 'Classic'
      ? 'Ausgabe „Classic“: die 60 Plättchen und 32 Bahnhöfe des gedruckten Spiels.'
      : `Ausgabe „${name}“, aus einer Datei geladen.`,
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
