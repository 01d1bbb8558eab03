import type { Refusal } from '../../../rules/game.ts'
import type { Reason } from '../why.ts'
import type { Locale } from './locale.ts'

const isReason = ({ refusals }: Locale, reason: string): reason is Reason => Object.hasOwn(refusals, reason)

/** The sentence for a refused move. */
export const refusalText = (t: Locale, { reason, amounts }: Refusal): string =>
  isReason(t, reason) ? t.refusals[reason](amounts) : t.title.refused
