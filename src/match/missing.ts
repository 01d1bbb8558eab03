import type { Seat } from '../rules/game.ts'
import { choicesOf } from '../rules/play.ts'
import { seatsOf } from '../rules/tableState.ts'
import type { Now, Sitter, Table, Takeover } from './table.ts'

/**
 * Everyone at a table who can't be reached, as far as this browser knows: all statements about it are made from this.
 * Seats are in order. Those who have resigned aren't missed.
 */
export interface Missing {
  /** People who can't be reached. */
  readonly away: readonly Seat[]
  /** Of those, whom the match waits for: they are asked, work on the cards, or have a part in a draw. */
  readonly awaited: readonly Seat[]
  /** People who have been silent for some seconds, or are still expected by a new host. */
  readonly quiet: readonly Seat[]
}

type Shown = Pick<Now, 'standing' | 'sitters' | 'ask' | 'dealing' | 'table'>

/** Everyone missing from a table. */
export function missingAt({ standing, sitters, ask, dealing, table }: Shown): Missing {
  const { resigned } = table
  const among = (test: (sitter: Sitter) => boolean) =>
    sitters.flatMap((sitter, seat) =>
      sitter.kind === 'person' && !sitter.mine && !resigned.includes(seat) && test(sitter) ? [seat] : [],
    )
  const away = among(({ present }) => !present)
  const asked = choicesOf(ask).map(({ seat }) => seat)
  const isAwaited = (seat: Seat) => ask.type === 'chance' || asked.includes(seat) || dealing?.seat === seat
  const isLive = standing === 'playing' || standing === 'lost'
  return {
    away,
    awaited: isLive ? away.filter(isAwaited) : [],
    quiet: among(({ present, quiet }) => present && quiet === true),
  }
}

/** A host that is missed: its seats, and how the match goes on. */
export interface Hostless extends Takeover {
  readonly host: readonly Seat[]
}

/** Whether a table misses its host. One that can't replace it, since nobody has a seat there, just waits for it. */
export function hostlessAt(table: Table, { standing, table: { roster } }: Now): Hostless | undefined {
  const waiting = standing === 'lost' ? { by: undefined, in: 0, cutOff: true } : undefined
  const takeover = table.takeover ? table.takeover() : waiting
  return takeover && { ...takeover, host: seatsOf(roster, roster.host ?? '') }
}
