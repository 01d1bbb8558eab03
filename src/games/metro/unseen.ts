import type { Closed, Known } from '../../rules/game.ts'
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

/** The tiles of a deck that nobody has opened. */
export function closed(deck: readonly TileKind[], { pool, hands, shown, laid }: Position): Closed {
  const open = new Set(shown.map(({ token }) => token))
  const tokens = [...pool, ...hands.flat()].filter((token) => !open.has(token))
  const faces: string[] = [...deck]
  for (const { face } of [...shown, ...laid]) faces.splice(faces.indexOf(face), 1)
  return { tokens: tokens.sort((a, b) => a - b), faces }
}
