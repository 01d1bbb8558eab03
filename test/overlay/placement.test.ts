import { describe, expect, it } from 'vitest'
import type { Area } from '../../src/overlay/screen.ts'
import { placeBeside } from '../../src/overlay/widgets/placement.ts'

const page = { w: 1000, h: 600 }
const room: Area = { x: 0, y: 0, w: 1000, h: 450 }
const card = { w: 300, h: 200 }

const isApart = (a: Area, b: Area) =>
  a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y

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

  it('never cover the piece nor leave the page, wherever it is', () => {
    for (let x = -50; x < 1000; x += 50)
      for (let y = -50; y < 600; y += 50) {
        const piece = { x, y, w: 120, h: 90 }
        const at = standing(piece)
        expect(isApart(at, piece)).toBe(true)
        expect(at.x).toBeGreaterThanOrEqual(0)
        expect(at.y).toBeGreaterThanOrEqual(0)
        expect(at.x + at.w).toBeLessThanOrEqual(page.w)
        expect(at.y + at.h).toBeLessThanOrEqual(page.h)
      }
  })
})
