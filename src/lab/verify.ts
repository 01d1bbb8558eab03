import type { Problem } from '../rules/problem.ts'
import { openRead, type ReadRecord } from '../rules/record.ts'
import { type Open, Refused } from './title.ts'

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
