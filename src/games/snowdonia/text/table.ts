import type { Seat } from '../../../rules/game.ts'
import type { TablePart } from '../../../rules/words.ts'
import { rubbleLeft } from '../along.ts'
import { type Box, contractIn, countsIn, lineIn, trainIn } from '../box.ts'
import { areas } from '../content/edition.ts'
import { nextEvent } from '../events.ts'
import type { Station } from '../line.ts'
import { boardOf, free, inBag, type Position } from '../position.ts'
import { isFogged } from '../spaces.ts'
import { goodsText, sentence } from './goods.ts'
import { areaName, openArea, surveyorPlace } from './places.ts'
import { totalPoints } from './scores.ts'
import { ownerName, seatName } from './seats.ts'
import type { Tongue } from './tongue.ts'
import { bonusText, contractNames, verbText } from './verbs.ts'

interface Context {
  readonly t: Tongue
  readonly box: Box
  readonly p: Position
}

/** Everything on the table, in the order a player wants to hear it. */
export function tableText(t: Tongue, box: Box, p: Position): readonly TablePart[] {
  const context = { t, box, p }
  return [
    roundPart(context),
    ...p.boards.map((_, seat) => seatPart(context, seat)),
    worksPart(context),
    officePart(context),
    shedPart(context),
    linePart(context),
    ...lineIn(box, p).stations.map((station) => stationPart(context, station)),
  ]
}

/** How far a match has come. */
export function farText(t: Tongue, box: Box, p: Position): string {
  const points = p.boards.map((_, seat) => `${seatName(t, p, seat)} ${totalPoints(box, p, seat)}`)
  const { tracks } = lineIn(box, p)
  const laid = tracks.filter((at) => p.owners[at] !== free).length
  return `${points.join(', ')} · ${t.table.far(Math.max(1, p.round), laid, tracks.length)}`
}

function roundPart({ t, box, p }: Context): TablePart {
  const { dig, lay } = box.values.rates
  const sky = (weather: (typeof p.coming)[number] | undefined) =>
    weather === undefined || weather === 'none' ? t.table.noWeather : t.weather[weather]
  const kind = box.values.events[nextEvent(box, p) - 1]?.kind ?? 'dig'
  return {
    title: t.table.round(Math.max(1, p.round)),
    lines: [
      t.table.weather(sky(p.sky), sky(p.coming[0]), sky(p.coming[1])),
      t.table.rates(dig.spaces[p.dig] ?? 0, lay.spaces[p.lay] ?? 0),
      t.table.event(t.events[kind]),
      t.table.bag(inBag(p), countsIn(box, p).restock),
    ],
  }
}

function seatPart({ t, box, p }: Context, seat: Seat): TablePart {
  const { goods, labourers, hired, markers, train, hand, used } = boardOf(p, seat)
  const { table } = t
  const verb = train > 0 ? trainIn(box, train).verb : undefined
  return {
    title: table.seat(seatName(t, p, seat), t.counted.points(totalPoints(box, p, seat))),
    lines: [
      ...(p.start === seat && p.boards.length > 1 ? [table.start] : []),
      table.holds(goodsText(t, goods)),
      table.labourers(labourers, hired),
      table.markers(markers),
      table.surveyor(surveyorPlace(box, p, seat)),
      ...(train > 0
        ? [table.ownTrain(trainIn(box, train).name, verb ? verbText(t, verb) : t.about.noPower)]
        : []),
      ...(hand.length > 0 ? [table.contracts(contractNames(t, hand))] : []),
      ...(used.length > 0 ? [table.usedContracts(contractNames(t, used))] : []),
    ],
  }
}

function worksPart({ t, p }: Context): TablePart {
  return {
    title: t.table.works,
    lines: [
      t.table.yard(goodsText(t, p.yard)),
      ...areas.map((_, area) => {
        const name = areaName(t, area)
        if (isFogged(p, area)) return t.table.fogged(name)
        const spaces = p.work[area] ?? []
        const names = spaces.filter((seat) => seat >= 0).map((seat) => seatName(t, p, seat))
        if (area === openArea) return t.table.areaOpen(name, names)
        return t.table.area(name, names, spaces.length - names.length)
      }),
    ],
  }
}

/** A contract with all it says. */
export const contractLine = ({ t, box }: Pick<Context, 't' | 'box'>, id: number): string => {
  const contract = contractIn(box, id)
  return `${t.contracts.name(id)}: ${bonusText(t, contract)} ${verbText(t, contract.verb)}`
}

const officePart = ({ t, box, p }: Context): TablePart => ({
  title: t.table.office,
  lines: [
    ...p.office.flatMap((id) => (id > 0 ? [contractLine({ t, box }, id)] : [])),
    t.table.deck(p.deck.length, p.back === 'none' ? t.table.noWeather : t.weather[p.back]),
  ],
})

function shedPart({ t, box, p }: Context): TablePart {
  const trains = p.shed.map(({ train, coal }) => {
    const { name, steel, verb } = trainIn(box, train)
    return t.table.train(
      name,
      t.counted.steel(steel),
      coal,
      verb ? verbText(t, verb) : t.about.noPower,
    )
  })
  const state = p.isForSale || p.boards.length === 1 ? [] : [t.table.notYet]
  return {
    title: t.table.shed,
    lines: [...state, ...(trains.length > 0 ? trains : [t.table.noTrains])],
  }
}

const linePart = ({ t, box, p }: Context): TablePart => ({
  title: t.table.line(rubbleLeft(p)),
  lines: lineIn(box, p).stations.flatMap((station) => {
    const cards = lineIn(box, p).tracks.filter(
      (at) => lineIn(box, p).spaces[at]?.station === station.index,
    )
    if (cards.length === 0) return []
    const said = cards.map((at) => cardText({ t, box, p }, at)).join('; ')
    return [`${sentence(t.table.stretch(cards.length, station.card.name))}: ${said}.`]
  }),
})

function cardText({ t, box, p }: Context, at: number): string {
  const { card } = t.table
  const { track = -1 } = lineIn(box, p).spaces[at] ?? {}
  const points = box.tracks[p.tracks[track] ?? -1]?.points ?? 0
  const [owner, rubble] = [p.owners[at] ?? free, p.rubble[at] ?? 0]
  const name = ownerName(t, p, owner)
  if (name) return card.laid(points, name)
  if (owner !== free) return card.lost
  return rubble > 0 ? card.rubble(points, rubble) : card.clear(points)
}

function stationPart({ t, box, p }: Context, { index, card, digs, sites }: Station): TablePart {
  const line = lineIn(box, p)
  const { site } = t.table
  const dug = digs.map((at) => {
    const { points = 0 } = line.spaces[at] ?? {}
    const name = ownerName(t, p, p.owners[at] ?? free)
    const rubble = p.rubble[at] ?? 0
    if (name) return site.owned(points, name)
    return rubble > 0 && !p.closed[index] ? site.rubble(rubble, points) : site.lost(points)
  })
  const built = sites.map((at) => {
    const { points = 0, stone = 0, steel = 0 } = line.sites[at] ?? {}
    const name = ownerName(t, p, p.sites[at] ?? free)
    if (name) return site.owned(points, name)
    return p.closed[index] ? site.lost(points) : site.open(goodsText(t, { stone, steel }), points)
  })
  return {
    title: t.table.station(card.name),
    lines: [...(p.closed[index] ? [t.table.closed] : []), `${[...dug, ...built].join('; ')}.`],
  }
}
