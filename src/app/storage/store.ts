import { type ReadonlySignal, signal } from '@preact/signals'
import { createStore, del, get, keys, set } from 'idb-keyval'
import type { Clock } from '../../kit/clock.ts'

/** Keeps plain values by name. What was read is untrusted: another build may have written it. */
export interface Store {
  /** False while something could not be kept: then it lasts no longer than the page. */
  readonly lasting: ReadonlySignal<boolean>
  get(key: string): Promise<unknown>
  /** Fulfilled once it is kept, on the disk or, failing that, for as long as the page lives. */
  set(key: string, value: unknown): Promise<void>
  /** As `set`, for a name that was not found: what a disk has there that was too slow to tell stays. */
  add(key: string, value: unknown): Promise<void>
  remove(key: string): Promise<void>
  /** Names that begin so, in no order. */
  keys(prefix: string): Promise<readonly string[]>
}

/** Something that outlives the page; any call may be rejected. */
export interface Disk {
  get(key: string): Promise<unknown>
  set(key: string, value: unknown): Promise<void>
  remove(key: string): Promise<void>
  keys(): Promise<readonly unknown[]>
}

/** Some browsers neither open nor refuse a database; after so long, ms, they count as refusing. */
const patience = 2000
/** It is waited for in so many naps: a page that stood still hears first what came meanwhile. */
const naps = 8

/** This browser's IndexedDB; `undefined` where there is none. Whether it works, only use tells. */
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

/** A store over a disk that may be missing, forbidden or full: then memory takes its place. */
export function makeStore(openDisk: () => Disk | undefined, clock: Clock): Store {
  const memory = new Map<string, unknown>()
  const lasting = signal(true)
  const disk = attempt(openDisk)
  if (!disk) lasting.value = false
  /** What was changed while the disk did not answer, and of that what was only added. */
  const missed = new Set<string>()
  const added = new Set<string>()
  const onDisk = async <T>(task: (disk: Disk) => Promise<T>, changed?: string) => {
    if (!disk) return undefined
    if (lasting.value) {
      const doing = task(disk)
      try {
        return await within(clock, doing)
      } catch {
        lasting.value = false
        doing.then(catchUp, () => {})
      }
    }
    if (changed !== undefined) missed.add(changed)
    return undefined
  }
  /** The disk was only slow: it learns what it has missed. */
  const catchUp = async () => {
    for (const key of missed) {
      missed.delete(key)
      try {
        if (added.delete(key) && (await disk?.get(key)) !== undefined) continue
        await (memory.has(key) ? disk?.set(key, memory.get(key)) : disk?.remove(key))
      } catch {
        missed.add(key)
        lasting.value = false
        return
      }
    }
    lasting.value = true
  }
  const set: Store['set'] = async (key, value) => {
    added.delete(key)
    // From there the page reads what it wrote when the disk fails later.
    memory.set(key, structuredClone(value))
    await onDisk((disk) => disk.set(key, value), key)
  }
  return {
    ...{ lasting, set },
    async add(key, value) {
      memory.set(key, structuredClone(value))
      added.add(key)
      missed.add(key)
      await onDisk(catchUp)
    },
    async get(key) {
      // What another window has written since counts, unless the disk has missed what this one wrote.
      const found = await onDisk(async (disk) => ({ value: await disk.get(key) }))
      return found && !missed.has(key) ? found.value : memory.get(key)
    },
    async remove(key) {
      added.delete(key)
      memory.delete(key)
      await onDisk((disk) => disk.remove(key), key)
    },
    async keys(prefix) {
      const found = await onDisk((disk) => disk.keys())
      const own = [...memory.keys()].filter((key) => !found || missed.has(key))
      const all = [...(found ?? []).filter((key) => typeof key === 'string'), ...own]
      const lost = (key: string) => missed.has(key) && !memory.has(key)
      return [...new Set(all)].filter((key) => key.startsWith(prefix) && !lost(key))
    },
  }
}

function attempt(openDisk: () => Disk | undefined): Disk | undefined {
  try {
    return openDisk()
  } catch {
    return undefined
  }
}

/** The promise, rejected when it takes longer than `patience`. */
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
