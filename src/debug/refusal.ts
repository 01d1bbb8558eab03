import type { Answer } from '../match/table.ts'
import { tableRefusal } from '../overlay/text/en/refusals.ts'
import type { GameTypes, Refusal } from '../rules/game.ts'
import type { Words } from '../rules/words.ts'

/** Why something is refused, by the table or by the rules, as a sentence. */
export const refusalText = <G extends GameTypes>(words: Words<G>, refusal: Refusal): string =>
  tableRefusal(refusal) ?? words.refusal(refusal)

/** Why the table refused what is no move; `undefined` where it did not. */
export const refusalIn = (answer: Answer): string | undefined =>
  answer.type === 'refused' ? (tableRefusal(answer.refusal) ?? answer.refusal.reason) : undefined
