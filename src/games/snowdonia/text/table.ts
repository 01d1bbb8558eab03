import type { Seat } from '../../../rules/game.ts'
import type { TablePart } from '../../../rules/words.ts'
import { type Box, contractIn, countsIn, lineIn, trainIn } from '../box.ts'
import { type Line, type Station, siteIn, spaceIn } from '../line.ts'
import { eventAhead } from '../outlook.ts'
import { boardOf, free, lost, type Position } from '../position.ts'
import { baseRate } from '../powers.ts'
import { spacePoints } from '../prospects.ts'
import { reckon } from '../score.ts'
import { isFogged, openArea } from '../spaces.ts'
import { rubbleLeft } from '../verbs/along.ts'
import { bonusText, contractName, contractNames, verbText } from './contracts.ts'
import { goodsParts, goodsText } from './goods.ts'
import type { Locale } from './locale.ts'
import { areaName, surveyorPlace } from './places.ts'
import { seatName } from './seats.ts'

/** Everything on the table, in the order a player wants to hear it. */
export const tableText = (t: Locale, box: Box, p: Position): readonly TablePart[] => [
  roundPart(t, box, p),
  ...p.boards.map((_, seat) => seatPart(t, box, p, seat)),
  areasPart(t, p),
  suppliesPart(t, box, p),
  linePart(t, box, p),
]

/** Progress of a match: the points so far, and the track that is laid. */
export function farText(t: Locale, box: Box, p: Position): string {
  const points = p.boards.map((_, seat) => `${seatName(t, p, seat)} ${pointsSoFar(box, p, seat)}`)
  const { tracks } = lineIn(box, p)
  return `${points.join(', ')} · ${t.table.far(laidOf(tracks, p), tracks.length)}`
}

/** A seat's score if the match ended now. */
export const pointsSoFar = (box: Box, p: Position, seat: Seat): number =>
  reckon(box, p, seat).reduce((sum, { points }) => sum + points, 0)

const laidOf = (tracks: readonly number[], { owners }: Position) =>
  tracks.filter((space) => owners[space] !== free).length

function roundPart(t: Locale, box: Box, p: Position): TablePart {
  const words = t.table
  const [next = 'none', later = 'none'] = p.coming
  const { space, kind } = eventAhead(box, p)
  return {
    title: words.round(p.round),
    lines: [
      words.weather(t.named.skies[p.sky], t.named.skies[next], t.named.skies[later]),
      words.rates(baseRate(box, p, 'dig'), baseRate(box, p, 'lay')),
      words.event(space, t.named.events[kind]),
      words.bag(bagText(t, p), countsIn(box, p).restock),
    ],
  }
}

/** Numbers of cubes in the bag; nobody may look at their kinds, but everyone can count them. */
export const bagText = (t: Locale, { bag }: Position): string => goodsText(t, bag)

function seatPart(t: Locale, box: Box, p: Position, seat: Seat): TablePart {
  const words = t.table
  const { goods, labourers, markers, train, hand, used } = boardOf(p, seat)
  return {
    title: words.seat(seatName(t, p, seat), pointsSoFar(box, p, seat)),
    lines: [
      ...(p.start === seat ? [words.start] : []),
      words.holds(goodsText(t, goods)),
      words.labourers(labourers, markers),
      words.surveyor(surveyorPlace(t, box, p, seat)),
      ...(train > 0 ? [words.ownTrain(trainIn(box, train).name, powerText(t, box, train))] : []),
      ...(hand.length > 0 ? [words.held(contractNames(t, box, hand))] : []),
      ...(used.length > 0 ? [words.used(contractNames(t, box, used))] : []),
    ],
  }
}

/** A seat's goods, and how many contracts it can still use or score. */
export function holdingsText(t: Locale, p: Position, seat: Seat): readonly string[] {
  const { goods, hand, used } = boardOf(p, seat)
  const contracts = hand.length + used.length
  return [...goodsParts(t, goods), ...(contracts > 0 ? [t.counted.contracts(contracts)] : [])]
}

/** Effect of a train; empty for one that has no power. */
export function powerText(t: Locale, box: Box, train: number): string {
  const { verb } = trainIn(box, train)
  return verb ? verbText(t, verb) : ''
}

const areasPart = (t: Locale, p: Position): TablePart => ({
  title: t.table.areas,
  lines: p.work.map((_, area) => areaLine(t, p, area)),
})

function areaLine(t: Locale, p: Position, area: number): string {
  const words = t.table
  const spaces = p.work[area] ?? []
  const name = areaName(t, p, area)
  if (isFogged(p, area)) return words.fogged(name)
  const names = spaces.filter((seat) => seat >= 0).map((seat) => seatName(t, p, seat))
  return area === openArea ? words.areaOpen(name, names) : words.area(name, names, spaces.length - names.length)
}

function suppliesPart(t: Locale, box: Box, p: Position): TablePart {
  const words = t.table
  const office = p.office.filter((id) => id > 0).map((id) => contractIn(box, id))
  return {
    title: words.supplies,
    lines: [
      words.yard(goodsText(t, p.yard)),
      ...office.map((one) => words.office(contractName(t, box, one.id), verbText(t, one.verb), bonusText(t, one))),
      ...(office.length === 0 ? [words.noOffice] : []),
      words.deck(p.deck.length, t.named.skies[p.back]),
      ...shedLines(t, box, p),
    ],
  }
}

const shedLines = (t: Locale, box: Box, p: Position): readonly string[] => [
  ...(p.isForSale || p.shed.length === 0 ? [] : [t.table.notYet]),
  ...p.shed.map(({ train, coal }) => {
    const { name, steel } = trainIn(box, train)
    return t.table.train(name, t.counted.steel(steel), t.counted.coal(coal))
  }),
]

function linePart(t: Locale, box: Box, p: Position): TablePart {
  const line = lineIn(box, p)
  return {
    title: t.table.line(rubbleLeft(p), laidOf(line.tracks, p), line.tracks.length),
    lines: line.stations.flatMap((station) => [
      ...stretchLine(t, box, p, line, station),
      stationLine(t, p, line, station),
    ]),
  }
}

function stretchLine(t: Locale, box: Box, p: Position, line: Line, station: Station): string[] {
  const tracks = line.tracks.filter((space) => spaceIn(line, space).station === station.index)
  if (tracks.length === 0) return []
  const each = tracks.map((space) => trackText(t, box, p, space))
  return [t.table.stretch(station.card.name, each.join('; '))]
}

function trackText(t: Locale, box: Box, p: Position, space: number): string {
  const { track } = t.table
  const owner = p.owners[space] ?? free
  const points = spacePoints(box, p, space)
  if (owner === lost) return track.lost
  if (owner > 0) return track.laid(seatName(t, p, owner - 1), points)
  return track.open(points, p.rubble[space] ?? 0)
}

function stationLine(t: Locale, p: Position, line: Line, station: Station): string {
  const { card, index, digs, sites } = station
  const each = [...digs.map((space) => digText(t, p, line, space)), ...sites.map((site) => siteText(t, p, line, site))]
  const name = p.closed[index] ? t.table.closed(card.name) : card.name
  return t.table.station(name, each.join('; '))
}

/** An excavation site: the rubble left on it and its points, or whose it is. */
export function digText(t: Locale, p: Position, line: Line, space: number): string {
  const { points } = spaceIn(line, space)
  const rubble = p.rubble[space] ?? 0
  return ownedText(t, p, p.owners[space] ?? free, points) ?? digOpen(t, rubble, points)
}

// Cleared by someone without a marker, or by an event.
const digOpen = ({ table: { site } }: Locale, rubble: number, points: number) =>
  rubble > 0 ? site.dig(rubble, points) : site.lost

/** A building site: its price and points, or whose it is. */
export function siteText(t: Locale, p: Position, line: Line, site: number): string {
  const { points, stone, steel } = siteIn(line, site)
  const owned = ownedText(t, p, p.sites[site] ?? free, points)
  return owned ?? t.table.site.open(goodsText(t, { stone, steel }), points)
}

function ownedText(t: Locale, p: Position, owner: number, points: number): string | undefined {
  if (owner === lost) return t.table.site.lost
  return owner > 0 ? t.table.site.owned(seatName(t, p, owner - 1), points) : undefined
}
