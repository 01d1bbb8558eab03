import { describe, expect, it } from 'vitest'
import { companies } from '../../../../src/games/metro/colours.ts'
import { tileBack } from '../../../../src/games/metro/face/art/back.ts'
import { boardShapes } from '../../../../src/games/metro/face/art/board.ts'
import { cityShapes } from '../../../../src/games/metro/face/art/city.ts'
import { portrait } from '../../../../src/games/metro/face/art/portraits.ts'
import { numbersOf } from '../../foothills/face/scenes/read.ts'

const strip = { w: 396, h: 90 }
const pictures = [
  cityShapes(240, false),
  cityShapes(86, true),
  boardShapes({ cell: 120, ring: 52, small: false }),
  boardShapes({ cell: 42, ring: 26, small: true }),
  tileBack(66),
  ...companies.map((company) => portrait(company, strip)),
]

describe('the pictures of the board', () => {
  it('have no number that cannot be drawn', () => {
    for (const picture of pictures) expect(numbersOf(picture).every(Number.isFinite)).toBe(true)
  })

  it('show a different train for each company', () => {
    const trains = companies.map((company) => JSON.stringify(portrait(company, strip)))
    expect(new Set(trains).size).toBe(companies.length)
  })

  it('say once on a small table, and on every side of a large one, that lines into the city count double', () => {
    const count = (small: boolean) => JSON.stringify(cityShapes(200, small)).split('"×2"').length - 1
    expect([count(true), count(false)]).toEqual([1, 4])
  })
})
