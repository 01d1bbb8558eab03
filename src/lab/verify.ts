import { type Check, checkMatch, isFalse, verdictOf } from '../match/checkMatch.ts'
import { openSignatures } from '../match/ed25519.ts'
import { examine } from '../match/examine.ts'
import { checkSentence } from '../overlay/text/checkSentence.ts'
import { evidenceSentence } from '../overlay/text/evidenceSentence.ts'
import { fileProblem } from '../overlay/text/fileProblem.ts'
import * as checkWords from '../overlay/words/en/check.ts'
import * as evidenceWords from '../overlay/words/en/evidence.ts'
import * as problemWords from '../overlay/words/en/problem.ts'
import type { Game, Seat } from '../rules/game.ts'
import { type Journal, positionOf } from '../rules/journal.ts'
import type { Problem } from '../rules/problem.ts'
import { openRead, readRecord } from '../rules/record.ts'
import type { Words } from '../rules/words.ts'
import { CommandError, type Open } from './title.ts'

/** The result of checking a match. */
export interface VerifyResult {
  readonly entries: number
  /** Missing if nothing is wrong. */
  readonly wrong?: MatchFault
  /** Nothing is wrong, but no signatures prove it. */
  readonly isUnproven?: true
  /** The checks made, where the match could be replayed. */
  readonly checks?: readonly Check[]
  /** The same in sentences; or what a file of evidence proves. */
  readonly said?: readonly string[]
}

/** A fault in a match. */
export interface MatchFault {
  /** For machines: where it is, its reason's key, and what was found there. */
  readonly key: string
  /** For people. */
  readonly sentence: string
}

/** Checks a match in full: shape, rules, hashes, signatures. Or evidence about its host. */
export async function verify(open: Open, text: string): Promise<VerifyResult> {
  const read = readRecord(text)
  const record = 'record' in read ? read.record : read.good
  if (!record) {
    const wrong = 'problem' in read ? { wrong: await wrongOf(read.problem) } : {}
    return (await evidenceIn(open, text)) ?? { entries: 0, ...wrong }
  }
  try {
    const { setup, edition } = record
    const { game, words } = await open(setup.game, edition, setup.edition.hash)
    const opened = openRead(game, read)
    if ('journal' in opened) return await checked(game, opened.journal, words)
    const { problem, good } = opened
    return { entries: good?.entries.length ?? 0, wrong: await wrongOf(problem, words) }
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
    return { entries: 0, wrong: { key: error.message, sentence: error.message } }
  }
}

async function checked(game: Game, journal: Journal, words: Words): Promise<VerifyResult> {
  const checks = await checkMatch(game, journal, signatures.verify)
  const wrong = checks.find(isFalse)
  const name = (seat: Seat) => words.seat(positionOf(journal), seat)
  const sentence = (check: Check) => checkSentence(checkWords, check, name)
  const verdict = verdictOf(checks)
  const said = [`${checkWords.match[verdict]}.`, ...checks.map(sentence), checkWords.unchecked]
  const found = { entries: journal.entries.length, checks, said }
  if (wrong) return { ...found, wrong: { key: wrong.of, sentence: sentence(wrong) } }
  return verdict === 'unsigned' ? { ...found, isUnproven: true } : found
}

/** Verdict on evidence about a host; undefined if a text is no evidence. */
async function evidenceIn(open: Open, text: string): Promise<VerifyResult | undefined> {
  const found = await examine(text, signatures.verify, async (setup) => {
    const opened = await open(setup.game, undefined, setup.edition.hash).catch(() => undefined)
    return opened?.game
  })
  if (!found) return undefined
  const { titles, says } = evidenceWords
  if (typeof found === 'string') return { entries: 0, wrong: { key: 'evidence', sentence: says[found] } }
  const { worth } = found
  const sentence = `${titles[worth]}. ${evidenceSentence(evidenceWords, found)}`
  if (worth === 'proven') return { entries: 0, said: [sentence] }
  if (worth === 'claimed') return { entries: 0, said: [sentence], isUnproven: true }
  return { entries: 0, wrong: { key: 'evidence', sentence } }
}

const signatures = openSignatures(undefined)

/** A problem for machines and for people, with its details in the title's words. */
export async function wrongOf(problem: Problem, words?: Pick<Words, 'flaw'>): Promise<MatchFault> {
  const { reason, entry, field, flaw } = problem
  const detail = flaw && words ? await words.flaw(flaw) : problem.detail
  const where = [entry === undefined ? [] : `entry ${entry}`, field ?? []].flat().join(', ')
  return {
    key: [where, reason, detail].filter(Boolean).join(': '),
    sentence: fileProblem(problemWords, detail === undefined ? problem : { ...problem, detail }),
  }
}
