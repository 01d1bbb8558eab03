import type { Translation } from '../../../kit/language.ts'
import type { Known, Seat } from '../../../rules/game.ts'
import type { ThingWords, Words } from '../../../rules/words.ts'
import type { Cell, Station } from '../board.ts'
import type { Copies, TileKind } from '../content/tiles.ts'
import type { Types } from '../moves.ts'
import type { Position } from '../position.ts'
import type { LinePreview } from '../preview.ts'

/** Everything a language says about Metro, by those that English has. */
export type Locale = Translation<typeof import('../words/en/index.ts')>

/** The text printed on the table itself. Text from the rules is in the title's words. */
export type Captions = Locale['captions']

/** A thing on the table that words can be about. */
export type Subject =
  | { readonly type: 'station'; readonly station: Station }
  | { readonly type: 'cell'; readonly cell: Cell }
  | { readonly type: 'hand'; readonly token: number }
  | { readonly type: 'seat'; readonly seat: Seat }
  | { readonly type: 'city' }
  | { readonly type: 'pool' }
  | { readonly type: 'kind'; readonly kind: TileKind }

/** Everything people read about Metro, in one language. */
export interface MetroWords extends Words<Types> {
  /** Number of tiles of each kind in the edition it speaks of. */
  readonly copies: Copies
  /**
   * The effect a tile would have on a line: “would finish Blue’s line 9: 9 points”, “Green’s line 29 goes on: 3 → 8
   * tiles”.
   */
  preview(p: Position, line: LinePreview): string
  /** The connections of a kind of tile, in words. */
  tile(kind: TileKind): string
  /** The panel text about a thing. `known` gives the tiles that the reader may see. */
  about(p: Position, subject: Subject, known?: Known): ThingWords
}
