import type { Rect, Size } from './face.ts'
import { hull } from './rects.ts'

/** What of a canvas has to be drawn again, in its own pixels. */
export interface Damage {
  /** A part of it. */
  add(at: Rect): void
  /** All of it. */
  all(): void
  /** What has gathered since last asked for, in whole pixels of the canvas. */
  take(canvas: Size): readonly Rect[]
}

/** How far a smoothed edge reaches beyond a picture. */
const edge = 2
/** More parts than this take longer than the pixels between them. */
const most = 6
/** Two parts become one unless that makes more than so many times their pixels. */
const wasteful = 1.4

const areaOf = ({ w, h }: Size) => w * h

/** A few rectangles that hold them all. */
export function partsOf(rects: readonly Rect[]): readonly Rect[] {
  const parts: Rect[] = []
  for (const rect of rects) {
    const isNear = (part: Rect) =>
      parts.length > most ||
      areaOf(hull(part, rect)) <= wasteful * Math.max(areaOf(part) + areaOf(rect), 1)
    const at = parts.findIndex(isNear)
    const near = at < 0 ? undefined : parts.splice(at, 1)[0]
    parts.push(near ? hull(near, rect) : rect)
  }
  return parts
}

/** The whole pixels of a canvas that a rectangle touches; none if it is beside the canvas. */
function pixelsIn(at: Rect, { w, h }: Size): readonly Rect[] {
  const [x, y] = [Math.max(0, Math.floor(at.x - edge)), Math.max(0, Math.floor(at.y - edge))]
  const right = Math.min(w, Math.ceil(at.x + at.w + edge))
  const bottom = Math.min(h, Math.ceil(at.y + at.h + edge))
  return right > x && bottom > y ? [{ x, y, w: right - x, h: bottom - y }] : []
}

/** The parts of a canvas to draw so that these are drawn again: few, and none that is all of it twice. */
export function partsIn(rects: readonly Rect[], canvas: Size): readonly Rect[] {
  const parts = partsOf(rects.flatMap((rect) => pixelsIn(rect, canvas)))
  const total = parts.reduce((sum, part) => sum + areaOf(part), 0)
  return total > areaOf(canvas) ? [{ x: 0, y: 0, ...canvas }] : parts
}

/** Opens it with all of the canvas still to be drawn. */
export function openDamage(): Damage {
  let gathered: Rect[] | 'all' = 'all'
  return {
    add: (at) => {
      if (gathered !== 'all') gathered.push(at)
    },
    all: () => {
      gathered = 'all'
    },
    take: (canvas) => {
      const parts = gathered === 'all' ? [{ x: 0, y: 0, ...canvas }] : partsIn(gathered, canvas)
      gathered = []
      return parts
    },
  }
}
