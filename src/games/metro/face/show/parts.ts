import type { Layout, Piece, Seen, Step } from '../../../../stage/face.ts'
import { find } from '../../../../table/motion/spots.ts'
import type { Position } from '../../position.ts'
import type { Ring } from '../ring.ts'

/** The source of steps: the table before and after. */
export interface Change {
  readonly before: Seen<Position>
  readonly after: Seen<Position>
}

/** The board's measures, read off its north-western station; undefined if it isn't on the table. */
export function ringOf(layout: Layout): (Ring & { readonly small: boolean }) | undefined {
  const corner = find(layout, 'station:7')
  if (!corner) return undefined
  const { x, y, w: cell, h: ring, art } = corner
  const side = 8 * cell + 2 * ring
  const small = art.key.startsWith('station:small')
  return { board: { x: x - ring, y, w: side, h: side }, cell, ring, small }
}

/** The pieces of these kinds that look different afterwards, are elsewhere, or are gone. */
export function changed({ before, after }: Change, kinds: readonly string[]): Piece[] {
  const next = new Map(after.layout.pieces.map((piece) => [piece.id, piece]))
  return before.layout.pieces.filter((piece) => {
    const then = next.get(piece.id)
    const isSame = then?.art.key === piece.art.key && then.x === piece.x && then.y === piece.y
    return !isSame && kinds.some((kind) => piece.id.startsWith(`${kind}:`))
  })
}

/** Changes of look that wait for a moment. */
export const waiting = (pieces: readonly Piece[], at: number): Step[] =>
  pieces.map(({ id }) => ({ piece: id, at: Math.max(0, at - 60), for: 120 }))
