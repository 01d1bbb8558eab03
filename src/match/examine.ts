import * as v from 'valibot'
import type { Setup } from '../rules/body.ts'
import { readEntry } from '../rules/entry.ts'
import type { Game, Seat } from '../rules/game.ts'
import { type Journal, tableOf } from '../rules/journal.ts'
import { openJournal } from '../rules/replay.ts'
import { seatsOf } from '../rules/tableState.ts'
import { verifyEvidence } from './caught.ts'
import { evidenceSchema, type Offence } from './evidence.ts'
import type { Signatures } from './signing.ts'

/** The worth of a file of evidence, and its contents. */
export interface ExaminedEvidence {
  readonly worth: 'proven' | 'claimed' | 'unsound'
  readonly offence: Offence
  /** The first eight digits of the match’s id. */
  readonly match: string
  /** The number of the entry in question. */
  readonly line: number
  /** The host’s seat, and the match it is a seat in, if the evidence holds that. */
  readonly host?: { readonly seat: Seat; readonly journal: Journal }
}

/**
 * Examines untrusted evidence; undefined if it is none. `load`: opens the rules of its match, if it holds one;
 * undefined if they aren’t there.
 */
export async function examine(
  data: unknown,
  verify: Signatures['verify'],
  load: (setup: Setup) => Promise<Game | undefined>,
): Promise<ExaminedEvidence | undefined> {
  const read = v.safeParse(evidenceSchema, data)
  if (!read.success) return undefined
  const { match, host, offence, heads, entries } = read.output
  const setup = readEntry(entries[0], 0, () => undefined)
  const body = 'entry' in setup ? setup.entry.body : undefined
  const game = body?.type === 'setup' ? await load(body) : undefined
  const worth = await verifyEvidence(data, verify, game)
  const opened = game && openJournal(game, entries.slice(0, -1))
  const journal = opened && 'journal' in opened ? opened.journal : undefined
  const [seat] = journal ? seatsOf(tableOf(journal).roster, host) : []
  return {
    worth,
    offence,
    match: match.slice(0, 8),
    line: heads.at(-1)?.seq ?? 0,
    ...(journal && seat !== undefined ? { host: { seat, journal } } : {}),
  }
}
