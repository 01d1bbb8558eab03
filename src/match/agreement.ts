import { drawDue } from '../rules/check.ts'
import { drawAsked } from '../rules/draws.ts'
import type { Game } from '../rules/game.ts'
import { type Journal, secretQuestion, tableOf } from '../rules/journal.ts'
import { isShowing } from '../rules/pledges.ts'
import { signingKeyOf } from '../rules/tableState.ts'
import { type Acks, knownTo } from './caught.ts'
import type { Chronicle } from './signing.ts'

/**
 * The last entry up to which everyone at the table is known to hold this same journal, by what they have signed, sealed
 * or acknowledged. `own`: this browser’s key, which needs no word of itself. Undefined if nobody else has a seat, or
 * someone hasn’t said anything yet.
 */
export function agreedTo(journal: Chronicle, acks: Acks, own?: string): number | undefined {
  const keys = tableOf(journal).roster.seats.flatMap((seated) =>
    seated?.kind === 'person' && seated.key !== undefined ? [seated.key] : [],
  )
  const everyone = new Set(keys)
  const isAlone = own === undefined && everyone.size < 2
  everyone.delete(own ?? '')
  if (isAlone || everyone.size === 0) return undefined
  const ends = [...everyone].map((key) => knownTo(journal, key, acks)?.seq ?? 0)
  return Math.min(...ends) || undefined
}

/**
 * Whether all of these devices are known to hold the entries up to a number, by what they have signed in the epoch that
 * goes on. Before that no secret is shown: a device that takes over without them is proven to have known them. `own`:
 * this browser's key.
 */
export function isHeldBy(
  keys: readonly (string | undefined)[],
  journal: Chronicle,
  { acks, own, seq }: { readonly acks: Acks; readonly own: string; readonly seq: number },
): boolean {
  const epoch = journal.entries.at(-1)?.epoch
  return keys.every((key) => {
    const known = key === undefined || key === own ? undefined : knownTo(journal, key, acks)
    if (!known) return key === undefined || key === own
    // The author of an entry has stored all before it.
    return known.epoch === epoch && (known.as === 'entry' ? known.seq > seq : known.seq >= seq)
  })
}

/** Whether a draw or a deal waits for anyone's part, or a sealed question for answers to be shown. */
export const isPartAwaited = (game: Game, journal: Journal): boolean => {
  const table = tableOf(journal)
  return drawDue(game, journal) !== undefined || table.deck?.table !== undefined || isShowing(table, journal.ask)
}

/**
 * The last question up to which a key's holder has answered with secrets in this journal; -1 if it hasn't. It never
 * leaves that, no matter who hosts: nobody asks it again in another way.
 */
export function answeredIn({ entries, tables }: Chronicle, key: string): number {
  for (const { seq, by, body } of entries.toReversed()) {
    const before = tables[seq - 1]
    if (!before) continue
    if ((body.type === 'chance' || body.type === 'shuffle') && body.proofs && before.draws.holders.includes(key))
      return drawAsked(entries, before, body.type).seq
    const question = secretQuestion(body, entries.slice(0, seq))
    if (question !== undefined && signingKeyOf(before.roster, by) === key) return question
  }
  return -1
}
