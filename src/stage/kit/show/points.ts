import type { Piece, Step } from '../../face.ts'
import { around, piece } from '../piece.ts'
import { medal } from '../things.ts'
import { passing, type Spot } from './spots.ts'

/** A medal with points on its way. */
export const medalAt = (words: string, { x, y }: Spot, size = 40): Piece =>
  piece('rise', `rise:${words}`, around(x, y, size), passing + 80, (w) => [medal(w / 2, w / 2, w * 0.42, words)], {
    margin: 4,
  })

/** When points that rise turn towards their counter, and when they reach it, in milliseconds. */
export interface Rise {
  readonly rises: number
  readonly counts: number
}

/** “+1” rises from a place and flies to a seat's points. */
export function rise(words: string, from: Spot, to: Spot, { rises, counts }: Rise, at: number, size = 40): Step[] {
  const top = { x: from.x, y: from.y - 34 }
  return [
    {
      piece: medalAt(words, from, size),
      at,
      for: rises,
      from: { scale: 0.4, alpha: 0.2 },
      to: { ...top, scale: 1.2 },
      ease: 'back',
    },
    {
      piece: medalAt(words, top, size),
      at: at + rises,
      for: counts - rises,
      from: { scale: 1.2 },
      to: { ...to, scale: 0.7 },
      ease: 'in',
      arc: 26,
    },
  ]
}
