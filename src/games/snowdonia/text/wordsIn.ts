import { sectionTitle } from '../../../rules/book.ts'
import type { Box } from '../box.ts'
import { sections } from '../sections.ts'
import { aboutText } from './about.ts'
import { effectText } from './effects.ts'
import { moveText } from './moves.ts'
import { promptText } from './prompts.ts'
import { refusalText } from './refusals.ts'
import { countText, outcomeText, scoreText } from './scores.ts'
import { seatName } from './seats.ts'
import { shortText } from './short.ts'
import { farText, tableText } from './table.ts'
import { tallyText } from './tallies.ts'
import type { Tongue } from './tongue.ts'
import { bonusText, verbText } from './verbs.ts'
import type { SnowdoniaWords } from './words.ts'

/** Snowdonia in a language, with the values of a box. */
export const wordsIn =
  (t: Tongue, flaw: SnowdoniaWords['flaw']) =>
  (box: Box): SnowdoniaWords => ({
    flaw,
    language: t.title.language,
    title: 'Snowdonia',
    ambience: t.title.ambience,
    edition: (name) => (name === 'Snowdon and Blaenau' ? t.title.builtIn : t.title.loaded(name)),
    seat: (p, seat) => seatName(t, p, seat),
    prompt: (p, choice) => promptText(t, box, p, choice),
    move: (p, move) => moveText(t, box, p, move),
    short: (p, move) => shortText(t, box, p, move),
    effect: (p, effect) => effectText(t, box, p, effect),
    table: (p) => tableText(t, box, p),
    far: (p) => farText(t, box, p),
    tally: (_, effect) => tallyText(t, box, effect),
    refusal: (refusal) => refusalText(t, refusal),
    section: sectionTitle(sections, t.sections),
    score: (line) => scoreText(t, box, line),
    counted: (line) => countText(t, line),
    outcome: (p, outcome) => outcomeText(t, box, p, outcome),
    verb: (verb) => verbText(t, verb),
    bonus: (contract) => bonusText(t, contract),
    contract: (id) => t.contracts.name(id),
    about: (p, subject) => aboutText(t, box, p, subject),
  })
