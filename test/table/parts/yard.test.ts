import { describe, expect, it } from 'vitest'
import type { Piece, Rect } from '../../../src/stage/face.ts'
import { piece, spot } from '../../../src/stage/kit/piece.ts'
import { leaf, shape, space } from '../../../src/table/layout/leaf.ts'
import { lay, piecesOf } from '../../../src/table/layout/node.ts'
import { type Heap, type Yard, yardCells } from '../../../src/table/parts/yard.ts'
import { overlaps, within } from '../../stage/faces/rects.ts'

const strip = { x: 10, y: 20, w: 180, h: 60 }
const strips = { across: 1, bands: 6, upright: true, finger: 56, ground: space(0) } as const
const stacks = { across: 3, bands: 3, finger: 44, ground: space(0) } as const

const heap = (kind: string, count: number): Heap => ({
  count,
  thing: (i) => leaf(shape(1, 8, 40), (place) => [piece(`${kind}:${i}`, kind, place, 1, () => [])]),
  zone: (place) => spot(`zone:${kind}`, place, 0, kind),
})

/** Ore and stone in a yard. */
function laid(iron: number, stone: number, yard: Omit<Yard, 'ends'> = strips, place: Rect = strip) {
  const pieces = piecesOf(lay(yardCells({ ...yard, ends: [heap('iron', iron), heap('stone', stone)] }), place))
  const zone = (kind: string): Piece | undefined => pieces.find(({ id }) => id === `zone:${kind}`)
  const things = (kind: string) =>
    pieces.filter(({ id }) => id.startsWith(`${kind}:`)).toSorted((a, b) => a.id.localeCompare(b.id))
  return { pieces, zone, iron: things('iron'), stone: things('stone') }
}

const pairs = Array.from({ length: 6 }, (_, iron) => Array.from({ length: 7 - iron }, (_, stone) => [iron, stone]))

describe('a yard', () => {
  it.each(pairs.flat())(
    'has an area for each kind with all its things, apart from the other, with %i and %i',
    (a = 0, b = 0) => {
      const yard = laid(a, b)
      expect([yard.iron.length, yard.stone.length]).toEqual([a, b])
      const zones = [yard.zone('iron'), yard.zone('stone')].flatMap((zone) => zone ?? [])
      expect(zones).toHaveLength(Math.sign(a) + Math.sign(b))
      expect(zones.filter((zone) => !within(zone, strip, 0))).toEqual([])
      expect(zones.filter(({ w }) => w < (Math.min(a, b) > 0 ? 42 : 56))).toEqual([])
      expect(overlaps(zones)).toEqual([])
      // A lone thing’s area reaches into its neighbour, but never to its middle.
      const lost = (['iron', 'stone'] as const).flatMap((kind) => {
        const zone = yard.zone(kind)
        return yard[kind].filter(({ x, w }) => !zone || x + w / 2 < zone.x || x + w / 2 > zone.x + zone.w)
      })
      expect(lost).toEqual([])
    },
  )

  it('leaves each thing in its place when another is taken', () => {
    const all = laid(3, 3)
    expect(laid(2, 3).iron.map(({ x }) => x)).toEqual(all.iron.slice(0, 2).map(({ x }) => x))
    expect(laid(3, 2).stone.map(({ x }) => x)).toEqual(all.stone.slice(0, 2).map(({ x }) => x))
  })

  it('puts each kind into bands of its own, more than usual if it must', () => {
    const place = { x: 0, y: 0, w: 90, h: 120 }
    const { iron, stone } = laid(4, 2, stacks, place)
    const tops = (things: readonly Rect[]) => new Set(things.map(({ y }) => y))
    expect([tops(iron).size, tops(stone).size]).toEqual([2, 1])
    expect([...tops(iron)].filter((y) => tops(stone).has(y))).toEqual([])
    const many = laid(10, 4, stacks, place)
    expect(many.pieces.filter((one) => !within(one, place, 0))).toEqual([])
    expect(overlaps([...many.iron, ...many.stone])).toEqual([])
  })
})
