import { colours } from '../../../../kit/tokens.ts'
import { group, path, stroke } from '../../../../stage/art/draw.ts'
import type { Paint, Path, Point } from '../../../../stage/art/shape.ts'
import type { SeatPaints } from '../../../../stage/kit/seats/paints.ts'
import type { Course } from './course.ts'
import { bandAlong, beside, cut, lineThrough } from './geometry.ts'

/**
 * The look of one track of a tile: nobody's; `running` for the line of a train that is still at its station; `finished`
 * as a ribbon; `tried` in dashes that lead to the line's end.
 */
export type TrackLook =
  | { readonly state: 'plain' }
  | { readonly state: 'running' | 'finished' | 'tried'; readonly paints: SeatPaints }

/** Widths in units; `rail` and `seam` are how far to the side they are. */
export interface Widths {
  readonly bank: number
  readonly edge: number
  readonly bed: number
  readonly ribbon: number
  readonly rail: number
  readonly railWide: number
  readonly seam: number
  readonly seamWide: number
  readonly stripe: number
  readonly parapet: number
  /** Factor by which bridges are longer. */
  readonly reach: number
  /** A dash of a tried line with the gap after it. */
  readonly dash: readonly [number, number]
  /** Factor by which a seat's pattern is larger. */
  readonly coarse: number
}

/** On tables. */
export const large: Widths = {
  bank: 28,
  edge: 20,
  bed: 16.6,
  ribbon: 17.4,
  rail: 3.7,
  railWide: 1.7,
  seam: 6.7,
  seamWide: 1.5,
  stripe: 3.2,
  parapet: 10.6,
  reach: 1,
  dash: [14, 8],
  coarse: 1,
}
/** On phones. */
export const small: Widths = {
  bank: 33,
  edge: 25,
  bed: 20.5,
  ribbon: 21.5,
  rail: 5.2,
  railWide: 2.9,
  seam: 8.4,
  seamWide: 2.2,
  stripe: 5,
  parapet: 13.2,
  reach: 1.25,
  coarse: 1.6,
  dash: [20, 12],
}

/** Colour under the tracks: nothing of the ground beneath is as bright. */
export const ballast = '#d3c5a2'
const sleeper = '#8f7a58'
const rail = '#2f3336'
const parapet = '#f0e4c8'
const white = '#fffaf0'

/** A line through points. */
export const line = (points: readonly Point[], colour: string, width: number, opacity?: number): Path =>
  path(lineThrough(points), { stroke: stroke(colour, width), ...(opacity !== undefined && { opacity }) })

const isRibbon = ({ state }: TrackLook) => state === 'finished' || state === 'tried'

/** The shadow on what runs below, the bridges' decks, the edge that cuts the lower track, the track. */
export function trackArt(course: Course, look: TrackLook, widths: Widths): Path[] {
  const { points } = course
  const spans = spansOf(course, widths)
  const decks = (colour: string, width: number, less = 0) =>
    spans.map(([from, to]) => line(cut(points, from + less, to - less), colour, width))
  const shadows = spans.map(([from, to]) =>
    line(fallen(cut(points, from + 3, to - 3)), '#0d1216', 2 * widths.parapet + 6, 0.5),
  )
  return [
    ...shadows,
    line(points, colours.ink, widths.edge + (isRibbon(look) ? 4 : 0)),
    ...decks(colours.ink, 2 * widths.parapet + 5.4),
    ...decks(parapet, 2 * widths.parapet + 3, 0.8),
    ...decks(colours.ink, widths.edge - 0.6),
    ...surface(course, look, widths),
  ]
}

/** A shadow falls to the right and down. */
const fallen = (points: readonly Point[]) => points.map(([x, y]): Point => [x + 2.5, y + 4.5])

/** Where a track is on bridges, from and to; bridges that nearly touch are one. */
function spansOf({ bridges, length }: Course, { reach }: Widths): [number, number][] {
  const spans: [number, number][] = []
  for (const { along, half } of [...bridges].sort((a, b) => a.along - b.along)) {
    const [from, to] = [along - half * reach, along + half * reach]
    const last = spans.at(-1)
    if (last && from < last[1] + 5) last[1] = Math.max(last[1], to)
    else spans.push([from, to])
  }
  return spans.map(([from, to]) => [Math.max(1, from), Math.min(length - 1, to)])
}

function surface(course: Course, look: TrackLook, widths: Widths): Path[] {
  if (look.state === 'finished') return ribbon(course, look.paints, widths)
  if (look.state === 'tried') return dashes(course, look.paints, widths)
  return bed(course, look.state === 'running' ? look.paints : undefined, widths)
}

/** Ballast, sleepers and rails, with the owner's stripe between them. */
function bed({ points, length }: Course, owner: SeatPaints | undefined, widths: Widths): Path[] {
  const isFine = widths === large
  const rails = [-widths.rail, widths.rail].map((by) => beside(points, by))
  return [
    line(points, ballast, widths.bed),
    ...(isFine ? [sleepers(points, length)] : []),
    ...(owner ? [line(points, owner.base, widths.stripe)] : []),
    ...(isFine ? rails.map((one) => line(one, ballast, widths.railWide + 1.5, 0.8)) : []),
    ...rails.map((one) => line(one, rail, widths.railWide)),
  ]
}

/** Dashes with gaps, evenly spread so that they go on evenly on the next tile. */
function even(length: number, dash: number, gap: number): number[] {
  const step = length / Math.max(1, Math.round(length / (dash + gap)))
  const long = (step * dash) / (dash + gap)
  return [0, (step - long) / 2, long, (step - long) / 2]
}

const sleepers = (points: readonly Point[], length: number): Path =>
  path(lineThrough(points), { stroke: stroke(sleeper, 12.4, { dash: even(length, 2.5, 3.9) }) })

/** A finished line: paper edge, colour and pattern, dark seams. */
function ribbon({ points }: Course, paints: SeatPaints, widths: Widths): Path[] {
  return [
    line(points, colours.paper, widths.edge + 1.2),
    path(bandAlong(points, widths.ribbon / 2), { fill: coarser(paints.pattern, widths.coarse) }),
    ...[-widths.seam, widths.seam].map((by) => line(beside(points, by), paints.dark, widths.seamWide, 0.85)),
  ]
}

/** A line that would be finished: dashes in its colour on a thin line. */
function dashes({ points, length }: Course, paints: SeatPaints, widths: Widths): Path[] {
  const dash = even(length, ...widths.dash)
  return [
    line(points, white, widths.edge - 1),
    path(lineThrough(points), { stroke: stroke(paints.base, widths.ribbon - 1.5, { dash }) }),
    line(points, paints.base, widths.stripe + 0.8),
  ]
}

/** A pattern enlarged, for what is shown small. */
function coarser(paint: Paint, by: number): Paint {
  if (by === 1 || typeof paint === 'string' || paint.type !== 'tile') return paint
  const { id, w, h, shapes } = paint
  return { type: 'tile', id: `${id}*${by}`, w: w * by, h: h * by, shapes: [group(0, 0, by, shapes)] }
}
