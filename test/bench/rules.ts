import { loadNow } from './machineLoad.ts'
import { unmeasured } from './named.ts'
import { measurePeer } from './peerSpeed.ts'
import { type Measured, matchesARound, measureRules, rounds } from './playouts.ts'
import { measureSearch, type SearchMeasured } from './searching.ts'
import { trials } from './trials.ts'

/** Measurements of a title; of Foothills alone, the comparison with another engine. */
interface Figures extends Measured, SearchMeasured {
  readonly peerRatio?: number
  readonly peerSealedRatio?: number
}

const { foothills, metro, snowdonia, dwarven } = trials

/** The measuring of each title, by its id. */
const benches: Readonly<Record<string, () => Figures>> = {
  foothills: () => ({
    ...measureRules(foothills),
    peerSealedRatio: measurePeer(foothills, true),
    peerRatio: measurePeer(foothills, false),
    ...measureSearch(foothills),
  }),
  metro: () => ({ ...measureRules(metro), ...measureSearch(metro) }),
  snowdonia: () => ({ ...measureRules(snowdonia), ...measureSearch(snowdonia) }),
  dwarven: () => ({ ...measureRules(dwarven), ...measureSearch(dwarven) }),
}

const flags = process.argv.slice(2)
const complaint = unmeasured(flags, Object.keys(benches))
if (complaint !== undefined) {
  console.error(complaint)
  process.exit(2)
}

/** The machine’s load before and after. */
const load = [loadNow()]

/** The figures of the titles that are named, or of all. */
const wanted = flags.filter((word) => Object.hasOwn(benches, word))
const titles: Readonly<Record<string, Figures>> = Object.fromEntries(
  Object.entries(benches).flatMap(([id, bench]) => (wanted.length === 0 || wanted.includes(id) ? [[id, bench()]] : [])),
)
load.push(loadNow())

/** Names of the figures, and what they mean or should be. */
const rows: readonly (readonly [key: keyof Figures, what: string, remark: string])[] = [
  [
    'movesPerSecond',
    'moves a second',
    'at least 300,000, Snowdonia 200,000, Dwarven Rails 100,000; Foothills aims at 1,000,000',
  ],
  ['moveMicros', 'a move, µs', 'of processor time, its choice listed'],
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
if (flags.includes('--json')) console.log(JSON.stringify({ ...titles.foothills, titles, load }))
else tell()

function tell(): void {
  console.log(
    `Random playouts, every choice's legal moves listed, by processor time, at a load of ${load.join(' to ')},`,
  )
  console.log(`the median of ${rounds} rounds of ${matchesARound} matches, of Dwarven Rails ${dwarven.matches}.`)
  for (const [title, measured] of Object.entries(titles)) {
    console.log(`\n${title}`)
    for (const [key, what, remark] of rows) {
      const value = measured[key]?.toLocaleString('en')
      if (value !== undefined) console.log(`  ${what.padEnd(28)}${value.padStart(12)}  ${remark}`)
    }
  }
}
