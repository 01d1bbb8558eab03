import type { Seat } from '../../../rules/game.ts'
import type { ThingWords, Words } from '../../../rules/words.ts'
import type { Area, Contract } from '../content/edition.ts'
import type { Verb } from '../content/verb.ts'
import type { Good } from '../goods.ts'
import type { Types } from '../moves.ts'
import type { Position } from '../position.ts'

/** A thing on the table that words can be about. */
export type Subject =
  | { readonly type: 'station'; readonly station: number }
  | { readonly type: 'track'; readonly space: number }
  | { readonly type: 'site'; readonly site: number }
  | { readonly type: 'contract'; readonly contract: number }
  | { readonly type: 'train'; readonly train: number }
  | { readonly type: 'area'; readonly area: Area }
  | { readonly type: 'event'; readonly space: number }
  | { readonly type: 'goods'; readonly seat: Seat; readonly good: Good }
  | { readonly type: 'seat'; readonly seat: Seat }
  | { readonly type: 'weather' }
  | { readonly type: 'bag' }

/** Everything people read about Snowdonia, in one language. */
export interface SnowdoniaWords extends Words<Types> {
  /** The effect of a verb, as on a card. */
  verb(verb: Verb): string
  /** The things a contract scores for. */
  bonus(contract: Contract): string
  /** A contract’s name: what it does, as there are no names on the cards. */
  contract(id: number): string
  /** An action area’s name by its number, which is another one for B once all rubble has been dug. */
  area(p: Pick<Position, 'isDug'>, area: number): string
  /** The text of the panel about a thing. */
  about(p: Position, subject: Subject): ThingWords | undefined
}
