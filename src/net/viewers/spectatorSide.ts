import type { Clock } from '../../kit/clock.ts'
import type { makeSerial } from '../../kit/serial.ts'
import type { Reading } from '../../kit/slices.ts'
import type { Link, Listening, Network } from '../../link/link.ts'
import type { Signatures } from '../../match/signing.ts'
import type { Setup } from '../../rules/body.ts'
import type { Game } from '../../rules/game.ts'
import type { GuestTable } from '../guest/guestTable.ts'
import type { ConnectionUser } from '../guest/hostConnection.ts'
import type { Presence } from '../protocol/liveness.ts'
import type { RelayPing } from './messages.ts'
import type { ViewerRelay } from './relay.ts'
import type { FoundHost, SeekProblem } from './seek.ts'
import type { SpectatorEvent } from './spectatorChart.ts'

/** Dependencies of watching. Nothing in them leads to a seat, or to the room's own code. */
export interface SpectatorTools {
  readonly network: Network
  readonly clock: Clock
  readonly signatures: Signatures
  /** 128 random bits as 32 hexadecimal digits, new at each call. */
  readonly entropy: () => string
  /** The code of the watch link. */
  readonly code: string
  /** Loads the rules of a match; `undefined` if this page does not have the game. */
  readonly load: (setup: Setup, edition: unknown) => Promise<Game | undefined>
  /** Reads a match that may be longer than any that was played. */
  readonly reading?: Reading | undefined
}

/** The view of someone who watches. */
export type SpectatorView =
  | { readonly type: 'seeking' }
  /** Watching is allowed, but there is no match yet. */
  | { readonly type: 'idle' }
  | { readonly type: 'match'; readonly table: GuestTable; readonly edition: unknown }
  /** There is no way to the match just now; looked for again. */
  | { readonly type: 'apart'; readonly problem: SeekProblem | 'lost' | 'unknownGame' | 'leftUnread' }

/** A guest's table as it is told what comes over the link. */
export type Follower = Pick<ConnectionUser, 'on' | 'tick'>

/** A spectator from the inside. */
export interface SpectatorSide extends SpectatorTools {
  readonly send: (event: SpectatorEvent) => void
  readonly show: (view: SpectatorView) => void
  readonly view: () => SpectatorView
  readonly relay: ViewerRelay
  /** Messages over a link are read in order, since verifying takes time. */
  readonly inOrder: ReturnType<typeof makeSerial>
  /** Where this viewer passes the match on, once it has been asked to. */
  readonly own: string
  listening: Listening | undefined
  /** Viewers that have passed on something invalid. */
  readonly avoid: Set<string>
  link: Link | undefined
  by: FoundHost['by']
  match: { readonly user: Follower; readonly table: GuestTable } | undefined
  /** Presence of the host, as the chart has it. */
  readonly presence: () => Presence
  /** The matches that others have followed here, by their names: none of them comes back. */
  readonly past: Set<string>
  beat: number
  beatAt: number
  state: Pick<RelayPing, 'quiet' | 'absent' | 'viewers' | 'behind'>
}
