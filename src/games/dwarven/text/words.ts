import type { Translation } from '../../../kit/language.ts'
import type { Seat } from '../../../rules/game.ts'
import type { ThingWords, Words } from '../../../rules/words.ts'
import type { Pawn, Position } from '../position.ts'
import type { Types } from '../types.ts'

/** Everything a language says about Dwarven Rails, by those that English has. */
export type Locale = Translation<typeof import('../words/en/index.ts')>

/** A thing on the table that words can be about; sites, segments, cards and goods go by their numbers. */
export type Subject =
  | { readonly type: 'site'; readonly site: number }
  | { readonly type: 'segment'; readonly segment: number }
  | { readonly type: 'card'; readonly card: number }
  | { readonly type: 'pawn'; readonly seat: Seat; readonly pawn: Pawn }
  | { readonly type: 'price'; readonly good: number; readonly market: number }
  | { readonly type: 'seat'; readonly seat: Seat }
  | { readonly type: 'deck' }
  | { readonly type: 'snow' }

/** Everything people read about Dwarven Rails, in one language. */
export interface DwarvenWords extends Words<Types> {
  /** A card by its name. Cards of one site are numbered, passenger cards are told by their location. */
  card(card: number): string
  /** A segment, by the two sites it joins. */
  segment(p: Position, segment: number): string
  /** A number of one kind of goods (“3 rubies”). */
  goods(good: number, count: number): string
  /** The effect of an event, in a sentence or two. */
  event(card: number): string
  /** The panel text about a thing, for someone at a seat: -1 for those without one. */
  about(p: Position, subject: Subject, viewer?: Seat): ThingWords
}
