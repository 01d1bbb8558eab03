import { type Box, lineIn } from '../../../src/games/snowdonia/box.ts'
import type { RouteName } from '../../../src/games/snowdonia/content/edition.ts'
import type { Effect, EffectType } from '../../../src/games/snowdonia/effects.ts'
import { builtIn, snowdonia } from '../../../src/games/snowdonia/index.ts'
import { type Line, siteIn, spaceIn } from '../../../src/games/snowdonia/line.ts'
import type { Types } from '../../../src/games/snowdonia/moves.ts'
import type { Position } from '../../../src/games/snowdonia/position.ts'
import { optionsIn } from '../../../src/games/snowdonia/text/options.ts'
import * as english from '../../../src/games/snowdonia/words/en/index.ts'
import { canonical } from '../../../src/kit/json.ts'
import { positionOf } from '../../../src/rules/journal.ts'
import { setupOf } from '../../../src/rules/replay.ts'
import { allChoices, choicesIn, combinationsOf, effectsOf, type Goals, outcomeOf, type Table } from './goals.ts'

const game = snowdonia(builtIn)
const { box } = game
const fields = optionsIn(english)(box)

const effectTypes: Readonly<Record<EffectType, true>> = {
  dealt: true,
  forecast: true,
  began: true,
  posted: true,
  round: true,
  hired: true,
  placed: true,
  moved: true,
  area: true,
  used: true,
  locked: true,
  lead: true,
  took: true,
  drewBag: true,
  traded: true,
  dug: true,
  claimed: true,
  laid: true,
  built: true,
  gift: true,
  bought: true,
  returned: true,
  fuelled: true,
  contract: true,
  drew: true,
  kept: true,
  surveyed: true,
  disc: true,
  home: true,
  allDug: true,
  dropped: true,
  closedUp: true,
  reshuffled: true,
  filled: true,
  back: true,
  weather: true,
  stocked: true,
  event: true,
  cleared: true,
  railed: true,
  completed: true,
  forSale: true,
  upkeep: true,
  maintained: true,
  crossed: true,
  cubesBack: true,
  scored: true,
  ending: true,
  over: true,
}

/** Names of what is reached, for what the box holds and for what effects tell alike. */
const names = {
  effect: (type: string) => `effect: ${type}`,
  table: ({ seats, options }: Table) => `${seats} seats with ${canonical(options)}`,
  used: (contract: number) => `contract ${contract} used`,
  scored: (contract: number) => `contract ${contract} scored`,
  bought: (train: number) => `train ${train} bought`,
  event: (space: number) => `event ${space}`,
  built: (line: Line, site: number) => {
    const { station } = siteIn(line, site)
    return `${stationName(line, station)}: site ${line.sites.slice(0, site).filter((one) => one.station === station).length + 1}`
  },
  claimed: (line: Line, space: number) => `${stationName(line, spaceIn(line, space).station)}: excavation site`,
  completed: (line: Line, station: number) => `${stationName(line, station)}: closed`,
  ending: (why: string) => `ending: ${why}`,
  winner: (route: string, seats: number, seat: number) => `seat ${seat} wins among ${seats} on ${route}`,
}

const stationName = ({ stations }: Line, station: number) => stations[station]?.card.name ?? '?'

const routes: readonly RouteName[] = ['snowdon', 'blaenau']

const seatsFrom = (fewest: number, most: number) => Array.from({ length: most - fewest + 1 }, (_, at) => fewest + at)

/** Five tracks of one’s own, or five buildings and a surveyor near the top: they hardly ever score. */
const rare: readonly number[] = [20, 28]

/** Each route with the most players it is for, so that every station is in play. */
const lines = routes.flatMap((route) => box.lines[route].findLast((line) => line !== undefined) ?? [])

/** Every number of seats with every choice that makes a difference there. */
const tables: readonly Table[] = seatsFrom(1, 5).flatMap((seats) =>
  combinationsOf(fields.filter(({ key }) => (key !== 'train' || seats === 1) && (key !== 'route' || seats < 5))).map(
    (options) => ({ seats, options }),
  ),
)

const allIn = ({ values }: Box): readonly string[] => [
  ...Object.keys(effectTypes).map(names.effect),
  ...tables.map(names.table),
  ...values.contracts.filter(({ area }) => area).map(({ id }) => names.used(id)),
  ...values.contracts.filter(({ id }) => !rare.includes(id)).map(({ id }) => names.scored(id)),
  ...values.trains.map(({ number }) => names.bought(number)),
  ...values.events.map((_, at) => names.event(at + 1)),
  ...lines.flatMap((line) => line.sites.map((_, site) => names.built(line, site))),
  ...lines.flatMap((line) =>
    line.stations.flatMap(({ digs, index }) => [
      ...digs.slice(0, 1).map((space) => names.claimed(line, space)),
      names.completed(line, index),
    ]),
  ),
  // Nobody who plays to win runs out of markers first; two matches beside this folder do.
  names.ending('track'),
  ...routes.flatMap((route) =>
    seatsFrom(2, box.values.routes[route].seats).flatMap((seats) =>
      Array.from({ length: seats }, (_, seat) => names.winner(route, seats, seat)),
    ),
  ),
  ...allChoices(fields),
]

/** The goals that an effect reaches besides its type. */
function reachedBy(p: Position, e: Effect): readonly string[] {
  const line = lineIn(box, p)
  switch (e.type) {
    case 'used':
      return [names.used(e.contract)]
    case 'scored':
      return e.contracts.map(names.scored)
    case 'bought':
      return [names.bought(e.train)]
    case 'event':
      return [names.event(e.space)]
    case 'built':
      return [names.built(line, e.site)]
    case 'claimed':
      return [names.claimed(line, e.space)]
    case 'completed':
      return [names.completed(line, e.station)]
    case 'ending':
      return [names.ending(e.why)]
    default:
      return []
  }
}

/** The goals of recorded matches of Snowdonia. */
export const snowdoniaGoals: Goals<Types> = {
  game,
  all: allIn(box),
  tables,
  reached(journal) {
    const { seats, options } = setupOf(journal)
    const p = positionOf(journal)
    return new Set([
      ...effectsOf(game, journal).flatMap((e) => [names.effect(e.type), ...reachedBy(p, e)]),
      ...choicesIn(fields, options),
      ...outcomeOf(game, journal).winners.map((seat) => names.winner(lineIn(box, p).route, seats, seat)),
      names.table({ seats, options }),
    ])
  },
}
