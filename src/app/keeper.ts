import * as v from 'valibot'
import type { Keeper, Kept } from '../table/keeper.ts'
import type { Store } from './store.ts'

const keptSchema = v.object({
  entries: v.array(v.unknown()),
  edition: v.exactOptional(v.unknown()),
})

const keyOf = (code: string) => `match/${code}`

/**
 * Keeps a match under its room's code, each time as a whole: a whole journal has some tens of kilobytes,
 * and so there is never half of one.
 */
export function storeKeeper(store: Store, code: string): Keeper {
  let kept: Kept | undefined
  const load = async () => {
    const read = v.safeParse(keptSchema, await store.get(keyOf(code)))
    return read.success ? read.output : undefined
  }
  const change = async (next: (before: Kept) => Kept) => {
    kept = next(kept ?? (await load()) ?? { entries: [] })
    await store.set(keyOf(code), kept)
  }
  return {
    load,
    begin: (edition, entries) =>
      change(() => ({ entries, ...(edition === undefined ? {} : { edition }) })),
    append: (entry) => change((before) => ({ ...before, entries: [...before.entries, entry] })),
  }
}

/** Forgets what was kept of a room's match. */
export const forgetMatch = (store: Store, code: string): Promise<void> => store.remove(keyOf(code))
