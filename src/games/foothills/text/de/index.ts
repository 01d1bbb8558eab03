import type { Box } from '../../box.ts'
import { sidesOf } from '../../cards.ts'
import type { Reason } from '../../reasons.ts'
import { flawText } from '../flaws.ts'
import type { FoothillsWords } from '../words.ts'
import { aboutText } from './about.ts'
import { effectText } from './effects.ts'
import { moveText } from './moves.ts'
import { promptText } from './prompts.ts'
import { refusals } from './refusals.ts'
import { countText, outcomeText, scoreText, scoringText } from './scores.ts'
import { seatName } from './seats.ts'
import { shortText } from './short.ts'
import { farText, tableText } from './table.ts'
import { drawnText, tallyText } from './tallies.ts'
import { buildEffectText, verbsText } from './verbs.ts'

export { captions } from './captions.ts'
export { cardNames } from './cardNames.ts'
export { optionFields } from './options.ts'
export { soundCaptions } from './sounds.ts'
export { flawText }

const isReason = (reason: string): reason is Reason => Object.hasOwn(refusals, reason)

/** Foothills in German. */
export function words(box: Box): FoothillsWords {
  return {
    language: 'de',
    title: 'Foothills',
    ambience: 'Wind, Schafe und der Pub',
    edition: (name) =>
      name === 'Reconstructed'
        ? 'Ausgabe „Reconstructed“: Die Regeln sind die gedruckten, aber die meisten Preise, Boni und grauen Seiten sind von uns.'
        : `Ausgabe „${name}“, aus einer Datei geladen.`,
    seat: seatName,
    prompt: (p) => promptText(p),
    move: (p, move) => moveText(box, p, move),
    short: (p, move) => shortText(box, p, move),
    effect: (p, effect) => effectText(box, p, effect),
    tally: (_, effect) => tallyText(box, effect),
    drawn: drawnText,
    table: (p) => tableText(box, p),
    far: (p) => farText(box, p),
    refusal: ({ reason, amounts }) =>
      isReason(reason) ? refusals[reason](amounts) : 'Das geht jetzt nicht.',
    flaw: flawText,
    score: (line) => scoreText(box, line),
    counted: countText,
    outcome: (p, outcome) => outcomeText(p, outcome),
    verbs: verbsText,
    effectVerbs: buildEffectText,
    scoring: (scoring) => scoringText[scoring],
    about: (p, subject) => aboutText(box, p, subject),
    card: sidesOf,
  }
}
