import { type Journal, tableOf } from '../rules/journal.ts'
import { type Acks, knownTo } from './caught.ts'

/**
 * The last entry up to which everyone at the table is known to hold this same journal, by what they have signed, sealed
 * or acknowledged. `own`: this browser’s key, which needs no word of itself. Undefined if nobody else has a seat, or
 * someone hasn’t said anything yet.
 */
export function agreedTo(journal: Pick<Journal, 'entries' | 'tables'>, acks: Acks, own?: string): number | undefined {
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
