import * as v from 'valibot'
import type { Seat, Token } from '../../rules/game.ts'
import type { Cell, Station } from './board.ts'
import { kinds, tileCount } from './content/tiles.ts'
import type { Card, Position } from './position.ts'

/** A whole number below a limit. */
export const below = (limit: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(limit - 1))
/** A tile's token. */
export const tokenSchema = below(tileCount)
/** A kind of tile. */
export const kindSchema = v.picklist(kinds)

/** Reads the shape of a move. */
export const moveSchema = v.variant('type', [
  v.strictObject({
    type: v.literal('lay'),
    token: tokenSchema,
    cell: below(64),
    turns: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(3))),
  }),
  v.strictObject({ type: v.literal('show') }),
  v.strictObject({ type: v.literal('draw') }),
])

/** The moves of a seat on its turn. */
export type Move =
  /** Lays a tile, turned clockwise by some quarters if `turns` says so. */
  | { readonly type: 'lay'; readonly token: Token; readonly cell: Cell; readonly turns?: number }
  /** Shows everything it holds, since none of it can be laid without a track of one point. */
  | { readonly type: 'show' }
  /** Draws a tile that has to be laid, where `draw` is `free`. */
  | { readonly type: 'draw' }

/** One thing that happened. */
export type Effect =
  | { readonly type: 'began'; readonly seat: Seat }
  | {
      readonly type: 'laid'
      readonly seat: Seat
      readonly token: Token
      readonly face: Card['face']
      readonly cell: Cell
      readonly turns: number
    }
  /** A line was finished; `seat` owns its train and scores. Nobody does where no train stands. */
  | {
      readonly type: 'finished'
      readonly station: Station
      readonly seat?: Seat
      readonly tiles: number
      readonly city: boolean
      readonly points: number
    }
  | { readonly type: 'shown'; readonly seat: Seat; readonly cards: readonly Card[] }
  /** `extra`: it has to be laid this turn. */
  | { readonly type: 'drew'; readonly seat: Seat; readonly token: Token; readonly extra: boolean }
  /** Nothing shown could be laid, and there was nothing to draw: tracks of one point are allowed. */
  | { readonly type: 'lifted'; readonly seat: Seat }
  | { readonly type: 'turned'; readonly seat: Seat }
  /** The match has ended. */
  | { readonly type: 'over' }

export type EffectType = Effect['type']
export type EffectOf<T extends EffectType> = Extract<Effect, { type: T }>

/** The plain JSON of a match of Metro. */
export interface Types {
  readonly position: Position
  readonly move: Move
  readonly effect: Effect
  readonly intention: Move
}
