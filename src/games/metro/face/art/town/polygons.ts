import type { Point } from '../../../../../stage/art/shape.ts'

/** The corners of a convex outline, clockwise on the screen. */
export type Polygon = readonly Point[]

/** Each side of a polygon, from corner to corner. */
export const edges = (polygon: Polygon): (readonly [Point, Point])[] =>
  polygon.map((from, at) => [from, polygon[(at + 1) % polygon.length] ?? from])

/** A polygon's area. */
export function areaOf(polygon: Polygon): number {
  let [twice, last] = [0, polygon.at(-1) ?? [0, 0]]
  for (const corner of polygon) {
    twice += last[0] * corner[1] - corner[0] * last[1]
    last = corner
  }
  return twice / 2
}

/** The mean of a polygon's corners. */
export function centreOf(polygon: Polygon): Point {
  const [x, y] = polygon.reduce(([sx, sy], [px, py]) => [sx + px, sy + py], [0, 0])
  return [x / polygon.length, y / polygon.length]
}

/** A point on the way from one to another: 0 is the first, 1 the second. */
export const between = ([ax, ay]: Point, [bx, by]: Point, way: number): Point => [
  ax + (bx - ax) * way,
  ay + (by - ay) * way,
]

/** Moved by a distance. */
export const moved = (polygon: Polygon, x: number, y: number): Polygon => polygon.map(([px, py]) => [px + x, py + y])

/** Drawn towards its centre: 0 leaves it as it is, 1 leaves nothing. */
export function shrunk(polygon: Polygon, way: number): Polygon {
  const centre = centreOf(polygon)
  return polygon.map((corner) => between(corner, centre, way))
}

/** The part on the side of a line, through a point, to which its normal points. */
export function cutBy(polygon: Polygon, [ox, oy]: Point, [nx, ny]: Point): Polygon {
  const depth = ([x, y]: Point) => (x - ox) * nx + (y - oy) * ny
  return edges(polygon).flatMap(([a, b]) => {
    const [from, to] = [depth(a), depth(b)]
    const crossing = from * to < 0 ? [between(a, b, from / (from - to))] : []
    return from >= 0 ? [a, ...crossing] : crossing
  })
}

/** The parts on both sides of a line, without slivers. */
export const split = (polygon: Polygon, through: Point, [nx, ny]: Point): Polygon[] =>
  [cutBy(polygon, through, [nx, ny]), cutBy(polygon, through, [-nx, -ny])].filter(
    (part) => part.length > 2 && areaOf(part) > 30,
  )

/** A polygon with every side moved inwards by a distance; undefined if little or nothing is left. */
export function inset(polygon: Polygon, by: number): Polygon | undefined {
  const left = edges(polygon).reduce<Polygon>((rest, [a, b]) => {
    const long = Math.hypot(b[0] - a[0], b[1] - a[1])
    if (long < 0.01) return rest
    const normal: Point = [(a[1] - b[1]) / long, (b[0] - a[0]) / long]
    return cutBy(rest, [a[0] + normal[0] * by, a[1] + normal[1] * by], normal)
  }, polygon)
  return left.length > 2 && areaOf(left) > 8 ? left : undefined
}

/** Whether a point is inside a polygon. */
export const isInside = (polygon: Polygon, [x, y]: Point): boolean =>
  polygon.every((a, at) => {
    const b = polygon[(at + 1) % polygon.length] ?? a
    return (b[0] - a[0]) * (y - a[1]) >= (b[1] - a[1]) * (x - a[0])
  })

/** A polygon's longest side. */
export function longestEdge(polygon: Polygon): readonly [Point, Point] {
  const long = ([a, b]: readonly [Point, Point]) => Math.hypot(b[0] - a[0], b[1] - a[1])
  return edges(polygon).reduce((longest, edge) => (long(edge) > long(longest) ? edge : longest))
}
/** Points at equal steps along a polygon's sides, away from the corners. */
export const along = (polygon: Polygon, step: number): Point[] =>
  edges(polygon).flatMap(([a, b]) => {
    const count = Math.floor((Math.hypot(b[0] - a[0], b[1] - a[1]) - 3) / step)
    return Array.from({ length: Math.max(0, count) }, (_, at) => between(a, b, (at + 1) / (count + 1)))
  })

/** Whether a point is at most some distance from any of some points. */
export const isNear = ([x, y]: Point, points: readonly Point[], far: number): boolean =>
  points.some((point) => (point[0] - x) ** 2 + (point[1] - y) ** 2 <= far * far)
