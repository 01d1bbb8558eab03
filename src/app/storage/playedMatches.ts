import * as v from 'valibot'
import { hex64, seqSchema } from '../../rules/fields.ts'
import { entryHash, type Journal, lastOf } from '../../rules/journal.ts'
import { setupOf } from '../../rules/replay.ts'
import type { Store } from './store.ts'

const keyOf = (match: string) => `played/${match}`
/** The end of a match, as it is stored. */
export const endSchema = v.object({ seq: seqSchema, hash: hex64 })

/** Notes how far a match has got. */
export async function notePlayed(store: Store, journal: Journal): Promise<void> {
  const last = lastOf(journal)
  const end = { seq: last.seq, hash: entryHash(last) }
  await store.keep(keyOf(setupOf(journal).match), end).catch(() => {})
}

/**
 * Notes how far a match has got whenever it goes on, from sitting down: someone who begins it again in another room,
 * once it was left, would know what is drawn there.
 */
export function notesPlayed(store: Store): (journal: Journal) => void {
  let noted: Journal['entries'][number] | undefined
  return (journal) => {
    const last = lastOf(journal)
    if (last !== noted) void notePlayed(store, journal)
    noted = last
  }
}

/** Where a match was last seen that this browser has sat down at before. */
export async function playedBefore(store: Store, match: string) {
  const read = v.safeParse(endSchema, await store.get(keyOf(match)))
  return read.success ? read.output : undefined
}
