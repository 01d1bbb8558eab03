import { at } from '../../../../stage/art/draw.ts'
import type { Point } from '../../../../stage/art/shape.ts'

/** The length of a line through points. */
export const lengthOf = (points: readonly Point[]): number => steps(points).reduce((sum, { long }) => sum + long, 0)

/** One straight piece of a line: its ends, its length, and how far along the line it begins. */
interface Stretch {
  readonly a: Point
  readonly b: Point
  readonly long: number
  readonly begins: number
}

function steps(points: readonly Point[]): Stretch[] {
  let begins = 0
  return points.slice(1).map((b, i) => {
    const a = points[i] ?? b
    const stretch = { a, b, long: Math.hypot(b[0] - a[0], b[1] - a[1]), begins }
    begins += stretch.long
    return stretch
  })
}

const between = ([x, y]: Point, [u, v]: Point, way: number): Point => [x + (u - x) * way, y + (v - y) * way]

/** A point on a line with the direction it runs there. */
export interface Spot {
  readonly at: Point
  /** Of length 1. */
  readonly ahead: Point
}

/** The place at a distance along a line, kept within it. */
export function along(points: readonly Point[], distance: number): Spot {
  const stretches = steps(points)
  const found = stretches.find(({ long, begins }) => distance <= begins + long) ?? stretches.at(-1)
  if (!found) return { at: points[0] ?? [0, 0], ahead: [1, 0] }
  const { a, b, long, begins } = found
  const way = long === 0 ? 0 : Math.min(1, Math.max(0, (distance - begins) / long))
  return { at: between(a, b, way), ahead: [(b[0] - a[0]) / (long || 1), (b[1] - a[1]) / (long || 1)] }
}

/** The part of a line between two distances along it. */
export function cut(points: readonly Point[], from: number, to: number): Point[] {
  const inside = steps(points)
    .slice(1)
    .filter(({ begins }) => begins > from && begins < to)
    .map(({ a }) => a)
  return [along(points, from).at, ...inside, along(points, to).at]
}

/** A line beside a line, `by` to the right of the way it runs. */
export const beside = (points: readonly Point[], by: number): Point[] =>
  points.map(([x, y], i) => {
    const [a, b] = [points[i - 1] ?? [x, y], points[i + 1] ?? [x, y]]
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
    const long = Math.hypot(dx, dy) || 1
    return [x - (dy / long) * by, y + (dx / long) * by]
  })

/** Path data of an open line through points. */
export const lineThrough = (points: readonly Point[]): string => `M${points.map(([x, y]) => at(x, y)).join('L')}`

/** Path data of the area within `half` of a line to both sides. */
export const bandAlong = (points: readonly Point[], half: number): string =>
  `${lineThrough([...beside(points, half), ...beside(points, -half).reverse()])}Z`

/** A Bézier curve as points, both ends included. */
export function curve(a: Point, b: Point, c: Point, d: Point, count: number): Point[] {
  return Array.from({ length: count + 1 }, (_, i) => {
    const t = i / count
    const [p, q, r] = [between(a, b, t), between(b, c, t), between(c, d, t)]
    return between(between(p, q, t), between(q, r, t), t)
  })
}

/** Where two lines cross: how far along each, and the sine of the angle between them. */
export interface Crossing {
  readonly along: number
  readonly alongOther: number
  readonly sine: number
}

/** The first place where a line crosses another; undefined if it doesn't. */
export function crossingOf(line: readonly Point[], other: readonly Point[]): Crossing | undefined {
  const others = steps(other)
  for (const one of steps(line))
    for (const two of others) {
      const met = meeting(one, two)
      if (met) return met
    }
  return undefined
}

function meeting(one: Stretch, two: Stretch): Crossing | undefined {
  const [ax, ay] = [one.b[0] - one.a[0], one.b[1] - one.a[1]]
  const [bx, by] = [two.b[0] - two.a[0], two.b[1] - two.a[1]]
  const [cx, cy] = [two.a[0] - one.a[0], two.a[1] - one.a[1]]
  const area = ax * by - ay * bx
  if (Math.abs(area) < 1e-9) return undefined
  const [t, u] = [(cx * by - cy * bx) / area, (cx * ay - cy * ax) / area]
  if (t < 0 || t > 1 || u < 0 || u > 1) return undefined
  return {
    along: one.begins + t * one.long,
    alongOther: two.begins + u * two.long,
    sine: Math.abs(area / (one.long * two.long)),
  }
}
