import type { Seat } from '../../../rules/game.ts'
import type { ThingWords, Words } from '../../../rules/words.ts'
import type { ActionCard, Goods } from '../box.ts'
import type { Scoring } from '../content/edition.ts'
import type { Position } from '../position.ts'
import type { Types } from '../types.ts'
import type { Verb } from '../verbs/verb.ts'

/** Parts of a seat’s board, and of the table that both share. */
export type BoardPart = 'hut' | 'pile' | 'points' | 'stations' | 'tracks'
export type CommonPart = 'yard' | 'bag' | 'pub' | 'navvies' | 'stops' | 'summit' | 'passengers' | 'rubble'
export type GoodsKind = keyof Goods

/** A thing on the table that words can be about. */
export type Subject =
  | { readonly type: 'station'; readonly station: number }
  | { readonly type: 'action'; readonly card: number }
  | { readonly type: 'ticket'; readonly ticket: number; readonly seat: Seat }
  | { readonly type: 'lineBonus'; readonly line: number }
  | { readonly type: 'goods'; readonly seat: Seat; readonly kind: GoodsKind }
  | { readonly type: 'board'; readonly seat: Seat; readonly part: BoardPart }
  | { readonly type: 'common'; readonly part: CommonPart }

/** Everything people read about Foothills, in one language. */
export interface FoothillsWords extends Words<Types> {
  /** The text of a card's side, made from its verbs. */
  verbs(verbs: readonly Verb[]): string
  /** The effect each time a station is built on the card. */
  effectVerbs(verbs: readonly Verb[]): string
  /** The worth of a scored card. */
  scoring(scoring: Scoring): string
  /** An action card by the names of both its sides. */
  card(card: ActionCard): string
  /** The panel text about a thing; undefined if it isn’t in the box. */
  about(p: Position, subject: Subject): ThingWords | undefined
}
