import { isDeepStrictEqual } from 'node:util'
import { expect } from 'vitest'
import { storeKeeper } from '../../src/app/storage/matchStore.ts'
import { makeStore } from '../../src/app/storage/store.ts'
import { systemClock } from '../../src/link/clock.ts'
import type { Visitor } from './visitor.ts'

/** Runs in the page: everything its browser keeps, by key. */
async function readAll(): Promise<readonly (readonly [string, unknown])[]> {
  const answer = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  const database = await answer(indexedDB.open('narrow-gauge'))
  const kept = database.transaction('kept').objectStore('kept')
  const [keys, values] = await Promise.all([answer(kept.getAllKeys()), answer(kept.getAll())])
  database.close()
  return keys.map((key, at) => [String(key), values[at]])
}

/** The journal the browser keeps of the page's room, with signatures. */
export async function keptJournal({ page }: Visitor): Promise<readonly unknown[]> {
  const kept = new Map(await page.evaluate(readAll))
  const disk = {
    get: async (key: string) => kept.get(key),
    set: async () => {},
    remove: async () => {},
    keys: async () => [...kept.keys()],
  }
  const code = /#\/r\/(\w+)/.exec(page.url())?.[1] ?? ''
  const match = await storeKeeper(
    makeStore(() => disk, systemClock),
    code,
  ).load()
  return match?.entries ?? []
}

/** Number of checks whether all keep the same, and the pause in between, ms. */
const looks = 300
const lookAgain = 200

/** Waits until all keep the same journal, entry by entry; the last write may take a little. */
export async function keepTheSame(visitors: readonly Visitor[]): Promise<void> {
  for (let look = 1; ; look++) {
    const [first = [], ...others] = await Promise.all(visitors.map(keptJournal))
    if (first.length > 0 && others.every((other) => isDeepStrictEqual(other, first))) return
    if (look === looks) for (const other of others) expect(other).toEqual(first)
    if (look === looks) throw new Error('Nobody keeps anything.')
    await new Promise<void>((resolve) => setTimeout(resolve, lookAgain))
  }
}
