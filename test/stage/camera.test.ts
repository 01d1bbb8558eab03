import { describe, expect, it } from 'vitest'
import {
  between,
  type Camera,
  clamped,
  fitted,
  framing,
  isFitted,
  mostZoom,
  panned,
  pinched,
  seen,
  under,
  zoomed,
} from '../../src/stage/camera.ts'

const size = { w: 1000, h: 600 }
const near: Camera = { zoom: 2, x: 200, y: 100 }

/** Cameras are sums of fractions, so compare with a tolerance. */
const like = ({ zoom, x, y }: Camera) => ({ zoom: expect.closeTo(zoom), x: expect.closeTo(x), y: expect.closeTo(y) })

describe('a camera', () => {
  it('shows the whole table until moved', () => {
    const rect = { x: 10, y: 20, w: 30, h: 40 }
    expect(seen(fitted, rect)).toEqual(rect)
    expect(isFitted(fitted)).toBe(true)
    expect(isFitted(near)).toBe(false)
  })

  it('maps places to the stage and points of the stage back', () => {
    expect(seen(near, { x: 210, y: 120, w: 30, h: 40 })).toEqual({ x: 20, y: 40, w: 60, h: 80 })
    expect(under(near, { x: 20, y: 40 })).toEqual({ x: 210, y: 120 })
  })

  it('keeps the point under the cursor while it zooms', () => {
    const at = { x: 700, y: 300 }
    const before = under(near, at)
    const after = under(zoomed(near, size, at, 1.5), at)
    expect(after.x).toBeCloseTo(before.x)
    expect(after.y).toBeCloseTo(before.y)
  })

  it('is fitted again when zoomed out as far as it goes', () => {
    expect(zoomed(near, size, { x: 999, y: 0 }, 0.1)).toEqual(fitted)
    expect(zoomed(near, size, { x: 0, y: 0 }, 1000).zoom).toBe(mostZoom)
  })

  it('pans with the pointer, but not while fitted', () => {
    expect(panned(near, size, { x: -20, y: 30 })).toEqual({ zoom: 2, x: 210, y: 85 })
    expect(panned(fitted, size, { x: -20, y: 30 })).toEqual(fitted)
  })

  it('lets an edge into the stage but keeps some of the table in sight', () => {
    const left = panned(near, size, { x: 1e6, y: 1e6 })
    expect(seen(left, { x: 0, y: 0, w: 1000, h: 600 })).toMatchObject({ x: 700, y: 420 })
    const right = seen(panned(near, size, { x: -1e6, y: -1e6 }), { x: 0, y: 0, ...size })
    expect(right.x + right.w).toBeCloseTo(300)
    expect(right.y + right.h).toBeCloseTo(180)
  })

  it('lets an edge in less at lower zoom, so that fitting never jumps', () => {
    const little = clamped({ zoom: 1.1, x: -1e6, y: 0 }, size)
    expect(seen(little, { x: 0, y: 0, ...size }).x).toBeCloseTo(100)
  })

  it('keeps what two fingers pinch under them', () => {
    const from = [
      { x: 400, y: 300 },
      { x: 500, y: 300 },
    ] as const
    const to = [
      { x: 380, y: 320 },
      { x: 530, y: 320 },
    ] as const
    const after = pinched(near, size, from, to)
    expect(after.zoom).toBeCloseTo(3)
    for (const finger of [0, 1] as const) {
      expect(under(after, to[finger]).x).toBeCloseTo(under(near, from[finger]).x)
      expect(under(after, to[finger]).y).toBeCloseTo(under(near, from[finger]).y)
    }
  })

  it('frames a card in a part of the stage, as large as fits', () => {
    const card = { x: 600, y: 200, w: 100, h: 50 }
    const within = { x: 100, y: 100, w: 400, h: 400 }
    expect(seen(framing(card, size, within), card)).toEqual({ x: 100, y: 200, w: 400, h: 200 })
  })

  it('frames no closer than asked for, and never smaller than fitted', () => {
    const card = { x: 600, y: 200, w: 100, h: 50 }
    expect(framing(card, size, { x: 0, y: 0, ...size }, 2).zoom).toBe(2)
    expect(framing({ x: 0, y: 0, ...size }, size, { x: 0, y: 0, w: 500, h: 300 })).toEqual(fitted)
  })

  it('can bring a card from any corner to the middle', () => {
    for (const [x, y] of [
      [0, 0],
      [960, 0],
      [0, 570],
      [960, 570],
    ] as const) {
      const card = { x, y, w: 40, h: 30 }
      const at = seen(framing(card, size, { x: 400, y: 200, w: 200, h: 200 }), card)
      expect(at.x + at.w / 2).toBeCloseTo(500)
      expect(at.y + at.h / 2).toBeCloseTo(300)
    }
  })

  it('interpolates from start to end and holds a common point still', () => {
    const at = { x: 700, y: 300 }
    const end = zoomed(near, size, at, 3)
    expect(between(near, end, 0)).toEqual(like(near))
    expect(between(near, end, 1)).toEqual(like(end))
    expect(under(between(near, end, 0.3), at).x).toBeCloseTo(under(near, at).x)
  })
})
