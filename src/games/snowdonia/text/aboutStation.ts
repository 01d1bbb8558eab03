import { type Box, lineIn } from '../box.ts'
import { type Station, stationAt, surveyPoints } from '../line.ts'
import type { Position } from '../position.ts'
import type { Locale } from './locale.ts'
import { seatName } from './seats.ts'
import { sentence } from './sentence.ts'
import { digText, siteText } from './table.ts'
import type { ThingLine, ThingWords } from './words.ts'

const line = (head: string, text: string): ThingLine => ({ head, text })

/** The panel about a station: its sites, what a surveyor here is worth, and who is here. */
export function stationAbout(t: Locale, box: Box, p: Position, station: Station): ThingWords {
  const words = t.about.station
  const { card, index, digs, sites } = station
  const of = lineIn(box, p)
  const each = (texts: readonly string[]) => texts.map((text) => `${sentence(text)}.`).join(' ')
  return {
    title: card.name,
    kind: p.closed[index] ? words.closed : words.kind(card.number),
    lines: [
      line(words.sites, each(sites.map((site) => siteText(t, p, of, site)))),
      line(words.digs, each(digs.map((space) => digText(t, p, of, space)))),
      ...giftLines(t, station),
      ...surveyorLines(t, box, p, station),
    ],
  }
}

const giftLines = (t: Locale, { card }: Station): readonly ThingLine[] => [
  ...(card.gift ? [line(t.about.station.gift, t.about.station.gains(t.counted[card.gift](1)))] : []),
  ...(card.upkeep ? [line('', t.about.station.upkeep)] : []),
]

function surveyorLines(t: Locale, box: Box, p: Position, { index }: Station): ThingLine[] {
  const words = t.about.station
  const of = lineIn(box, p)
  // Where players begin at either end, it is steps that count.
  const points = of.ends > 0 ? 0 : surveyPoints(of, 0, index + 1)
  const here = p.boards.flatMap(({ end, surveyor }, seat) =>
    end >= 0 && stationAt(of, end, surveyor) === index ? [seatName(t, p, seat)] : [],
  )
  return [
    ...(points > 0 ? [line(words.surveyor, words.worth(points))] : []),
    ...(here.length > 0 ? [line(words.here, `${t.lists.listNames(here)}.`)] : []),
  ]
}
