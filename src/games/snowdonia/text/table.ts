import type { Seat } from '../../../rules/game.ts'
import type { Held, TablePart } from '../../../rules/words.ts'
import { type Box, contractIn, countsIn, lineIn, trainIn } from '../box.ts'
import type { Contract } from '../content/edition.ts'
import { goods } from '../goods.ts'
import { type Line, type Station, siteIn, spaceIn } from '../line.ts'
import { eventAhead } from '../outlook.ts'
import { boardOf, free, lost, type Position } from '../position.ts'
import { baseRate } from '../powers.ts'
import { spacePoints } from '../prospects.ts'
import { reckon } from '../score.ts'
import { isFogged, openArea } from '../spaces.ts'
import { rubbleLeft } from '../verbs/along.ts'
import { bonusText, contractName, contractNames, verbText } from './contracts.ts'
import { countOf, goodsText } from './goods.ts'
import type { Locale } from './locale.ts'
import { areaName, eventName, seatName, surveyorPlace } from './names.ts'

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
  return `${points.join(', ')} · ${t.table.far({ laid: laidOf(tracks, p), of: tracks.length })}`
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
    title: words.round({ round: p.round }),
    lines: [
      words.weather({ now: t.named.skies[p.sky], next: t.named.skies[next], later: t.named.skies[later] }),
      words.rates({ dig: baseRate(box, p, 'dig'), lay: baseRate(box, p, 'lay') }),
      words.event({ space, event: eventName(t, p, kind) }),
      words.bag({ cubes: bagText(t, p), restock: countsIn(box, p).restock }),
    ],
  }
}

/** Numbers of cubes in the bag: nobody looks inside, but everyone has seen what came out and went back. */
export const bagText = (t: Locale, { bag }: Position): string => goodsText(t, bag)

function seatPart(t: Locale, box: Box, p: Position, seat: Seat): TablePart {
  const words = t.table
  const { goods, labourers, markers, train, hand, used } = boardOf(p, seat)
  return {
    title: words.seat({ name: seatName(t, p, seat), points: pointsSoFar(box, p, seat) }),
    lines: [
      ...(p.start === seat ? [words.start] : []),
      words.holds({ goods: goodsText(t, goods) }),
      words.labourers({ home: labourers, markers }),
      words.surveyor({ station: surveyorPlace(t, box, p, seat) }),
      ...(train > 0 ? [ownTrainText(t, box, train)] : []),
      ...(hand.length > 0 ? [words.held({ contracts: contractNames(t, box, hand) })] : []),
      ...(used.length > 0 ? [words.used({ contracts: contractNames(t, box, used) })] : []),
    ],
  }
}

function ownTrainText(t: Locale, box: Box, train: number): string {
  const [{ name }, does] = [trainIn(box, train), powerText(t, box, train)]
  return does === '' ? t.table.ownTrain({ name }) : t.table.ownTrainDoes({ name, does })
}

/** A seat's goods, and how many contracts it can still use or score. */
export function holdingsOf(t: Locale, p: Position, seat: Seat): readonly Held[] {
  const { goods: own, hand, used } = boardOf(p, seat)
  return [
    ...goods.map((good) => ({ amount: own[good], say: (n: number) => countOf(t, good, n) })),
    { amount: hand.length + used.length, say: (contracts) => t.goods.contracts({ contracts }) },
  ]
}

/** Effect of a train; empty for one that has no power. */
export function powerText(t: Locale, box: Box, train: number): string {
  const { verb } = trainIn(box, train)
  return verb ? verbText(t, verb) : ''
}

/** A train with its price and the coal on it. */
export const trainText = ({ table, goods }: Locale, name: string, steel: number, coal: number): string =>
  table.train({ name, price: goods.steel({ steel }), coal: goods.coal({ coal }) })

const areasPart = (t: Locale, p: Position): TablePart => ({
  title: t.table.areas,
  lines: p.work.map((_, area) => areaLine(t, p, area)),
})

function areaLine(t: Locale, p: Position, area: number): string {
  const words = t.table
  const spaces = p.work[area] ?? []
  const name = areaName(t, p, area)
  if (isFogged(p, area)) return words.fogged({ area: name })
  const names = spaces.filter((seat) => seat >= 0).map((seat) => seatName(t, p, seat))
  const room = area === openArea ? words.room : words.free({ spaces: spaces.length - names.length })
  const who = [...(names.length > 0 ? [t.goods.list({ parts: names })] : []), room]
  return words.area({ area: name, who: who.join(', ') })
}

function suppliesPart(t: Locale, box: Box, p: Position): TablePart {
  const words = t.table
  const office = p.office.filter((id) => id > 0).map((id) => contractIn(box, id))
  return {
    title: words.supplies,
    lines: [
      words.yard({ goods: goodsText(t, p.yard) }),
      ...office.map((one) => officeText(t, box, one)),
      ...(office.length === 0 ? [words.noOffice] : []),
      words.deck({ contracts: p.deck.length, weather: t.named.skies[p.back] }),
      ...shedLines(t, box, p),
    ],
  }
}

const officeText = (t: Locale, box: Box, one: Contract) =>
  t.table.office({ contract: contractName(t, box, one.id), does: verbText(t, one.verb), bonus: bonusText(t, one) })

const shedLines = (t: Locale, box: Box, p: Position): readonly string[] => [
  ...(p.isForSale || p.shed.length === 0 ? [] : [t.table.notYet]),
  ...p.shed.map(({ train, coal }) => {
    const { name, steel } = trainIn(box, train)
    return trainText(t, name, steel, coal)
  }),
]

function linePart(t: Locale, box: Box, p: Position): TablePart {
  const line = lineIn(box, p)
  return {
    title: t.table.line({ rubble: rubbleLeft(p), laid: laidOf(line.tracks, p), of: line.tracks.length }),
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
  return [t.table.stretch({ station: station.card.name, tracks: each.join('; ') })]
}

function trackText(t: Locale, box: Box, p: Position, space: number): string {
  const { track } = t.table
  const owner = p.owners[space] ?? free
  const points = spacePoints(box, p, space)
  if (owner === lost) return track.lost
  if (owner > 0) return track.laid({ name: seatName(t, p, owner - 1), points })
  return track.open({ points, rubble: p.rubble[space] ?? 0 })
}

function stationLine(t: Locale, p: Position, line: Line, station: Station): string {
  const { card, index, digs, sites } = station
  const each = [...digs.map((space) => digText(t, p, line, space)), ...sites.map((site) => siteText(t, p, line, site))]
  const name = p.closed[index] ? t.table.closed({ name: card.name }) : card.name
  return t.table.station({ name, sites: each.join('; ') })
}

/** An excavation site: the rubble left on it and its points, or whose it is. */
export function digText(t: Locale, p: Position, line: Line, space: number): string {
  const { points } = spaceIn(line, space)
  const rubble = p.rubble[space] ?? 0
  return ownedText(t, p, p.owners[space] ?? free, points) ?? digOpen(t, rubble, points)
}

// Cleared by someone without a marker, or by an event.
const digOpen = ({ table: { site } }: Locale, rubble: number, points: number) =>
  rubble > 0 ? site.dig({ rubble, points }) : site.lost

/** A building site: its price and points, or whose it is. */
export function siteText(t: Locale, p: Position, line: Line, site: number): string {
  const { points, stone, steel } = siteIn(line, site)
  const owned = ownedText(t, p, p.sites[site] ?? free, points)
  return owned ?? t.table.site.open({ cost: goodsText(t, { stone, steel }), points })
}

function ownedText(t: Locale, p: Position, owner: number, points: number): string | undefined {
  if (owner === lost) return t.table.site.lost
  return owner > 0 ? t.table.site.owned({ name: seatName(t, p, owner - 1), points }) : undefined
}
