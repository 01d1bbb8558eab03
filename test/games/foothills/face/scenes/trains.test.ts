import { describe, expect, it } from 'vitest'
import { numerals } from '../../../../../src/games/foothills/content/edition.ts'
import { stock } from '../../../../../src/games/foothills/face/scenes/stock.ts'
import { coachShapes, engineShapes, engineSize } from '../../../../../src/stage/kit/scenery/train.ts'

describe('the trains', () => {
  it('are eight different ones', () => {
    expect(Object.keys(stock)).toEqual([...numerals])
    const drawings = numerals.map((line) => JSON.stringify(engineShapes(stock[line])))
    expect(new Set(drawings).size).toBe(8)
  })

  it('stay within their stated length, with a coach behind 0', () => {
    for (const line of numerals) {
      expect(engineSize(stock[line]).chimney[0]).toBeLessThan(engineSize(stock[line]).long)
      expect(JSON.stringify(coachShapes(stock[line]))).toContain(stock[line].coach)
    }
  })
})
