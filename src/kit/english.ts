const and = new Intl.ListFormat('en-GB', { type: 'conjunction' })
const or = new Intl.ListFormat('en-GB', { type: 'disjunction' })

/** “a, b and c”. */
export const listAnd = (parts: Iterable<string>): string => and.format(parts)

/** “a, b or c”. */
export const listOr = (parts: Iterable<string>): string => or.format(parts)

/** A number of things: “no cards”, “1 card”, “3 cards”. */
export const many = (n: number, one: string, more = `${one}s`): string =>
  `${n === 0 ? 'no' : n} ${n === 1 ? one : more}`

/** A heading as a word within a sentence: “iron ore”. */
export const lower = (text: string): string => text.toLowerCase()

/** The beginning of a sentence: “Blue and green”. */
export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

/** One of some things: “events” are an “event”; what isn’t counted stays as it is. */
export const singular = (things: string): string => things.replace(/s$/, '')

/** “Fewer” before a plural, “less” before what isn’t counted. */
export const fewer = (things: string): string => (things.endsWith('s') ? 'fewer' : 'less')

/** The number of parts in a list. */
export const size = (parts: Iterable<string>): number => [...parts].length
