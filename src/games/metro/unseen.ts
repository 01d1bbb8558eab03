import type { Known } from '../../rules/game.ts'
import { closed } from './closed.ts'
import { type Copies, deckOf, kinds, type TileKind } from './content/tiles.ts'
import type { Position } from './position.ts'

/**
 * Number of an edition's tiles of each kind that nobody has opened yet, in the order of the kinds; public. With
 * `known`, less those that it gives.
 */
export function unseenOf(copies: Copies, p: Position, known?: Known): ReadonlyMap<TileKind, number> {
  const { tokens, faces } = closed(deckOf(copies), p)
  const seen = tokens.map((token) => known?.(token))
  const count = (all: readonly (string | undefined)[], kind: TileKind) => all.filter((face) => face === kind).length
  return new Map(kinds.map((kind) => [kind, count(faces, kind) - count(seen, kind)]))
}
