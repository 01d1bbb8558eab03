import type { Store } from './store.ts'

/** Where the text of the file opened last is stored. */
const key = 'opened'

/** Stores a match file’s text for `#/g/…`, valid or not; the visit reads it. */
export const keepMatch = (store: Store, text: string): Promise<void> => store.set(key, text)

/** The text of the match file opened last, if any. */
export async function openedMatch(store: Store): Promise<string | undefined> {
  const text = await store.get(key)
  return typeof text === 'string' ? text : undefined
}
