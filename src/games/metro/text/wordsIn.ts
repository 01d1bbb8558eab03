import { sectionTitle } from '../../../rules/book.ts'
import type { Copies } from '../content/tiles.ts'
import { sections } from '../sections.ts'
import { aboutText } from './about.ts'
import { effectText } from './effects.ts'
import { previewText } from './lines.ts'
import type { Locale } from './locale.ts'
import { moveText, trialText } from './moves.ts'
import { promptText } from './prompts.ts'
import { refusalText } from './refusals.ts'
import { countText, outcomeText, scoreText } from './scores.ts'
import { seatName } from './seats.ts'
import { shortText } from './short.ts'
import { farText, tableText, trainsText } from './table.ts'
import { tallyText } from './tallies.ts'
import { tileText } from './tiles.ts'
import type { MetroWords } from './words.ts'

/** Metro in a language, with as many tiles of each kind as an edition has. */
export const wordsIn =
  (t: Locale, flaw: MetroWords['flaw']) =>
  (copies: Copies): MetroWords => ({
    copies,
    flaw,
    language: t.title.language,
    title: 'Metro',
    ambience: t.title.ambience,
    edition: (name) => (name === 'Classic' ? t.title.builtIn : t.title.loaded(name)),
    seat: (p, seat) => seatName(t, p, seat),
    prompt: (p, choice, known) => promptText(t, p, choice, known),
    move: (p, move, known) => moveText(t, p, move, known),
    short: (p, move, known) => shortText(t, p, move, known),
    trial: (p, move, known) => trialText(t, p, move, known),
    effect: (p, effect) => effectText(t, p, effect),
    tally: (_, effect) => tallyText(t, effect),
    table: (p, known) => tableText(t, copies, p, known),
    holdings: (p, seat) => [trainsText(t, p, seat)],
    far: (p) => farText(t, p),
    refusal: (refusal) => refusalText(t, refusal),
    section: sectionTitle(sections, t.sections),
    score: (line) => scoreText(t, line),
    counted: (line) => countText(t, line),
    outcome: (p, outcome) => outcomeText(t, p, outcome),
    preview: (p, line) => previewText(t, p, line),
    tile: (kind) => tileText(t, kind),
    about: (p, subject, known) => aboutText(t, copies, p, subject, known),
  })
