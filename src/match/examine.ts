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
import { evidenceSchema, type Offence } from './evidence.ts'
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

/**
 * Examines the text of a file of evidence; undefined if it is none. `load`: opens the rules of its match, if it holds
 * one; undefined if they aren’t there. It is read under the same limits as a match: `tooLong`, or `leftUnread` by a
 * person who was asked.
 */
export async function examine(
  text: string,
  verify: Verify,
  load: (setup: Setup) => Promise<Game | undefined>,
  reading: Reading = readAtOnce,
): Promise<ExaminedEvidence | 'tooLong' | 'leftUnread' | undefined> {
  if (text.length > longestText) return 'tooLong'
  const read = v.safeParse(evidenceSchema, parseJson(text))
  if (!read.success) return undefined
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
