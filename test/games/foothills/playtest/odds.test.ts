import { describe, expect, it } from 'vitest'
import { builtIn, foothills } from '../../../../src/games/foothills/index.ts'
import { oddsOf } from '../../../../src/games/foothills/playtest/odds.ts'
import { fastDraw } from '../../../../src/rules/chance.ts'

const game = foothills(builtIn)

/** A position before the deal with this bag. */
const withBag = (iron: number, stone: number, event: number) => ({ ...game.setup(2, {}), bag: { iron, stone, event } })

describe('the odds of the next draw', () => {
  it('are those of the cubes in the bag', () => {
    const [iron, stone, event] = oddsOf(withBag(6, 3, 1))
    expect([iron?.share, stone?.share, event?.share]).toEqual([0.6, 0.3, 0.1])
    expect([iron?.count, stone?.count, event?.count]).toEqual([6, 3, 1])
  })

  it('are empty if the bag is', () => {
    expect(oddsOf(withBag(0, 0, 0))).toEqual([])
  })

  it('are certain if there is only one way', () => {
    expect(oddsOf(withBag(1, 1, 4)).at(-1)?.share).toBe(1)
    expect(oddsOf(withBag(9, 9, 0)).at(-1)?.share).toBe(0)
  })

  it('of an event in a refill match how often it happens', () => {
    const odds = oddsOf(withBag(10, 8, 3)).at(-1)?.share ?? 0
    const draw = fastDraw(5)
    const times = 20_000
    let events = 0
    for (let time = 0; time < times; time++) if (hasEvent(21, 3, 6, draw)) events += 1
    expect(Math.abs(events / times - odds)).toBeLessThan(0.015)
  })

  it('are of as many cubes as the pending refill draws', () => {
    const p = { ...withBag(10, 8, 3), todo: [{ do: 'refill', cubes: 1 } as const] }
    expect(oddsOf(p).at(-1)?.share).toBeCloseTo(3 / 21)
  })
})

/** Draws cubes without putting them back; true if a marked one is among them. */
function hasEvent(all: number, marked: number, drawn: number, draw: (below: number) => number) {
  for (let i = 0; i < drawn; i++) if (draw(all - i) < marked) return true
  return false
}
