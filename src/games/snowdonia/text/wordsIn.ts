import { sectionTitle } from '../../../rules/book.ts'
import { refusalText } from '../../../rules/words.ts'
import type { Box } from '../box.ts'
import type { Reason } from '../reasons.ts'
import { sections } from '../sections.ts'
import { aboutText } from './about.ts'
import { bonusText, contractName, verbText } from './contracts.ts'
import { effectText } from './effects.ts'
import type { Locale } from './locale.ts'
import { moveText, trialText } from './moves.ts'
import { areaName } from './places.ts'
import { promptText } from './prompts.ts'
import { countText, outcomeText, scoreText } from './scores.ts'
import { seatName } from './seats.ts'
import { shortText } from './short.ts'
import { farText, holdingsText, tableText } from './table.ts'
import { drawnText, tallyText } from './tallies.ts'
import type { SnowdoniaWords } from './words.ts'

const builtIn = 'Snowdon and Blaenau'

/** Snowdonia in a language, with the values of an edition. */
export const wordsIn =
  (t: Locale, flaw: SnowdoniaWords['flaw']) =>
  (box: Box): SnowdoniaWords => ({
    flaw,
    language: t.title.language,
    title: 'Snowdonia',
    ambience: t.title.ambience,
    edition: (name) => (name === builtIn ? t.title.builtIn : t.title.loaded(name)),
    seat: (p, seat) => seatName(t, p, seat),
    prompt: (p, choice) => promptText(t, box, p, choice),
    move: (p, move) => moveText(t, box, p, move),
    short: (p, move) => shortText(t, box, p, move),
    trial: (p, move) => trialText(t, box, p, move),
    effect: (p, effect) => effectText(t, box, p, effect),
    tally: (p, effect) => tallyText(t, box, p, effect),
    drawn: (cube) => drawnText(t, cube),
    table: (p) => tableText(t, box, p),
    holdings: (p, seat) => holdingsText(t, p, seat),
    far: (p) => farText(t, box, p),
    refusal: refusalText(({ reason, amounts }) =>
      isReason(t, reason) ? t.refusals[reason](amounts) : t.title.refused,
    ),
    section: sectionTitle(sections, t.sections),
    score: (line) => scoreText(t, box, line),
    counted: (line) => countText(t, line),
    outcome: (p, outcome) => outcomeText(t, box, p, outcome),
    verb: (verb) => verbText(t, verb),
    bonus: (contract) => bonusText(t, contract),
    contract: (id) => contractName(t, box, id),
    area: (p, area) => areaName(t, p, area),
    about: (p, subject) => aboutText(t, box, p, subject),
  })

const isReason = ({ refusals }: Locale, reason: string): reason is Reason =>
  Object.hasOwn(refusals, reason)
