import type { Known } from '../../rules/game.ts'
import { closed } from './closed.ts'
import { kinds, type TileKind } from './content/tiles.ts'
import type { Position } from './position.ts'

/**
 * How many tiles of each kind one hasn't seen yet, in the order of the kinds: those that nobody has
 * opened, less those that `known` gives.
 */
export function unseenOf(p: Position, known?: Known): ReadonlyMap<TileKind, number> {
  const { tokens, faces } = closed(p)
  const seen = tokens.map((token) => known?.(token))
  const count = (all: readonly (string | undefined)[], kind: TileKind) =>
    all.filter((face) => face === kind).length
  return new Map(kinds.map((kind) => [kind, count(faces, kind) - count(seen, kind)]))
}
