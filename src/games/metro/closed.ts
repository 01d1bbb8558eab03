import type { Closed } from '../../rules/game.ts'
import type { TileKind } from './content/tiles.ts'
import type { Position } from './position.ts'

/** The tiles of a deck that nobody has opened. */
export function closed(deck: readonly TileKind[], { pool, hands, shown, laid }: Position): Closed {
  const open = new Set(shown.map(({ token }) => token))
  const tokens = [...pool, ...hands.flat()].filter((token) => !open.has(token))
  const faces: string[] = [...deck]
  for (const { face } of [...shown, ...laid]) faces.splice(faces.indexOf(face), 1)
  return { tokens: tokens.sort((a, b) => a - b), faces }
}
