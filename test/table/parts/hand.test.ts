import { describe, expect, it } from 'vitest'
import { lay, piecesOf } from '../../../src/table/layout/node.ts'
import { hand } from '../../../src/table/parts/hand.ts'

/** The left ends and widths of cards 100 high in a room of 300. */
function handOf(count: number) {
  const size = { count, aspect: [0.5, 0.9], gap: 10, high: 60 } as const
  const node = hand(size, (order, { x, y, w, h }) => [
    { id: `${order}`, x, y, w, h, depth: 0, art: { key: '', w, h, draw: () => [] } },
  ])
  return piecesOf(lay(node, { x: 0, y: 0, w: 300, h: 100 })).map(({ x, w }) => [x, w])
}

describe('a hand of cards', () => {
  it('lies side by side, with a place for one more', () => {
    expect(handOf(1)).toEqual([
      [0, 90],
      [100, 90],
    ])
  })

  it('gets narrower where there are many', () => {
    expect(handOf(4).map(([, w]) => w)).toEqual([68, 68, 68, 68])
  })

  it('overlaps where they cannot be narrower, and ends where its room does', () => {
    const cards = handOf(8)
    expect(cards.map(([, w]) => w)).toEqual(Array.from({ length: 8 }, () => 50))
    expect(cards.at(-1)).toEqual([250, 50])
  })
})
