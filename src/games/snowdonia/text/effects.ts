import { type Box, lineIn, trainIn } from '../box.ts'
import type { Effect, EffectOf, EffectType } from '../effects.ts'
import { siteIn } from '../line.ts'
import type { Cube, Position } from '../position.ts'
import { baseRate } from '../powers.ts'
import { spacePoints } from '../prospects.ts'
import { contractName, contractNames } from './contracts.ts'
import { goodsText } from './goods.ts'
import type { Locale } from './locale.ts'
import { areaName, endName, spacePlace, spaceStation, stationName, surveyorPlace } from './places.ts'
import { seatName } from './seats.ts'

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
    const { effects } = c.t
    const { series, train: own } = c.p.settings
    if (c.p.boards.length === 1) return effects.alone(series.length + 1, c.box.values.trains.length, train(c, own))
    return effects.dealt(seatName(c.t, c.p, e.start))
  },
  forecast: ({ t }, { coming: [next = 'fog', later = 'fog'] }) =>
    t.effects.forecast(t.named.skies[next], t.named.skies[later]),
  began: ({ t, box, p, name }, e) => t.effects.began(name, endName(t, box, p, e.end)),
  posted: ({ t, box, p, name }, e) => t.effects.posted(name, endName(t, box, p, e.end)),
  round: ({ t }, e) => t.effects.round(e.round),
  hired: ({ t, name }, e) => t.effects.hired(name, e.coal),
  placed: (c, e) => c.t.effects.placed(c.name, area(c, e.area)),
  moved: (c, e) => c.t.effects.moved(c.name, area(c, e.area), area(c, e.toArea)),
  area: () => undefined,
  used: (c, e) => c.t.effects.used(c.name, contract(c, e.contract)),
  locked: ({ t, name }) => t.effects.locked(name),
  lead: ({ t, name }, e) => (e.fixed ? t.effects.leadFixed(name) : t.effects.lead(name)),
  took: ({ t, name }, { iron, stone, coal }) => t.effects.took(name, goodsText(t, { iron, stone, coal })),
  drewBag: ({ t, name }, { iron, stone, coal, event }) => {
    const drew = t.effects.drewBag(name, goodsText(t, { iron, stone, coal }))
    return event > 0 ? `${drew} ${t.effects.whiteBack(event)}` : drew
  },
  traded: ({ t, name }, { iron, rubble, steel, stone }) =>
    t.effects.traded(name, goodsText(t, { iron, rubble }), goodsText(t, { steel, stone })),
  dug: ({ t, box, p, name }, e) => t.effects.dug(name, e.count, spacePlace(t, box, p, e.space)),
  claimed: ({ t, box, p, name }, e) =>
    t.effects.claimed(name, spaceStation(t, box, p, e.space), spacePoints(box, p, e.space)),
  laid: ({ t, box, p, name }, e) =>
    t.effects.laid(name, spaceStation(t, box, p, e.space), spacePoints(box, p, e.space)),
  built: ({ t, box, p, name }, { site, iron, stone, steel, rubble }) => {
    const { station, points } = siteIn(lineIn(box, p), site)
    const price = goodsText(t, { iron, stone, steel, rubble })
    return t.effects.built(name, stationName(t, box, p, station), price, points)
  },
  gift: ({ t, name }, e) => t.effects.gift(name, t.counted[e.kind](1)),
  bought: (c, e) => {
    const { effects, counted } = c.t
    const price = goodsText(c.t, { steel: e.steel, iron: e.iron })
    if (e.coal === 0) return effects.bought(c.name, train(c, e.train), price)
    return effects.boughtWith(c.name, train(c, e.train), price, counted.coal(e.coal))
  },
  returned: (c, e) => c.t.effects.returned(c.name, train(c, e.train)),
  fuelled: (c, e) => c.t.effects.fuelled(train(c, e.train), c.t.counted.coal(e.coal)),
  contract: (c, e) => c.t.effects.contract(c.name, contract(c, e.contract)),
  drew: ({ t, box, name }, e) => t.effects.drew(name, contractNames(t, box, e.contracts)),
  kept: (c, e) => c.t.effects.kept(c.name, contract(c, e.contract)),
  surveyed: ({ t, box, p, name }, e) => t.effects.surveyed(name, surveyorPlace(t, box, p, e.seat)),
  disc: ({ t, name }, e) => t.effects.disc(name, t.named.skies[e.weather]),
  home: () => undefined,
  allDug: ({ t }) => t.effects.allDug,
  dropped: ({ t, box }, e) => t.effects.dropped(contractNames(t, box, e.contracts)),
  closedUp: () => undefined,
  reshuffled: ({ t }) => t.effects.reshuffled,
  filled: (c, e) => c.t.effects.filled(contract(c, e.contract)),
  back: () => undefined,
  weather: ({ t, box, p }, e) => {
    if (e.sky === 'fog') return t.effects.fog
    const rate = (of: 'dig' | 'lay') => baseRate(box, p, of)
    return t.effects.weather(t.named.skies[e.sky], rate('dig'), rate('lay'))
  },
  stocked: ({ t }, e) => t.effects.stocked(cubesText(t, e.cubes)),
  event: ({ t }, e) => t.effects.event(e.space, t.named.events[e.kind]),
  cleared: ({ t, box, p }, e) => t.effects.cleared(e.count, spacePlace(t, box, p, e.space)),
  railed: ({ t, box, p }, e) => t.effects.railed(spaceStation(t, box, p, e.space)),
  completed: ({ t, box, p }, e) => t.effects.completed(stationName(t, box, p, e.station)),
  // The event says so already.
  forSale: () => undefined,
  upkeep: ({ t, p }, { seats }) => {
    const names = seats.map((seat) => seatName(t, p, seat))
    return names.length > 0 ? t.effects.upkeep(t.lists.listNames(names)) : undefined
  },
  maintained: (c, e) =>
    e.contract > 0 ? c.t.effects.discarded(c.name, contract(c, e.contract)) : c.t.effects.maintained(c.name),
  crossed: ({ t, box, p }, e) => t.effects.crossed(endName(t, box, p, e.end)),
  cubesBack: ({ t }, e) => t.effects.cubesBack(e.spaces.length),
  scored: ({ t, box, name }, { contracts }) =>
    contracts.length > 0 ? t.effects.scored(name, contractNames(t, box, contracts)) : undefined,
  ending: ({ t }, e) => t.effects.ending[e.why],
  over: ({ t }) => t.effects.over,
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
  return goodsText(t, { ...amounts, event: count('event') }, t.effects.noCubes)
}
