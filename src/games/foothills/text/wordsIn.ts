import { sectionTitle } from '../../../rules/book.ts'
import type { Names } from '../../../rules/edition.ts'
import type { Outcome, ScoreLine } from '../../../rules/game.ts'
import { halves, refusalText, type Tally } from '../../../rules/words.ts'
import type { Box } from '../box.ts'
import { sidesOf } from '../cards.ts'
import type { Scoring } from '../content/edition.ts'
import type { Effect, EffectOf, EffectType } from '../effects.ts'
import { bits } from '../layout.ts'
import type { Move } from '../moves.ts'
import { boardOf, type Position, slotOf } from '../position.ts'
import { sections } from '../sections.ts'
import { aboutText } from './about.ts'
import { captionsIn } from './captions.ts'
import { cardNamesIn } from './cardNames.ts'
import { effectText } from './effects.ts'
import type { FlawWords } from './flaws.ts'
import { heldGoods } from './goods.ts'
import { type Locale, seatName } from './locale.ts'
import { moveText } from './moves.ts'
import { optionsIn } from './options.ts'
import { promptText } from './prompts.ts'
import { refusalIn } from './refusals.ts'
import { shortText } from './short.ts'
import { farText, tableText } from './table.ts'
import { buildEffectText, verbsText } from './verbs.ts'
import type { FoothillsWords } from './words.ts'

type Words = Locale['tallies']
type Tallies = {
  readonly [T in EffectType]?: (words: Words, box: Box, effect: EffectOf<T>) => Tally | undefined
}

const stationName = (box: Box, station: number) => box.stations[station]?.name ?? ''

/** Items for statistics, by the effect that brings them. */
const tallies: Tallies = {
  dealt: (words, box, e) => ({
    heading: words.lines,
    name: bits(e.lines)
      .map((line) => box.lines[line]?.numeral ?? '')
      .join(' '),
  }),
  selected: (words, box, e) => {
    const card = box.actions[e.card]
    const side = e.grey ? 'grey' : 'golden'
    return { heading: words.sides, name: `${card?.[side].name ?? ''} (${words[side]})` }
  },
  scored: ({ cards }, box, e) => ({ heading: cards, name: box.actions[e.card]?.grey.name ?? '' }),
  built: ({ stations }, box, e) => ({ heading: stations, name: stationName(box, e.station) }),
  laid: ({ track }, box, e) => ({ heading: track, name: stationName(box, e.station) }),
  ticket: ({ tickets }, box, e) => ({ heading: tickets, name: box.tickets[e.ticket]?.name ?? '' }),
  earned: ({ bonuses }, box, e) =>
    e.source === 'bonus' && e.station >= 0
      ? { heading: bonuses, name: stationName(box, e.station), points: e.points }
      : undefined,
  summit: ({ chits, summit }) => ({ heading: chits, name: summit }),
  skipped: ({ turns, missed }) => ({ heading: turns, name: missed }),
  ending: ({ endings, endedBy }, _, e) => ({
    heading: endings,
    name: endedBy[e.why === 'stops' ? 'stops' : 'navvies'],
  }),
}

// Passing the type beside the effect lets the compiler match the entry to the effect.
const tallyOf = <T extends EffectType>(
  type: T,
  words: Words,
  box: Box,
  effect: { [K in EffectType]: EffectOf<K> }[T],
) => tallies[type]?.(words, box, effect)

/** A move as an option in statistics, by the item that its effect adds to them. */
function optionText(t: Locale, box: Box, p: Position, move: Move): Tally | undefined {
  const { seat } = p
  switch (move.type) {
    case 'select': {
      const board = boardOf(p, seat)
      const grey = ((board.grey >> slotOf(board, move.card)) & 1) === 1
      return tallyText(t, box, { type: 'selected', seat, card: move.card, grey })
    }
    case 'score':
      return { heading: t.tallies.cards, name: box.actions[move.card]?.grey.name ?? '' }
    case 'build':
      return { heading: t.tallies.stations, name: stationName(box, move.station) }
    case 'lay':
      return { heading: t.tallies.track, name: stationName(box, move.station) }
    case 'ticket':
      return tallyText(t, box, { type: 'ticket', seat, ticket: move.ticket })
    default:
      return undefined
  }
}

/** The item that an effect adds to statistics. */
const tallyText = (t: Locale, box: Box, effect: Effect): Tally | undefined =>
  tallyOf(effect.type, t.tallies, box, effect)

/** A kind of cube that draws bring, as the heading of its number. */
const drawnText = ({ tallies: { cubes } }: Locale, cube: string): string =>
  Object.entries(cubes).find(([kind]) => kind === cube)?.[1] ?? cube

/** Foothills in a language, with the cards of a box, and what they are called by their printed names. */
export const wordsIn =
  (t: Locale, flaw: FoothillsWords['flaw']) =>
  (box: Box, names: Names = {}): FoothillsWords => ({
    language: t.title.language,
    title: 'Foothills',
    ambience: t.title.ambience,
    edition: (name) => (name === 'Reconstructed' ? t.title.builtIn : t.title.loaded({ name })),
    seat: (p, seat) => seatName(t, p, seat),
    prompt: (p) => promptText(t, p),
    move: (p, move) => moveText(t, box, p, move),
    short: (p, move) => shortText(t, box, p, move),
    effect: (p, effect) => effectText(t, box, p, effect),
    tally: (_, effect) => tallyText(t, box, effect),
    option: (p, move) => optionText(t, box, p, move),
    drawn: (cube) => drawnText(t, cube),
    table: (p) => tableText(t, box, p),
    holdings: (p, seat) => heldGoods(t, boardOf(p, seat).supply),
    far: (p) => farText(t, box, p),
    refusal: refusalText((refusal) => refusalIn(t, refusal, names)),
    section: sectionTitle(sections, t.sections),
    flaw,
    score: (line) => scoreText(t, box, line),
    sources: t.scores.kinds,
    counted: (line) => countText(t, line),
    outcome: (p, outcome) => outcomeText(t, p, outcome),
    verbs: (verbs) => verbsText(t, verbs),
    effectVerbs: (verbs) => buildEffectText(t, verbs),
    scoring: (scoring) => t.scores.worth[scoring],
    about: (p, subject) => aboutText(t, box, p, subject),
    card: sidesOf,
  })

type Source = keyof Locale['scores']['sources']

const isSource = (t: Locale, source: string): source is Source => Object.hasOwn(t.scores.sources, source)
const isScoring = (t: Locale, scoring: string): scoring is Scoring => Object.hasOwn(t.scores.worth, scoring)

/** The source of a line of the final score. */
function scoreText(t: Locale, box: Box, { source, detail }: ScoreLine): string {
  const [, scoring = ''] = source.split('pile.')
  if (isScoring(t, scoring)) {
    const card = box.actions.find((one) => one.id === detail)
    return `${card?.grey.name}: ${t.scores.worth[scoring]}`
  }
  if (source === 'lineBonus')
    return t.scores.lineBonus({ line: box.lines.find((one) => one.numeral === detail)?.name ?? '' })
  return isSource(t, source) ? t.scores.sources[source] : source
}

/** The things that earn a line’s points, where they are worth counting. */
function countedAs(source: string): string {
  if (source === 'lineBonus') return 'station'
  return source === 'passengers' ? 'passenger' : (source.split('pile.')[1] ?? '')
}

/** The number of things that earned a line’s points. */
function countText(t: Locale, { source, count }: ScoreLine): string | undefined {
  const thing = countedAs(source)
  return count !== undefined && isScoring(t, thing) ? t.scores.counted[thing]({ count }) : undefined
}

/** The winner, or that it’s a tie and what comes next. */
function outcomeText(t: Locale, p: Position, { seats, winners, rematch }: Outcome): string {
  const [first = 0] = winners
  const points = halves(seats[first]?.total ?? 0)
  if (winners.length === 1) return t.scores.won({ name: seatName(t, p, first), points })
  return rematch ? t.scores.tied({ points }) : t.scores.drawn({ points })
}

/** Everything that a page loads of Foothills in a language; few ever need the sentences for flaws. */
export function textIn(t: Locale, flawWords: () => Promise<FlawWords>) {
  const flawText: FoothillsWords['flaw'] = async (flaw) => {
    const [{ flawIn }, words] = await Promise.all([import('./flaws.ts'), flawWords()])
    return flawIn(words, flaw)
  }
  return {
    t,
    words: wordsIn(t, flawText),
    flawText,
    captions: captionsIn(t),
    soundCaptions: t.sounds,
    cardNames: (box: Box): Names => cardNamesIn(t, box),
    optionFields: optionsIn(t),
  }
}
