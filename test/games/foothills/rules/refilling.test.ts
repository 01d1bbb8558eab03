import { describe, expect, it } from 'vitest'
import { at } from '../table.ts'

const six = ['iron', 'iron', 'iron', 'stone', 'stone', 'stone'] as const

describe('refilling the stockyard', () => {
  // “Whenever you take the last resource from the stockyard, immediately draw exactly 6 cubes from the bag”
  // § 77
  it('draws exactly six cubes when the last resource is taken', () => {
    const table = at({ yard: { iron: 1 } }).next(...six)
    table.play('select A1', 'take iron')
    expect(table.told('drew')).toEqual([{ type: 'drew', cubes: [...six] }])
  })

  it('does not refill while a resource is left', () => {
    const table = at({ yard: { iron: 2 } }).play('select A1', 'take iron', 'done')
    expect(table.told('drew')).toEqual([])
    expect(table.p.yard.iron).toBe(1)
  })

  it('draws six cubes even if it has white ones', () => {
    const table = at({ yard: { iron: 1, event: 2 } }).next(...six)
    table.play('select A1', 'take iron')
    expect(table.p.yard).toEqual({ iron: 3, stone: 3, event: 2 })
  })

  it('moves the cubes from the bag, in the order drawn', () => {
    const table = at({ yard: { iron: 1 } }).next('stone', 'event', 'iron', 'iron', 'stone', 'iron')
    const before = { ...table.p.bag }
    table.play('select A1', 'take iron')
    expect(table.p.bag).toEqual({ iron: before.iron - 3, stone: before.stone - 2, event: before.event - 1 })
    expect(table.told('drew')[0]?.cubes).toEqual(['stone', 'event', 'iron', 'iron', 'stone', 'iron'])
  })

  it('draws what is left of a short bag', () => {
    const table = at({ yard: { iron: 1 }, bag: { iron: 1, stone: 1, event: 4 } })
    table.play('select A1', 'take iron')
    expect(table.told('drew')[0]?.cubes).toHaveLength(6)
    expect(table.p.bag).toEqual({ iron: 0, stone: 0, event: 0 })
    const short = at({ yard: { iron: 1, event: 4 }, bag: { iron: 1, stone: 1 } })
    short.play('select A1', 'take iron')
    expect(short.told('drew')[0]?.cubes).toHaveLength(2)
    expect(short.p.yard).toEqual({ iron: 1, stone: 1, event: 4 })
  })

  it('draws nothing from an empty bag', () => {
    const table = at({ yard: { iron: 1, event: 4 }, bag: {} }).play('select A1', 'take iron')
    expect(table.told('drew')).toEqual([])
    expect(table.p.yard).toEqual({ iron: 0, stone: 0, event: 0 })
  })

  // “If you empty the stockyard with this, remember to refill it”
  // § 132
  it('follows making stone with the last stone of the stockyard', () => {
    const table = at({ yard: { stone: 1 }, blue: { supply: { rubble: 4 } } })
    table.next('stone', 'event', 'iron', 'iron', 'iron', 'iron')
    table.play('select C1', 'trade 2 rubble for 1 stone from yard')
    expect(table.p.yard).toEqual({ iron: 4, stone: 1, event: 1 })
    expect(table.navvies()).toEqual(['I-2/3'])
    expect(table.can('trade 2 rubble for 1 stone from yard')).toBe(true)
  })

  it('follows a surveyor’s gain of the last resource', () => {
    const table = at({ yard: { stone: 1 } }).next(...six)
    table.play('select E1', 'go to I-1', 'gain stone from yard')
    expect(table.p.yard).toEqual({ iron: 3, stone: 3, event: 0 })
    expect(table.asked()).toBe('green')
  })

  it('tells no draw if a second refill finds the bag empty', () => {
    const table = at({
      yard: { iron: 1, event: 4 },
      bag: { stone: 1 },
      navvies: ['II-2/3'],
      blue: { supply: { rubble: 3 } },
    })
    table.play('select E1', 'go to II-2/3', 'trade 3 rubble for 1 iron + 1 stone from yard')
    expect(table.told('drew')).toEqual([{ type: 'drew', cubes: ['stone'] }])
    expect(table.supply('blue')).toEqual({ iron: 1, stone: 1, rubble: 0, passengers: 0 })
  })

  it('goes on in the middle of an exchange for two resources', () => {
    const table = at({ yard: { iron: 1 }, clear: ['II'], navvies: ['II-2/3'], blue: { supply: { rubble: 3 } } }).next(
      'event',
      'stone',
      'stone',
      'iron',
      'iron',
      'iron',
    )
    table.play('select E1', 'go to II-2/3', 'trade 3 rubble for 1 iron + 1 stone from yard')
    expect(table.navvies()).toEqual(['I-2/3', 'II-2/3'])
    expect(table.moves()).toEqual(['gain stone from yard', 'gain stone from bag'])
    table.play('gain stone from yard')
    expect(table.supply('blue')).toEqual({ iron: 1, stone: 1, rubble: 0, passengers: 0 })
  })

  it('does not follow a gain that leaves a resource', () => {
    const table = at({ yard: { stone: 1, iron: 1 } })
    table.play('select E1', 'go to I-1', 'gain stone from yard')
    expect(table.told('drew')).toEqual([])
  })

  it('does not follow looking into the bag while the stockyard is empty', () => {
    const table = at({ yard: {}, blue: { supply: { rubble: 2 } } })
    table.play('select C1', 'trade 2 rubble for 1 stone from bag')
    expect(table.told('drew')).toEqual([])
    expect(table.p.yard).toEqual({ iron: 0, stone: 0, event: 0 })
  })

  it('can happen twice in one action', () => {
    const table = at({ yard: { iron: 1 }, bag: { iron: 8, stone: 8, event: 4 } })
    table.next('event', 'event', 'event', 'event', 'iron', 'stone')
    table.play('select A1', 'take iron', 'take iron', 'take stone')
    expect(table.told('drew')).toHaveLength(2)
    expect(table.told('event')).toHaveLength(4)
  })
})
