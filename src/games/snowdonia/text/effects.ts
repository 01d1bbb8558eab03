import { type Box, contractIn, lineIn, trainIn } from '../box.ts'
import type { Effect, EffectOf, EffectType } from '../effects.ts'
import { siteIn, spaceIn } from '../line.ts'
import { boardOf, type Position } from '../position.ts'
import { spacePoints } from '../prospects.ts'
import { goodsText, sentence } from './goods.ts'
import { areaName, endName, spaceName, stationName, surveyorPlace } from './places.ts'
import { seatName } from './seats.ts'
import type { Tongue } from './tongue.ts'
import { contractNames, verbText } from './verbs.ts'

interface Context {
  readonly t: Tongue
  readonly box: Box
  readonly p: Position
  /** The name of the seat whose effect it is; empty where it is no one’s. */
  readonly name: string
}
type Texts = {
  readonly [T in EffectType]: (context: Context, effect: EffectOf<T>) => string | undefined
}

const at = ({ box, p }: Context, space: number): string =>
  stationName(box, p, spaceIn(lineIn(box, p), space).station)
const silent = () => undefined

const texts: Texts = {
  dealt: ({ t, p }, e) =>
    p.boards.length > 1 ? t.effects.dealt(seatName(t, p, e.start)) : t.effects.alone,
  forecast: ({ t }, { coming: [next = 'sun', later = 'sun'] }) =>
    t.effects.forecast(t.weather[next], t.weather[later]),
  began: ({ t, box, p, name }, e) => t.effects.began(name, endName(box, p, e.end)),
  posted: ({ t, box, p }, e) => t.effects.posted(endName(box, p, e.end)),
  round: ({ t }, e) => t.effects.round(e.round),
  hired: ({ t, name }, e) => t.effects.hired(name, e.coal),
  placed: ({ t, name }, e) => t.effects.placed(name, areaName(t, e.area)),
  moved: ({ t, name }, e) =>
    t.effects.moved(name, spaceName(t, e.area, e.space), spaceName(t, e.toArea, e.toSpace)),
  area: silent,
  used: ({ t, box, name }, e) =>
    t.effects.used(
      name,
      t.contracts.name(e.contract),
      verbText(t, contractIn(box, e.contract).verb),
    ),
  locked: silent,
  lead: ({ t, name }) => t.effects.lead(name),
  took: ({ t, name }, e) => t.effects.took(name, goodsText(t, e)),
  drewBag: ({ t, name }, e) => t.effects.drewBag(name, goodsText(t, e)),
  traded: ({ t, name }, { iron, rubble, steel, stone }) =>
    steel + stone > 0
      ? t.effects.traded(name, goodsText(t, { iron, rubble }), goodsText(t, { steel, stone }))
      : undefined,
  dug: ({ t, name }, e) => t.effects.dug(name, e.count),
  claimed: (c, e) => c.t.effects.claimed(c.name, at(c, e.space), spacePoints(c.box, c.p, e.space)),
  laid: ({ t, box, p, name }, e) => t.effects.laid(name, spacePoints(box, p, e.space)),
  built: ({ t, box, p, name }, e) => {
    const { station, points } = siteIn(lineIn(box, p), e.site)
    return t.effects.built(name, stationName(box, p, station), points)
  },
  gift: ({ t, name }, e) => t.effects.gift(name, t.counted[e.kind](1)),
  bought: ({ t, box, name }, e) => t.effects.bought(name, trainIn(box, e.train).name),
  returned: ({ t, box, name }, e) => t.effects.returned(name, trainIn(box, e.train).name),
  fuelled: silent,
  contract: ({ t, name }, e) => t.effects.contract(name, t.contracts.name(e.contract)),
  drew: ({ t, name }, e) => t.effects.drew(name, e.contracts.length),
  kept: ({ t, name }, e) => t.effects.kept(name, t.contracts.name(e.contract)),
  surveyed: ({ t, box, p, name }, e) => t.effects.surveyed(name, surveyorPlace(box, p, e.seat)),
  disc: ({ t, name }, e) => t.effects.disc(name, t.weather[e.weather]),
  home: silent,
  allDug: ({ t }) => t.effects.allDug,
  dropped: ({ t }, e) => t.effects.dropped(contractNames(t, e.contracts)),
  closedUp: silent,
  reshuffled: ({ t }) => t.effects.reshuffled,
  filled: silent,
  back: silent,
  weather: ({ t, box }, e) => {
    if (e.sky === 'fog') return t.effects.fog
    const { dig, lay } = box.values.rates
    return t.effects.weather(t.weather[e.sky], dig.spaces[e.dig] ?? 0, lay.spaces[e.lay] ?? 0)
  },
  stocked: ({ t }, e) => t.effects.stocked(cubesText(t, e.cubes)),
  event: ({ t }, e) => t.effects.event(t.events[e.kind]),
  cleared: (c, e) => {
    const { kind } = spaceIn(lineIn(c.box, c.p), e.space)
    return kind === 'dig'
      ? c.t.effects.cleared(at(c, e.space), e.count)
      : c.t.effects.clearedTrack(e.count)
  },
  railed: ({ t }) => t.effects.railed,
  completed: ({ t, box, p }, e) => t.effects.completed(stationName(box, p, e.station)),
  forSale: ({ t }) => t.effects.forSale,
  upkeep: ({ t, p }, e) =>
    e.seats.length > 0 ? t.effects.upkeep(e.seats.map((seat) => seatName(t, p, seat))) : undefined,
  maintained: ({ t, name }, e) =>
    e.contract > 0
      ? t.effects.discarded(name, t.contracts.name(e.contract))
      : t.effects.maintained(name),
  crossed: ({ t, box, p }, e) => t.effects.crossed(endName(box, p, e.end)),
  cubesBack: ({ t }, e) => t.effects.cubesBack(e.spaces.length),
  scored: ({ t, p, name }, e) =>
    boardOf(p, e.seat).hand.length + boardOf(p, e.seat).used.length > 0
      ? t.effects.scored(
          name,
          e.contracts.length > 0 ? contractNames(t, e.contracts) : t.effects.none,
        )
      : undefined,
  ending: ({ t }, e) => t.effects.ending[e.why],
  over: ({ t }) => t.effects.over,
}

// Passing the type beside the effect lets the compiler match the entry to the effect.
const textOf = <T extends EffectType>(
  type: T,
  context: Context,
  effect: { [K in EffectType]: EffectOf<K> }[T],
) => texts[type](context, effect)

/** The log’s line for an effect; undefined where it needs none of its own. */
export function effectText(t: Tongue, box: Box, p: Position, effect: Effect): string | undefined {
  const name = 'seat' in effect ? seatName(t, p, effect.seat) : ''
  return textOf(effect.type, { t, box, p, name }, effect)
}

/** Cubes in one list, white ones last. */
function cubesText(t: Tongue, cubes: readonly string[]): string {
  const count = (kind: string) => cubes.filter((cube) => cube === kind).length
  const amounts = {
    iron: count('iron'),
    stone: count('stone'),
    coal: count('coal'),
    event: count('event'),
  }
  return cubes.length > 0 ? sentence(goodsText(t, amounts)) : t.effects.noCubes
}
