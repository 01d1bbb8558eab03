import type { Seat } from '../rules/game.ts'
import type { Entry } from '../rules/journal.ts'

/** Which secret gives a seat: its SHA-256, never the secret itself. */
export interface SeatKey {
  readonly seat: Seat
  readonly hash: string
}

/** What a host finds again after a reload. Untrusted: another build may have written it. */
export interface Kept {
  readonly entries: readonly unknown[]
  readonly seats: readonly SeatKey[]
  /** The component values of the match, unless they are built in. */
  readonly edition?: unknown
}

/**
 * Where a host keeps its match, so that it outlives the page. Each promise is fulfilled once a reload
 * would find it, and rejected when it could not be kept.
 */
export interface Keeper {
  /** Forgets what was kept before and begins a match. */
  begin(edition: unknown): Promise<void>
  append(entry: Entry<unknown>): Promise<void>
  seat(key: SeatKey): Promise<void>
  load(): Promise<Kept | undefined>
}

/** A keeper that forgets with the page: for tests, and where storage is switched off. */
export function memoryKeeper(): Keeper {
  let kept: { entries: unknown[]; seats: SeatKey[]; edition: unknown } | undefined
  const opened = () => {
    kept ??= { entries: [], seats: [], edition: undefined }
    return kept
  }
  return {
    async begin(edition) {
      kept = { entries: [], seats: [], edition }
    },
    async append(entry) {
      opened().entries.push(JSON.parse(JSON.stringify(entry)))
    },
    async seat(key) {
      const { seats } = opened()
      seats.splice(0, seats.length, ...seats.filter(({ seat }) => seat !== key.seat), key)
    },
    async load() {
      return kept && { ...kept, entries: [...kept.entries], seats: [...kept.seats] }
    },
  }
}
