import { describe, expect, it } from 'vitest'
import { gridFor, laidAreas } from '../../../../src/games/metro/face/grid.ts'
import { treeFaults } from '../../../stage/faces/trees.ts'
import { stages } from './tables.ts'

const asked = [2, 3, 4, 5, 6].flatMap((count) => [0, count - 1].map((front) => ({ count, front })))

describe.each(stages)('the areas of Metro’s table at $w × $h', (stage) => {
  it.each(asked)('have the room they need, apart from each other, for $count seats, seen from seat $front', (seats) => {
    const { seats: places, board } = gridFor(stage, seats)
    expect(treeFaults(laidAreas(stage, seats))).toEqual([])
    expect(new Set(places.map(({ x, y }) => `${x},${y}`)).size).toBe(seats.count)
    expect(board.w).toBe(board.h)
  })
})

describe('the columns of a wide table', () => {
  it.each([
    { w: 1280, h: 1000 },
    { w: 1300, h: 1250 },
  ])('keep their width at $w × $h, where a board as high as the window would take it', (stage) => {
    const { seats, decision } = gridFor(stage, { count: 4, front: 0 })
    expect(decision.w).toBeGreaterThan(200)
    for (const seat of seats) expect(seat.w).toBe(decision.w)
  })
})
