import * as dwarvens from '../../src/games/dwarven/index.ts'
import { mindOf as dwarvenMind } from '../../src/games/dwarven/worth.ts'
import { builtIn, foothills } from '../../src/games/foothills/index.ts'
import { mindOf } from '../../src/games/foothills/worth.ts'
import { metro } from '../../src/games/metro/index.ts'
import { mind } from '../../src/games/metro/worth.ts'
import * as snowdonias from '../../src/games/snowdonia/index.ts'
import { mindOf as snowdoniaMind } from '../../src/games/snowdonia/worth.ts'
import type { GameTypes } from '../../src/rules/game.ts'
import type { Mind } from '../../src/rules/mind.ts'
import type { Trial } from './playouts.ts'

/** A title's matches, and its mind. */
export interface MindedTrial<G extends GameTypes> extends Trial<G> {
  readonly mind: Mind<G>
}

const minded = <G extends GameTypes>(trial: MindedTrial<G>): MindedTrial<G> => trial

const plain = { swapped: false, second: false, readings: {} }
const duel = foothills(builtIn)
const mountain = snowdonias.snowdonia(snowdonias.builtIn)
const kingdom = dwarvens.dwarven(dwarvens.builtIn)

/** The matches of each title that benches play. */
export const trials = {
  foothills: minded({ game: duel, mind: mindOf(duel.box), seats: 2, options: plain }),
  metro: minded({ game: metro, mind, seats: 4, options: {} }),
  snowdonia: minded({ game: mountain, mind: snowdoniaMind(mountain.box), seats: 3, options: {} }),
  dwarven: minded({ game: kingdom, mind: dwarvenMind(kingdom.box), seats: 3, options: {}, matches: 200 }),
}
