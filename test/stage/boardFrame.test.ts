import { describe, expect, it } from 'vitest'
import { boardFrame } from '../../src/stage/boardFrame.ts'
import type { Layout, Rect } from '../../src/stage/face.ts'

const nowhere: Rect = { x: 0, y: 0, w: 0, h: 0 }

/** A stage of 1000 by 600 whose board is somewhere on it. */
const stage = (board: Rect | undefined) => ({
  size: () => ({ w: 1000, h: 600 }),
  layout: (): Layout => ({
    size: { w: 1000, h: 600 },
    pieces: [],
    areas: { decision: nowhere, log: nowhere },
    ...(board ? { board } : {}),
  }),
  onPage: (rect: Rect) => rect,
})

describe('a board filmed by itself', () => {
  it('fills the width from the top down, with nothing of what is above or below it', () => {
    const frame = boardFrame(stage({ x: 102, y: 102, w: 796, h: 396 }))
    expect(frame).toEqual({ board: { x: 100, y: 100, w: 800, h: 400 }, free: { x: 0, y: 0, w: 1000, h: 500 } })
  })

  it('isn’t filmed so where it would leave the picture half empty, or there is none', () => {
    expect(boardFrame(stage({ x: 4, y: 104, w: 992, h: 192 }))).toBeUndefined()
    expect(boardFrame(stage({ x: 4, y: 4, w: 792, h: 592 }))).toBeUndefined()
    expect(boardFrame(stage(undefined))).toBeUndefined()
  })
})
