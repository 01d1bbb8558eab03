import type { ReadonlySignal } from '@preact/signals'
import type { Clock } from '../link/clock.ts'
import type { Network } from '../link/link.ts'
import type { Invite } from '../overlay/screen.ts'
import type { Settings } from '../overlay/settings.ts'
import type { Place } from './address.ts'
import type { Query } from './query.ts'
import type { Store } from './store.ts'

/** What the page lends to a visit: everything from outside that it may use. */
export interface World {
  readonly store: Store
  readonly clock: Clock
  readonly query: Query
  readonly settings: ReadonlySignal<Settings>
  /** Component values for new tables; `undefined` for those built in. */
  edition(): unknown
  /** The way to other browsers; brings its code along when it is first asked for. */
  network(): Promise<Network>
  /** What others need to sit down at a table of this browser. */
  invite(code: string): Promise<Invite>
  /** The address of a place, as a whole link. */
  link(place: Place): string
  /** Changes the address without going anywhere. */
  rename(place: Place): void
  /** Where stages are put. */
  readonly stageParent: HTMLElement
}

/** Names this build of the page, for people. */
export const build = 'narrow-gauge'
