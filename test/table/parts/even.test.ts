import { describe, expect, it } from 'vitest'
import { slot, span } from '../../../src/table/layout/leaf.ts'
import { lay, slotsOf } from '../../../src/table/layout/node.ts'
import { byWeight, evenly } from '../../../src/table/parts/even.ts'

const box = (name: string, least: number) => slot(name, { w: span(least, 60), h: span(10, 20) })
const some = ['a', 'b', 'c'].map((name) => box(name, 20))
const stage = { x: 10, y: 0, w: 110, h: 50 }

describe('equal cells', () => {
  it('fill their place row by row', () => {
    const placed = lay(evenly(2, 10, some), stage)
    expect([...slotsOf(placed).values()]).toEqual([
      { x: 10, y: 0, w: 50, h: 20 },
      { x: 70, y: 0, w: 50, h: 20 },
      { x: 10, y: 30, w: 50, h: 20 },
    ])
    expect(evenly(2, 10, some).span('w', 50)).toEqual({ least: 50, ideal: 130 })
  })

  it('are short where one has less than its least', () => {
    expect(lay(evenly(3, 10, some), { ...stage, w: 60 }).short).toBe(true)
  })
})

it('shares a length by weight, whatever those in it would like', () => {
  const placed = lay(
    byWeight('w', 10, [
      [1, box('a', 20)],
      [3, box('b', 20)],
    ]),
    stage,
  )
  expect([...slotsOf(placed).values()].map(({ x, w }) => [x, w])).toEqual([
    [10, 25],
    [45, 75],
  ])
})
