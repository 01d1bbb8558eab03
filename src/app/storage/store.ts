import { type ReadonlySignal, signal } from '@preact/signals'
import { createStore, del, get, keys, set } from 'idb-keyval'
import type { Clock } from '../../kit/clock.ts'
import { makeSerial } from '../../kit/serial.ts'

/** Stores plain values by key. Values read are untrusted: another build may have written them. */
export interface Store {
  /** False while something couldn’t be saved and won’t outlive the page. */
  readonly lasting: ReadonlySignal<boolean>
  get(key: string): Promise<unknown>
  /** Resolves once it is saved on the disk or, failing that, in memory. */
  set(key: string, value: unknown): Promise<void>
  /**
   * Like `set`, but rejects if the disk, which has worked before, doesn’t take it, even at a second try; then nothing
   * has changed.
   */
  keep(key: string, value: unknown): Promise<void>
  /** Like `set`, for a key that wasn’t found: if the disk was only slow, its value wins. */
  add(key: string, value: unknown): Promise<void>
  remove(key: string): Promise<void>
  /** The keys with this prefix, in no order. */
  keys(prefix: string): Promise<readonly string[]>
}

/** Storage that outlives the page. Any call may be rejected. */
export interface Disk {
  get(key: string): Promise<unknown>
  set(key: string, value: unknown): Promise<void>
  remove(key: string): Promise<void>
  keys(): Promise<readonly unknown[]>
}

/** Some browsers neither open a database nor refuse to; after this long, ms, that counts as a refusal. */
const patience = 2000
/** Interval at which a disk that failed is tried again, ms. */
const retryEvery = 5000
/** The wait is split, so that a page that was suspended handles what arrived before it times out. */
const naps = 8

/** This browser’s IndexedDB; undefined if it has none. Only use shows whether it works. */
export function browserDisk(): Disk | undefined {
  if (!('indexedDB' in globalThis)) return undefined
  const kept = createStore('narrow-gauge', 'kept')
  return {
    get: (key) => get(key, kept),
    set: (key, value) => set(key, value, kept),
    remove: (key) => del(key, kept),
    keys: () => keys(kept),
  }
}

/** A store on a disk that may be missing, forbidden or full; memory then takes its place. */
export function makeStore(openDisk: () => Disk | undefined, clock: Clock): Store {
  const memory = new Map<string, unknown>()
  /** Keys that were only added. */
  const added = new Set<string>()
  const { lasting, missed, use, catchUp, worked } = makePatientDisk(attempt(openDisk), clock, async (disk, key) => {
    if (added.delete(key) && (await disk.get(key)) !== undefined) return
    await (memory.has(key) ? disk.set(key, memory.get(key)) : disk.remove(key))
  })
  const set: Store['set'] = async (key, value) => {
    added.delete(key)
    // If the disk fails later, the page reads its own writes from memory.
    memory.set(key, structuredClone(value))
    await use((disk) => disk.set(key, value), key)
  }
  return {
    lasting,
    set,
    async keep(key, value) {
      const before = memory.has(key) ? { value: memory.get(key) } : undefined
      await set(key, value)
      if (worked() && missed.has(key)) await catchUp()
      if (!worked() || !missed.has(key)) return
      // The caller is told that it wasn’t kept, and goes on without it.
      missed.delete(key)
      if (before) memory.set(key, before.value)
      else memory.delete(key)
      throw new Error('not kept')
    },
    async add(key, value) {
      memory.set(key, structuredClone(value))
      added.add(key)
      missed.add(key)
      await use(catchUp)
    },
    async get(key) {
      // The disk may have newer values of other windows, unless it has missed a write of this one.
      const found = await use(async (disk) => ({ value: await disk.get(key) }))
      return found && !missed.has(key) ? found.value : memory.get(key)
    },
    async remove(key) {
      added.delete(key)
      memory.delete(key)
      await use((disk) => disk.remove(key), key)
    },
    async keys(prefix) {
      const found = await use((disk) => disk.keys())
      const own = [...memory.keys()].filter((key) => !found || missed.has(key))
      const all = [...(found ?? []).filter((key) => typeof key === 'string'), ...own]
      const lost = (key: string) => missed.has(key) && !memory.has(key)
      return [...new Set(all)].filter((key) => key.startsWith(prefix) && !lost(key))
    },
  }
}

/** A disk that is tried again for as long as it fails. `write` writes a key that it has missed. */
function makePatientDisk(disk: Disk | undefined, clock: Clock, write: (disk: Disk, key: string) => Promise<void>) {
  const lasting = signal(disk !== undefined)
  /** Keys changed while it didn’t answer. */
  const missed = new Set<string>()
  const serial = makeSerial()
  let worked = false
  let cancelRetry = () => {}
  const later = (retry: () => unknown) => {
    cancelRetry()
    cancelRetry = clock.after(retryEvery, () => void retry())
  }
  /** Writes what the disk has missed, once it turns out it was only slow, or works again. */
  const catchUp = (): Promise<void> =>
    serial(async () => {
      for (const key of missed) {
        missed.delete(key)
        try {
          if (disk) await within(clock, write(disk, key))
        } catch {
          missed.add(key)
          lasting.value = false
          return later(catchUp)
        }
      }
      lasting.value = disk !== undefined
    })
  /** Does something on the disk; undefined if that fails. The key that it `changed` is written later then. */
  const use = async <T>(task: (disk: Disk) => Promise<T>, changed?: string): Promise<T | undefined> => {
    if (!disk) return undefined
    if (lasting.value) {
      const doing = task(disk)
      try {
        const done = await within(clock, doing)
        worked = true
        return done
      } catch {
        lasting.value = false
        doing.then(catchUp, () => later(catchUp))
      }
    }
    if (changed !== undefined) missed.add(changed)
    return undefined
  }
  return { lasting, missed, use, catchUp, worked: () => worked }
}

function attempt(openDisk: () => Disk | undefined): Disk | undefined {
  try {
    return openDisk()
  } catch {
    return undefined
  }
}

/** The promise, rejected if it takes longer than `patience`. */
function within<T>(clock: Clock, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    let cancel = () => {}
    const nap = (left: number) => {
      if (left === 0) reject(new Error('no answer from the disk'))
      else cancel = clock.after(patience / naps, () => nap(left - 1))
    }
    nap(naps)
    promise.then(resolve, reject).finally(() => cancel())
  })
}
