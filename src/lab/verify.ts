import type { Problem } from '../rules/problem.ts'
import { openRead, type ReadRecord } from '../rules/record.ts'
import { inOrder } from './crew.ts'
import { matchesIn, type MatchText } from './files.ts'
import type { Flags } from './flags.ts'
import type { Open } from './jobs.ts'
import { exit, type Ports } from './ports.ts'
import { Refused } from './title.ts'

/** What checking a match has found. */
export interface Verdict {
  readonly entries: number
  /** What is wrong, in a few words; missing if nothing is. */
  readonly wrong?: string
}

/** Checks a match in full: shape, rules, hashes. */
export async function verify(open: Open, read: ReadRecord): Promise<Verdict> {
  const record = 'record' in read ? read.record : read.good
  if (!record) return { entries: 0, wrong: 'problem' in read ? tellProblem(read.problem) : '' }
  try {
    const { game, words } = await open(record.setup.game, record.edition)
    const opened = openRead(game, read)
    if ('journal' in opened) return { entries: opened.journal.entries.length }
    const { problem, good } = opened
    const detail = problem.flaw ? words.flaw(problem.flaw) : problem.detail
    const wrong = tellProblem(detail === undefined ? problem : { ...problem, detail })
    return { entries: good?.entries.length ?? 0, wrong }
  } catch (error) {
    if (error instanceof Refused) return { entries: 0, wrong: error.message }
    throw error
  }
}

/** A problem in a few words: where it is, its reason's key, and what was found there. */
export function tellProblem({ reason, entry, field, detail }: Problem): string {
  const where = [entry === undefined ? [] : `entry ${entry}`, field ?? []].flat().join(', ')
  return [where, reason, detail ?? []].flat().filter(Boolean).join(': ')
}

/** Checks every match of some files, and tells each that is wrong. */
export async function verifyFiles(flags: Flags, ports: Ports): Promise<number> {
  if (flags.files.length === 0) throw new Refused('Name a file.')
  const crew = await ports.crew(flags.whole('workers', ports.cores))
  const wrong: { file: string; line: number; wrong: string }[] = []
  let matches = 0
  try {
    for (const file of flags.files) {
      const check = async ({ text, line }: MatchText) => ({
        line,
        verdict: await crew.perform('verify', text),
      })
      for await (const { line, verdict } of inOrder(crew, matchesIn(file), check)) {
        matches += 1
        ports.show(`${matches} matches`)
        if (verdict.wrong !== undefined) wrong.push({ file, line, wrong: verdict.wrong })
        if (ports.stop.aborted) break
      }
    }
    ports.show('')
  } finally {
    await crew.close()
  }
  if (flags.has('json')) ports.say(JSON.stringify({ matches, wrong }))
  else {
    for (const one of wrong) ports.say(`${one.file}:${one.line}: ${one.wrong}`)
    ports.say(`${matches - wrong.length} of ${matches} matches are right.`)
  }
  if (ports.stop.aborted) return exit.interrupted
  return wrong.length > 0 || matches === 0 ? exit.wrong : exit.fine
}
