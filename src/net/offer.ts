import { same } from '../kit/json.ts'
import { questionOf, refuseFor } from '../match/judge.ts'
import { refuse } from '../match/refusals.ts'
import { entryText } from '../match/signing.ts'
import type { Answer } from '../match/table.ts'
import type { GameTypes, Seat } from '../rules/game.ts'
import type { Body, Entry } from '../rules/journal.ts'
import { extend, lastOf } from '../rules/replay.ts'
import type { GuestSide } from './guestTable.ts'
import type { Make, Wish } from './pendingRequests.ts'

/**
 * The errand of having something written that a seat does: an entry behind whatever is last, signed,
 * made anew when others come in between, as long as the same thing is asked.
 */
export function offerOf<G extends GameTypes>(
  { game, match, signer }: GuestSide<G>,
  seat: Seat,
  body: Body<G['move']>,
): Wish {
  const written = () => match.journal().entries.filter((entry) => isSame(entry, seat, body))
  const before = written().length
  const question = questionOf(match.journal())
  const done = (): Answer | undefined => {
    const now = written()
    const last = now.at(-1)
    return last && now.length > before ? { type: 'accepted', seq: last.seq } : undefined
  }
  const make: Make = (id) => {
    const journal = match.journal()
    const answer = done()
    if (answer) return answer
    if (!isLasting(body) && questionOf(journal) !== question) return refuse('staleNumber')
    const step = extend(game, journal, seat, body)
    if ('problem' in step) return refuseFor(step.problem, journal.ask, seat)
    const entry = lastOf(step.journal)
    return { type: 'submit', id, entry: { ...entry, sig: signer.sign(entryText(entry)) } }
  }
  return { make, done }
}

/** What is meant whatever is asked. */
const isLasting = ({ type }: Body<unknown>) => type === 'resign' || type === 'mark'

const isSame = (entry: Entry<unknown>, seat: Seat, body: Body<unknown>) =>
  entry.by === seat && entry.body.type === body.type && same(entry.body, body)
