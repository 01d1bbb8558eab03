import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { wilson } from '../../src/lab/statistics.ts'
import { type Effort, type PeerMatch, type PeerResult, playPeers } from './peerMatch.ts'
import { type Report, rounded, tellReport } from './report.ts'

if (isMainThread) await lead()
else for (const match of workerData) parentPort?.postMessage(await playPeers(match))

/** Plays all matches, with a worker on each core, and tells what came of them. */
async function lead(): Promise<void> {
  const { values } = parseArgs({
    options: {
      matches: { type: 'string', default: '40' },
      ms: { type: 'string', default: '200' },
      seed: { type: 'string', default: '1' },
      workers: { type: 'string', default: String(availableParallelism()) },
      json: { type: 'boolean', default: false },
    },
  })
  const matches = Array.from({ length: Number(values.matches) }, (_, n) => ({
    seed: Number(values.seed) * 1_000_000 + n,
    budget: Number(values.ms),
  }))
  tellReport(reportOf(await playAll(matches, Number(values.workers))), values.json)
}

async function playAll(matches: readonly PeerMatch[], workers: number): Promise<PeerResult[]> {
  const results: PeerResult[] = []
  const count = (result: PeerResult) => {
    results.push(result)
    const won = results.reduce((sum, one) => sum + one.won, 0)
    process.stderr.write(`\r${results.length} of ${matches.length} played, ${won} won by the master `)
  }
  const shares = Array.from({ length: workers }, (_, k) => matches.filter((_, n) => n % workers === k))
  await Promise.all(shares.map((share) => playShare(share, count)))
  process.stderr.write('\n')
  return results
}

/** Plays some of the matches in a thread of its own. */
function playShare(share: readonly PeerMatch[], count: (result: PeerResult) => void): Promise<void> {
  const worker = new Worker(fileURLToPath(import.meta.url), { workerData: share })
  worker.on('message', count)
  return new Promise((resolve, reject) => {
    worker.once('error', reject)
    worker.once('exit', () => resolve())
  })
}

function reportOf(results: readonly PeerResult[]): Report {
  const won = results.reduce((sum, one) => sum + one.won, 0)
  const { rate, low, high } = wilson(won, results.length)
  const moves = results.reduce((sum, one) => sum + one.moves, 0) / results.length
  return {
    matches: { value: results.length, aim: 'of Foothills, our master against boardgame.io’s MCTSBot' },
    winRate: { value: rounded(rate, 3), aim: 'at least 0.9; a tie counts half' },
    low: { value: rounded(low, 3), aim: 'the 95 % interval’s lower end' },
    high: { value: rounded(high, 3), aim: 'its upper end' },
    moves: { value: rounded(moves, 1), aim: 'a match' },
    ...effortsOf(
      'master',
      results.map(({ master }) => master),
    ),
    ...effortsOf(
      'peer',
      results.map(({ peer }) => peer),
    ),
  }
}

function effortsOf(who: 'master' | 'peer', efforts: readonly Effort[]): Report {
  const sum = (key: keyof Effort) => efforts.reduce((total, effort) => total + effort[key], 0)
  const choices = sum('choices')
  const name = who === 'master' ? 'the master’s' : 'MCTSBot’s'
  return {
    [`${who}Ms`]: { value: rounded(sum('ms') / choices, 1), aim: `ms: ${name} time for a choice` },
    [`${who}Iterations`]: { value: rounded(sum('iterations') / choices, 1), aim: 'iterations in that time' },
  }
}
