import type { DeviceStorage } from '../../overlay/device/device.ts'
import { saveText } from '../files/save.ts'
import { whenNobodyPlays } from '../offline/matchLock.ts'
import { forgetStart } from '../startNotes.ts'
import type { World } from '../world.ts'
import { writeEverything } from './everything.ts'

/** Storage that may be kept; plain-http pages and old browsers have none. */
const storage = (): StorageManager | undefined => globalThis.navigator?.storage

/** All data kept on this device, as a whole. */
export function openDevice({ store }: Pick<World, 'store'>): DeviceStorage {
  return {
    isSafe: async () => storage()?.persisted?.(),
    makeSafe: async () => (await storage()?.persist?.()) ?? false,
    async save() {
      const day = new Date().toISOString().slice(0, 10)
      saveText(`narrow-gauge-${day}.json`, await writeEverything(store))
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
  try {
    sessionStorage.clear()
  } catch {
    // Where storage is forbidden, there is nothing to clear.
  }
  forgetStart()
  const registration = await navigator.serviceWorker?.getRegistration()
  if (!registration) return
  const names = await caches.keys()
  const own = names.filter((name) => name.startsWith(`narrow-gauge ${registration.scope} `))
  await Promise.all(own.map((name) => caches.delete(name)))
  await registration.unregister()
}
