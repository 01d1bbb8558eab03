import type { Point } from '../../../../stage/art/shape.ts'
import { opposite, type Side, shapeOf, sides, turned } from '../../board.ts'
import type { TileKind } from '../../content/tiles.ts'
import { along, crossingOf, curve, lengthOf } from './geometry.ts'

/** The side of a cell in the units that tracks are drawn in. */
export const cellUnits = 120

/** Distance from a corner at which trains cross a side, as a share of it: in on their right, out on their left. */
const near = 0.3

/** Where a track crosses above the one that comes in by a side. */
export interface Bridge {
  readonly over: Side
  /** Distance of its middle along the upper track, and half its length. */
  readonly along: number
  readonly half: number
}

/** One track of a kind of tile, in units. */
export interface Course {
  /** By which side a train comes in, and by which it leaves. */
  readonly from: Side
  readonly to: Side
  readonly points: readonly Point[]
  readonly length: number
  /** Tracks with a higher level run above those with a lower one. */
  readonly level: number
  /** Where it runs above others. */
  readonly bridges: readonly Bridge[]
  /** Distances along it where it runs below another. */
  readonly below: readonly number[]
}

/** By side: from its corner on the left of a train coming in to the one on the right, and into the cell. */
const frames: readonly { readonly left: Point; readonly right: Point; readonly into: Point }[] = [
  { left: [1, 0], right: [0, 0], into: [0, 1] },
  { left: [1, 1], right: [1, 0], into: [-1, 0] },
  { left: [0, 1], right: [1, 1], into: [0, -1] },
  { left: [0, 0], right: [0, 1], into: [1, 0] },
]

/** Where trains cross a side, `deep` within the cell, in a unit square. */
export function gateAt(side: Side, way: 'in' | 'out', deep = 0): Point {
  const { left, right, into } = frames[side] ?? { left: [0, 0], right: [0, 0], into: [0, 0] }
  const share = way === 'in' ? 1 - near : near
  const on = (axis: 0 | 1) => left[axis] + (right[axis] - left[axis]) * share + into[axis] * deep
  return [on(0), on(1)]
}

const isUpright = (side: Side) => side % 2 === 0

/** Number of tracks of each letter a kind has, for the curves that give way to each other. */
const count = (kind: TileKind, letter: string) => kind.split(letter).length - 1

function pointsFor(kind: TileKind, from: Side, to: Side): Point[] {
  const letter = kind[from]
  if (letter === 'a') return straight(from, to, leanOf(kind, from))
  if (letter === 'b') return bent(from, to, wideness(kind), 30)
  if (letter === 'c') return bent(from, to, near * 0.552, 18)
  return bent(from, to, depthOf(kind), 26)
}

const bent = (from: Side, to: Side, handle: number, steps: number) =>
  curve(gateAt(from, 'in'), gateAt(from, 'in', handle), gateAt(to, 'out', handle), gateAt(to, 'out'), steps)

/** A straight that leans aside by a share of the cell. */
function straight(from: Side, to: Side, lean: number): Point[] {
  const [a, b] = [gateAt(from, 'in'), gateAt(to, 'out')]
  if (lean === 0) return [a, b]
  const away = frames[turned(from, 3)]?.into ?? [0, 0]
  const into = frames[from]?.into ?? [0, 0]
  const middle: Point = [(a[0] + b[0]) / 2 + away[0] * lean, (a[1] + b[1]) / 2 + away[1] * lean]
  const by = (way: number): Point => [middle[0] + into[0] * way, middle[1] + into[1] * way]
  return [
    ...curve(a, gateAt(from, 'in', 0.24), by(-0.2), middle, 14),
    ...curve(middle, by(0.2), gateAt(to, 'out', 0.24), b, 14).slice(1),
  ]
}

/** Distance a straight leans away from a half circle on its right, or towards two turns that cross it. */
function leanOf(kind: TileKind, from: Side): number {
  if (kind[turned(from, 3)] === 'd') {
    if (count(kind, 'a') === 2 && count(kind, 'd') === 2) return 0.075
    return count(kind, 'b') > 0 ? 0.05 : 0.09
  }
  return count(kind, 'b') === 2 && count(kind, 'd') > 0 ? -0.055 : 0
}

/** Reach of a wide turn inwards: less where two face each other, more where two cross under a straight. */
function wideness(kind: TileKind): number {
  const faces = sides.some((side) => kind[side] === 'b' && kind[opposite(side)] === 'b')
  if (faces) return 0.23
  if (count(kind, 'b') === 2 && count(kind, 'a') === 1) return 0.46
  return count(kind, 'd') > 0 && count(kind, 'a') === 0 ? 0.27 : 0.386
}

/** Reach of a half circle inwards: as far as the rest of the tile lets it. */
function depthOf(kind: TileKind): number {
  if (count(kind, 'a') > 0) return 0.215
  if (count(kind, 'd') === 4) return 0.33
  return count(kind, 'b') > 1 ? 0.19 : 0.3
}

/** Level tracks run highest, then wide turns that fall to the right, then those that rise. */
function levelOf(letter: string | undefined, from: Side): number {
  if (letter === 'a') return isUpright(from) ? 0 : 3
  if (letter === 'b') return isUpright(from) ? 2 : 1
  return 0
}

type Bare = Omit<Course, 'bridges' | 'below'>

function bareCourse(kind: TileKind, from: Side): Bare {
  const to = shapeOf(kind).exits[from] ?? from
  const points = pointsFor(kind, from, to).map(([x, y]): Point => [x * cellUnits, y * cellUnits])
  return { from, to, points, length: lengthOf(points), level: levelOf(kind[from], from) }
}

/** A track with its crossings of those below it and those above. */
function bridged(course: Bare, index: number, all: readonly Bare[]): Course {
  const { points } = course
  const bridges = all.slice(0, index).flatMap((lower) => {
    const met = crossingOf(points, lower.points)
    return met ? [{ over: lower.from, along: met.along, half: halfBridge(met.sine) }] : []
  })
  const below = all.slice(index + 1).flatMap((upper) => crossingOf(points, upper.points)?.along ?? [])
  return { ...course, bridges, below }
}

/** The flatter two tracks cross, the longer the bridge. */
const halfBridge = (sine: number) => Math.min(24, 12 / Math.max(sine, 0.5) + 3)

const known = new Map<TileKind, readonly Course[]>()

/** The four tracks of a kind of tile, the lowest first. */
export function coursesOf(kind: TileKind): readonly Course[] {
  const old = known.get(kind)
  if (old) return old
  const bare = sides.map((from) => bareCourse(kind, from)).sort((a, b) => a.level - b.level)
  const made = bare.map(bridged)
  known.set(kind, made)
  return made
}

/** The track that comes in by a side. */
export const courseFrom = (kind: TileKind, from: Side): Course | undefined =>
  coursesOf(kind).find((course) => course.from === from)

/** Distance a letter on a track keeps from where it crosses another, in units. */
const clear = 23

/** Where a letter fits on a track, nearest its middle; undefined if it would cover a crossing. */
export function letterSpot({ points, length, bridges, below }: Course): Point | undefined {
  const crossed = [...bridges.map((bridge) => bridge.along), ...below]
  const spots = [0.5, 0.36, 0.64, 0.2, 0.8].map((share) => share * length)
  const free = spots.find((spot) => crossed.every((one) => Math.abs(one - spot) >= clear))
  return free === undefined ? undefined : along(points, free).at
}

/** The track that comes in by a side, as points in a unit square. */
export const trackPoints = (kind: TileKind, from: Side): readonly Point[] =>
  (courseFrom(kind, from)?.points ?? []).map(([x, y]): Point => [x / cellUnits, y / cellUnits])
