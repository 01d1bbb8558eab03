import type { Seat } from '../rules/game.ts'
import { type Journal, setupOf } from '../rules/replay.ts'
import type { Keeper, SeatKey } from './keeper.ts'
import type { Presence } from './liveness.ts'
import type { Sitter } from './table.ts'

/** Which seats have gone quiet, or cannot be heard. */
export interface Hearing {
  readonly quiet: Seat[]
  readonly absent: Seat[]
}

/** What the journal says of who sits where; `undefined` for a seat nobody has taken. */
export interface Seated {
  readonly kind: 'person' | 'bot'
  readonly name?: string
}

/** Every seat in order, with the last who sat down there. */
export function seatedOf<P, M>(journal: Journal<P, M>): readonly (Seated | undefined)[] {
  const seated: (Seated | undefined)[] = Array.from({ length: setupOf(journal).seats })
  for (const { body } of journal.entries) {
    if (body.type !== 'seat') continue
    const { seat, kind, name } = body
    seated[seat] = name === undefined ? { kind } : { kind, name }
  }
  return seated
}

const nobody: Sitter = { kind: 'open', mine: false, present: false }

/** A sitter of this browser or of another one, as far as it can be heard. */
export function sitterOf(seated: Seated | undefined, mine: boolean, presence: Presence): Sitter {
  if (!seated) return nobody
  const quiet = presence === 'quiet' ? { quiet: true } : {}
  return { ...seated, mine, present: presence !== 'absent', ...quiet }
}

/** Which seats have gone quiet, or cannot be heard. */
export function hearingOf(sitters: readonly Sitter[]): Hearing {
  const seatsWhere = (test: (sitter: Sitter) => boolean) =>
    sitters.flatMap((sitter, seat) => (test(sitter) ? [seat] : []))
  return {
    quiet: seatsWhere((sitter) => sitter.quiet === true),
    absent: seatsWhere((sitter) => !sitter.present),
  }
}

/** A seat for a guest, or that all are taken, or that the host could not keep whose it is. */
export type Reserved = Seat | 'full' | 'notKept'

/** Who sits where at a host's table. Seats with a key are guests'; without one they are the host's. */
export interface Seating {
  sitters(): readonly Sitter[]
  keys(): readonly SeatKey[]
  /** The seat of whoever knows this secret, or a free one that is theirs from now on, or why not. */
  reserve(hash: string): Promise<Reserved>
}

/** The seating that a journal and the known keys tell. `presence` is of guests. */
export function makeSeating<P, M>(
  journal: () => Journal<P, M>,
  keeper: Keeper,
  known: readonly SeatKey[],
  presence: (seat: Seat) => Presence,
): Seating {
  const keys = new Map(known.map(({ seat, hash }) => [seat, hash]))
  const sitters = () =>
    seatedOf(journal()).map((seated, seat) => {
      const guest = keys.has(seat)
      const mine = !guest && seated?.kind === 'person'
      return sitterOf(seated, mine, guest ? presence(seat) : 'here')
    })
  return {
    sitters,
    keys: () => [...keys].map(([seat, hash]) => ({ seat, hash })),
    async reserve(hash) {
      for (const [seat, one] of keys) if (one === hash) return seat
      const seat = sitters().findIndex(({ kind }, at) => kind === 'open' && !keys.has(at))
      if (seat < 0) return 'full'
      const kept = await keeper.seat({ seat, hash }).then(
        () => true,
        () => false,
      )
      if (!kept) return 'notKept'
      keys.set(seat, hash)
      return seat
    },
  }
}
