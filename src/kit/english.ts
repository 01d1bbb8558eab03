const and = new Intl.ListFormat('en-GB', { type: 'conjunction' })
const or = new Intl.ListFormat('en-GB', { type: 'disjunction' })

/** “a, b and c”. */
export const listAnd = (parts: Iterable<string>): string => and.format(parts)

/** “a, b or c”. */
export const listOr = (parts: Iterable<string>): string => or.format(parts)

/** A number of things: “no cards”, “1 card”, “3 cards”. */
export const many = (n: number, one: string, more = `${one}s`): string =>
  `${n === 0 ? 'no' : n} ${n === 1 ? one : more}`

/** The number of parts in a list. */
export const size = (parts: Iterable<string>): number => [...parts].length
