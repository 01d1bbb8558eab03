import { entryHash, type Journal, lastOf, tableOf } from '../../rules/journal.ts'
import type { JournalEnd } from '../protocol/protocol.ts'

/** Entries that a host may have lost while it was away. */
export interface Losses {
  /** Whether others may still hold some. */
  any(): boolean
  /** Someone has come whose journal ends at `have`; undefined if they hold none. */
  met(key: string, have: JournalEnd | undefined): void
}

/**
 * The losses of a host that comes back to the end of a journal: possible until each of its people has shown that they
 * hold nothing more, or an epoch has been opened since.
 */
export function makeLosses(first: Journal, journal: () => Journal, own: string): Losses {
  const { epoch } = lastOf(first)
  const unmet = new Set(tableOf(first).roster.seats.flatMap((seated) => seated?.key ?? []))
  unmet.delete(own)
  return {
    any: () => unmet.size > 0 && lastOf(journal()).epoch === epoch,
    met(key, have) {
      const known = have && journal().entries[have.seq]
      if (!have || (known && entryHash(known) === have.hash)) unmet.delete(key)
    },
  }
}
