import type { Check } from '../../src/match/checkMatch.ts'
import * as sentences from '../../src/overlay/text/checkSentence.ts'
import * as faults from '../../src/overlay/text/fileProblem.ts'
import * as refusals from '../../src/overlay/text/tableRefusal.ts'
import * as checkWords from '../../src/overlay/words/en/check.ts'
import * as problemWords from '../../src/overlay/words/en/problem.ts'
import * as refusalWords from '../../src/overlay/words/en/refusals.ts'
import type { Refusal } from '../../src/rules/game.ts'
import type { Problem } from '../../src/rules/problem.ts'

/** The fault in a match, in English. */
export const fileProblem = (problem: Problem) => faults.fileProblem(problemWords, problem)

/** A check of a match, in English; it counts seats. */
export const checkSentence = (check: Check) => sentences.checkSentence(checkWords, check)

/** Why the table refuses something, in English. */
export const tableRefusal = (refusal: Refusal) => refusals.tableRefusal(refusalWords, refusal)
