import type { Flaw, FlawAmounts } from '../../../rules/flaw.ts'
import type { FlawReason } from '../edit/flaws.ts'

/** A language's words for flaws. */
export interface FlawWords {
  /** A sentence for each flaw: `{name}` stands for an amount, `{at}` for the place of the flaw. */
  readonly texts: Readonly<Record<FlawReason, string>>
  /** Names of keys among the amounts. */
  readonly names: Readonly<Record<'iron' | 'stone' | 'event' | 'blue' | 'green' | 'todo', string>>
  /** Stands for a place that has no path. */
  readonly whole: string
  /** Joins a list as a sum, for `{list}`. */
  listAnd(parts: Iterable<string>): string
  /** Joins a list as alternatives, for `{list:or}`. */
  listOr(parts: Iterable<string>): string
}

/** A language's text for a flaw in an edition, options or a made-up position, and where there is one, a way out. */
export const flawsIn =
  (words: FlawWords) =>
  ({ reason, at, amounts }: Flaw): string => {
    const texts: Readonly<Record<string, string>> = words.texts
    const text = (Object.hasOwn(texts, reason) ? texts[reason] : undefined) ?? words.texts.badValue
    return fill(words, text, { ...amounts, at: at === '' ? words.whole : at })
  }

/** Puts amounts in their places. */
const fill = (words: FlawWords, text: string, amounts: FlawAmounts): string =>
  text.replaceAll(/\{(\w+)(:or)?\}/g, (_, name: string, or?: string) => {
    const amount = amounts[name] ?? ''
    if (typeof amount === 'object') return or ? words.listOr(amount) : words.listAnd(amount)
    const names: Readonly<Record<string, string>> = words.names
    return typeof amount === 'number' ? String(amount) : (names[amount] ?? amount)
  })
