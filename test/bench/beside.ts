import { pathToFileURL } from 'node:url'
import { need } from '../../src/kit/assert.ts'
import { same } from '../../src/kit/json.ts'
import { loadNow } from './machineLoad.ts'
import { unmeasured } from './named.ts'
import { median, rounded } from './report.ts'
import type { Rounds, roundsBy } from './rounds.ts'

/** Pairs of rounds to time, after one that warms up. */
const pairs = 9

/** A bundle of `rounds.ts` with the rules of one tree. */
interface Side {
  readonly roundsBy: typeof roundsBy
}

/**
 * Tells how the rules of two trees compare, of the titles named or of all: their rounds alternate in this process, and
 * each pair gives a ratio of processor time. Answers with the exit code.
 */
export async function compare(here: string, there: string, names: readonly string[]): Promise<number> {
  const sides: readonly Side[] = [await load(here), await load(there)]
  const [own, other] = sides.map(({ roundsBy }) => roundsBy)
  const complaint = unmeasured(names, Object.keys(own ?? {}))
  if (complaint !== undefined) {
    console.error(complaint)
    return 2
  }
  for (const [title, make] of Object.entries(own ?? {})) {
    if (names.length > 0 && !names.includes(title)) continue
    const those = need(other?.[title], 'a title')()
    const these = make()
    tellPair(title, 'playouts', these, those)
    tellPair(title, 'search', these, those)
  }
  return 0
}

const load = (file: string): Promise<Side> => import(pathToFileURL(file).href)

function tellPair(title: string, work: keyof Rounds, here: Rounds, there: Rounds): void {
  const alike = same(here[work](), there[work]()) ? 'alike' : 'NOT ALIKE'
  const ratios: number[] = []
  const times: number[] = []
  for (let n = 0; n < pairs; n++) {
    // Each goes first in every other pair.
    const first = n % 2 === 0 ? secondsOf(here[work]) : undefined
    const theirs = secondsOf(there[work])
    const ours = first ?? secondsOf(here[work])
    times.push(ours)
    ratios.push(theirs / ours)
  }
  const [least, middle, most] = [Math.min(...ratios), median(ratios), Math.max(...ratios)].map((one) => rounded(one, 2))
  const what = `${title}, ${work}`.padEnd(24)
  console.log(
    `${what}${middle} times as fast (${least}–${most}), ${alike}, ${rounded(median(times), 2)} s a round, load ${loadNow()}`,
  )
}

function secondsOf(work: () => unknown): number {
  const begun = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(begun)
  return (user + system) / 1e6
}
