import type { Store } from './store.ts'

/** Under this key, pages of another format than this, 1, store its number. */
const formatKey = 'format'

/** Whether this page can read what is stored. Otherwise it would take all that fits no schema for damage. */
export const isReadable = async (store: Store): Promise<boolean> => (await store.get(formatKey)) === undefined
