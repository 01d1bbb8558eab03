import { makeSerial } from '../kit/serial.ts'
import type { Entry } from '../rules/body.ts'

/** A match as a reload finds it. Untrusted: another build may have written it. */
export interface Kept {
  readonly entries: readonly unknown[]
  /** The component values of the match, unless they are built in. */
  readonly edition?: unknown
}

/**
 * Where a browser stores a match, so that it outlives the page. Each promise resolves once a reload would find the
 * data, and rejects if it can't be stored.
 */
export interface Keeper {
  /** Replaces whatever was stored by these entries. */
  begin(edition: unknown, entries: readonly Entry<unknown>[]): Promise<void>
  append(entry: Entry<unknown>): Promise<void>
  load(): Promise<Kept | undefined>
  /** The last question that this browser has answered with something secret. */
  readonly answers?: Slot
}

/** One value, stored beside a match. Untrusted when read. */
export interface Slot {
  load(): Promise<unknown>
  /** Resolves once a reload would find the value, and rejects if it can't be stored. */
  keep(value: unknown): Promise<void>
}

/** A keeper in memory: for tests, and where storage is switched off. */
export function memoryKeeper(): Keeper {
  let kept: { entries: unknown[]; edition: unknown } | undefined
  let answered: unknown
  const copy = (entry: unknown): unknown => JSON.parse(JSON.stringify(entry))
  return {
    async begin(edition, entries) {
      kept = { entries: entries.map(copy), edition }
    },
    async append(entry) {
      kept ??= { entries: [], edition: undefined }
      kept.entries.push(copy(entry))
    },
    async load() {
      return kept && { ...kept, entries: [...kept.entries] }
    },
    answers: {
      load: async () => answered,
      async keep(value) {
        answered = copy(value)
      },
    },
  }
}

/** Stores a guest's copy, so that the match survives a reload and the loss of its host. */
export interface Mirror {
  /** Appends what is new in a journal, or stores all of it if it isn't the same one as before; whether it is stored. */
  keep(entries: readonly Entry<unknown>[]): Promise<boolean>
}

/** A mirror that stores the whole of its first journal. Entries that can't be stored are retried with the next. */
export function makeMirror(keeper: Keeper, edition: unknown): Mirror {
  const serial = makeSerial()
  let held: readonly Entry<unknown>[] = []
  const keep = async (entries: readonly Entry<unknown>[]) => {
    const goesOn = held.length > 0 && held.at(-1) === entries[held.length - 1]
    if (!goesOn) await keeper.begin(edition, entries)
    else for (const entry of entries.slice(held.length)) await keeper.append(entry)
    held = entries
  }
  return {
    keep: (entries) =>
      serial(async () => {
        const isKept = await succeeds(keep(entries))
        if (!isKept) held = []
        return isKept
      }),
  }
}

/** Whether something could be stored. */
export const succeeds = (done: Promise<void>): Promise<boolean> =>
  done.then(
    () => true,
    () => false,
  )
