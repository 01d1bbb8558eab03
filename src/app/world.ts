import type { ReadonlySignal } from '@preact/signals'
import type { Clock } from '../kit/clock.ts'
import type { Network } from '../link/link.ts'
import type { Signatures } from '../match/signing.ts'
import type { Invite } from '../overlay/screen.ts'
import type { Settings } from '../overlay/settings/settings.ts'
import type { Place } from './address.ts'
import type { Debugging } from './debugSwitch.ts'
import type { Query } from './query.ts'
import type { Store } from './storage/store.ts'
import type { Sounding } from './table/speakers.ts'
import type { MakePicture } from './table/tableStage.ts'
import type { Hold, Holding, TabMemory } from './windows.ts'

/** What the page lends to a visit: everything from outside that it may use. */
export interface World {
  readonly store: Store
  readonly clock: Clock
  readonly query: Query
  readonly settings: ReadonlySignal<Settings>
  /** Somebody may test the page. */
  readonly debug?: Debugging
  /** Component values for new tables; `undefined` for those built in. */
  edition(): unknown
  /** The way to other browsers; brings its code along when it is first asked for. */
  network(): Promise<Network>
  /** What signs and verifies; brings its code along when it is first asked for. */
  signatures(): Promise<Signatures>
  /** What makes sounds; brings its code along when it is first asked for. */
  sound(): Promise<Sounding>
  /** What others need to sit down at a table of this browser. */
  invite(code: string): Promise<Invite>
  /** The address of a place, as a whole link. */
  link(place: Place): string
  /** Goes to another place, as if its link had been pressed. */
  go(place: Place): void
  /** Changes the address without going anywhere. */
  rename(place: Place): void
  /** Draws a table, as soon as what draws has arrived, until the end of the stay. */
  readonly picture: MakePicture
  /** Holds a room against other windows of this browser. */
  hold(code: string, how: Hold): Promise<Holding>
  /** Tells other windows of this browser that this one plays a seat of this name, until the answer is called. */
  plays(name: string): () => void
  /**
   * Calls once no other window holds a room or plays a seat of this name, after one has done so; the
   * answer stops it.
   */
  whenFree(name: string, then: () => void): () => void
  /** What this window alone remembers. */
  readonly tab: TabMemory
  /** Calls when the page is seen again or its network is back; the answer stops it. */
  whenBack(then: () => void): () => void
  /** Calls when the page is being left or loaded anew; the answer stops it. */
  whenLeft(then: () => void): () => void
}

declare const __BUILD__: string

/** Names this build of the page, for people: the commit, where there is one. */
export const build: string = __BUILD__
