import { describe, expect, it } from 'vitest'
import { beyond, opposite, type Side, shapeOf, sides } from '../../../../src/games/metro/board.ts'
import { kinds, type TileKind } from '../../../../src/games/metro/content/tiles.ts'
import { coursesOf, trackPoints } from '../../../../src/games/metro/face/art/course.ts'
import type { Point } from '../../../../src/stage/art/shape.ts'

/** Where trains come in by a side and where they leave, in a unit square: on their right. */
const inAt: readonly Point[] = [
  [0.3, 0],
  [1, 0.3],
  [0.7, 1],
  [0, 0.7],
]
const outAt: readonly Point[] = [
  [0.7, 0],
  [1, 0.7],
  [0.3, 1],
  [0, 0.3],
]

const near = ([x, y]: Point, [u, v]: Point) => Math.hypot(x - u, y - v) < 1e-9
const ends = (kind: TileKind, from: Side) => {
  const points = trackPoints(kind, from)
  return [points[0] ?? [9, 9], points.at(-1) ?? [9, 9]] as const
}

describe('a track', () => {
  it('runs from its own side to the side by which the rules let trains leave', () => {
    for (const kind of kinds)
      for (const from of sides) {
        const [first, last] = ends(kind, from)
        const to = shapeOf(kind).exits[from] ?? from
        expect([kind, from, near(first, inAt[from] ?? first)]).toEqual([kind, from, true])
        expect([kind, from, near(last, outAt[to] ?? first)]).toEqual([kind, from, true])
      }
  })

  it('meets the track of the next cell', () => {
    const cell = 9
    for (const side of sides) {
      const next = beyond(cell, side) ?? cell
      const [x, y] = outAt[side] ?? [0, 0]
      const [u, v] = inAt[opposite(side)] ?? [0, 0]
      const shift = next - cell
      const [right, down] = [Math.abs(shift) === 1 ? shift : 0, Math.trunc(shift / 8)]
      expect(near([x, y], [u + right, v + down])).toBe(true)
    }
  })

  it('stays within its cell', () => {
    for (const kind of kinds)
      for (const from of sides)
        for (const [x, y] of trackPoints(kind, from)) {
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
          expect(Math.max(x, y)).toBeLessThanOrEqual(1)
        }
  })
})

describe('crossing tracks', () => {
  it('never cross on the same level', () => {
    for (const kind of kinds)
      for (const { bridges, level } of coursesOf(kind))
        for (const { over } of bridges) {
          const lower = coursesOf(kind).find(({ from }) => from === over)
          expect(lower?.level).toBeLessThan(level)
        }
  })

  it('have a bridge above for each passage below', () => {
    for (const kind of kinds) {
      const courses = coursesOf(kind)
      const above = courses.reduce((sum, { bridges }) => sum + bridges.length, 0)
      const below = courses.reduce((sum, course) => sum + course.below.length, 0)
      expect(above).toBe(below)
    }
  })

  it('run level above upright, and apart where nothing is straight or wide', () => {
    const bridgesOf = (kind: TileKind, from: Side) =>
      coursesOf(kind)
        .find((course) => course.from === from)
        ?.bridges.map(({ over }) => over)
        .sort()
    expect(bridgesOf('aaaa', 1)).toEqual([0, 2])
    expect(bridgesOf('aaaa', 0)).toEqual([])
    for (const kind of ['cccc', 'dddd', 'adad', 'dada'] as const)
      expect(coursesOf(kind).flatMap(({ bridges }) => bridges)).toEqual([])
  })
})
