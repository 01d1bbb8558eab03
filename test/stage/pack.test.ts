import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pack } from '../../src/stage/pack.ts'

const thing = fc.record({ w: fc.integer({ min: 1, max: 300 }), h: fc.integer({ min: 1, max: 300 }) })

describe('packing', () => {
  it('lays things out without overlap on pages no larger than allowed', () => {
    fc.assert(
      fc.property(fc.array(thing, { maxLength: 60 }), (things) => {
        const { pages, spots } = pack(things, 512)
        expect(spots).toHaveLength(things.length)
        for (const { w, h } of pages) expect(Math.max(w, h)).toBeLessThanOrEqual(512)
        const lying = things.map((one, i) => ({ ...one, ...spots[i] }))
        for (const [i, a] of lying.entries()) {
          const page = pages[a.page ?? -1]
          expect((a.x ?? 0) + a.w).toBeLessThanOrEqual(page?.w ?? 0)
          expect((a.y ?? 0) + a.h).toBeLessThanOrEqual(page?.h ?? 0)
          for (const b of lying.slice(0, i)) {
            const apart =
              a.page !== b.page ||
              (a.x ?? 0) + a.w <= (b.x ?? 0) ||
              (b.x ?? 0) + b.w <= (a.x ?? 0) ||
              (a.y ?? 0) + a.h <= (b.y ?? 0) ||
              (b.y ?? 0) + b.h <= (a.y ?? 0)
            expect(apart).toBe(true)
          }
        }
      }),
      { numRuns: 60 },
    )
  })

  it('fills pages well', () => {
    const things = Array.from({ length: 200 }, (_, i) => ({ w: 40 + (i % 7) * 3, h: 30 + (i % 5) * 4 }))
    const { pages } = pack(things, 2048)
    const used = things.reduce((sum, { w, h }) => sum + w * h, 0)
    const given = pages.reduce((sum, { w, h }) => sum + w * h, 0)
    expect(pages).toHaveLength(1)
    expect(used / given).toBeGreaterThan(0.75)
  })

  it('gives an oversized thing a page of its own', () => {
    const { pages } = pack([{ w: 4000, h: 30 }], 512)
    expect(pages).toEqual([{ w: 4000, h: 30 }])
  })

  it('needs no page for nothing', () => {
    expect(pack([], 512)).toEqual({ pages: [], spots: [] })
  })
})
