import type { Store } from './store.ts'

/** Where the text of the match file lies that was opened last. */
const key = 'opened'

/** Keeps a match file's text for `#/g/…`, whatever it holds; reading it is the visit's business. */
export const keepMatch = (store: Store, text: string): Promise<void> => store.set(key, text)

/** The text of the match file that was opened last; `undefined` when there was none. */
export async function openedMatch(store: Store): Promise<string | undefined> {
  const text = await store.get(key)
  return typeof text === 'string' ? text : undefined
}
