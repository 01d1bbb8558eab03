import type { Flaw, FlawAmounts } from '../../../rules/flaw.ts'
import type { FlawReason } from '../flaws.ts'

/** For each reason, the sentence that tells the flaw at a place. */
export type FlawTexts = Readonly<Record<FlawReason, (amounts: FlawAmounts, at: string) => string>>

/** The text of flaws in a language; `whole` stands for a place that has no path. */
export const flawsIn =
  (texts: FlawTexts, whole: string, impossible: string) =>
  ({ reason, at, amounts }: Flaw): string => {
    const where = at === '' ? whole : at
    return isReason(texts, reason) ? texts[reason](amounts, where) : `${where}: ${impossible}`
  }

const isReason = (texts: FlawTexts, reason: string): reason is FlawReason => Object.hasOwn(texts, reason)
