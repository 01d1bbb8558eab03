import * as v from 'valibot'

/** Numbers and names that a sentence mentions; a list is joined by the sentence. */
export type FlawAmounts = Readonly<Record<string, number | string | readonly string[]>>

/** A fault in data from outside: the counterpart of a refusal, which is about the rules. */
export interface Flaw {
  /** Key of the sentence in the title's Words. */
  readonly reason: string
  /** Path of the value, such as `boards.0.supply.iron`; empty for the data as a whole. */
  readonly at: string
  readonly amounts: FlawAmounts
}

/** The first fault a schema found: reason `badValue`, or the message of the schema's own check, which is a key. */
export function flawOf([issue]: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): Flaw {
  const at = v.getDotPath(issue) ?? ''
  if (issue.type === 'check') return { reason: issue.message, at, amounts: {} }
  const { expected, received } = issue
  return { reason: 'badValue', at, amounts: { expected: expected ?? 'something else', received } }
}
