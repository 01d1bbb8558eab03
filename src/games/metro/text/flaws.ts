import type { Flaw, FlawAmounts } from '../../../rules/flaw.ts'

type FlawTexts = Readonly<Record<string, (amounts: FlawAmounts, at: string) => string>>

/** How flaws are told in a language; `whole` stands for a place that has no path. */
export const flawsIn =
  (texts: FlawTexts, whole: string, impossible: string) =>
  ({ reason, at, amounts }: Flaw): string => {
    const where = at === '' ? whole : at
    return texts[reason]?.(amounts, where) ?? `${where}: ${impossible}`
  }
