import { describe, expect, it } from 'vitest'
import { nookShapes, nooksIn } from '../../../../src/games/dwarven/face/art/rock/crust.ts'
import { type Cutaway, groundShapes, withinRock } from '../../../../src/games/dwarven/face/art/rock/ground.ts'
import { numbersOf } from '../../foothills/face/scenes/read.ts'

const cutaways: Readonly<Record<string, Cutaway>> = {
  'a wide table': { w: 1596, h: 628, sky: 70, isSnowing: false, vents: [300, 320, 900] },
  'a phone in a storm': { w: 360, h: 330, sky: 40, isSnowing: true, vents: [120] },
  'rock alone': { w: 296, h: 270, sky: 0, isSnowing: false },
}

describe.each(Object.entries(cutaways))('the ground of %s', (_, cutaway) => {
  it('is drawn with numbers alone', () => {
    const numbers = numbersOf([...groundShapes(cutaway), withinRock(cutaway, [])])
    expect(numbers.length).toBeGreaterThan(100)
    expect(numbers.every(Number.isFinite)).toBe(true)
  })

  it('is the same each time', () => {
    expect(groundShapes(cutaway)).toEqual(groundShapes(cutaway))
  })
})

describe('nooks in the rock', () => {
  const taken = [
    { x: 200, y: 150, r: 60 },
    { x: 60, y: 60, r: 30 },
  ]
  const search = { w: 400, h: 300, top: 20, taken, count: 6, least: 16 }
  const nooks = nooksIn(search)

  it('are found, the largest first, and no more than asked for', () => {
    const sizes = nooks.map(({ r }) => r)
    expect(sizes).toHaveLength(6)
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
  })

  it('touch nothing that is there already, nor one another', () => {
    const all = [...taken, ...nooks]
    const pairs = nooks.flatMap((one) => all.filter((other) => other !== one).map((other) => [one, other] as const))
    const gaps = pairs.map(([one, other]) => Math.hypot(one.x - other.x, one.y - other.y) - one.r - other.r)
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(0)
  })

  it('keep inside the rock', () => {
    const rooms = nooks.map(({ x, y, r }) => Math.min(x - r, 400 - x - r, y - r - 20, 300 - y - r))
    expect(Math.min(...rooms)).toBeGreaterThanOrEqual(0)
  })

  it('are none where all is taken', () => {
    expect(nooksIn({ ...search, taken: [{ x: 200, y: 150, r: 400 }] })).toEqual([])
  })

  it('hold one thing each', () => {
    expect(nookShapes(nooks, 80)).toHaveLength(nooks.length)
  })
})
