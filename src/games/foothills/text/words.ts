import type { Words } from '../../../rules/words.ts'
import type { ActionCard } from '../box.ts'
import type { Scoring } from '../content/edition.ts'
import type { Effect } from '../effects.ts'
import type { Move } from '../moves.ts'
import type { Position } from '../position.ts'
import type { Verb } from '../verbs/verb.ts'

/** Everything people read about Foothills, in one language. */
export interface FoothillsWords extends Words<Position, Move, Effect> {
  /** What a card's side says, made from its verbs. */
  verbs(verbs: readonly Verb[]): string
  /** What happens once after a station is built on the card. */
  effectVerbs(verbs: readonly Verb[]): string
  /** What a card in the scoring pile pays. */
  scoring(scoring: Scoring): string
  /** An action card by the names of both its sides. */
  card(card: ActionCard): string
}
