import { grain, poly, stroke } from '../../../../../stage/art/draw.ts'
import type { Point, Shape } from '../../../../../stage/art/shape.ts'
import { inks } from '../inks.ts'
import { pointAt, turnAt, type Way } from './way.ts'

/** The jags of one side: along the cleft, and out from its middle line, as shares. */
const jags: readonly Point[] = [
  [-1, 0],
  [-0.72, 0.6],
  [-0.45, 0.42],
  [-0.12, 1],
  [0.2, 0.7],
  [0.5, 0.9],
  [0.74, 0.36],
  [1, 0],
]

/** An ice cleft across the middle of a way; snow fills it. */
export function cleft(way: Way, scale: number, isSnowy = false): Shape[] {
  const [x, y] = pointAt(way, 0.5)
  const next = grain(Math.round(x * 7 + y))
  const turn = (turnAt(way, 0.5) * Math.PI) / 180
  const [ux, uy] = [Math.cos(turn), Math.sin(turn)]
  const high = Math.min(36, way.length * 0.42) * scale
  const wide = Math.min(11, way.length * 0.14) * scale
  const side = (sign: number, size: number): Point[] =>
    jags.map(([a, b]) => {
      const [along, out] = [a * high * size, b * wide * sign * size * (0.8 + next() * 0.4)]
      return [x - uy * along + ux * out, y + ux * along + uy * out]
    })
  const [left, right] = [side(1, 1), side(-1, 1).reverse()]
  const inner = [...side(0.62, 0.86), ...side(-0.62, 0.86).reverse()]
  return [
    poly([...left, ...right], isSnowy ? '#ffffff' : inks.iceMid, { stroke: stroke(inks.deep, 1.6 * scale) }),
    poly([...left, [x, y]], isSnowy ? '#e4f3f6' : inks.ice, { opacity: 0.8 }),
    poly(inner, isSnowy ? '#d6eaf1' : '#0a1d2e'),
    ...(isSnowy ? [] : [poly(side(0.5, 0.8), inks.iceLo, { opacity: 0.6 })]),
  ]
}
