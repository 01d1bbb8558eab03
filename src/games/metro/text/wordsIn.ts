import { filled, type Translation } from '../../../kit/language.ts'
import { colours } from '../../../kit/tokens.ts'
import { sectionTitle } from '../../../rules/book.ts'
import type { Flaw } from '../../../rules/flaw.ts'
import type { Choice, Known, Outcome, Seat } from '../../../rules/game.ts'
import type { MoveMark, ShortMove, Tally } from '../../../rules/words.ts'
import { isOnePointOn, squareName, turnedKind } from '../board.ts'
import { faceOf } from '../choices.ts'
import { companyLooks, companyOf } from '../colours.ts'
import type { Copies } from '../content/tiles.ts'
import type { FlawReason } from '../flaws.ts'
import type { Effect, Move } from '../moves.ts'
import { type Position, pointsOf } from '../position.ts'
import { sections } from '../sections.ts'
import { aboutText } from './about.ts'
import { effectText } from './effects.ts'
import { linesOf, previewText } from './lines.ts'
import { heldText, moveText, ownTiles, refusalText, trialText, turningText } from './moves.ts'
import { lineNumber, seatName, sentence, tileText } from './names.ts'
import { optionsIn } from './options.ts'
import { farText, tableText, trainsHeld } from './table.ts'
import type { Locale, MetroWords } from './words.ts'

/** Metro in a language, with as many tiles of each kind as an edition has. */
const wordsIn = (t: Locale, copies: Copies, flaw: MetroWords['flaw']): MetroWords => ({
  copies,
  flaw,
  language: t.title.language,
  title: 'Metro',
  ambience: t.title.ambience,
  edition: (name) => (name === 'Classic' ? t.title.builtIn : t.title.loaded({ name })),
  seat: (p, seat) => seatName(t, p, seat),
  prompt: (p, choice, known) => promptText(t, p, choice, known),
  move: (p, move, known) => moveText(t, p, move, known),
  short: (p, move, known) => shortText(t, p, move, known),
  trial: (p, move, known) => trialText(t, p, move, known),
  effect: (p, effect) => effectText(t, p, effect),
  tally: (_, effect) => tallyText(t, effect),
  table: (p, known) => tableText(t, copies, p, known),
  holdings: (p, seat) => [trainsHeld(t, p, seat)],
  far: (p) => farText(t, p),
  refusal: (refusal) => refusalText(t, refusal),
  section: sectionTitle(sections, t.sections),
  score: ({ source }) => (source === 'city' ? t.scores.city : t.scores.edge),
  counted: ({ count = 0 }) => t.counted.lines({ lines: count }),
  outcome: (p, outcome) => outcomeText(t, p, outcome),
  preview: (p, line) => previewText(t, p, line),
  tile: (kind) => tileText(t, kind),
  about: (p, subject, known) => aboutText(t, copies, p, subject, known),
})

/** The instruction shown with a choice. */
function promptText({ prompts }: Locale, p: Position, { moves }: Choice<Move>, known?: Known): string {
  const held = ownTiles(p).length === 1 ? 'one' : 'several'
  if (p.drawn >= 0) return moves.some(isOnePoint(p, known)) ? prompts.anywhere.drawn : prompts.layDrawn
  if (p.stuck) return prompts.anywhere[held]
  if (moves.some(({ type }) => type === 'show'))
    return (p.pool.length > 0 ? prompts.showAndDraw : prompts.showAndLay)[held]
  const { lay, layTurned, layOrDraw, layTurnedOrDraw } = prompts
  const [fixed, turned] = moves.some(({ type }) => type === 'draw') ? [layOrDraw, layTurnedOrDraw] : [lay, layTurned]
  return (p.settings.turning ? turned : fixed)[held]
}

/** Whether a move makes a line of one tile, as one may only where nothing fits. */
const isOnePoint = (p: Position, known?: Known) => (move: Move) => {
  const face = move.type === 'lay' ? faceOf(p, known, move.token) : undefined
  return move.type === 'lay' && face !== undefined && isOnePointOn(turnedKind(face, move.turns ?? 0), move.cell)
}

/** A legal move in a few words, marked with the company whose line it finishes. */
function shortText(t: Locale, p: Position, move: Move, known?: Known): ShortMove {
  if (move.type !== 'lay') return { text: t.moves.brief[move.type] }
  const which = ownTiles(p).length > 1 ? `${heldText(t, p, move.token)}, ` : ''
  const where = sentence(`${which}${squareName(move.cell)}${turningText(t, move)}`)
  const finished = linesOf(p, move, known)?.filter(({ end }) => end !== undefined) ?? []
  const [first] = finished
  if (!first) return { text: where }
  const points = finished.reduce((sum, { end }) => sum + (end?.points ?? 0), 0)
  return { mark: markOf(p, first.seat), text: `${where}: ${t.counted.points({ points })}` }
}

function markOf(p: Position, seat: Seat): MoveMark {
  const { colour, letter } = companyLooks[companyOf(p, seat)]
  const isLight = colour === 'yellow' || colour === 'lilac'
  const ink = isLight ? colours.ink : colours.white
  return { text: letter, grounds: [colours[colour]], ink }
}

/** The item that an effect adds to statistics. */
function tallyText(t: Locale, effect: Effect): Tally | undefined {
  const words = t.tallies
  switch (effect.type) {
    case 'laid':
      return { heading: words.kinds, name: `${effect.face}: ${tileText(t, effect.face)}` }
    case 'finished':
      return { heading: words.lines, name: sentence(lineNumber(t, effect.station)), points: pointsOf(effect) }
    case 'shown':
      return { heading: words.turns, name: words.shown }
    case 'lifted':
      return { heading: words.turns, name: words.lifted }
    default:
      return undefined
  }
}

/** The winner, and the points. */
function outcomeText(t: Locale, p: Position, { seats, winners }: Outcome): string {
  const points = seats[winners[0] ?? 0]?.total ?? 0
  const names = winners.map((seat) => seatName(t, p, seat))
  return names.length > 1 ? t.scores.shared({ names, points }) : t.scores.won({ name: names[0] ?? '', points })
}

/** A language’s sentences about flaws. */
type Flaws = Translation<typeof import('../words/en/flaws.ts')>

/** Everything Metro says in a language, but for its book; the sentences of flaws load when one is needed. */
export function textIn(t: Locale, flaws: () => Promise<Flaws>) {
  const flawText = async (flaw: Flaw) => flawIn(await flaws(), flaw)
  return {
    locale: t,
    captions: t.captions,
    /** Captions of Metro’s own sounds, and of others where it has words of its own. */
    soundCaptions: t.sounds,
    optionFields: optionsIn(t),
    /** Text of a flaw in an edition, options or a made-up position. */
    flawText,
    /** Its words, with as many tiles of each kind as an edition has. */
    wordsWith: (copies: Copies) => wordsIn(t, copies, flawText),
  }
}

const isReason = (flaws: Flaws, reason: string): reason is FlawReason => Object.hasOwn(flaws, reason)

/** A flaw, after the path to where it is. */
function flawIn(flaws: Flaws, { reason, at, amounts }: Flaw): string {
  const fact = (name: string) => String(amounts[name])
  const facts = {
    need: fact('need'),
    have: fact('have'),
    tiles: fact('tiles'),
    cell: fact('cell'),
    face: fact('face'),
    expected: fact('expected'),
    received: fact('received'),
  }
  return `${at || flaws.whole}: ${isReason(flaws, reason) ? filled(flaws[reason], facts) : flaws.impossible}`
}
