import { writeRecord } from '../rules/record.ts'
import { openJournal } from '../rules/replay.ts'
import { storeKeeper } from './storage/matchStore.ts'
import type { Store } from './storage/store.ts'
import { loadFoothills } from './titles.ts'

/** What can still be read of a match kept here, as the text of a match file; `undefined` when nothing can. */
export async function keptMatch(store: Store, code: string): Promise<string | undefined> {
  const kept = await storeKeeper(store, code).load()
  if (!kept) return undefined
  const title = await loadFoothills(kept.edition)
  if ('problem' in title) return undefined
  const opened = openJournal(title.game, kept.entries)
  const journal = 'journal' in opened ? opened.journal : opened.good
  return journal && writeRecord(journal, kept.edition)
}
