import { type Check, checkMatch, isFalse } from '../match/checkMatch.ts'
import { openSignatures } from '../match/ed25519.ts'
import { checkSentence } from '../overlay/text/en/checks.ts'
import { fileProblem } from '../overlay/text/en/fileProblems.ts'
import type { Game } from '../rules/game.ts'
import type { Problem } from '../rules/problem.ts'
import { openRead, type ReadRecord } from '../rules/record.ts'
import type { Journal } from '../rules/replay.ts'
import type { Words } from '../rules/words.ts'
import { type Open, Refused } from './title.ts'

/** What checking a match has found. */
export interface Verdict {
  readonly entries: number
  /** Missing if nothing is wrong. */
  readonly wrong?: Wrong
  /** What was checked, where the match could be replayed. */
  readonly checks?: readonly Check[]
}

/** What is wrong with a match. */
export interface Wrong {
  /** For machines: where it is, its reason's key, and what was found there. */
  readonly key: string
  /** For people. */
  readonly sentence: string
}

/** Checks a match in full: shape, rules, hashes. */
export async function verify(open: Open, read: ReadRecord): Promise<Verdict> {
  const record = 'record' in read ? read.record : read.good
  if (!record) return { entries: 0, ...('problem' in read ? { wrong: wrongOf(read.problem) } : {}) }
  try {
    const { setup, edition } = record
    const { game, words } = await open(setup.game, edition, setup.edition.hash)
    const opened = openRead(game, read)
    if ('journal' in opened) return await checked(game, opened.journal)
    const { problem, good } = opened
    return { entries: good?.entries.length ?? 0, wrong: wrongOf(problem, words) }
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return { entries: 0, wrong: { key: error.message, sentence: error.message } }
  }
}

async function checked(game: Game, journal: Journal): Promise<Verdict> {
  const { verify } = openSignatures(undefined)
  const checks = await checkMatch(game, journal, verify)
  const wrong = checks.find(isFalse)
  const found = { entries: journal.entries.length, checks }
  return wrong ? { ...found, wrong: { key: wrong.of, sentence: checkSentence(wrong) } } : found
}

/** A problem for machines and for people, with its details in the title's words. */
export function wrongOf(problem: Problem, words?: Pick<Words, 'flaw'>): Wrong {
  const { reason, entry, field, flaw } = problem
  const detail = flaw && words ? words.flaw(flaw) : problem.detail
  const where = [entry === undefined ? [] : `entry ${entry}`, field ?? []].flat().join(', ')
  return {
    key: [where, reason, detail].filter(Boolean).join(': '),
    sentence: fileProblem(detail === undefined ? problem : { ...problem, detail }),
  }
}
