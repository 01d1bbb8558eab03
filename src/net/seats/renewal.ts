import { personIn } from '../../match/duties.ts'
import { type Signatures, type Signer, signerIn } from '../../match/signing.ts'
import type { SeatBody } from '../../rules/body.ts'
import type { Game, Seat } from '../../rules/game.ts'
import { type Journal, tableOf } from '../../rules/journal.ts'
import { saidIn, seatsOf } from '../../rules/tableState.ts'
import { togetherIn } from '../../rules/together/together.ts'
import type { LiveTable } from '../role/liveTable.ts'

/** The entry by which a seat's person goes on under another key, with the cards and their part in dealing them. */
export function renewalOf(game: Game, journal: Journal, signer: Signer, seat: Seat, key: string): SeatBody {
  const body = personIn(seat, key, saidIn(tableOf(journal), seat, signer.key))
  const carried = togetherIn(game)?.carried(journal, signer, seat, key) ?? []
  return { ...body, ...(carried.length > 0 ? { carried } : {}) }
}

/**
 * Lets all seats of a secret go over to a fresh one; false if that isn't possible now. A guest then hears from its host
 * that the old secret is void; a host itself has to open the match again.
 */
export async function renewSeats(
  table: LiveTable,
  signatures: Signatures,
  secret: string,
  fresh: string,
): Promise<boolean> {
  const own = signerIn(signatures, secret, table.whole())
  const { key } = signerIn(signatures, fresh, table.whole())
  for (const seat of seatsOf(table.now().table.roster, own.key)) {
    const answer = await table.act(seat, renewalOf(table.game, table.whole(), own, seat, key))
    if (answer.type === 'refused' && table.ended() !== 'stale') return false
  }
  return true
}
