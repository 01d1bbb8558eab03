import { describe, expect, it } from 'vitest'
import { type Area, placeBeside } from '../../src/overlay/widgets/placement.ts'

const sizes = [
  ...([
    [1920, 1080],
    [1440, 900],
    [1280, 720],
    [1024, 768],
    [768, 1024],
  ] as const),
  ...([
    [844, 390],
    [800, 600],
    [390, 844],
    [360, 640],
  ] as const),
]

const page = { w: 1000, h: 600 }
const room: Area = { x: 0, y: 0, w: 1000, h: 450 }
const card = { w: 300, h: 200 }

const isApart = (a: Area, b: Area) => a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y

const standing = (piece: Area, size = card): Area => {
  const { x, y, most } = placeBeside(size, piece, room, page)
  return { x, y, w: size.w, h: Math.min(size.h, most) }
}

describe('words beside a piece', () => {
  it('go to its right, level with its middle', () => {
    const at = standing({ x: 100, y: 200, w: 100, h: 80 })
    expect(at.x).toBeGreaterThan(200)
    expect(at.y + at.h / 2).toBe(240)
  })

  it('go to its left if the right is too narrow', () => {
    const at = standing({ x: 800, y: 200, w: 150, h: 80 })
    expect(at.x + at.w).toBeLessThan(800)
  })

  it('go above what spans the whole width', () => {
    const at = standing({ x: 0, y: 500, w: 1000, h: 100 })
    expect(at.y + at.h).toBeLessThan(500)
  })

  it('keep off what has to stay in sight if they can', () => {
    const at = standing({ x: 100, y: 470, w: 100, h: 100 })
    expect(at.y + at.h).toBeLessThanOrEqual(room.h)
  })

  it('are cut if there is too little room', () => {
    const piece = { x: 0, y: 200, w: 1000, h: 200 }
    const { most } = placeBeside({ w: 300, h: 500 }, piece, room, page)
    expect(most).toBeLessThan(200)
    expect(most).toBeGreaterThan(150)
  })

  it.each(sizes)('never cover the piece nor leave a page of %i × %i, wherever it is', (w, h) => {
    const whole = { x: 0, y: 0, w, h }
    // A refusal in three lines, and as wide as it gets.
    const bubble = { w: 310, h: 90 }
    const spots = [0, 0.25, 0.5, 0.75, 0.95]
      .flatMap((right) => [0, 0.02, 0.3, 0.6, 0.95].map((down) => ({ right, down })))
      .map(({ right, down }) => ({ x: right * w - 20, y: down * h - 20, w: 80, h: 60 }))
    const wrong = spots.filter((piece) => {
      const { x, y, most } = placeBeside(bubble, piece, { ...whole, h: h * 0.8 }, whole)
      const at = { x, y, w: bubble.w, h: Math.min(bubble.h, most) }
      const isInside = x >= 0 && y >= 0 && x + at.w <= w && y + at.h <= h
      return !isInside || !isApart(at, piece)
    })
    expect(wrong).toEqual([])
  })
})
