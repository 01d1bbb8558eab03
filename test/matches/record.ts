import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { packMatch, packText } from '../../src/app/files/pack.ts'
import { need } from '../../src/kit/assert.ts'
import { bundledWorker } from '../../src/lab/bundle.ts'
import { type Crew, inOrder, threadCrew } from '../../src/lab/crew.ts'
import type { Plan } from '../../src/lab/plan.ts'
import { readPlayer } from '../../src/lab/player.ts'
import { openRecord, readRecord, writeRecord } from '../../src/rules/record.ts'
import { sound } from '../journals.ts'
import type { Goals, Table } from './goals/goals.ts'
import { goals } from './goals/index.ts'
import { folderOf, missingIn } from './recorded.ts'

/*
 * Records matches of strong bots as tests: plays some at every table that a title's goals name, and keeps
 * as few of them as reach everything. Where they never get somewhere, it plays some at random.
 *
 *     npx tsx test/matches/record.ts [--title metro] [--tries 2] [--bots master@100] [--seed 1] [--workers 1]
 */

/** A match that was played, and what it reaches. */
interface Candidate {
  readonly text: string
  readonly reached: ReadonlySet<string>
}

const { values } = parseArgs({
  options: {
    title: { type: 'string' },
    tries: { type: 'string', default: '2' },
    bots: { type: 'string', default: 'master@100' },
    seed: { type: 'string', default: '1' },
    workers: { type: 'string', default: '1' },
  },
})

/** Plays one match for each of some tables. */
async function play(
  crew: Crew,
  wanted: Goals,
  tables: readonly Table[],
  bot: string,
  seed: string,
): Promise<readonly Candidate[]> {
  const plans = tables.map(({ seats, options }): Plan => {
    const players = Array.from({ length: seats }, () => readPlayer(bot))
    return { title: wanted.game.id, options, players, seed }
  })
  const played: Candidate[] = []
  const perform = (plan: Plan, n = 0) => crew.perform('play', { plan, n })
  for await (const { line, result } of inOrder(crew, plans, (plan) => perform(plan)))
    if (result.end) played.push(await candidateOf(wanted, line))
  console.error(`${wanted.game.id}: ${played.length} matches of ${bot}, seed ${seed}`)
  return played
}

/** A match as the shorter of the two texts that a link can have. */
async function candidateOf({ game, reached }: Goals, line: string): Promise<Candidate> {
  const { journal } = sound(openRecord(game, sound(readRecord(line)).record))
  const texts = [await packMatch({ game, edition: undefined }, journal), await packText(writeRecord(journal))]
  const [text] = texts.sort((a, b) => a.length - b.length)
  return { text: need(text, 'a text'), reached: reached(journal) }
}

/** Adds candidates to those chosen, the one that reaches most first, until none reaches anything more. */
function choose(wanted: Goals, chosen: readonly Candidate[], candidates: readonly Candidate[]): readonly Candidate[] {
  const missing = missingIn(wanted, chosen)
  const gain = ({ reached }: Candidate) => missing.filter((goal) => reached.has(goal)).length
  const best = candidates.reduce<Candidate | undefined>(
    (most, one) => (gain(one) > (most ? gain(most) : 0) ? one : most),
    undefined,
  )
  return best ? choose(wanted, [...chosen, best], candidates) : chosen
}

/** Leaves out those that the others make needless. */
const prune = (wanted: Goals, chosen: readonly Candidate[]): readonly Candidate[] =>
  chosen.reduce((kept, one) => {
    const others = kept.filter((other) => other !== one)
    return missingIn(wanted, others).length > missingIn(wanted, kept).length ? kept : others
  }, chosen)

/** Records one title's matches; returns what they don't reach. */
async function record(crew: Crew, title: string, wanted: Goals): Promise<readonly string[]> {
  const candidates: Candidate[] = []
  for (const bot of values.bots.split(','))
    for (let nth = 1; nth <= Number(values.tries); nth++)
      candidates.push(...(await play(crew, wanted, wanted.tables, bot, `${values.seed} ${nth}`)))
  let chosen = choose(wanted, [], candidates)
  for (let nth = 1; nth <= 4 && missingIn(wanted, chosen).length > 0; nth++) {
    const seed = `${values.seed} random ${nth}`
    chosen = choose(wanted, chosen, await play(crew, wanted, wanted.tables, 'random', seed))
  }
  const kept = prune(wanted, chosen)
  write(title, kept)
  return missingIn(wanted, kept)
}

function write(title: string, kept: readonly Candidate[]): void {
  const folder = folderOf(title)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const [at, { text }] of kept.entries())
    writeFileSync(new URL(`${`${at + 1}`.padStart(2, '0')}.txt`, folder), `${text}\n`)
  console.error(`${title}: kept ${kept.length}`)
}

const crew = threadCrew(await bundledWorker(), Number(values.workers))
for (const [title, wanted] of Object.entries(goals)) {
  if (values.title !== undefined && values.title !== title) continue
  const missing = await record(crew, title, wanted)
  for (const goal of missing) console.error(`${title}: not reached: ${goal}`)
  if (missing.length > 0) process.exitCode = 1
}
await crew.close()
