import type { Page } from 'playwright-core'
import { type Disk, makeStore, type Store } from '../../src/app/storage/store.ts'
import { manualClock } from '../kit/manualClock.ts'

type Deed = readonly ['get' | 'remove', string] | readonly ['set', string, unknown] | readonly ['keys']

/** Runs in the page: does something with what its browser keeps. */
async function onDisk([deed, key = '', value]: Deed): Promise<unknown> {
  const answer = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  const database = await answer(indexedDB.open('narrow-gauge'))
  const kept = database.transaction('kept', 'readwrite').objectStore('kept')
  try {
    if (deed === 'get') return await answer(kept.get(key))
    if (deed === 'keys') return await answer(kept.getAllKeys())
    if (deed === 'set') await answer(kept.put(value, key))
    else await answer(kept.delete(key))
  } finally {
    database.close()
  }
}

/** The store of a page’s browser, to look at or, as an altered page would, to change. Patient, however slow it is. */
export function storeIn(page: Page): Store {
  const disk: Disk = {
    get: (key) => page.evaluate(onDisk, ['get', key] as const),
    set: async (key, value) => void (await page.evaluate(onDisk, ['set', key, value] as const)),
    remove: async (key) => void (await page.evaluate(onDisk, ['remove', key] as const)),
    keys: async () => [await page.evaluate(onDisk, ['keys'] as const)].flat(),
  }
  return makeStore(() => disk, manualClock())
}
