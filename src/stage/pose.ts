import type { Ease, Piece, Pose, Rect } from './face.ts'

/** The pose of a piece at rest. */
export function poseOf(piece: Piece): Pose {
  return {
    x: piece.x + piece.w / 2,
    y: piece.y + piece.h / 2,
    scale: 1,
    angle: piece.angle ?? 0,
    alpha: piece.alpha ?? 1,
  }
}

/** The centre of a rectangle, for a step's `from` or `to`. */
export const middle = (rect: Rect) => ({ x: rect.x + rect.w / 2, y: rect.y + rect.h / 2 })

/** True when a point is in a rectangle. */
export const holds = (rect: Rect, x: number, y: number) =>
  x >= rect.x && x < rect.x + rect.w && y >= rect.y && y < rect.y + rect.h

const between = (a: number, b: number, way: number) => a + (b - a) * way

/** A pose on the way from `a` (0) to `b` (1). */
export function poseBetween(a: Pose, b: Pose, way: number): Pose {
  return {
    x: between(a.x, b.x, way),
    y: between(a.y, b.y, way),
    scale: between(a.scale, b.scale, way),
    angle: between(a.angle, b.angle, way),
    alpha: Math.min(1, Math.max(0, between(a.alpha, b.alpha, way))),
  }
}

/** A dropped ball: lands at two thirds and bounces once. */
function bounce(t: number): number {
  if (t < 0.64) return (t / 0.64) ** 2
  const up = (t - 0.82) / 0.18
  return 1 - 0.12 * (1 - up * up)
}

/** Overshoots a little, then settles. */
function back(t: number): number {
  const left = t - 1
  return 1 + left * left * (2.7 * left + 1.7)
}

const eases: Readonly<Record<Ease, (t: number) => number>> = {
  linear: (t) => t,
  in: (t) => t * t,
  out: (t) => 1 - (1 - t) * (1 - t),
  inOut: (t) => (t < 0.5 ? 2 * t * t : 1 - 2 * (1 - t) * (1 - t)),
  bounce,
  back,
}

/** The progress of a step at a share of its time (0 to 1). */
export const eased = (ease: Ease, share: number) => eases[ease](Math.min(1, Math.max(0, share)))
