import { personIn } from '../match/seatDuty.ts'
import type { Signer } from '../match/signing.ts'
import type { Game, Seat } from '../rules/game.ts'
import type { Journal } from '../rules/journal.ts'
import type { SeatBody } from '../rules/people.ts'
import { togetherIn } from '../rules/together/together.ts'
import { nameOf } from './standIns.ts'

/** The entry by which a seat's person goes on under another key, with the cards and their part in dealing them. */
export function renewalOf(
  game: Game,
  journal: Journal,
  signer: Signer,
  seat: Seat,
  key: string,
): SeatBody {
  const body = personIn(seat, key, nameOf(journal.entries, seat, signer.key))
  const carried = togetherIn(game)?.carried(game, journal, signer, seat, key) ?? []
  return { ...body, ...(carried.length > 0 ? { carried } : {}) }
}
