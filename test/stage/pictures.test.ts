import { describe, expect, it } from 'vitest'
import type { Layout, Piece } from '../../src/stage/face.ts'
import { framed, placeOf } from '../../src/stage/pictures.ts'
import { around } from '../../src/stage/rects.ts'

const table = { w: 1000, h: 600 }
const shape = { w: 2, h: 1 }

const piece = (id: string, x: number, y: number, pick?: string): Piece => ({
  id,
  x,
  y,
  w: 10,
  h: 20,
  depth: 0,
  art: { key: id, w: 10, h: 20, draw: () => [] },
  ...(pick === undefined ? {} : { pick }),
})

const layout: Layout = {
  size: table,
  pieces: [piece('ore:1', 100, 50, 'ore'), piece('ore:2', 140, 60, 'ore'), piece('hut', 5, 5)],
  areas: { decision: { x: 0, y: 0, w: 1, h: 1 }, log: { x: 0, y: 0, w: 1, h: 1 } },
}

describe('a small picture of the table', () => {
  it('is about all pieces that go by a name', () => {
    expect(placeOf(layout, 'ore')).toEqual({ x: 100, y: 50, w: 50, h: 30 })
    expect(placeOf(layout, 'hut')).toEqual({ x: 5, y: 5, w: 10, h: 20 })
    expect(placeOf(layout, 'bag')).toBeUndefined()
    expect(around([])).toBeUndefined()
  })

  it('shows what it is about in the middle, in its shape', () => {
    expect(framed({ x: 480, y: 290, w: 40, h: 20 }, shape, 300, table)).toEqual({ x: 350, y: 225, w: 300, h: 150 })
  })

  it('shows all of what is large', () => {
    const { x, y, w, h } = framed({ x: 400, y: 100, w: 100, h: 200 }, shape, 300, table)
    expect(w).toBe(2 * h)
    expect(y).toBeLessThan(100)
    expect(y + h).toBeGreaterThan(300)
    expect(x).toBeLessThan(400)
    expect(x + w).toBeGreaterThan(500)
  })

  it('stays on the table', () => {
    expect(framed({ x: 0, y: 0, w: 20, h: 20 }, shape, 300, table)).toMatchObject({ x: 0, y: 0 })
    expect(framed({ x: 990, y: 590, w: 10, h: 10 }, shape, 300, table)).toMatchObject({ x: 700, y: 450 })
  })
})
