import * as dwarvens from '../../src/games/dwarven/index.ts'
import { mindOf as dwarvenMind } from '../../src/games/dwarven/worth.ts'
import { builtIn, foothills } from '../../src/games/foothills/index.ts'
import { mindOf } from '../../src/games/foothills/worth.ts'
import { metro } from '../../src/games/metro/index.ts'
import { mind } from '../../src/games/metro/worth.ts'
import * as snowdonias from '../../src/games/snowdonia/index.ts'
import { mindOf as snowdoniaMind } from '../../src/games/snowdonia/worth.ts'
import { measurePeer } from './peerSpeed.ts'
import { type Measured, matchesARound, measureRules, rounds } from './playouts.ts'
import { measureSearch, type SearchMeasured } from './searching.ts'

/** Measurements of a title; of Foothills alone, the comparison with another engine. */
interface Figures extends Measured, SearchMeasured {
  readonly peerRatio?: number
  readonly peerSealedRatio?: number
}

const plain = { swapped: false, second: false, readings: {} }

const duel = { game: foothills(builtIn), seats: 2, options: plain }
const four = { game: metro, seats: 4, options: {} }
const three = { game: snowdonias.snowdonia(snowdonias.builtIn), seats: 3, options: {} }
const mountain = { game: dwarvens.dwarven(dwarvens.builtIn), seats: 3, options: {}, matches: 200 }

/** The measuring of each title, by its id. */
const benches: Readonly<Record<string, () => Figures>> = {
  foothills: () => ({
    ...measureRules(duel),
    peerSealedRatio: measurePeer(duel, true),
    peerRatio: measurePeer(duel, false),
    ...measureSearch(duel, mindOf(duel.game.box)),
  }),
  metro: () => ({ ...measureRules(four), ...measureSearch(four, mind) }),
  snowdonia: () => ({ ...measureRules(three), ...measureSearch(three, snowdoniaMind(three.game.box)) }),
  dwarven: () => ({ ...measureRules(mountain), ...measureSearch(mountain, dwarvenMind(mountain.game.box)) }),
}

/** The figures of the titles that are named, or of all. */
const wanted = process.argv.slice(2).filter((word) => Object.hasOwn(benches, word))
const titles: Readonly<Record<string, Figures>> = Object.fromEntries(
  Object.entries(benches).flatMap(([id, bench]) => (wanted.length === 0 || wanted.includes(id) ? [[id, bench()]] : [])),
)

/** Names of the figures, and what they mean or should be. */
const rows: readonly (readonly [key: keyof Figures, what: string, remark: string])[] = [
  [
    'movesPerSecond',
    'moves a second',
    'at least 300,000, Snowdonia 200,000, Dwarven Rails 100,000; Foothills aims at 1,000,000',
  ],
  ['matchesPerSecond', 'matches a second', ''],
  ['lateRatio', 'a move near the end', 'times as long as near the beginning'],
  ['machineRatio', 'turn machine', 'times as long as the plain loop'],
  ['seekRatio', 'replay of a match', 'times as long as a seek to any of its entries'],
  ['positionBytes', 'position, bytes', 'the longest as JSON; Foothills’ at most 4,096'],
  ['journalBytes', 'match file, bytes', '90th percentile'],
  ['journalCompressedBytes', 'match file deflated, bytes', '90th percentile'],
  ['peerRatio', 'boardgame.io’s reducer', 'times as long for the same matches; at least 50'],
  ['peerSealedRatio', 'the same without drafts', 'times as long, positions kept from Immer'],
  ['searchPerSecond', 'search iterations a second', 'the master’s, at choices throughout a match'],
  ['searchDepth', 'search depth, moves', 'played in an iteration on average, then cut off and judged'],
]

// Foothills' figures are at the top as well, where they were when it was the only title.
if (process.argv.includes('--json')) console.log(JSON.stringify({ ...titles.foothills, titles }))
else tell()

function tell(): void {
  console.log(`Random playouts, every choice's legal moves listed, by processor time,`)
  console.log(`the median of ${rounds} rounds of ${matchesARound} matches, of Dwarven Rails ${mountain.matches}.`)
  for (const [title, measured] of Object.entries(titles)) {
    console.log(`\n${title}`)
    for (const [key, what, remark] of rows) {
      const value = measured[key]?.toLocaleString('en')
      if (value !== undefined) console.log(`  ${what.padEnd(28)}${value.padStart(12)}  ${remark}`)
    }
  }
}
