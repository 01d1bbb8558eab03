import { at, grain, poly, stroke } from '../../../../../stage/art/draw.ts'
import type { Point, Shape } from '../../../../../stage/art/shape.ts'
import { inks } from '../inks.ts'

/** The course of a segment on the map: one gentle bend between two places. */
export interface Way {
  readonly from: Point
  readonly to: Point
  /** The control point of the bend. */
  readonly bend: Point
  /** Path data of the middle line. */
  readonly d: string
  /** Distance between the ends, in layout pixels. */
  readonly length: number
}

/** The left side of a direction, one pixel long. */
const leftOf = ([x, y]: Point, [u, v]: Point): Point => {
  const length = Math.max(1, Math.hypot(u - x, v - y))
  return [-(v - y) / length, (u - x) / length]
}

/** The way between two places; its control point is `lean` pixels to the left of the straight line. */
export function wayBetween(from: Point, to: Point, lean: number): Way {
  const [nx, ny] = leftOf(from, to)
  const bend: Point = [(from[0] + to[0]) / 2 + nx * lean, (from[1] + to[1]) / 2 + ny * lean]
  const d = `M${at(...from)}Q${at(...bend)} ${at(...to)}`
  return { from, to, bend, d, length: Math.hypot(to[0] - from[0], to[1] - from[1]) }
}

/** The point of a way at a share of it, from 0 to 1. */
export function pointAt({ from, bend, to }: Way, share: number): Point {
  const rest = 1 - share
  const along = (a: number, b: number, c: number) => rest * rest * a + 2 * rest * share * b + share * share * c
  return [along(from[0], bend[0], to[0]), along(from[1], bend[1], to[1])]
}

/** The direction of a way at a share of it, in degrees clockwise from the right. */
export function turnAt({ from, bend, to }: Way, share: number): number {
  const along = (a: number, b: number, c: number) => (1 - share) * (b - a) + share * (c - b)
  return (Math.atan2(along(from[1], bend[1], to[1]), along(from[0], bend[0], to[0])) * 180) / Math.PI
}

/** The outline of a strip along a way, `wide` pixels across: patterns fill it where a line could have one colour only. */
export function strip(way: Way, wide: number): string {
  const edge = (by: number) => {
    const [a, b] = [leftOf(way.from, way.bend), leftOf(way.bend, way.to)]
    const [m, n] = [a[0] + b[0], a[1] + b[1]]
    // On the bend the edge is as far from the middle line as at the ends.
    const reach = (2 * by) / Math.max(1, m * m + n * n)
    return {
      from: at(way.from[0] + a[0] * by, way.from[1] + a[1] * by),
      bend: at(way.bend[0] + m * reach, way.bend[1] + n * reach),
      to: at(way.to[0] + b[0] * by, way.to[1] + b[1] * by),
    }
  }
  const [left, right] = [edge(wide / 2), edge(-wide / 2)]
  return `M${left.from}Q${left.bend} ${left.to}L${right.to}Q${right.bend} ${right.from}Z`
}

/** A segment between two places, by their names. */
export interface Link {
  readonly id: string
  readonly a: string
  readonly b: string
}

const pairOf = ({ a, b }: Link) => (a < b ? `${a}|${b}` : `${b}|${a}`)
const seedOf = (id: string) => [...id].reduce((all, letter) => (all * 31 + letter.charCodeAt(0)) % 9973, 7) % 100

/** The lean of a segment: the two of a pair away from each other by a quarter, a single one at random by a little. */
function leanOf(link: Link, length: number, order: number, count: number): number {
  if (count < 2) return (seedOf(link.id) / 50 - 1) * length * 0.07
  const side = (order % 2 === 0 ? 1 : -1) * (link.a < link.b ? 1 : -1)
  return side * Math.max(26, length * 0.26)
}

/** The ways of segments by their ids; those whose ends have no place are left out. */
export function waysOf(links: readonly Link[], places: ReadonlyMap<string, Point>): ReadonlyMap<string, Way> {
  return new Map(
    links.flatMap((link): [string, Way][] => {
      const [from, to] = [places.get(link.a), places.get(link.b)]
      if (!from || !to) return []
      const twins = links.filter((other) => pairOf(other) === pairOf(link))
      const length = Math.hypot(to[0] - from[0], to[1] - from[1])
      return [[link.id, wayBetween(from, to, leanOf(link, length, twins.indexOf(link), twins.length))]]
    }),
  )
}

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
