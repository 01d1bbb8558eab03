import type { Known, Seat } from '../../../rules/game.ts'
import type { Words } from '../../../rules/words.ts'
import type { Cell, Station } from '../board.ts'
import type { Copies, TileKind } from '../content/tiles.ts'
import type { Types } from '../moves.ts'
import type { Position } from '../position.ts'
import type { LinePreview } from '../preview.ts'

/** A thing on the table that words can be about. */
export type Subject =
  | { readonly type: 'station'; readonly station: Station }
  | { readonly type: 'cell'; readonly cell: Cell }
  | { readonly type: 'hand'; readonly token: number }
  | { readonly type: 'seat'; readonly seat: Seat }
  | { readonly type: 'city' }
  | { readonly type: 'pool' }
  | { readonly type: 'kind'; readonly kind: TileKind }

/** A sentence or two under a heading, which may be empty. */
export interface ThingLine {
  readonly head: string
  readonly text: string
}

/** What the panel about a thing on the table says. */
export interface ThingWords {
  readonly title: string
  /** What kind of thing it is, in a few words. */
  readonly kind: string
  readonly lines: readonly ThingLine[]
}

/** Everything people read about Metro, in one language. */
export interface MetroWords extends Words<Types> {
  /** How many tiles of each kind there are in the edition it speaks of. */
  readonly copies: Copies
  /** What a tile would do to a line: “would finish Blue’s line 9: 9 points”, “Green’s line 29 goes on: 3 → 8 tiles”. */
  preview(p: Position, line: LinePreview): string
  /** What a kind of tile connects, in words. */
  tile(kind: TileKind): string
  /** What the panel about a thing says. `known` gives the tiles that the reader may see. */
  about(p: Position, subject: Subject, known?: Known): ThingWords
}
