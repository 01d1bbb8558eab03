import type { Rect, Size } from './face.ts'

/** A point of the stage in CSS pixels, from its upper left corner. */
export interface ScreenPoint {
  readonly x: number
  readonly y: number
}

/**
 * The part of the table in sight: the point of the fitted picture, in CSS pixels, at the stage's upper left corner, and
 * the magnification over the fitted size.
 */
export interface Camera extends ScreenPoint {
  readonly zoom: number
}

/** The whole table at the size it was laid out for. */
export const fitted: Camera = { zoom: 1, x: 0, y: 0 }

/** The furthest an edge of the picture may be pulled into the stage, as a share of it. */
const inward = 0.7

/** The greatest magnification. */
export const mostZoom = 8

/** True when the whole table is in sight, unmagnified. */
export const isFitted = ({ zoom, x, y }: Camera) => zoom === 1 && x === 0 && y === 0

/** Where a rectangle of the fitted picture appears on the stage. */
export const seen = ({ zoom, x, y }: Camera, at: Rect): Rect => ({
  x: (at.x - x) * zoom,
  y: (at.y - y) * zoom,
  w: at.w * zoom,
  h: at.h * zoom,
})

/** The point of the fitted picture under a point of the stage. */
export const under = ({ zoom, x, y }: Camera, at: ScreenPoint): ScreenPoint => ({
  x: at.x / zoom + x,
  y: at.y / zoom + y,
})

/**
 * Clamps a camera: never smaller than fitted, and never so far off the table that none of it is in sight. The slack
 * lets people pull things at the edge out from under the page's own panels.
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

/** Zooms by a factor about `at`, which stays where it is. */
export function zoomed(camera: Camera, size: Size, at: ScreenPoint, factor: number): Camera {
  const zoom = Math.min(mostZoom, Math.max(1, camera.zoom * factor))
  const fixed = under(camera, at)
  return clamped({ zoom, x: fixed.x - at.x / zoom, y: fixed.y - at.y / zoom }, size)
}

/** Pans by the distance a pointer moved. */
export const panned = ({ zoom, x, y }: Camera, size: Size, by: ScreenPoint): Camera =>
  clamped({ zoom, x: x - by.x / zoom, y: y - by.y / zoom }, size)

const far = ([a, b]: PinchPoints) => Math.hypot(a.x - b.x, a.y - b.y)
const middleOf = ([a, b]: PinchPoints): ScreenPoint => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

/** Two fingers. */
export type PinchPoints = readonly [ScreenPoint, ScreenPoint]

/** Pinches: what was under the two fingers stays under them. */
export function pinched(camera: Camera, size: Size, from: PinchPoints, to: PinchPoints): Camera {
  const [before, after] = [middleOf(from), middleOf(to)]
  const factor = far(to) / Math.max(1, far(from))
  const near = zoomed(camera, size, before, factor)
  return panned(near, size, { x: after.x - before.x, y: after.y - before.y })
}

/** Frames a part of the fitted picture in a part of the stage, magnified `most` times at most. */
export function framing(at: Rect, size: Size, within: Rect, most = mostZoom): Camera {
  const zoom = Math.min(most, mostZoom, Math.max(1, Math.min(within.w / at.w, within.h / at.h)))
  const x = at.x + at.w / 2 - (within.x + within.w / 2) / zoom
  const y = at.y + at.h / 2 - (within.y + within.h / 2) / zoom
  return clamped({ zoom, x, y }, size)
}

/** Interpolates between two cameras so that what is in sight grows and moves evenly. */
export function between(a: Camera, b: Camera, way: number): Camera {
  const mix = (from: number, to: number) => from + (to - from) * way
  return { zoom: 1 / mix(1 / a.zoom, 1 / b.zoom), x: mix(a.x, b.x), y: mix(a.y, b.y) }
}

/** True when two cameras are equal. */
export const isSame = (a: Camera, b: Camera) => a.zoom === b.zoom && a.x === b.x && a.y === b.y
