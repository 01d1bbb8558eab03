import { colours } from '../../kit/tokens.ts'
import { clear } from '../../stage/art/colour.ts'
import { circle, rect } from '../../stage/art/draw.ts'
import type { Layout, Piece, Rect, Step } from '../../stage/face.ts'
import { around } from '../../stage/kit/piece.ts'
import { middle } from '../../stage/pose.ts'
import { passing, type Spot } from './spots.ts'

/** The start and end of darkening, then of lightening, in milliseconds. */
export interface Night {
  readonly from: number
  readonly dark: number
  readonly light: number
  readonly until: number
}

/** A single colour, baked small and shown large, overlapping its box so that its edge never shows. */
const veilArt = { key: 'veil', w: 8, h: 8, margin: 8, draw: () => [rect(-8, -8, 24, 24, colours.slate900)] }

/** The whole stage darkens to a strength; anything above `depth` stays bright. */
export function dim({ size }: Layout, night: Night, strength: number, depth = passing): Step[] {
  const veil: Piece = { id: 'veil', x: 0, y: 0, ...size, depth, art: veilArt }
  const dark = { alpha: strength }
  const { from, dark: down, light, until } = night
  return [
    { piece: veil, at: from, for: down - from, from: { alpha: 0 }, to: dark, ease: 'out' },
    { piece: veil, at: down, for: light - down, from: dark, to: dark },
    { piece: veil, at: light, for: until - light, from: dark, to: { alpha: 0 }, ease: 'in' },
  ]
}

const glowSize = 96

function glowArt(colour: string) {
  const half = glowSize / 2
  const fade = {
    type: 'radial',
    at: [half, half],
    radius: half,
    stops: [
      [0, clear(colour, 0.9)],
      [0.35, clear(colour, 0.5)],
      [1, clear(colour, 0)],
    ],
  } as const
  return { key: `pool:${colour}`, w: glowSize, h: glowSize, draw: () => [circle(half, half, half, fade)] }
}

/** The colour of lamplight. */
export const lamplight = '#ffcf6a'

/** A pool of light that comes and goes around a place, `wide` across, circular unless `high` differs. */
export function glow(
  { x, y }: Spot,
  wide: number,
  at: number,
  ms: number,
  { depth = passing + 1, strength = 1, colour = lamplight, high = wide } = {},
): Step[] {
  const pool: Piece = { id: 'glow', ...around(x, y, wide, high), depth, art: glowArt(colour) }
  const rise = Math.min(140, ms * 0.3)
  const lit = { alpha: strength }
  return [
    { piece: pool, at, for: rise, from: { alpha: 0, scale: 0.7 }, to: lit, ease: 'out' },
    { piece: pool, at: at + rise, for: ms - rise, from: lit, to: { alpha: 0 }, ease: 'in' },
  ]
}

/** A lamp is lit in a box: it flickers, burns, and fades. */
export function lamp(box: Rect, at: number, ms: number): Step[] {
  const spot = middle(box)
  const wide = Math.min(box.w, box.h * 2.4)
  return [
    ...glow(spot, wide * 0.7, at, 90, { strength: 0.6 }),
    ...glow(spot, wide, at + 110, ms - 110, { strength: 0.85 }),
  ]
}
