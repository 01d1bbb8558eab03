import { dwarven, builtIn as treasures } from '../../src/games/dwarven/index.ts'
import { builtIn, foothills } from '../../src/games/foothills/index.ts'
import { builtIn as mountain, snowdonia } from '../../src/games/snowdonia/index.ts'
import type { Move } from '../../src/games/snowdonia/moves.ts'
import { settingsOf } from '../../src/games/snowdonia/options.ts'
import type { Signatures } from '../../src/match/signing.ts'
import type { SeatPlan } from '../../src/net/role/liveTable.ts'
import { type Draw, fastDraw } from '../../src/rules/chance.ts'
import { cheapSignatures } from '../match/cheapSignatures.ts'
import { tiny } from '../tiny/tiny.ts'
import { quickWaybills } from '../waybills/waybills.ts'
import { type Disaster, names } from './disasters/disaster.ts'
import { mishapsBy } from './mishaps.ts'
import type { Player, Setting } from './person.ts'
import type { Script } from './script.ts'
import type { Simulation } from './simulation.ts'

type Manners = Player['manners']

const guest: SeatPlan = { kind: 'guest' }
/** Others who may sit at the founder's device. */
const others: readonly (readonly SeatPlan[])[] = [
  [],
  [],
  [],
  [{ kind: 'mine', name: 'Anna’s sister' }],
  [{ kind: 'bot', name: 'random' }],
]

/** The first founds the table; the others join as guests. */
const playersOf = (count: number, manners: Manners): readonly Player[] =>
  names.slice(0, count).map((name, at) => ({ name, founds: at === 0, manners }))

/** Sidings for this many people, each in their own browser, with more seats at the founder's. */
const tinySetting = (people: number, more: readonly SeatPlan[]): Setting => ({
  game: tiny,
  options: { wagons: 40 },
  signatures: cheapSignatures,
  places: [{ kind: 'mine' }, ...Array.from({ length: people - 1 }, () => guest), ...more],
})

/** A match of Sidings that follows a script. */
export function tinyMatch(people: number, script: Script, manners: Manners = { pause: 1000 }): Simulation {
  const players = playersOf(people, manners)
  return { setting: tinySetting(people, []), players, script, seed: 1, reunites: true }
}

/** The most mishaps in a match. */
const mostMishaps = 6

/** Time people take for their moves, and wait for each other. */
function mannersBy(draw: Draw): Manners {
  const patience = draw(3) === 0 ? { patience: 20_000 + draw(60_000) } : {}
  return { pause: 100 + draw(4000), ...patience }
}

/** A match of Sidings drawn from a seed: who plays, how patiently, and everything that goes wrong. */
export function seededMatch(seed: number): Simulation {
  const draw = fastDraw(seed)
  const people = 2 + (draw(2) === 0 ? draw(3) : 0)
  const players = playersOf(people, mannersBy(draw))
  const who = players.map(({ name }) => name)
  const script = mishapsBy(draw, who, draw(mostMishaps + 1))
  const setting = tinySetting(people, others[draw(others.length)] ?? [])
  return { setting, players, script, seed, reunites: true }
}

/** A whole match of Foothills drawn from a seed. */
export async function foothillsMatch(seed: number) {
  const draw = fastDraw(seed)
  const players = playersOf(2, mannersBy(draw))
  const script = mishapsBy(draw, ['anna', 'ben'], 2 * mostMishaps)
  const places: readonly SeatPlan[] = [{ kind: 'mine' }, guest]
  const setting = { game: foothills(builtIn), options: {}, signatures: cheapSignatures, places }
  return { setting, players, script, seed, reunites: true }
}

/** Makes steel for trains, so that several have to maintain theirs. */
const likesTrains = (move: Move): number => likes(move, [1, 0, 1, 0, 1, 0, 0])
/** Takes contracts, so that several choose which of them score. */
const likesContracts = (move: Move): number => likes(move, [1, 1, 1, 1, 1, 2, 0])

/** Liking for a move of someone who likes the areas this much. */
function likes(move: Move, areas: readonly number[]): number {
  switch (move.type) {
    case 'buy':
      return 9
    case 'trade':
      return move.steel
    case 'take':
      return move.iron
    case 'place':
      return areas[move.area] ?? 0
    case 'done':
      return -1
    default:
      return 0
  }
}

/** The games of several people, and how they play them. */
const several = {
  waybills: { game: quickWaybills, options: { hand: 2 } },
  snowdonia: { game: snowdonia(mountain), options: settingsOf({ reckoning: 'own' }), taste: likesTrains },
  dwarven: { game: dwarven(treasures), options: {} },
}

/** A game and its options, and what people like to do in it. */
type Played = Pick<Setting, 'game' | 'options'> & Pick<Manners, 'taste'>

function playedIn({ title, collects }: Disaster): Played {
  const played = several[title ?? 'waybills']
  return collects ? { ...played, taste: likesContracts } : played
}

/** A match through a disaster among several people: of its title, or with the hidden hands of Waybills. */
export function handsMatch(
  disaster: Disaster,
  seed: number,
  signatures: Signatures = cheapSignatures,
  title: Played = playedIn(disaster),
): Simulation {
  const { people = 2, script, patience, slow } = disaster
  const places: readonly SeatPlan[] = [{ kind: 'mine' }, ...Array.from({ length: people - 1 }, () => guest)]
  const { game, options, taste } = title
  const manners = { pause: 3000, ...(taste && { taste }), ...(patience === undefined ? {} : { patience }) }
  const players = playersOf(people, manners).map((player) =>
    player.name === slow ? { ...player, manners: { ...manners, pause: 60_000 } } : player,
  )
  const setting = { game, options, signatures, places }
  return { setting, players, script, seed, reunites: true }
}

/** A match of Waybills drawn from a seed, for three to six people. */
export function seededWaybills(seed: number): Simulation {
  const draw = fastDraw(seed)
  const people = 3 + draw(4)
  const manners = mannersBy(draw)
  const players = playersOf(people, manners)
  const who = players.map(({ name }) => name)
  const script = mishapsBy(draw, who, 1 + draw(mostMishaps))
  return { ...handsMatch({ name: '', people, script }, seed), players }
}
