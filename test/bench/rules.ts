import { builtIn, foothills } from '../../src/games/foothills/index.ts'
import { metro } from '../../src/games/metro/index.ts'
import { type Measured, matchesARound, measureRules, rounds } from './playouts.ts'

const plain = { swapped: false, second: false, readings: {} }

/** The figures of each title, by its id. */
const titles = {
  foothills: measureRules({ game: foothills(builtIn), seats: 2, options: plain }),
  metro: measureRules({ game: metro, seats: 4, options: {} }),
}

/** What the figures are called, and what they mean or should be. */
const rows: readonly (readonly [key: keyof Measured, what: string, remark: string])[] = [
  ['movesPerSecond', 'moves a second', 'at least 300,000; Foothills aims at 1,000,000'],
  ['matchesPerSecond', 'matches a second', ''],
  ['lateRatio', 'a move near the end', 'times as long as near the beginning'],
  ['machineRatio', 'turn machine', 'times as long as the plain loop'],
  ['positionBytes', 'position, bytes', 'the longest as JSON; Foothills’ at most 4,096'],
  ['journalBytes', 'match file, bytes', '90th percentile'],
  ['journalCompressedBytes', 'match file deflated, bytes', '90th percentile'],
]

// Foothills' figures are at the top as well, where they were when it was the only title.
if (process.argv.includes('--json')) console.log(JSON.stringify({ ...titles.foothills, titles }))
else tell()

function tell(): void {
  console.log(`Random playouts, every choice's legal moves listed, one core,`)
  console.log(`the median of ${rounds} rounds of ${matchesARound} matches.`)
  for (const [title, measured] of Object.entries(titles)) {
    console.log(`\n${title}`)
    for (const [key, what, remark] of rows) {
      const value = measured[key].toLocaleString('en')
      console.log(`  ${what.padEnd(28)}${value.padStart(12)}  ${remark}`)
    }
  }
}
