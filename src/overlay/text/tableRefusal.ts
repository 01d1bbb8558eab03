import { filled, type Translation } from '../../kit/language.ts'
import { tableReasons, tableSection } from '../../match/refusals.ts'
import type { Refusal } from '../../rules/game.ts'
import type * as english from '../words/en/refusals.ts'

/** Why the table itself refuses something; undefined when the refusal is for the title's Words. */
export function tableRefusal(
  words: Translation<typeof english>,
  { reason, section, amounts: { at = '', seconds } }: Refusal,
): string | undefined {
  const known = tableReasons.find((one) => one === reason)
  if (section !== tableSection || !known) return undefined
  return filled(words[known], { at, seconds: Number(seconds) })
}
