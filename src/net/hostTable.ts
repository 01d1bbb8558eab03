import type { Clock } from '../kit/clock.ts'
import type { Link } from '../link/link.ts'
import type { Keeper } from '../match/keeper.ts'
import type { Inspect } from '../match/match.ts'
import type { Signer } from '../match/signing.ts'
import type { Counts, SeatPort, Table } from '../match/table.ts'
import type { Game, GameTypes, Seat } from '../rules/game.ts'
import type { Journal } from '../rules/replay.ts'
import type { Bye } from './protocol.ts'

/** What a host works with. */
export interface HostPorts<G extends GameTypes = GameTypes> {
  readonly game: Game<G>
  readonly keeper: Keeper
  readonly clock: Clock
  /** Signs for this device's seats, for bots, and for the host itself. */
  readonly signer: Signer
  /** 128 random bits as 32 hexadecimal digits, new at each call. */
  readonly entropy: () => string
  /** Names this build of the page, for people. */
  readonly build: string
  /** The game's component values, unless every page has them built in. */
  readonly edition?: unknown
  readonly inspect?: Inspect | undefined
  /** Somebody came who has seen a later epoch than this host's, or more of the same one. */
  readonly surpassed?: (epoch: number) => void
  /** The holder of this device's own key has come by another device. */
  readonly twin?: () => void
}

/** A table whose match this browser decides. */
export interface HostTable<G extends GameTypes = GameTypes> extends Table<G> {
  /** A seat of this device, for a bot (or a person) to sit in. */
  seat(seat: Seat): SeatPort<G>
  /** Takes in a link that somebody made to this table. */
  accept(link: Link): void
  /** Tells whoever holds a key to host from now on; false when they cannot be heard. */
  pass(key: string): boolean
  /** Done when nothing is being written any more. */
  idle(): Promise<void>
  /** The match with all its positions. */
  whole(): Journal<G>
  readonly counts: Counts
  /** Closes. A `Bye` keeps guests from dialling again; `away`: this page is left; `moved`: it is not. */
  end(why: Bye | 'away' | 'moved'): void
}
