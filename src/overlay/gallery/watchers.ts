import type { ReadonlySignal } from '@preact/signals'

/** Rules for those who watch. */
interface WatchRules {
  /** Whether anyone who has the link may come in. */
  readonly open: boolean
  /** Delay of what viewers see, s. */
  readonly delay: number
}

/** Actions of a table's players that concern those who watch. */
export interface Watchers {
  /** `undefined` before anyone was to watch. */
  readonly rules: ReadonlySignal<WatchRules | undefined>
  /** Lets others watch and makes the link to watch the match. */
  link(): Promise<string>
  /** The same for the page that streamers show. */
  streamLink(): Promise<string>
  set(change: Partial<WatchRules>): void
  /** Makes a new link; the old one leads nowhere any more. */
  renew(): void
}
