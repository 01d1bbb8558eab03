import type { Translation } from '../../kit/language.ts'
import type { Check } from '../../match/checkMatch.ts'
import type { Seat } from '../../rules/game.ts'
import type * as english from '../words/en/check.ts'

type Words = Translation<typeof english>

/** A check of a match, in a sentence. `name` names a seat. */
export function checkSentence(
  words: Words,
  check: Check,
  name: (seat: Seat) => string = (seat) => words.seat({ number: seat + 1 }),
): string {
  if (check.of === 'others') return words.others[check.found](check)
  if (check.found === 'cheated') return words.cheated({ names: check.seats.map(name) })
  const sentences: Readonly<Record<string, string>> = words[check.of]
  return sentences[check.found] ?? ''
}
