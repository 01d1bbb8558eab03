import type { Entry } from '../rules/journal.ts'
import type { Report } from './reports.ts'

/** A report that was opened, beside the match in it. */
export interface Opened {
  readonly report: Report
  /** Number of the last entry up to which this build can follow the match. */
  readonly last: number
}

/** What a report's position is to the one that this build comes to. */
export type Verdict =
  | { readonly type: 'same' }
  /** After the same entries another position: digests of both. */
  | { readonly type: 'other'; readonly here: string; readonly there: string }
  /** The match can be followed up to entry `last` only. */
  | { readonly type: 'short'; readonly last: number }
  /** The table shows an earlier entry just now. */
  | { readonly type: 'earlier' }

/** Compares the reported position with the one after the same entry here. */
export function verdictOf(
  { report: { entry, position: there }, last }: Opened,
  entries: readonly Entry<unknown>[],
): Verdict {
  if (last < entry) return { type: 'short', last }
  const here = entries[entry]?.position
  if (here === undefined) return { type: 'earlier' }
  return here === there ? { type: 'same' } : { type: 'other', here, there }
}
