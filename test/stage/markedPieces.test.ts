import { describe, expect, it } from 'vitest'
import type { Layout, Piece } from '../../src/stage/face.ts'
import { openMarkedPieces } from '../../src/stage/markedPieces.ts'

const art = { key: 'a', w: 10, h: 10, draw: () => [] }
const piece = (id: string, x: number, rest: Partial<Piece> = {}): Piece => ({
  id,
  x,
  y: 0,
  w: 10,
  h: 10,
  depth: 1,
  art,
  label: id,
  ...rest,
})

/** Pending marks on a table whose pieces change. */
function table(...first: Piece[]) {
  let pieces = first
  const layout = (): Layout => ({
    size: { w: 100, h: 100 },
    pieces,
    areas: { decision: { x: 0, y: 0, w: 0, h: 0 }, log: { x: 0, y: 0, w: 0, h: 0 } },
  })
  const waiting = openMarkedPieces(layout)
  const lay = (...next: Piece[]) => {
    pieces = next
  }
  return { waiting, lay, ids: () => waiting.pieces().map(({ id, x }) => `${id} at ${x}`) }
}

describe('pieces of a pending move', () => {
  it('are marked until nothing is pending, and reported once', () => {
    const { waiting, ids } = table(piece('card', 0), piece('plot', 20))
    expect(waiting.mark(['card', 'plot'])).toBe(true)
    expect(waiting.mark(['card', 'plot'])).toBe(false)
    expect(ids()).toEqual(['card at 0', 'plot at 20'])
    expect(waiting.mark([])).toBe(true)
    expect(ids()).toEqual([])
  })

  it('are the topmost of a name, and none without one', () => {
    const { label, ...mute } = piece('mute', 50)
    const ore = (id: string, depth: number) => piece(id, depth * 10, { depth, pick: 'ore' })
    const { waiting, ids } = table(ore('low', 1), ore('high', 3), mute)
    waiting.mark(['ore', 'mute'])
    expect(ids()).toEqual(['high at 30'])
    expect(label).toBe('mute')
  })

  it('stay where they were offered after the offer is gone, and follow the layout', () => {
    const { waiting, lay, ids } = table(piece('card', 0), piece('offer', 90, { above: true }))
    waiting.mark(['card', 'offer'])
    lay(piece('card', 5))
    expect(ids()).toEqual(['card at 5', 'offer at 90'])
    waiting.forget()
    expect(ids()).toEqual(['card at 5'])
  })
})
