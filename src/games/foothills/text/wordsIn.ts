import { sectionTitle } from '../../../rules/book.ts'
import type { Outcome, ScoreLine } from '../../../rules/game.ts'
import { halves, refusalText, type Tally } from '../../../rules/words.ts'
import type { Box } from '../box.ts'
import { sidesOf } from '../cards.ts'
import type { Scoring } from '../content/edition.ts'
import type { Effect, EffectOf, EffectType } from '../effects.ts'
import { bits } from '../layout.ts'
import { boardOf, type Position } from '../position.ts'
import type { Facts, Reason } from '../reasons.ts'
import { sections } from '../sections.ts'
import { aboutText } from './about.ts'
import type { CardNames } from './cardNames.ts'
import { effectText } from './effects.ts'
import type { Locale } from './locale.ts'
import { moveText } from './moves.ts'
import { promptText } from './prompts.ts'
import { seatName } from './seats.ts'
import { shortText } from './short.ts'
import { farText, tableText } from './table.ts'
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

/** The item that an effect adds to statistics. */
const tallyText = (t: Locale, box: Box, effect: Effect): Tally | undefined =>
  tallyOf(effect.type, t.tallies, box, effect)

/** A kind of cube that draws bring, as the heading of its number. */
const drawnText = ({ tallies: { cubes } }: Locale, cube: string): string =>
  Object.entries(cubes).find(([kind]) => kind === cube)?.[1] ?? cube

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
  typeof amounts.card === 'string' ? { ...amounts, card: names[amounts.card] ?? amounts.card } : amounts

const isReason = ({ refusals }: Locale, reason: string): reason is Reason => Object.hasOwn(refusals, reason)

type Source = keyof Locale['scores']['sources']

const isSource = (t: Locale, source: string): source is Source => Object.hasOwn(t.scores.sources, source)
const isScoring = (t: Locale, scoring: string): scoring is Scoring => Object.hasOwn(t.scores.scoringText, scoring)

/** The source of a line of the final score. */
function scoreText(t: Locale, box: Box, { source, detail }: ScoreLine): string {
  const [, scoring = ''] = source.split('pile.')
  if (isScoring(t, scoring)) {
    const card = box.actions.find((one) => one.id === detail)
    return `${card?.grey.name}: ${t.scores.scoringText[scoring]}`
  }
  if (source === 'lineBonus') return t.scores.lineBonus(box.lines.find((one) => one.numeral === detail)?.name ?? '')
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
  return count !== undefined && isScoring(t, thing) ? t.scores.counted[thing](count) : undefined
}

/** The winner, or that it’s a tie and what comes next. */
function outcomeText(t: Locale, p: Position, { seats, winners, rematch }: Outcome): string {
  const [first = 0] = winners
  const points = halves(seats[first]?.total ?? 0)
  if (winners.length === 1) return t.scores.won(seatName(t, p, first), points)
  return rematch ? t.scores.tied(points) : t.scores.drawn(points)
}
