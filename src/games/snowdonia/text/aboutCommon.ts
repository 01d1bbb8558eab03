import { filled } from '../../../kit/language.ts'
import type { Seat } from '../../../rules/game.ts'
import type { ThingLine, ThingWords } from '../../../rules/words.ts'
import { type Box, countsIn, lineIn } from '../box.ts'
import { type Area, areas, type EventKind, type Weather } from '../content/edition.ts'
import type { Good } from '../goods.ts'
import { eventAhead, forecast, weatherOdds, whiteOdds } from '../outlook.ts'
import { boardOf, inBag, type Position } from '../position.ts'
import { baseRate } from '../powers.ts'
import { digArea, isFogged, layArea } from '../spaces.ts'
import type { Locale } from './locale.ts'
import { areaName, eventName, seatName, spacePlace, stationName } from './names.ts'
import { bagText } from './table.ts'

const line = (head: string, text: string): ThingLine => ({ head, text })

/** An action area: what a labourer does there, and today’s rate. */
export function areaAbout(t: Locale, box: Box, p: Position, area: number): ThingWords {
  return {
    title: areaName(t, p, area),
    kind: t.about.area.kind({ letter: areas[area] ?? '' }),
    lines: [line('', areaDoes(t, box, p, area)), ...todayLines(t, box, p, area)],
  }
}

/** The action of an area on the route of the match, without trains for sale where one plays alone. */
function areaDoes({ about }: Locale, box: Box, p: Position, area: number): string {
  const facts = actionFacts(box, p.boards.length > 1)
  if (area === digArea && p.isDug) return filled(about.area.dug, facts)
  const letter = areas[area] ?? 'G'
  const own: Partial<Record<Area, Does>> = lineIn(box, p).ends > 0 ? about.areaFromEnds : {}
  return filled(own[letter] ?? about.areaDoes[letter], facts)
}

/** The action of an area on Snowdon, with others. */
export const actionText = ({ about }: Pick<Locale, 'about'>, box: Box, area: Area): string =>
  filled(about.areaDoes[area], actionFacts(box, true))

/** Everything that the actions of areas mention. */
const actionFacts = ({ values: { take, works } }: Box, hasTrains: boolean) => ({
  cubes: take.cubes,
  coal: take.coal,
  times: works.times,
  iron: works.iron,
  rubble: works.rubble,
  steel: 1,
  trains: hasTrains,
})
type Does = string | ((facts: ReturnType<typeof actionFacts>) => string)

function todayLines(t: Locale, box: Box, p: Position, area: number): readonly ThingLine[] {
  const words = t.about.area
  if (isFogged(p, area)) return [line(words.today, words.fog)]
  if (area === digArea && !p.isDug) return [line(words.today, words.rate({ rate: baseRate(box, p, 'dig') }))]
  return area === layArea ? [line(words.today, words.rate({ rate: baseRate(box, p, 'lay') }))] : []
}

/** A space of the event track. */
export function eventAbout(t: Locale, box: Box, p: Position, space: number): ThingWords {
  const words = t.about.event
  const { kind = 'dig', back = 0 } = box.values.events[space - 1] ?? {}
  const ahead = eventAhead(box, p)
  const isNext = ahead.space === space
  const now = isNext ? targetsOf(t, box, p, ahead) : []
  return {
    title: `${words.title({ space })}: ${eventName(t, p, kind)}`,
    kind: words.kind,
    lines: [
      line('', eventDoesHere(t, box, p, kind)),
      ...(back > 0 ? [line('', words.back({ event: back }))] : []),
      ...(p.events.includes(space) ? [line('', words.isTaken)] : []),
      ...(isNext ? [line('', words.isNext)] : []),
      ...(now.length > 0 ? [line(words.now, `${t.goods.list({ parts: now })}.`)] : []),
    ],
  }
}

/** The action of an event on Snowdon, with others. */
export const eventDoes = ({ about }: Locale, kind: EventKind): string => filled(about.eventDoes[kind], { steel: 1 })

/** The action of an event on the route of the match. */
function eventDoesHere(t: Locale, box: Box, p: Position, kind: EventKind): string {
  if (kind === 'trains' && p.boards.length === 1) return t.refusals.onlyTrain
  const own: Partial<Record<EventKind, string>> = lineIn(box, p).ends > 0 ? t.about.eventFromEnds : {}
  return own[kind] ?? eventDoes(t, kind)
}

/** The things an event would reach, by name. */
function targetsOf(
  t: Locale,
  box: Box,
  p: Position,
  { spaces, station }: Pick<ReturnType<typeof eventAhead>, 'spaces' | 'station'>,
): readonly string[] {
  if (station >= 0) return [stationName(t, box, p, station)]
  return [...new Set(spaces.map((space) => spacePlace(t, box, p, space)))]
}

/** One kind of goods in a supply. */
export const goodsAbout = (t: Locale, p: Position, seat: Seat, good: Good): ThingWords => ({
  title: t.named.goods[good],
  kind: t.about.goods.has({ name: seatName(t, p, seat), count: boardOf(p, seat).goods[good] }),
  lines: [line('', t.about.use[good])],
})

/** The weather of three rounds, what it does, and what may follow. */
export function weatherAbout(t: Locale, box: Box, p: Position): ThingWords {
  const words = t.about.weather
  const [now, next, later] = forecast(box, p)
  const { sun, rain, fog } = weatherOdds(box, p)
  return {
    title: words.title,
    kind: words.kind({ round: p.round }),
    lines: [
      ...outlookLine(t, words.now, now),
      ...outlookLine(t, words.next, next),
      ...outlookLine(t, words.later, later),
      line(words.moves, weatherMoves(t, box)),
      line(words.odds, words.chances({ sun: percentOf(sun), rain: percentOf(rain), fog: percentOf(fog) })),
    ],
  }
}

/** The moves of the work rates by weather. */
export const weatherMoves = ({ about }: Locale, { values: { rates } }: Box): string =>
  about.weather.text({
    spaces: rates.dig.sun,
    sunLay: rates.lay.sun,
    rainDig: -rates.dig.rain,
    rainLay: -rates.lay.rain,
  })

/** A share of 1 in whole percent. */
export const percentOf = (share: number): number => Math.round(share * 100)

function outlookLine(
  { about: { weather }, named }: Locale,
  head: string,
  outlook: { readonly sky: Weather | 'none'; readonly dig: number; readonly lay: number } | undefined,
): readonly ThingLine[] {
  if (!outlook) return []
  const { sky, dig, lay } = outlook
  if (sky === 'fog') return [line(head, weather.fog({ weather: named.weather.fog }))]
  return [line(head, weather.rates({ weather: sky === 'none' ? weather.none : named.weather[sky], dig, lay }))]
}

/** The bag: what is in it, and how likely white cubes are. */
export function bagAbout(t: Locale, box: Box, p: Position): ThingWords {
  const words = t.about.bag
  const [none = 1] = whiteOdds(box, p)
  return {
    title: words.title,
    kind: t.goods.cubes({ cubes: inBag(p) }),
    lines: [
      line(words.inside, `${bagText(t, p)}.`),
      line('', words.text({ cubes: countsIn(box, p).restock })),
      line(words.odds, words.chance({ percent: percentOf(1 - none) })),
    ],
  }
}
