import { describe, expect, it } from 'vitest'
import { at } from '../table.ts'

describe('collecting resources', () => {
  // “Take up to 3 resources of your choice from the stockyard and put them in your supply.”
  it('takes 1 iron ore and 2 stone of 2 and 2, and turns the card', () => {
    const table = at({ yard: { iron: 2, stone: 2 } })
    table.play('select A1', 'take iron', 'take stone', 'take stone')
    expect(table.p.yard).toEqual({ iron: 1, stone: 0, event: 0 })
    expect(table.supply('blue')).toMatchObject({ iron: 1, stone: 2 })
    expect(table.cards('blue')[0]).toBe('A1 grey')
    expect(table.asked()).toBe('green')
  })

  // “You may take any combination of iron ore and stone, if available.”
  // § 74
  it('offers the kinds that are there', () => {
    expect(
      at({ yard: { iron: 2, stone: 1 } })
        .play('select A1')
        .moves(),
    ).toEqual(['take iron', 'take stone'])
    expect(
      at({ yard: { stone: 2 } })
        .play('select A1')
        .moves(),
    ).toEqual(['take stone'])
  })

  // § 73
  it('takes no fourth resource', () => {
    const table = at({ yard: { iron: 5 } })
    table.play('select A1', 'take iron', 'take iron', 'take iron')
    expect(table.supply('blue').iron).toBe(3)
    expect(table.asked()).toBe('green')
  })

  // “You may take fewer than 3 resources but you must take at least one.”
  // § 75
  it('may stop after one resource, not before', () => {
    const table = at({ yard: { iron: 2, stone: 2 } }).play('select A1')
    expect(table.can('done')).toBe(false)
    table.play('take stone')
    expect(table.can('done')).toBe(true)
    table.play('done')
    expect(table.supply('blue')).toMatchObject({ iron: 0, stone: 1 })
    expect(table.cards('blue')[0]).toBe('A1 grey')
  })

  it('may stop after the only cube, which refills the stockyard', () => {
    const table = at({ yard: { iron: 1 } }).next('iron', 'iron', 'stone', 'stone', 'iron', 'stone')
    table.play('select A1', 'take iron', 'done')
    expect(table.p.yard).toEqual({ iron: 3, stone: 3, event: 0 })
  })

  // “If there are less than 3 resources in the stockyard, take what is there, refill the stockyard, then take any
  // additional cubes you are entitled to.”
  // § 76
  it('takes 1 stone, refills with exactly 6, then takes 2 of the new ones', () => {
    const table = at({ yard: { stone: 1 } }).next('iron', 'iron', 'iron', 'iron', 'stone', 'stone')
    table.play('select A1', 'take stone')
    expect(table.p.yard).toEqual({ iron: 4, stone: 2, event: 0 })
    expect(table.moves()).toEqual(['take iron', 'take stone', 'done'])
    table.play('take iron', 'take iron')
    expect(table.p.yard).toEqual({ iron: 2, stone: 2, event: 0 })
    expect(table.supply('blue')).toMatchObject({ iron: 2, stone: 1 })
    expect(table.asked()).toBe('green')
  })

  it('also refills when the third resource was the last one', () => {
    const table = at({ yard: { iron: 3 } }).next('iron', 'iron', 'iron', 'stone', 'stone', 'stone')
    table.play('select A1', 'take iron', 'take iron', 'take iron')
    expect(table.p.yard).toEqual({ iron: 3, stone: 3, event: 0 })
    expect(table.asked()).toBe('green')
  })

  it('may not be selected when neither stockyard nor bag holds a resource', () => {
    const table = at({ yard: { event: 2 }, bag: { event: 2 } })
    expect(table.can('select A1')).toBe(false)
  })

  it('refills an empty stockyard before the first take, where the bag has something again', () => {
    const table = at({ yard: {}, bag: { iron: 2, stone: 1, event: 4 } })
    table.next('iron', 'stone', 'iron', 'event', 'event', 'event')
    table.play('select A1')
    expect(table.p.yard).toEqual({ iron: 2, stone: 1, event: 3 })
    expect(table.moves()).toEqual(['take iron', 'take stone'])
  })

  it('ends early where the stockyard is empty and nothing is left to refill it', () => {
    const table = at({ yard: { iron: 1, event: 4 }, bag: {} })
    table.play('select A1', 'take iron')
    expect(table.supply('blue').iron).toBe(1)
    expect(table.asked()).toBe('green')
  })
})
