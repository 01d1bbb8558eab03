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

/** Foothills in English. */
export function words(box: Box): FoothillsWords {
  return {
    language: 'en-GB',
    title: 'Foothills',
    ambience: 'Wind, sheep and the pub',
    edition: (name) =>
      name === 'Reconstructed'
        ? '“Reconstructed” edition: the rules are the printed ones, but most prices, bonuses and grey sides are our own.'
        : `“${name}” edition, loaded from a file.`,
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
      isReason(reason) ? refusals[reason](amounts) : 'You can’t do that now.',
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
