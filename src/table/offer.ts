import { same } from '../kit/json.ts'
import type { BasePosition, Seat, Typed } from '../rules/game.ts'
import type { Body, Entry } from '../rules/journal.ts'
import { extend, lastOf } from '../rules/replay.ts'
import type { Make } from './errands.ts'
import type { GuestSide } from './guestSide.ts'
import { questionOf, refuseFor } from './judge.ts'
import { refuse } from './refusals.ts'
import { entryText } from './sealing.ts'

/**
 * The errand of having something written that a seat does: an entry behind whatever is last, signed,
 * made anew when others come in between, as long as the same thing is asked.
 */
export function offerOf<P extends BasePosition, M extends Typed, E extends Typed, I>(
  { game, match, pen }: GuestSide<P, M, E, I>,
  seat: Seat,
  body: Body<M>,
): Make {
  const written = () => match.journal().entries.filter((entry) => isSame(entry, seat, body))
  const before = written().length
  const question = questionOf(match.journal())
  return (id) => {
    const journal = match.journal()
    const now = written()
    const last = now.at(-1)
    if (last && now.length > before) return { type: 'accepted', seq: last.seq }
    if (!isLasting(body) && questionOf(journal) !== question) return refuse('staleNumber')
    const step = extend(game, journal, seat, body)
    if ('problem' in step) return refuseFor(step.problem, journal.ask, seat)
    const entry = lastOf(step.journal)
    return { type: 'submit', id, entry: { ...entry, sig: pen.sign(entryText(entry)) } }
  }
}

/** What is meant whatever is asked. */
const isLasting = ({ type }: Body<unknown>) => type === 'resign' || type === 'mark'

const isSame = (entry: Entry<unknown>, seat: Seat, body: Body<unknown>) =>
  entry.by === seat && same(entry.body, body)
