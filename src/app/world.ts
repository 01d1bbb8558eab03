import type { ReadonlySignal } from '@preact/signals'
import type { Title } from '../games/title.ts'
import type { Clock } from '../kit/clock.ts'
import type { Reading } from '../kit/slices.ts'
import type { Network } from '../link/link.ts'
import type { Signatures } from '../match/signing.ts'
import type { Joining } from '../net/guest/join.ts'
import type { FileNews } from '../overlay/screen.ts'
import type { HandReply, Invite } from '../overlay/screens/inviting.ts'
import type { Settings } from '../overlay/settings/settings.ts'
import type { PagePlace } from './address.ts'
import type { Debugging } from './debugSwitch.ts'
import type { Query } from './query.ts'
import type { Store } from './storage/store.ts'
import type { Speakers } from './table/speakers.ts'
import type { MakePicture } from './table/tableStage.ts'
import type { Holding, RoomHold, TabMemory } from './windows.ts'

/** Everything from outside that a visit may use. */
export interface World {
  readonly titles: readonly Title[]
  readonly store: Store
  readonly clock: Clock
  readonly query: Query
  readonly settings: ReadonlySignal<Settings>
  /** Set where the page can be tested. */
  readonly debug?: Debugging
  /** The data of the edition that new tables of a game use; undefined for the built-in one. */
  edition(game: string): unknown
  /** Opens the text of any file that the page writes, however it arrives. */
  openText(text: string): Promise<FileNews | undefined>
  /** Reads what strangers may have made: asks the person here before it works for long. */
  readonly reading: Reading
  /** Asks the person here whether to play a match that is less protected against cheating than a new one. */
  readonly playOn: NonNullable<Joining['playOn']>
  /** The network to other browsers; its code loads when it is first wanted. */
  network(): Promise<Network>
  /** Signs and verifies; its code loads when it is first wanted. */
  signatures(): Promise<Signatures>
  /** Plays sounds; its code loads when it is first wanted. */
  sound(): Promise<Speakers>
  /** The invitation others need to join a table of this browser. */
  invite(code: string): Promise<Invite>
  /** Answers an invitation that needs no signalling server; undefined if it can't be read. */
  reply(offer: string): Promise<HandReply | undefined>
  /** The address of a place, as a whole link. */
  link(place: PagePlace): string
  /** Goes to another place, as if its link had been clicked. */
  go(place: PagePlace): void
  /** Changes the address without going anywhere. */
  rename(place: PagePlace): void
  /** Draws a table until the end of the scope, as soon as the code for it has loaded. */
  readonly picture: MakePicture
  /** Keeps other windows of this browser out of a room. */
  hold(code: string, how: RoomHold): Promise<Holding>
  /** Tells other windows of this browser that this one plays a seat; the returned function stops. */
  plays(name: string): () => void
  /**
   * Calls `then` once no other window holds a room or plays a seat of this name, after one has; the returned function
   * stops waiting.
   */
  whenFree(name: string, then: () => void): () => void
  /** The memory of this window alone. */
  readonly tab: TabMemory
  /** Whether the page is visible. */
  readonly isSeen: ReadonlySignal<boolean>
  /** Calls when the page is visible again or back online; the returned function stops. */
  whenBack(then: () => void): () => void
  /** Calls when the page is left or reloaded; the returned function stops. */
  whenLeft(then: () => void): () => void
}

declare const __BUILD__: string

/** Names this build of the page for people: its commit, if there is one. */
export const build: string = __BUILD__
