import { filled, type Translation } from '../../kit/language.ts'
import type { Problem } from '../../rules/problem.ts'
import type * as english from '../words/en/problem.ts'

/** The fault in a match file, link or journal, and its place. */
export function fileProblem(
  words: Translation<typeof english>,
  { reason, entry, field, detail = '' }: Problem,
): string {
  const what = filled(words[reason], { detail, isKnown: detail !== '' })
  if (entry === undefined) return what
  return `${what} ${field === undefined ? words.place({ entry }) : words.placeOf({ entry, field })}`
}
