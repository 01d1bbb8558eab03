import type { Flaw, FlawAmounts } from '../../../rules/flaw.ts'
import type { FlawReason as PositionReason } from '../flaws.ts'

/** Everything that can be wrong with options, an edition or a made-up position. */
export type FlawReason = PositionReason | 'badValue' | 'contractTwice' | 'fewTracks'

/** For each reason, the sentence that tells the flaw at a place. */
export type FlawTexts = Readonly<Record<FlawReason, (amounts: FlawAmounts, at: string) => string>>

/** The text of flaws in a language; `whole` stands for a place that has no path. */
export const flawsIn =
  (texts: FlawTexts, whole: string) =>
  ({ reason, at, amounts }: Flaw): string => {
    const where = at === '' ? whole : at
    return texts[isReason(texts, reason) ? reason : 'badValue'](amounts, where)
  }

const isReason = (texts: FlawTexts, reason: string): reason is FlawReason => Object.hasOwn(texts, reason)
