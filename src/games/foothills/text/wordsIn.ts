import { sectionTitle } from '../../../rules/book.ts'
import { refusalText } from '../../../rules/words.ts'
import type { Box } from '../box.ts'
import { sidesOf } from '../cards.ts'
import { boardOf } from '../position.ts'
import type { Facts, Reason } from '../reasons.ts'
import { sections } from '../sections.ts'
import { aboutText } from './about.ts'
import type { CardNames } from './cardNames.ts'
import { effectText } from './effects.ts'
import type { Locale } from './locale.ts'
import { moveText } from './moves.ts'
import { promptText } from './prompts.ts'
import { countText, outcomeText, scoreText } from './scores.ts'
import { seatName } from './seats.ts'
import { shortText } from './short.ts'
import { farText, tableText } from './table.ts'
import { drawnText, tallyText } from './tallies.ts'
import type { FoothillsWords } from './words.ts'

/** Foothills in a language, with the cards of a box, and what they are called by their printed names. */
export const wordsIn =
  (t: Locale, flaw: FoothillsWords['flaw']) =>
  (box: Box, names: CardNames = {}): FoothillsWords => ({
    language: t.title.language,
    title: 'Foothills',
    ambience: t.title.ambience,
    edition: (name) => (name === 'Reconstructed' ? t.title.builtIn : t.title.loaded(name)),
    seat: (p, seat) => seatName(t, p, seat),
    prompt: (p) => promptText(t, p),
    move: (p, move) => moveText(t, box, p, move),
    short: (p, move) => shortText(t, box, p, move),
    effect: (p, effect) => effectText(t, box, p, effect),
    tally: (_, effect) => tallyText(t, box, effect),
    drawn: (cube) => drawnText(t, cube),
    table: (p) => tableText(t, box, p),
    holdings: (p, seat) => t.goods.goodsParts(boardOf(p, seat).supply),
    far: (p) => farText(t, box, p),
    refusal: refusalText(({ reason, amounts }) =>
      isReason(t, reason) ? t.refusals[reason](namedCard(amounts, names)) : t.title.refused,
    ),
    section: sectionTitle(sections, t.sections),
    flaw,
    score: (line) => scoreText(t, box, line),
    counted: (line) => countText(t, line),
    outcome: (p, outcome) => outcomeText(t, p, outcome),
    verbs: t.verbs.verbsText,
    effectVerbs: t.verbs.buildEffectText,
    scoring: (scoring) => t.scores.scoringText[scoring],
    about: (p, subject) => aboutText(t, box, p, subject),
    card: sidesOf,
  })

/** Refusals mention a card by its printed name. */
const namedCard = (amounts: Facts, names: CardNames): Facts =>
  typeof amounts.card === 'string'
    ? { ...amounts, card: names[amounts.card] ?? amounts.card }
    : amounts

const isReason = ({ refusals }: Locale, reason: string): reason is Reason =>
  Object.hasOwn(refusals, reason)
