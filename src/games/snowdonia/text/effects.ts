import { type Box, lineIn, trainIn } from '../box.ts'
import type { Effect, EffectOf, EffectType } from '../effects.ts'
import { siteIn } from '../line.ts'
import type { Cube, Position } from '../position.ts'
import { baseRate } from '../powers.ts'
import { spacePoints } from '../prospects.ts'
import { contractName, contractNames } from './contracts.ts'
import { countOf, goodsText } from './goods.ts'
import type { Locale } from './locale.ts'
import {
  areaName,
  endName,
  eventName,
  seatName,
  spacePlace,
  spaceStation,
  stationName,
  surveyorPlace,
} from './names.ts'

interface Context {
  readonly t: Locale
  readonly box: Box
  readonly p: Position
  /** The name of the seat whose effect it is; empty where it is no one’s. */
  readonly name: string
}
type Texts = {
  readonly [T in EffectType]: (context: Context, effect: EffectOf<T>) => string | undefined
}

const area = ({ t, p }: Context, index: number) => areaName(t, p, index)
const contract = ({ t, box }: Context, id: number) => contractName(t, box, id)
const train = ({ box }: Context, number: number) => trainIn(box, number).name

const texts: Texts = {
  dealt: (c, e) => {
    const { log } = c.t
    const { series, train: own } = c.p.settings
    if (c.p.boards.length === 1)
      return log.alone({ match: series.length + 1, matches: c.box.values.trains.length, train: train(c, own) })
    return log.dealt({ name: seatName(c.t, c.p, e.start) })
  },
  forecast: ({ t }, { coming: [next = 'fog', later = 'fog'] }) =>
    t.log.forecast({ next: t.named.skies[next], later: t.named.skies[later] }),
  began: ({ t, box, p, name }, e) => t.log.began({ name, station: endName(t, box, p, e.end) }),
  posted: ({ t, box, p, name }, e) => t.log.posted({ name, station: endName(t, box, p, e.end) }),
  round: ({ t }, e) => t.log.round({ round: e.round }),
  hired: ({ t, name }, e) => t.log.hired({ name, coal: e.coal }),
  placed: (c, e) => c.t.log.placed({ name: c.name, area: area(c, e.area) }),
  moved: (c, e) => c.t.log.moved({ name: c.name, from: area(c, e.area), to: area(c, e.toArea) }),
  area: () => undefined,
  used: (c, e) => c.t.log.used({ name: c.name, contract: contract(c, e.contract) }),
  locked: ({ t, name }) => t.log.locked({ name }),
  lead: ({ t, name }, e) => (e.fixed ? t.log.leadFixed({ name }) : t.log.lead({ name })),
  took: ({ t, name }, { iron, stone, coal }) => t.log.took({ name, goods: goodsText(t, { iron, stone, coal }) }),
  drewBag: ({ t, name }, { iron, stone, coal, event }) => {
    const drew = t.log.drewBag({ name, goods: goodsText(t, { iron, stone, coal }) })
    return event > 0 ? `${drew} ${t.log.whiteBack({ event })}` : drew
  },
  traded: ({ t, name }, { iron, rubble, steel, stone }) =>
    t.log.traded({ name, given: goodsText(t, { iron, rubble }), made: goodsText(t, { steel, stone }) }),
  dug: ({ t, box, p, name }, e) => t.log.dug({ name, rubble: e.count, place: spacePlace(t, box, p, e.space) }),
  claimed: ({ t, box, p, name }, e) =>
    t.log.claimed({ name, station: spaceStation(t, box, p, e.space), points: spacePoints(box, p, e.space) }),
  laid: ({ t, box, p, name }, e) =>
    t.log.laid({ name, station: spaceStation(t, box, p, e.space), points: spacePoints(box, p, e.space) }),
  built: ({ t, box, p, name }, { site, iron, stone, steel, rubble }) => {
    const { station, points } = siteIn(lineIn(box, p), site)
    const price = goodsText(t, { iron, stone, steel, rubble })
    return t.log.built({ name, station: stationName(t, box, p, station), price, points })
  },
  gift: ({ t, name }, e) => t.log.gift({ name, goods: countOf(t, e.kind, 1) }),
  bought: (c, e) => {
    const { log, goods } = c.t
    const price = goodsText(c.t, { steel: e.steel, iron: e.iron })
    if (e.coal === 0) return log.bought({ name: c.name, train: train(c, e.train), price })
    return log.boughtWith({ name: c.name, train: train(c, e.train), price, coal: goods.coal({ coal: e.coal }) })
  },
  returned: (c, e) => c.t.log.returned({ name: c.name, train: train(c, e.train) }),
  fuelled: (c, e) => c.t.log.fuelled({ train: train(c, e.train), coal: c.t.goods.coal({ coal: e.coal }) }),
  contract: (c, e) => c.t.log.contract({ name: c.name, contract: contract(c, e.contract) }),
  drew: ({ t, box, name }, e) => t.log.drew({ name, contracts: contractNames(t, box, e.contracts) }),
  kept: (c, e) => c.t.log.kept({ name: c.name, contract: contract(c, e.contract) }),
  surveyed: ({ t, box, p, name }, e) => t.log.surveyed({ name, station: surveyorPlace(t, box, p, e.seat) }),
  disc: ({ t, name }, e) => t.log.disc({ name, weather: t.named.skies[e.weather] }),
  home: () => undefined,
  allDug: ({ t }) => t.log.allDug,
  dropped: ({ t, box }, e) => t.log.dropped({ contracts: contractNames(t, box, e.contracts) }),
  closedUp: () => undefined,
  reshuffled: ({ t }) => t.log.reshuffled,
  filled: (c, e) => c.t.log.filled({ contract: contract(c, e.contract) }),
  back: () => undefined,
  weather: ({ t, box, p }, e) => {
    if (e.sky === 'fog') return t.log.fog
    const rate = (of: 'dig' | 'lay') => baseRate(box, p, of)
    return t.log.weather({ sky: t.named.skies[e.sky], dig: rate('dig'), lay: rate('lay') })
  },
  stocked: ({ t }, e) => t.log.stocked({ cubes: cubesText(t, e.cubes) }),
  event: ({ t, p }, e) => t.log.event({ space: e.space, event: eventName(t, p, e.kind) }),
  cleared: ({ t, box, p }, e) => t.log.cleared({ rubble: e.count, place: spacePlace(t, box, p, e.space) }),
  railed: ({ t, box, p }, e) => t.log.railed({ station: spaceStation(t, box, p, e.space) }),
  completed: ({ t, box, p }, e) => t.log.completed({ station: stationName(t, box, p, e.station) }),
  // The event says so already.
  forSale: () => undefined,
  upkeep: ({ t, p }, { seats }) => {
    const names = seats.map((seat) => seatName(t, p, seat))
    return names.length > 0 ? t.log.upkeep({ names: t.goods.list({ parts: names }) }) : undefined
  },
  maintained: (c, e) =>
    e.contract > 0
      ? c.t.log.discarded({ name: c.name, contract: contract(c, e.contract) })
      : c.t.log.maintained({ name: c.name, steel: 1 }),
  crossed: ({ t, box, p }, e) => t.log.crossed({ station: endName(t, box, p, e.end) }),
  cubesBack: ({ t }, e) => t.log.cubesBack({ event: e.spaces.length }),
  scored: ({ t, box, name }, { contracts }) =>
    contracts.length > 0 ? t.log.scored({ name, contracts: contractNames(t, box, contracts) }) : undefined,
  ending: ({ t }, e) => t.log.ending[e.why],
  over: ({ t }) => t.log.over,
}

// Passing the type beside the effect lets the compiler match the entry to the effect.
const textOf = <T extends EffectType>(type: T, context: Context, effect: { [K in EffectType]: EffectOf<K> }[T]) =>
  texts[type](context, effect)

/** The log’s line for an effect; undefined where it needs none of its own. `p` is the position after it. */
export function effectText(t: Locale, box: Box, p: Position, effect: Effect): string | undefined {
  const name = 'seat' in effect ? seatName(t, p, effect.seat) : ''
  return textOf(effect.type, { t, box, p, name }, effect)
}

/** Cubes drawn, in one list. */
function cubesText(t: Locale, cubes: readonly Cube[]): string {
  const count = (kind: Cube) => cubes.filter((cube) => cube === kind).length
  const amounts = { iron: count('iron'), stone: count('stone'), coal: count('coal') }
  return goodsText(t, { ...amounts, event: count('event') }, t.log.noCubes)
}
