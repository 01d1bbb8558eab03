import type { BookBlock, BookSection, SignRow } from '../../../rules/book.ts'
import type { Sign } from './sign.ts'

/** A section of the rules book. */
export type Section = BookSection<Sign>
type Block = BookBlock<Sign>

/** A paragraph. */
export const text = (words: string): Block => ({ type: 'text', text: words })
/** A list with dashes. */
export const list = (...items: readonly string[]): Block => ({
  type: 'list',
  numbered: false,
  items,
})
/** A list with numbers. */
export const numbered = (...items: readonly string[]): Block => ({
  type: 'list',
  numbered: true,
  items,
})
/** Pictures, each with what it means; `short` ones stand beside each other. */
export const signs = (rows: readonly SignRow<Sign>[], short = false): Block => ({
  type: 'signs',
  short,
  rows,
})

/** Sentences about something that a box may not have; none if it hasn’t. */
export const about = <T>(thing: T | undefined, words: (thing: T) => string): readonly string[] =>
  thing === undefined ? [] : [words(thing)]

/** Sentences about things that a box may have none of; none if it hasn’t any. */
export const aboutAll = <T>(
  things: readonly T[],
  words: (things: readonly T[]) => string,
): readonly string[] => (things.length > 0 ? [words(things)] : [])
