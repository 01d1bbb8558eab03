import { group } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import type { Side } from '../../board.ts'
import type { TileKind } from '../../content/tiles.ts'
import { type Bridge, type Course, cellUnits, courseFrom, coursesOf } from './course.ts'
import { cut, lengthOf } from './geometry.ts'
import { large, line, small, type TrackLook, trackArt } from './track.ts'

export type { TrackLook } from './track.ts'

/** The look of each track, by the side a train comes in by. */
export type TrackLooks = readonly [TrackLook, TrackLook, TrackLook, TrackLook]

const plain: TrackLook = { state: 'plain' }
/** Tracks that are nobody's. */
export const plainLooks: TrackLooks = [plain, plain, plain, plain]

const bank = '#27312f'
const lamp = '#fff1c0'

/** The tracks of a kind of tile with its bridges, in a square of `size`; `small` has less detail. */
export function trackShapes(kind: TileKind, size: number, looks: TrackLooks, isSmall: boolean): readonly Shape[] {
  const widths = isSmall ? small : large
  const courses = coursesOf(kind)
  const banks = courses.map(({ points }) => line(points, bank, widths.bank, 0.34))
  const tracks = courses.flatMap((course) => trackArt(course, looks[course.from], widths))
  return [group(0, 0, size / cellUnits, [...banks, ...tracks])]
}

/** One track of a kind alone in a light, with the bridges over it: to follow a line over the board. */
export function litTrack(
  kind: TileKind,
  size: number,
  from: Side,
  looks: TrackLooks,
  isSmall: boolean,
): readonly Shape[] {
  const widths = isSmall ? small : large
  const own = courseFrom(kind, from)
  if (!own) return []
  const light = ([22, 16, 11] as const).map((more) => line(own.points, lamp, widths.edge + more, 0.3))
  return [
    group(0, 0, size / cellUnits, [...light, ...trackArt(own, looks[from], widths)]),
    ...bridgesOver(kind, size, from, looks, isSmall),
  ]
}

/** The bridges that carry other tracks over one, to be drawn again above whatever runs along it. */
export function bridgesOver(
  kind: TileKind,
  size: number,
  from: Side,
  looks: TrackLooks,
  isSmall: boolean,
): readonly Shape[] {
  const widths = isSmall ? small : large
  const courses = coursesOf(kind)
  const uppers = courses.slice(courses.findIndex((course) => course.from === from) + 1)
  const shapes = uppers.flatMap((upper) =>
    upper.bridges
      .filter(({ over }) => over === from)
      .flatMap((bridge) => trackArt(spanOf(upper, bridge), looks[upper.from], widths)),
  )
  return shapes.length === 0 ? [] : [group(0, 0, size / cellUnits, shapes)]
}

/** The stretch of a track that one bridge carries, as a track of its own. */
function spanOf(course: Course, bridge: Bridge): Course {
  const from = Math.max(0, bridge.along - bridge.half)
  const points = cut(course.points, from, bridge.along + bridge.half)
  const bridges = [{ ...bridge, along: bridge.along - from }]
  return { ...course, points, length: lengthOf(points), bridges }
}
