import type { ReadonlySignal } from '@preact/signals'

/** What holds for those who watch. */
export interface WatchRules {
  /** Whether anyone who has the link may come in. */
  readonly open: boolean
  /** How far what viewers see is behind, s. */
  readonly delay: number
}

/** What the players of a table can do about those who watch. */
export interface Watchers {
  /** `undefined` before anyone was to watch. */
  readonly rules: ReadonlySignal<WatchRules | undefined>
  /** Opens the doors and makes the link to watch the match. */
  link(): Promise<string>
  /** The same for the page that streamers show. */
  streamLink(): Promise<string>
  set(change: Partial<WatchRules>): void
  /** Makes a new link; the old one leads nowhere any more. */
  renew(): void
}
