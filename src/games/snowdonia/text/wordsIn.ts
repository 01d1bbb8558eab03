import { sectionTitle } from '../../../rules/book.ts'
import type { Names } from '../../../rules/edition.ts'
import type { Flaw } from '../../../rules/flaw.ts'
import type { Outcome, ScoreLine } from '../../../rules/game.ts'
import { refusalText, type Tally } from '../../../rules/words.ts'
import { type Box, lineIn, trainIn } from '../box.ts'
import type { Effect, EffectOf, EffectType } from '../effects.ts'
import { siteIn } from '../line.ts'
import type { Move } from '../moves.ts'
import type { Position } from '../position.ts'
import { spacePoints } from '../prospects.ts'
import { sections } from '../sections.ts'
import { aboutText } from './about.ts'
import { captionsIn } from './captions.ts'
import { bonusText, contractName, verbText } from './contracts.ts'
import { effectText } from './effects.ts'
import { countOf } from './goods.ts'
import type { Locale } from './locale.ts'
import { moveText, shortText, trialText } from './moves.ts'
import { areaName, eventName, seatName, spaceStation, stationName } from './names.ts'
import { optionsIn } from './options.ts'
import { promptText } from './prompts.ts'
import { type FlawTexts, flawIn, reasonText } from './refusals.ts'
import { farText, holdingsOf, tableText } from './table.ts'
import type { SnowdoniaWords } from './words.ts'

const builtIn = 'Snowdon and Blaenau'

type Tallies = {
  readonly [T in EffectType]?: (t: Locale, box: Box, p: Position, effect: EffectOf<T>) => Tally
}

/** Things that statistics count, by the effect that brings them. */
const tallies: Tallies = {
  placed: (t, _, p, e) => ({ heading: t.tallies.areas, name: areaName(t, p, e.area) }),
  used: (t, box, _, e) => ({ heading: t.tallies.contracts, name: contractName(t, box, e.contract) }),
  bought: (t, box, _, e) => ({ heading: t.tallies.trains, name: trainIn(box, e.train).name }),
  built: (t, box, p, e) => {
    const { station, points } = siteIn(lineIn(box, p), e.site)
    return { heading: t.tallies.sites, name: stationName(t, box, p, station), points }
  },
  laid: (t, box, p, e) => ({
    heading: t.tallies.tracks,
    name: spaceStation(t, box, p, e.space),
    points: spacePoints(box, p, e.space),
  }),
  event: (t, _, p, e) => ({ heading: t.tallies.events, name: eventName(t, p, e.kind) }),
  weather: (t, _, __, e) => ({ heading: t.tallies.weather, name: t.named.weather[e.sky] }),
  ending: (t, _, __, e) => ({ heading: t.tallies.endings, name: t.tallies.endedBy[e.why] }),
}

// Passing the type beside the effect lets the compiler match the entry to the effect.
const tallyOf = <T extends EffectType>(
  type: T,
  t: Locale,
  box: Box,
  p: Position,
  effect: { [K in EffectType]: EffectOf<K> }[T],
) => tallies[type]?.(t, box, p, effect)

/** The item that an effect adds to statistics. */
const tallyText = (t: Locale, box: Box, p: Position, effect: Effect): Tally | undefined =>
  tallyOf(effect.type, t, box, p, effect)

/** A move as an option in statistics, by the item that its effect adds to them. */
function optionText(t: Locale, box: Box, p: Position, move: Move): Tally | undefined {
  switch (move.type) {
    case 'place':
      return { heading: t.tallies.areas, name: areaName(t, p, move.area) }
    case 'use':
      return { heading: t.tallies.contracts, name: contractName(t, box, move.contract) }
    case 'buy':
      return { heading: t.tallies.trains, name: trainIn(box, move.train).name }
    case 'build': {
      const { station } = siteIn(lineIn(box, p), move.site)
      return { heading: t.tallies.sites, name: stationName(t, box, p, station) }
    }
    default:
      return undefined
  }
}

/** A kind of cube that draws bring, as the heading of its number. */
const drawnText = ({ tallies: { cubes } }: Locale, cube: string): string =>
  Object.entries(cubes).find(([kind]) => kind === cube)?.[1] ?? cube

type Source = keyof Locale['scores']['sources']

const isSource = (t: Locale, source: string): source is Source => Object.hasOwn(t.scores.sources, source)

/** Number of things that earned a line’s points. */
function countText(t: Locale, { source, count }: ScoreLine): string | undefined {
  if (count === undefined || !isSource(t, source)) return undefined
  return countOf(t, source === 'surveyor' ? 'stations' : source, count)
}

/** Snowdonia in a language, with the values of an edition, and the names of its stations. */
const wordsIn =
  (t: Locale, flaw: SnowdoniaWords['flaw']) =>
  (box: Box, names: Names = {}): SnowdoniaWords => ({
    flaw,
    language: t.title.language,
    title: 'Snowdonia',
    ambience: t.title.ambience,
    edition: (name) => (name === builtIn ? t.title.builtIn : t.title.loaded({ name })),
    seat: (p, seat) => seatName(t, p, seat),
    prompt: (p, choice) => promptText(t, box, p, choice),
    move: (p, move) => moveText(t, box, p, move),
    short: (p, move) => shortText(t, box, p, move),
    trial: (p, move) => trialText(t, box, p, move),
    effect: (p, effect) => effectText(t, box, p, effect),
    tally: (p, effect) => tallyText(t, box, p, effect),
    option: (p, move) => optionText(t, box, p, move),
    drawn: (cube) => drawnText(t, cube),
    table: (p) => tableText(t, box, p),
    holdings: (p, seat) => holdingsOf(t, p, seat),
    far: (p) => farText(t, box, p),
    refusal: refusalText((refusal) => reasonText(t, refusal, names)),
    section: sectionTitle(sections, t.sections),
    score: (line) => scoreText(t, box, line),
    sources: t.scores.kinds,
    counted: (line) => countText(t, line),
    outcome: (p, outcome) => outcomeText(t, box, p, outcome),
    verb: (verb) => verbText(t, verb),
    bonus: (contract) => bonusText(t, contract),
    contract: (id) => contractName(t, box, id),
    area: (p, area) => areaName(t, p, area),
    about: (p, subject) => aboutText(t, box, p, subject),
  })

/** Everything Snowdonia says in a language, but for its book. */
export function textIn(t: Locale, flaws: () => Promise<FlawTexts>) {
  // Few ever need the sentences.
  const flawText = async (flaw: Flaw) => flawIn(await flaws(), flaw)
  return {
    t,
    flawText,
    captions: captionsIn(t),
    soundCaptions: t.sounds,
    optionFields: optionsIn(t),
    wordsWith: wordsIn(t, flawText),
  }
}

/** The source of a line of the final score. */
function scoreText(t: Locale, box: Box, { source, detail }: ScoreLine): string {
  if (source === 'contract') return t.scores.contract({ contract: contractName(t, box, Number(detail)) })
  if (source === 'train') return t.scores.train({ name: trainIn(box, Number(detail)).name })
  return isSource(t, source) ? t.scores.sources[source] : source
}

/** The winners; for a match of one, a comparison with the others of its series. */
function outcomeText(t: Locale, box: Box, p: Position, { seats, winners }: Outcome): string {
  const total = seats[winners[0] ?? 0]?.total ?? 0
  if (p.boards.length === 1) return aloneText(t, box, p, total)
  const names = winners.map((seat) => seatName(t, p, seat))
  return names.length > 1
    ? t.scores.shared({ names, points: total })
    : t.scores.won({ name: names[0] ?? '', points: total })
}

/** “Solitaire Play”: the points, and what they make of the series. */
function aloneText({ scores }: Locale, box: Box, { settings }: Position, points: number): string {
  const alone = scores.alone({ points, train: trainIn(box, settings.train).name })
  const matches = box.values.trains.length
  const { series, best } = settings
  if (series.length === 0) return `${alone} ${scores.first({ matches })}`
  const sum = series.reduce((all, one) => all + one, points)
  const all = { match: series.length + 1, matches, earlier: series.join(', '), last: points, sum, points: sum }
  if (all.match === matches) return [alone, ...seriesText({ scores }, all, best)].join(' ')
  const most = Math.max(...series)
  return [alone, points >= most ? scores.best : scores.behind({ points: most }), scores.soFar(all)].join(' ')
}

/** A whole series, beside the best one before it. */
function seriesText(
  { scores }: Pick<Locale, 'scores'>,
  series: Parameters<Locale['scores']['series']>[0],
  best: number | undefined,
): string[] {
  const compared = series.points > (best ?? 0) ? scores.bestSeries : scores.behindSeries({ points: best ?? 0 })
  return [scores.series(series), ...(best === undefined ? [] : [compared]), scores.another]
}
