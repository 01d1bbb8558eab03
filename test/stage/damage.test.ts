import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openDamage, partsIn } from '../../src/stage/damage.ts'
import type { Rect } from '../../src/stage/face.ts'

const canvas = { w: 400, h: 300 }
const everything = { x: 0, y: 0, ...canvas }
const rect = fc.record({
  x: fc.integer({ min: -100, max: 450 }),
  y: fc.integer({ min: -100, max: 350 }),
  w: fc.integer({ min: 1, max: 200 }),
  h: fc.integer({ min: 1, max: 200 }),
})

/** Every seventh pixel of the canvas that a rectangle covers. */
function* pixelsOf({ x, y, w, h }: Rect) {
  for (let at = Math.max(0, x); at < Math.min(canvas.w, x + w); at += 7)
    for (let down = Math.max(0, y); down < Math.min(canvas.h, y + h); down += 7) yield [at, down]
}

describe('what is drawn again', () => {
  it('is everything at first, and nothing once that was taken', () => {
    const damage = openDamage()
    expect(damage.take(canvas)).toEqual([everything])
    expect(damage.take(canvas)).toEqual([])
  })

  it('is each part by itself where parts are far from each other', () => {
    const damage = openDamage()
    damage.take(canvas)
    damage.add({ x: 10, y: 10, w: 20, h: 20 })
    damage.add({ x: 300, y: 200, w: 20, h: 20 })
    expect(damage.take(canvas)).toHaveLength(2)
  })

  it('is one part where a piece moved by a little', () => {
    const moved = [10, 12].map((x) => ({ x, y: 10, w: 20, h: 20 }))
    expect(partsIn(moved, canvas)).toEqual([{ x: 8, y: 8, w: 26, h: 24 }])
  })

  it('is nothing of what is beside the canvas', () => {
    expect(partsIn([{ x: 500, y: 10, w: 20, h: 20 }], canvas)).toEqual([])
  })

  it('holds every pixel that has changed, in few parts within the canvas', () =>
    fc.assert(
      fc.property(fc.array(rect, { maxLength: 30 }), (rects) => {
        const parts = partsIn(rects, canvas)
        expect(parts.length).toBeLessThanOrEqual(8)
        for (const { x, y, w, h } of parts) {
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
          expect(x + w).toBeLessThanOrEqual(canvas.w)
          expect(y + h).toBeLessThanOrEqual(canvas.h)
        }
        const isIn = ([at = 0, down = 0]: readonly number[]) =>
          parts.some(({ x, y, w, h }) => at >= x && at < x + w && down >= y && down < y + h)
        expect(rects.flatMap((one) => [...pixelsOf(one)]).every(isIn)).toBe(true)
      }),
    ))
})
