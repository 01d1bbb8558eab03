import type { Seat } from '../../../rules/game.ts'
import { type Box, countsIn } from '../box.ts'
import { areas, type Weather } from '../content/edition.ts'
import type { Good } from '../goods.ts'
import { eventAhead, forecast, weatherOdds, whiteOdds } from '../outlook.ts'
import { boardOf, inBag, type Position } from '../position.ts'
import { baseRate } from '../powers.ts'
import { digArea, isFogged, layArea } from '../spaces.ts'
import type { Locale } from './locale.ts'
import { areaName, spacePlace, stationName } from './places.ts'
import { seatName } from './seats.ts'
import { bagText } from './table.ts'
import type { ThingLine, ThingWords } from './words.ts'

const line = (head: string, text: string): ThingLine => ({ head, text })

/** An action area: what a labourer does there, and today’s rate. */
export function areaAbout(t: Locale, box: Box, p: Position, area: number): ThingWords {
  return {
    title: areaName(t, p, area),
    kind: t.about.area.kind(areas[area] ?? ''),
    lines: [line('', areaDoes(t, box, p, area)), ...todayLines(t, box, p, area)],
  }
}

function areaDoes({ about }: Locale, { values }: Box, p: Position, area: number): string {
  const { does, dug } = about.area
  if (area === digArea && p.isDug) return dug
  const { take, works } = values
  const letter = areas[area] ?? 'G'
  if (letter === 'A') return does.A(take.cubes, take.coal)
  return letter === 'C' ? does.C(works.times, works.iron, works.rubble) : does[letter]
}

function todayLines(t: Locale, box: Box, p: Position, area: number): readonly ThingLine[] {
  const words = t.about.area
  if (isFogged(p, area)) return [line(words.today, words.fog)]
  if (area === digArea && !p.isDug) return [line(words.today, words.rate(baseRate(box, p, 'dig')))]
  return area === layArea ? [line(words.today, words.rate(baseRate(box, p, 'lay')))] : []
}

/** A space of the event track. */
export function eventAbout(t: Locale, box: Box, p: Position, space: number): ThingWords {
  const words = t.about.event
  const { kind = 'dig', back = 0 } = box.values.events[space - 1] ?? {}
  const ahead = eventAhead(box, p)
  const isNext = ahead.space === space
  const now = isNext ? targetsOf(t, box, p, ahead) : []
  return {
    title: `${words.title(space)}: ${t.named.events[kind]}`,
    kind: words.kind,
    lines: [
      line('', words.does[kind]),
      ...(back > 0 ? [line('', words.back(back))] : []),
      ...(p.events.includes(space) ? [line('', words.isTaken)] : []),
      ...(isNext ? [line('', words.isNext)] : []),
      ...(now.length > 0 ? [line(words.now, `${t.lists.listAnd(now)}.`)] : []),
    ],
  }
}

/** The things an event would reach now, by name. */
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
  kind: t.about.goods.has(seatName(t, p, seat), boardOf(p, seat).goods[good]),
  lines: [line('', t.about.goods.use[good])],
})

/** The weather of three rounds, what it does, and what may follow. */
export function weatherAbout(t: Locale, box: Box, p: Position): ThingWords {
  const words = t.about.weather
  const { dig, lay } = box.values.rates
  const [now, next, later] = forecast(box, p)
  const { sun, rain, fog } = weatherOdds(box, p)
  return {
    title: words.title,
    kind: words.kind(p.round),
    lines: [
      ...outlookLine(t, words.now, now),
      ...outlookLine(t, words.next, next),
      ...outlookLine(t, words.later, later),
      line(words.moves, words.text([dig.sun, lay.sun], [-dig.rain, -lay.rain])),
      line(words.odds, words.chances(sun, rain, fog)),
    ],
  }
}

function outlookLine(
  { about: { weather }, named }: Locale,
  head: string,
  outlook: { readonly sky: Weather | 'none'; readonly dig: number; readonly lay: number } | undefined,
): readonly ThingLine[] {
  if (!outlook) return []
  const { sky, dig, lay } = outlook
  if (sky === 'fog') return [line(head, weather.fog(named.weather.fog))]
  return [line(head, weather.rates(sky === 'none' ? weather.none : named.weather[sky], dig, lay))]
}

/** The bag: what is in it, and how likely white cubes are. */
export function bagAbout(t: Locale, box: Box, p: Position): ThingWords {
  const words = t.about.bag
  const [none = 1] = whiteOdds(box, p)
  return {
    title: words.title,
    kind: t.counted.cubes(inBag(p)),
    lines: [
      line(words.inside, `${bagText(t, p)}.`),
      line('', words.text(countsIn(box, p).restock)),
      line(words.odds, words.chance(1 - none)),
    ],
  }
}
