import * as v from 'valibot'
import { hex64, seqSchema } from '../../rules/entry.ts'
import { entryHash, type Journal, lastOf } from '../../rules/journal.ts'
import { setupOf } from '../../rules/replay.ts'
import type { Store } from './store.ts'

const keyOf = (match: string) => `played/${match}`
const endSchema = v.object({ seq: seqSchema, hash: hex64 })

/** Notes where a match ended, when the next one begins. */
export async function notePlayed(store: Store, journal: Journal): Promise<void> {
  const last = lastOf(journal)
  const end = { seq: last.seq, hash: entryHash(last) }
  await store.keep(keyOf(setupOf(journal).match), end).catch(() => {})
}

/** Where a match ended that was played here before. */
export async function playedBefore(store: Store, match: string) {
  const read = v.safeParse(endSchema, await store.get(keyOf(match)))
  return read.success ? read.output : undefined
}
