import type { Piece, Step } from '../../stage/face.ts'
import { around, piece } from '../../stage/kit/piece.ts'
import { medal } from '../../stage/kit/things.ts'
import { glow } from './light.ts'
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

/** Points light up where they were earned and fly to a counter, everything at `depth`, above the dark. */
export function told(
  words: string,
  spots: readonly Spot[],
  to: Spot,
  times: Rise,
  { at, size, depth }: { readonly at: number; readonly size: number; readonly depth: number },
): Step[] {
  const chief = spots[Math.floor(spots.length / 2)] ?? to
  const lifted = (step: Step): Step =>
    typeof step.piece === 'string' ? step : { ...step, piece: { ...step.piece, depth: depth + 5 } }
  return [
    ...spots.flatMap((spot) => glow(spot, size * 2.6, at, times.counts, { depth: depth - 1 })),
    ...rise(words, chief, to, times, at, size).map(lifted),
  ]
}
