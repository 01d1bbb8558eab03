import { describe, expect, it } from 'vitest'
import type { Layout, Piece, Step } from '../../src/stage/face.ts'
import { movingIn } from '../../src/stage/redrawnPieces.ts'
import { timelineOf } from '../../src/stage/timeline.ts'

const art = { key: 'a', w: 10, h: 10, draw: () => [] }
const piece = (id: string, x: number, depth: number, rest: Partial<Piece> = {}): Piece => ({
  id,
  x,
  y: 0,
  w: 10,
  h: 10,
  depth,
  art,
  ...rest,
})
const layoutOf = (pieces: readonly Piece[]): Layout => ({
  size: { w: 400, h: 100 },
  pieces,
  areas: { decision: { x: 0, y: 0, w: 0, h: 0 }, log: { x: 0, y: 0, w: 0, h: 0 } },
})

/** The pieces redrawn while a table changes to another. */
function moving(before: readonly Piece[], after: readonly Piece[], steps: readonly Step[] = []) {
  const timeline = timelineOf(layoutOf(before), layoutOf(after), steps)
  return [...movingIn(before, timeline)].sort()
}

describe('what is redrawn while something moves', () => {
  it('is what moves, and nothing below it or far away', () => {
    const ground = piece('ground', 0, 0, { w: 400, h: 100 })
    const still = [ground, piece('far', 300, 5)]
    expect(moving([...still, piece('cube', 0, 3)], [...still, piece('cube', 100, 3)])).toEqual(['cube'])
  })

  it('includes what is above its start and its end, and what is above that', () => {
    const still = [piece('cap', 5, 4), piece('hat', 12, 5), piece('lid', 104, 3)]
    expect(moving([...still, piece('cube', 0, 3)], [...still, piece('cube', 100, 3)])).toEqual([
      'cap',
      'cube',
      'hat',
      'lid',
    ])
  })

  it('leaves out what is flown over, unless it is above everything in flight', () => {
    const still = [piece('low', 50, 9), piece('glow', 50, 4009)]
    const fly: Step = { piece: 'cube', at: 0, for: 100, arc: 5 }
    expect(moving([...still, piece('cube', 0, 3)], [...still, piece('cube', 100, 3)], [fly])).toEqual(['cube', 'glow'])
  })

  it('takes shadows and rotation into account', () => {
    const wide = { ...art, key: 'wide', margin: 6 }
    const cap = piece('cap', 13, 5)
    const change = (rest: Partial<Piece>) =>
      moving([cap, piece('cube', 0, 3, rest)], [cap, piece('cube', 0, 3, { ...rest, alpha: 0.5 })])
    expect(change({ y: 50 })).toEqual(['cube'])
    expect(change({ art: wide })).toEqual(['cap', 'cube'])
    expect(change({ y: 16 })).toEqual(['cube'])
    expect(change({ y: 14.5, angle: 45 })).toEqual(['cap', 'cube'])
  })

  it('includes passing pieces by their own ids', () => {
    const steps: Step[] = [{ piece: piece('steam', 40, 7), at: 0, for: 50, from: { alpha: 1 }, to: { alpha: 0 } }]
    expect(moving([piece('cap', 45, 8)], [piece('cap', 45, 8)], steps)).toEqual(['cap', 'passing:0:steam'])
  })
})
