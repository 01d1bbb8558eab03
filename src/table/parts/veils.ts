import { colours } from '../../kit/tokens.ts'
import { rect } from '../../stage/art/draw.ts'
import type { Piece } from '../../stage/face.ts'
import { piece } from '../../stage/kit/piece.ts'

/**
 * Half-light over those of some pieces that aren't lit while others are, so that what can be chosen stays bright. None
 * if all or none are lit, and in high contrast. At the pieces' own depth, unless another is given.
 */
export function veils(among: readonly Piece[], isLit: (one: Piece) => boolean, above?: number): Piece[] {
  if (!among.some(isLit)) return []
  return among
    .filter((one) => !isLit(one))
    .map(({ id, x, y, w, h, depth }) =>
      piece(`veil:${id}`, 'veil', { x, y, w, h }, above ?? depth, (wide, high) => [
        rect(0, 0, wide, high, colours.slate900, { radius: 4, opacity: 0.38, only: 'usual' }),
      ]),
    )
}
