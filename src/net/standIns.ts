import { refuse } from '../match/refusals.ts'
import { rosterOf, seatsOf } from '../match/roster.ts'
import { personIn } from '../match/seatDuty.ts'
import type { Signer } from '../match/signing.ts'
import type { Answer } from '../match/table.ts'
import type { Body, WishBody } from '../rules/body.ts'
import { openWish } from '../rules/consent.ts'
import type { Seat } from '../rules/game.ts'
import type { Entry } from '../rules/journal.ts'
import { playersIn } from '../rules/people.ts'

/** What this browser's people need to ask something about a seat: a host's side of the table, or a guest's. */
export interface Asking {
  readonly signer: Pick<Signer, 'key'>
  readonly entries: () => readonly Entry<unknown>[]
  /** Submits an entry for a seat of this browser. */
  readonly act: (seat: Seat, body: Body<never>) => Promise<Answer>
}

type SeatWish = Extract<WishBody, { readonly seat: Seat }>

/**
 * Asks the others to let a bot, or another person, have a seat; everyone at this browser agrees. If others have
 * asked for the same, it only agrees; a request of its own that is still open is withdrawn.
 */
export async function askForSeat(
  { signer, entries, act }: Asking,
  asks: SeatWish,
): Promise<Answer> {
  const own = seatsOf(rosterOf(entries()), signer.key)
  const mine = own.filter((seat) => seat !== asks.seat && playersIn(entries()).includes(seat))
  const open = openWish(entries())
  const isSame = open && 'seat' in open.asks && open.asks.seat === asks.seat
  let answer: Answer | undefined
  if (open && !isSame && mine.includes(open.by))
    await act(open.by, { type: 'answer', to: open.seq, yes: false })
  const [asker] = mine
  if (asker !== undefined && !isSame) answer = await act(asker, asks)
  for (const seat of mine) {
    const wish = answer?.type === 'refused' ? undefined : openWish(entries())
    if (wish?.waitsFor.includes(seat))
      answer = await act(seat, { type: 'answer', to: wish.seq, yes: true })
  }
  return answer ?? refuse(isSame ? 'notAway' : 'notHere')
}

/** Takes a seat back from the bot that stands in for its person at this browser, whose signature that needs. */
export async function takeSeatBack({ signer, entries, act }: Asking, seat: Seat): Promise<Answer> {
  const now = entries()
  const seated = rosterOf(now).seats[seat]
  if (seated?.key !== signer.key) return refuse('wrongSeat')
  if (seated.kind === 'person') return { type: 'accepted', seq: now.length - 1 }
  return act(seat, personIn(seat, signer.key, nameOf(now, seat, signer.key)))
}

/** The name under which a key's holder last sat in a seat. */
export function nameOf(
  entries: readonly Entry<unknown>[],
  at: Seat,
  key: string,
): string | undefined {
  const sat = entries.findLast(
    ({ body }) =>
      body.type === 'seat' && body.seat === at && body.kind === 'person' && body.key === key,
  )
  return sat?.body.type === 'seat' ? sat.body.name : undefined
}
