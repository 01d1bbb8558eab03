import type { Refusal } from '../../../rules/game.ts'
import type { Reason } from '../reasons.ts'
import type { Tongue } from './tongue.ts'

const isReason = ({ refusals }: Tongue, reason: string): reason is Reason =>
  Object.hasOwn(refusals, reason)

/** The sentence for a refused move. */
export const refusalText = (t: Tongue, { reason, amounts }: Refusal): string =>
  isReason(t, reason) ? t.refusals[reason](amounts) : t.title.refused
