import { circle, grain } from '../../stage/art/draw.ts'
import type { Piece, Step } from '../../stage/face.ts'
import { around, piece } from '../../stage/kit/piece.ts'
import { passing, type Spot } from './spots.ts'

const dustColours = ['#f1e8d4', '#d9ccb2', '#b3a58b'] as const

function puffOf(size: number, colour: string, { x, y }: Spot): Piece {
  const draw = (w: number) => [circle(w / 2, w / 2, w / 2, colour, { opacity: 0.92 })]
  return piece('dust', `dust:${size}:${colour}`, around(x, y, size), passing + 50, draw)
}

/** Dust flies up around a place, `wide` to either side. */
export function dust({ x, y }: Spot, at: number, wide = 14, seed = 7, count = 7): Step[] {
  const next = grain(seed)
  return Array.from({ length: count }, (_, i) => {
    const size = 6 + Math.round(next() * 3) * 2
    const side = count > 1 ? (i / (count - 1) - 0.5) * 2 : 0
    const colour = dustColours[i % dustColours.length] ?? dustColours[0]
    return {
      piece: puffOf(size, colour, { x: x + side * wide * 0.6, y }),
      at: at + Math.round(next() * 40),
      for: 280 + Math.round(next() * 160),
      to: { x: x + side * wide * 1.5, y: y - 10 - next() * 20, scale: 2.1, alpha: 0 },
      ease: 'out' as const,
    }
  })
}
