import { closed } from './closed.ts'
import { kinds, type TileKind } from './content/tiles.ts'
import type { Position } from './position.ts'

/** How many tiles of each kind nobody has opened yet, in the order of the kinds; public. */
export function unseenOf(p: Position): ReadonlyMap<TileKind, number> {
  const { faces } = closed(p)
  return new Map(kinds.map((kind) => [kind, faces.filter((face) => face === kind).length]))
}
