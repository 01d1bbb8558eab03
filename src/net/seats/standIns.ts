import { personIn } from '../../match/duties.ts'
import { refuse } from '../../match/refusals.ts'
import type { Signer } from '../../match/signing.ts'
import type { Answer } from '../../match/table.ts'
import type { Body, WishBody } from '../../rules/body.ts'
import { openWish } from '../../rules/consent.ts'
import type { Seat } from '../../rules/game.ts'
import { type Journal, lastOf, tableOf } from '../../rules/journal.ts'
import { playersIn, saidIn, seatsOf } from '../../rules/tableState.ts'

/** Means by which this browser's people ask something about a seat: a host's side of the table, or a guest's. */
export interface Asking {
  readonly signer: Pick<Signer, 'key'>
  readonly journal: () => Journal
  /** Submits an entry for a seat of this browser. */
  readonly act: (seat: Seat, body: Body<never>) => Promise<Answer>
}

type SeatWish = Extract<WishBody, { readonly seat: Seat }>

/**
 * Asks the others to let a bot, or another person, have a seat; everyone at this browser agrees. If others have asked
 * for the same, it only agrees; a request of its own that is still open is withdrawn.
 */
export async function askForSeat({ signer, journal, act }: Asking, asks: SeatWish): Promise<Answer> {
  const table = tableOf(journal())
  const own = seatsOf(table.roster, signer.key)
  const mine = own.filter((seat) => seat !== asks.seat && playersIn(table).includes(seat))
  const open = openWish(table)
  const isSame = open && 'seat' in open.asks && open.asks.seat === asks.seat
  let answer: Answer | undefined
  if (open && !isSame && mine.includes(open.by)) await act(open.by, { type: 'answer', to: open.seq, yes: false })
  const [asker] = mine
  if (asker !== undefined && !isSame) answer = await act(asker, asks)
  for (const seat of mine) {
    const wish = answer?.type === 'refused' ? undefined : openWish(tableOf(journal()))
    if (wish?.waitsFor.includes(seat)) answer = await act(seat, { type: 'answer', to: wish.seq, yes: true })
  }
  return answer ?? refuse(isSame ? 'notAway' : 'notHere')
}

/** Takes a seat back from the bot that stands in for its person at this browser, whose signature that needs. */
export async function takeSeatBack({ signer, journal, act }: Asking, seat: Seat): Promise<Answer> {
  const table = tableOf(journal())
  const seated = table.roster.seats[seat]
  if (seated?.key !== signer.key) return refuse('wrongSeat')
  if (seated.kind === 'person') return { type: 'accepted', seq: lastOf(journal()).seq }
  return act(seat, personIn(seat, signer.key, saidIn(table, seat, signer.key)))
}
