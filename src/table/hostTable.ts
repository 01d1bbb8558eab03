import type { Clock } from '../link/clock.ts'
import type { Link } from '../link/link.ts'
import type { BasePosition, Game, Seat, Typed } from '../rules/game.ts'
import type { Counts } from './counts.ts'
import type { Keeper, SeatKey } from './keeper.ts'
import type { Inspect } from './match.ts'
import type { SeatPort } from './seat.ts'
import type { Table } from './table.ts'

/** What a host works with. */
export interface HostPorts<P extends BasePosition, M extends Typed, E extends Typed, I> {
  readonly game: Game<P, M, E, I>
  readonly keeper: Keeper
  readonly clock: Clock
  /** 128 random bits as 32 hexadecimal digits, new at each call. */
  readonly entropy: () => string
  /** Names this build of the page, for people. */
  readonly build: string
  /** The game's component values, unless every page has them built in. */
  readonly edition?: unknown
  readonly inspect?: Inspect
}

/** A table whose match this browser decides. */
export interface HostTable<P extends BasePosition, M extends Typed, E extends Typed, I>
  extends Table<P, M, E, I> {
  /** A seat of this device, for a bot (or a person) to sit in. */
  seat(seat: Seat): SeatPort<P, M>
  /** Takes in a link that somebody made to this table. */
  accept(link: Link): void
  /** Which secrets give which seats, for the next match of the same people. */
  keys(): readonly SeatKey[]
  readonly counts: Counts
  /** Closes for good; guests do not dial again. `next`: another match begins at this address. */
  end(why: 'ended' | 'next'): void
}
