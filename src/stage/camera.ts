import type { Rect, Size } from './face.ts'

/** A point of the stage in CSS pixels, from its upper left corner. */
export interface Spot {
  readonly x: number
  readonly y: number
}

/**
 * What part of the table is seen: the point of the fitted picture, in CSS pixels, that lies in the
 * stage's upper left corner, and how many times as large as fitted everything is.
 */
export interface Camera extends Spot {
  readonly zoom: number
}

/** The whole table, as it is laid out for the stage. */
export const fitted: Camera = { zoom: 1, x: 0, y: 0 }

/** How far in an edge of the picture may come, as a share of the stage. */
const inward = 0.7

/** Nothing is shown more times as large. */
export const mostZoom = 8

/** True when the whole table is seen as laid out. */
export const isFitted = ({ zoom, x, y }: Camera) => zoom === 1 && x === 0 && y === 0

/** Where something of the fitted picture is seen. */
export const seen = ({ zoom, x, y }: Camera, at: Rect): Rect => ({
  x: (at.x - x) * zoom,
  y: (at.y - y) * zoom,
  w: at.w * zoom,
  h: at.h * zoom,
})

/** What point of the fitted picture is seen at a point of the stage. */
export const under = ({ zoom, x, y }: Camera, at: Spot): Spot => ({
  x: at.x / zoom + x,
  y: at.y / zoom + y,
})

/**
 * The nearest camera that is allowed: never smaller than fitted, and an edge of the picture comes in
 * no further than that some of it stays in sight. So much room is needed: whatever lies at an edge can
 * be brought out from under what the page lays over the table.
 */
export function clamped({ zoom, x, y }: Camera, size: Size): Camera {
  const near = Math.min(mostZoom, Math.max(1, zoom))
  if (near < 1.001) return fitted
  const slack = Math.min(inward, near - 1)
  const along = (at: number, length: number) => {
    const beyond = (slack * length) / near
    return Math.min(length - length / near + beyond, Math.max(-beyond, at))
  }
  return { zoom: near, x: along(x, size.w), y: along(y, size.h) }
}

/** Nearer by a factor, or further away; what is seen at `at` stays there. */
export function zoomed(camera: Camera, size: Size, at: Spot, factor: number): Camera {
  const zoom = Math.min(mostZoom, Math.max(1, camera.zoom * factor))
  const fixed = under(camera, at)
  return clamped({ zoom, x: fixed.x - at.x / zoom, y: fixed.y - at.y / zoom }, size)
}

/** The picture moved along with a pointer that moved so far. */
export const panned = ({ zoom, x, y }: Camera, size: Size, by: Spot): Camera =>
  clamped({ zoom, x: x - by.x / zoom, y: y - by.y / zoom }, size)

const far = ([a, b]: Pair) => Math.hypot(a.x - b.x, a.y - b.y)
const middleOf = ([a, b]: Pair): Spot => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

/** Two fingers. */
export type Pair = readonly [Spot, Spot]

/** What two fingers held stays under them as they move. */
export function pinched(camera: Camera, size: Size, from: Pair, to: Pair): Camera {
  const [before, after] = [middleOf(from), middleOf(to)]
  const factor = far(to) / Math.max(1, far(from))
  const near = zoomed(camera, size, before, factor)
  return panned(near, size, { x: after.x - before.x, y: after.y - before.y })
}

/** Looks at a part of the fitted picture so that it fills a part of the stage, at most `most` times as large. */
export function framing(at: Rect, size: Size, within: Rect, most = mostZoom): Camera {
  const zoom = Math.min(most, mostZoom, Math.max(1, Math.min(within.w / at.w, within.h / at.h)))
  const x = at.x + at.w / 2 - (within.x + within.w / 2) / zoom
  const y = at.y + at.h / 2 - (within.y + within.h / 2) / zoom
  return clamped({ zoom, x, y }, size)
}

/** On the way from one camera to another: what is seen grows and moves evenly. */
export function between(a: Camera, b: Camera, way: number): Camera {
  const mix = (from: number, to: number) => from + (to - from) * way
  return { zoom: 1 / mix(1 / a.zoom, 1 / b.zoom), x: mix(a.x, b.x), y: mix(a.y, b.y) }
}

/** True when two cameras see the same. */
export const isSame = (a: Camera, b: Camera) => a.zoom === b.zoom && a.x === b.x && a.y === b.y
