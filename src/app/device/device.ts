import type { Device } from '../../overlay/device/device.ts'
import { download } from '../files/save.ts'
import { whenNobodyPlays } from '../offline/matchLock.ts'
import { forgetStart } from '../startNotes.ts'
import type { World } from '../world.ts'
import { readEverything, writeEverything } from './everything.ts'

/** Storage that may be kept; plain-http pages and old browsers have none. */
const storage = (): StorageManager | undefined => globalThis.navigator?.storage

/** What this device keeps, as a whole. `read` reads the list of matches again. */
export function openDevice(
  world: Pick<World, 'store' | 'titles'>,
  read: () => Promise<void>,
): Device {
  const { store } = world
  return {
    isSafe: async () => storage()?.persisted?.(),
    makeSafe: async () => (await storage()?.persist?.()) ?? false,
    async save() {
      const day = new Date().toISOString().slice(0, 10)
      download(`narrow-gauge-${day}.json`, await writeEverything(store))
    },
    async load(file) {
      const imported = await readEverything(world, await file.text())
      await read()
      return imported
    },
    erase: () =>
      whenNobodyPlays(async () => {
        for (const key of await store.keys('')) await store.remove(key)
        await forgetPage()
        location.replace('./')
      }),
  }
}

/** Deletes what this window and the service worker keep. */
async function forgetPage(): Promise<void> {
  sessionStorage.clear()
  forgetStart()
  const registration = await navigator.serviceWorker?.getRegistration()
  if (!registration) return
  const names = await caches.keys()
  const own = names.filter((name) => name.startsWith(`narrow-gauge ${registration.scope} `))
  await Promise.all(own.map((name) => caches.delete(name)))
  await registration.unregister()
}
