import { circle, group, rect, stroke } from '../../../../stage/art/draw.ts'
import type { Group, Point } from '../../../../stage/art/shape.ts'

const corners: readonly Point[] = [
  [-1, -1],
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, 0],
  [1, 0],
]

/** The pips of a face: an odd one has one in the middle, and pairs of corners. */
const pipsOf = (face: number): readonly Point[] => [
  ...(face % 2 === 1 ? [[0, 0] as const] : []),
  ...corners.slice(0, face - (face % 2)),
]

const looks = {
  light: { fill: '#fffaf0', ink: '#2a211a', edge: '#8a7a5e' },
  /** The face on which a mine is played out. */
  dark: { fill: '#4a4038', ink: '#d9cdb8', edge: '#20150f' },
} as const

/** A die showing a face from 1 to 6, centred at `x`, `y`; turned by `angle` degrees while it tumbles. */
export function die(x: number, y: number, size: number, face: number, look: keyof typeof looks = 'light', angle = 0) {
  const { fill, ink, edge } = looks[look]
  return group(
    x,
    y,
    size / 20,
    [
      rect(-10, -10, 20, 20, fill, { radius: 4, stroke: stroke(edge, 1.2) }),
      ...pipsOf(face).map(([a, b]) => circle(a * 5.2, b * 5.2, 1.95, ink)),
    ],
    { angle },
  ) satisfies Group
}
