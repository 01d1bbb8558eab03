import { describe, expect, it } from 'vitest'
import { at } from '../table.ts'

const rubble = (count: number) => ({ supply: { rubble: count } })
const fromYard = 'trade 2 rubble for 1 stone from yard'
const fromBag = 'trade 2 rubble for 1 stone from bag'

describe('making stone', () => {
  // “Return 2 rubble cubes from your supply to the general supply. Then take 1 stone from either the stockyard or the
  // resource bag (looking for it).”
  // § 130
  it('pays 2 rubble for 1 stone of the stockyard', () => {
    const table = at({ yard: { iron: 1, stone: 1 }, blue: rubble(2) }).play('select C1', fromYard)
    expect(table.supply('blue')).toEqual({ iron: 0, stone: 1, rubble: 0, passengers: 0 })
    expect(table.p.yard.stone).toBe(0)
  })

  // § 131
  it('pays 2 rubble for 1 stone of the bag, and triggers no event by looking', () => {
    const table = at({ yard: { iron: 1, stone: 1 }, blue: rubble(2) })
    const before = table.p.bag.stone
    table.play('select C1', fromBag)
    expect(table.p.bag.stone).toBe(before - 1)
    expect(table.p.yard.stone).toBe(1)
    expect(table.told('event')).toEqual([])
  })

  it('can be done three times', () => {
    const table = at({ yard: { iron: 1, stone: 4 }, blue: rubble(8) })
    table.play('select C1', fromYard, fromBag, fromYard)
    expect(table.supply('blue')).toMatchObject({ stone: 3, rubble: 2 })
    expect(table.asked()).toBe('green')
  })

  it('gives no points', () => {
    const table = at({ blue: rubble(2) }).play('select C1', fromBag)
    expect(table.points('blue')).toBe(0)
  })

  it('offers only the place that has stone', () => {
    expect(
      at({ yard: { iron: 1 }, blue: rubble(2) })
        .play('select C1')
        .moves(),
    ).toEqual([fromBag])
    expect(
      at({ yard: { iron: 1, stone: 1 }, bag: { iron: 3 }, blue: rubble(2) })
        .play('select C1')
        .moves(),
    ).toEqual([fromYard])
  })

  it('is not possible when neither has stone', () => {
    expect(at({ yard: { iron: 1 }, bag: { iron: 3 }, blue: rubble(2) }).can('select C1')).toBe(false)
  })

  it('is not possible with a single rubble', () => {
    expect(at({ blue: rubble(1) }).can('select C1')).toBe(false)
  })
})
