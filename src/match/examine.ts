import * as v from 'valibot'
import { parseJson } from '../kit/json.ts'
import { type Reading, readAtOnce } from '../kit/slices.ts'
import type { Setup } from '../rules/body.ts'
import { readEntry } from '../rules/entry.ts'
import type { Game, Seat } from '../rules/game.ts'
import { type Journal, tableOf } from '../rules/journal.ts'
import { longestText } from '../rules/record.ts'
import { seatsOf } from '../rules/tableState.ts'
import { readingLines, type Worth, worthOf } from './caught.ts'
import { evidenceHead, evidenceSchema, type Offence } from './evidence.ts'
import type { Verify } from './signing.ts'

/** The worth of a file of evidence, and its contents. */
export interface ExaminedEvidence {
  readonly worth: Worth
  readonly offence: Offence
  /** The first eight digits of the match’s id. */
  readonly match: string
  /** The number of the entry in question. */
  readonly line: number
  /** The host’s seat, and the match it is a seat in, if the evidence holds that. */
  readonly host?: { readonly seat: Seat; readonly journal: Journal }
}

/** Why evidence wasn’t examined. It is read under the same limits as a match, which a person may not want read. */
type Unexamined = 'tooLong' | 'leftUnread' | 'otherVersion'

/**
 * Examines the text of a file of evidence; undefined if it is none. `load`: opens the rules of its match, if it holds
 * one; undefined if they aren’t there.
 */
export async function examine(
  text: string,
  verify: Verify,
  load: (setup: Setup) => Promise<Game | undefined>,
  reading: Reading = readAtOnce,
): Promise<ExaminedEvidence | Unexamined | undefined> {
  if (text.length > longestText) return 'tooLong'
  const data = parseJson(text)
  const read = v.safeParse(evidenceSchema, data)
  if (!read.success) return isOfOtherVersion(data) ? 'otherVersion' : undefined
  const { match, host, offence, heads, entries, branch = [] } = read.output
  const setup = readEntry(entries[0], 0, () => undefined)
  const body = 'entry' in setup ? setup.entry.body : undefined
  const game = body?.type === 'setup' ? await load(body) : undefined
  const lines = await reading(readingLines(read.output, game), entries.length + branch.length)
  if (!lines) return 'leftUnread'
  const { before } = lines
  const journal = before && 'journal' in before ? before.journal : undefined
  const [seat] = journal ? seatsOf(tableOf(journal).roster, host) : []
  return {
    worth: await worthOf(read.output, lines, verify),
    offence,
    match: match.slice(0, 8),
    line: heads.at(-1)?.seq ?? 0,
    ...(journal && seat !== undefined ? { host: { seat, journal } } : {}),
  }
}

function isOfOtherVersion(data: unknown): boolean {
  const head = v.safeParse(evidenceHead, data)
  return head.success && head.output.version !== evidenceSchema.entries.version.literal
}
