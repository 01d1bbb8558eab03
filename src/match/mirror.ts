import type { Entry } from '../rules/journal.ts'
import type { Keeper } from './keeper.ts'
import { makeSerial } from './serial.ts'

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
