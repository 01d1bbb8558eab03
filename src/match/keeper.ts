import { makeSerial } from '../kit/serial.ts'
import type { Entry } from '../rules/journal.ts'

/** What a browser finds again after a reload. Untrusted: another build may have written it. */
export interface Kept {
  readonly entries: readonly unknown[]
  /** The component values of the match, unless they are built in. */
  readonly edition?: unknown
}

/**
 * Where a browser keeps a match, so that it outlives the page. Each promise is fulfilled once a reload
 * would find it, and rejected when it could not be kept.
 */
export interface Keeper {
  /** Forgets what was kept before and keeps these entries instead. */
  begin(edition: unknown, entries: readonly Entry<unknown>[]): Promise<void>
  append(entry: Entry<unknown>): Promise<void>
  load(): Promise<Kept | undefined>
}

/** A keeper that forgets with the page: for tests, and where storage is switched off. */
export function memoryKeeper(): Keeper {
  let kept: { entries: unknown[]; edition: unknown } | undefined
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
  }
}

/** Keeps what a guest holds, so that after a reload, or without its host, the match is still there. */
export interface Mirror {
  /** Keeps what is new in a journal; all of it, when it is another one than before. */
  keep(entries: readonly Entry<unknown>[]): Promise<void>
}

/**
 * A mirror that begins with the whole of what it is given first, once it is `ready`. What cannot be
 * kept is tried again with the next.
 */
export function makeMirror(
  keeper: Keeper,
  edition: unknown,
  ready: Promise<unknown> = Promise.resolve(),
): Mirror {
  const serial = makeSerial()
  let held: readonly Entry<unknown>[] = []
  void serial(() => ready.then(() => {}))
  const keep = async (entries: readonly Entry<unknown>[]) => {
    const goesOn = held.length > 0 && held.at(-1) === entries[held.length - 1]
    if (!goesOn) await keeper.begin(edition, entries)
    else for (const entry of entries.slice(held.length)) await keeper.append(entry)
    held = entries
  }
  return {
    keep: (entries) =>
      serial(() =>
        keep(entries).catch(() => {
          held = []
        }),
      ),
  }
}
