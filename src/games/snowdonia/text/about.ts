import type { ThingLine, ThingWords } from '../../../rules/words.ts'
import { type Box, contractIn, lineIn, trainIn } from '../box.ts'
import { areas } from '../content/edition.ts'
import { type Station, spaceIn, stationAt, surveyPoints } from '../line.ts'
import { boardOf, free, lost, type Position } from '../position.ts'
import { spacePoints } from '../prospects.ts'
import { bestAssignment } from '../score.ts'
import { areaAbout, bagAbout, eventAbout, goodsAbout, weatherAbout } from './aboutCommon.ts'
import { bonusText, contractNames, verbName, verbText } from './contracts.ts'
import { countOf, goodsText } from './goods.ts'
import type { Locale } from './locale.ts'
import { seatName, sentence, spaceStation, surveyorPlace } from './names.ts'
import { digText, pointsSoFar, powerText, siteText } from './table.ts'
import type { Subject } from './words.ts'

const line = (head: string, text: string): ThingLine => ({ head, text })

/** The panel text about a thing on the table; undefined if it isn’t in play. */
export function aboutText(t: Locale, box: Box, p: Position, subject: Subject): ThingWords | undefined {
  switch (subject.type) {
    case 'station': {
      const station = lineIn(box, p).stations[subject.station]
      return station && stationAbout(t, box, p, station)
    }
    case 'site': {
      const { station } = lineIn(box, p).sites[subject.site] ?? {}
      return station === undefined ? undefined : aboutText(t, box, p, { type: 'station', station })
    }
    case 'track':
      return trackAbout(t, box, p, subject.space)
    case 'contract':
      return box.contracts[subject.contract] && contractAbout(t, box, p, subject.contract)
    case 'train':
      return box.trains[subject.train] && trainAbout(t, box, p, subject.train)
    case 'area':
      return areaAbout(t, box, p, areas.indexOf(subject.area))
    case 'event':
      return box.values.events[subject.space - 1] && eventAbout(t, box, p, subject.space)
    case 'goods':
      return p.boards[subject.seat] && goodsAbout(t, p, subject.seat, subject.good)
    case 'seat':
      return p.boards[subject.seat] && seatAbout(t, box, p, subject.seat)
    case 'weather':
      return weatherAbout(t, box, p)
    case 'bag':
      return bagAbout(t, box, p)
  }
}

/** The panel about a station: its sites, what a surveyor here is worth, and who is here. */
function stationAbout(t: Locale, box: Box, p: Position, station: Station): ThingWords {
  const words = t.about.station
  const { card, index, digs, sites } = station
  const of = lineIn(box, p)
  const each = (texts: readonly string[]) => texts.map((text) => `${sentence(text)}.`).join(' ')
  return {
    title: card.name,
    kind: p.closed[index] ? words.closed : words.kind({ number: card.number }),
    lines: [
      line(words.sites, each(sites.map((site) => siteText(t, p, of, site)))),
      line(words.digs, each(digs.map((space) => digText(t, p, of, space)))),
      ...giftLines(t, station),
      ...surveyorLines(t, box, p, station),
    ],
  }
}

const giftLines = (t: Locale, { card }: Station): readonly ThingLine[] => [
  ...(card.gift ? [line(t.about.station.gift, t.about.station.gains({ goods: countOf(t, card.gift, 1) }))] : []),
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
    ...(points > 0 ? [line(words.surveyor, words.worth({ points }))] : []),
    ...(here.length > 0 ? [line(words.here, `${t.goods.list({ parts: here })}.`)] : []),
  ]
}

function trackAbout(t: Locale, box: Box, p: Position, space: number): ThingWords | undefined {
  const words = t.about.track
  if (lineIn(box, p).spaces[space] === undefined) return undefined
  // A place where rubble is dug at a station is a part of its card.
  const { kind, station } = spaceIn(lineIn(box, p), space)
  if (kind === 'dig') return aboutText(t, box, p, { type: 'station', station })
  const owner = p.owners[space] ?? free
  const rubble = p.rubble[space] ?? 0
  const laid = owner === lost ? words.lost : words.laid({ name: owner > 0 ? seatName(t, p, owner - 1) : '' })
  return {
    title: words.title({ station: spaceStation(t, box, p, space) }),
    kind: words.kind({ points: spacePoints(box, p, space) }),
    lines: [line('', owner === free ? (rubble > 0 ? words.open({ rubble }) : words.clear({ steel: 1 })) : laid)],
  }
}

function contractAbout(t: Locale, box: Box, p: Position, id: number): ThingWords {
  const words = t.about.contract
  const contract = contractIn(box, id)
  const { area, verb, weather } = contract
  const holder = p.boards.findIndex(({ hand, used }) => [...hand, ...used].includes(id))
  const isUsed = holder >= 0 && boardOf(p, holder).used.includes(id)
  const scores = holder >= 0 && bestAssignment(box, p, holder).contracts.includes(id)
  return {
    title: verbName(t, verb),
    kind: holder >= 0 ? words.heldBy({ name: seatName(t, p, holder) }) : words.kind,
    lines: [
      line(area ? words.use({ area: t.named.areas[area] }) : words.useUpkeep, verbText(t, verb)),
      ...(isUsed ? [line(words.state, words.used)] : []),
      line(words.atEnd, [`${bonusText(t, contract)}.`, ...(scores ? [words.scores] : [])].join(' ')),
      line(words.weather, `${t.named.weather[weather]}.`),
    ],
  }
}

function trainAbout(t: Locale, box: Box, p: Position, number: number): ThingWords {
  const words = t.about.train
  const { name, steel, coal, hire } = trainIn(box, number)
  const owner = p.boards.findIndex(({ train }) => train === number)
  const power = powerText(t, box, number)
  const price = [words.costs({ steel, coal }), ...(p.isForSale ? [] : [words.notYet])]
  return {
    title: name,
    kind: owner >= 0 ? words.ownedBy({ name: seatName(t, p, owner) }) : words.kind,
    lines: [
      ...(owner >= 0 || p.boards.length === 1 ? [] : [line(words.price, price.join(' '))]),
      line(words.hire, words.hires({ coal: hire })),
      line(words.power, power === '' ? words.none : power),
    ],
  }
}

function seatAbout(t: Locale, box: Box, p: Position, seat: number): ThingWords {
  const words = t.about
  const { goods, markers, train, hand, used } = boardOf(p, seat)
  const cards = [...hand, ...used]
  return {
    title: seatName(t, p, seat),
    kind: words.seat.soFar({ points: pointsSoFar(box, p, seat) }),
    lines: [
      line('', t.table.holds({ goods: goodsText(t, goods) })),
      ...(cards.length > 0 ? [line(words.seat.contracts, `${contractNames(t, box, cards)}.`)] : []),
      ...(train > 0 ? [line(words.train.kind, trainIn(box, train).name)] : []),
      line(words.station.surveyor, `${surveyorPlace(t, box, p, seat)}.`),
      line(words.seat.markers, words.seat.left({ count: markers })),
    ],
  }
}
