import * as v from 'valibot'
import type { Keeper, Kept } from '../table/keeper.ts'
import type { Store } from './store.ts'

const keptSchema = v.strictObject({
  entries: v.array(v.unknown()),
  seats: v.array(v.strictObject({ seat: v.number(), hash: v.string() })),
  edition: v.exactOptional(v.unknown()),
})

const keyOf = (code: string) => `match/${code}`

/**
 * Keeps a host's match under its room's code, each time as a whole: a whole journal has some tens of
 * kilobytes, and so there is never half of one.
 */
export function storeKeeper(store: Store, code: string): Keeper {
  let kept: Kept | undefined
  const load = async () => {
    const read = v.safeParse(keptSchema, await store.get(keyOf(code)))
    return read.success ? read.output : undefined
  }
  const change = async (next: (before: Kept) => Kept) => {
    kept = next(kept ?? (await load()) ?? { entries: [], seats: [] })
    await store.set(keyOf(code), kept)
  }
  return {
    load,
    begin: (edition) =>
      change(() => ({ entries: [], seats: [], ...(edition === undefined ? {} : { edition }) })),
    append: (entry) => change((before) => ({ ...before, entries: [...before.entries, entry] })),
    seat: (key) =>
      change((before) => ({
        ...before,
        seats: [...before.seats.filter(({ seat }) => seat !== key.seat), key],
      })),
  }
}
