import type { BookSection } from '../../../rules/book.ts'
import type { Sign } from './sign.ts'

/** A section of the rules book. */
export type Section = BookSection<Sign>

/** Sentences about something that a box may not have; none if it hasn’t. */
export const about = <T>(thing: T | undefined, words: (thing: T) => string): readonly string[] =>
  thing === undefined ? [] : [words(thing)]

/** Sentences about things that a box may have none of; none if it hasn’t any. */
export const aboutAll = <T>(things: readonly T[], words: (things: readonly T[]) => string): readonly string[] =>
  things.length > 0 ? [words(things)] : []
