import type { Point } from '../../../../stage/art/shape.ts'
import type { Pose, Rect } from '../../../../stage/face.ts'
import { middle } from '../../../../stage/pose.ts'
import { find } from '../../../../table/motion/spots.ts'
import { type Cell, type Side, type Station, stationBy } from '../../board.ts'
import { passesOf } from '../../paths.ts'
import { trackPoints } from '../art/course.ts'
import { cellRect, stationRect } from '../ring.ts'
import { type Change, ringOf } from './parts.ts'
import { apron, type Ride } from './time.ts'

/** The way of a train from its station to where its line ends, in layout pixels. */
export interface Way {
  readonly points: readonly Point[]
  /** Distance of each of the points along the way. */
  readonly along: readonly number[]
  /** The tiles in order, and how far along the way each begins and ends. */
  readonly tiles: readonly Passed[]
  readonly length: number
  /** The squares of the cells passed. */
  readonly places: ReadonlyMap<Cell, Rect>
  readonly cell: number
  readonly small: boolean
}

/** One passing of a tile. */
export interface Passed {
  readonly cell: Cell
  readonly from: Side
  readonly begins: number
  readonly ends: number
}

/** The way of a station's train; undefined if it isn't on the table or nothing lies before it. */
export function wayOf({ after }: Change, station: Station): Way | undefined {
  const ring = ringOf(after.layout)
  const train = find(after.layout, `marker:${station}`) ?? (ring && stationRect(ring, station))
  const { board } = after.position
  const passes = passesOf(board, station)
  const last = passes.at(-1)
  if (!ring || !train || !last) return undefined
  const start = middle(train)
  const points: Point[] = [[start.x, start.y]]
  const along = [0]
  let length = 0
  const add = ([x, y]: Point) => {
    const [u, v] = points.at(-1) ?? [x, y]
    length += Math.hypot(x - u, y - v)
    points.push([x, y])
    along.push(length)
  }
  const tiles = passes.map(({ cell, from }): Passed => {
    const { x, y, w, h } = cellRect(ring, cell)
    const kind = board[cell]
    const [first, ...rest] = kind ? trackPoints(kind, from) : []
    if (first) add([x + first[0] * w, y + first[1] * h])
    const begins = length
    for (const [u, v] of rest) add([x + u * w, y + v * h])
    return { cell, from, begins, ends: length }
  })
  add(beyondEnd(points.at(-1) ?? [0, 0], last.to, depthAt(last, ring)))
  const places = new Map(passes.map(({ cell }) => [cell, cellRect(ring, cell)]))
  return { points, along, tiles, length, places, cell: ring.cell, small: ring.small }
}

/** Distance a train drives on beyond its last tile: into the station there, or the mouth of a tunnel. */
const depthAt = (last: { cell: Cell; to: Side }, { cell, ring }: { cell: number; ring: number }) =>
  stationBy(last.cell, last.to) === undefined ? cell * 0.16 : ring * 0.6

const outwards: Readonly<Record<Side, Point>> = { 0: [0, -1], 1: [1, 0], 2: [0, 1], 3: [-1, 0] }

const beyondEnd = ([x, y]: Point, side: Side, deep: number): Point => {
  const [dx, dy] = outwards[side]
  return [x + dx * deep, y + dy * deep]
}

/** Where something is at a distance along a way, and how it is turned. */
export function poseAlong({ points, along, length }: Way, distance: number): Pick<Pose, 'x' | 'y' | 'angle'> {
  const far = Math.min(length, Math.max(0, distance))
  const found = along.findIndex((one, at) => at > 0 && one >= far)
  const at = found < 0 ? along.length - 1 : found
  const [x, y] = points[at - 1] ?? [0, 0]
  const [u, v] = points[at] ?? [x, y]
  const [from = 0, to = from] = [along[at - 1], along[at]]
  const share = to === from ? 0 : (far - from) / (to - from)
  const angle = (Math.atan2(v - y, u - x) * 180) / Math.PI
  return { x: x + (u - x) * share, y: y + (v - y) * share, angle }
}

/** Distance the front of a train has come at a time of its ride. */
export function headAt({ tiles, length, cell }: Way, { starts, each }: Ride, ms: number): number {
  const tile = (ms - starts) / each - apron
  const begins = tiles[0]?.begins ?? 0
  if (tile < 0) return Math.max(0, begins * (1 + tile / apron))
  const passed = tiles[Math.floor(tile)]
  if (passed) return passed.begins + (passed.ends - passed.begins) * (tile % 1)
  const end = tiles.at(-1)?.ends ?? length
  return end + (tile - tiles.length) * cell
}
