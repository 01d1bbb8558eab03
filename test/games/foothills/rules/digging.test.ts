import { describe, expect, it } from 'vitest'
import { at, station } from '../table.ts'

const all = 'all'
const left = (table: ReturnType<typeof at>, id: string) => table.p.rubble[station(id).index]

describe('removing rubble', () => {
  // “Example: You decide to remove rubble from the Bala Lake Railway line. First remove the 3 rubble from Llangower,
  // then remove 1 rubble from Llanuwchllyn. You receive 1 VP for clearing Llangower of rubble.”
  // § 96
  it('follows the printed example on the Bala line', () => {
    const table = at().play('select B1', 'dig V')
    expect(left(table, 'V-2')).toBe(0)
    expect(left(table, 'V-3')).toBe(2)
    expect(table.supply('blue').rubble).toBe(4)
    expect(table.points('blue')).toBe(1)
    expect(table.told('dug')).toMatchObject([{ count: 3 }, { count: 1 }])
  })

  // “You must select a line with at least 1 rubble cube in it”
  // § 98
  it('offers the lines that have rubble, and no others', () => {
    expect(at().play('select B1').moves()).toEqual(['dig I', 'dig II', 'dig IV', 'dig V', 'dig VII', 'dig VIII'])
    expect(
      at({ clear: ['V', 'VII', 'IV'] })
        .play('select B1')
        .moves(),
    ).toEqual(['dig I', 'dig II', 'dig VIII'])
  })

  // “remove as much rubble from its station cards as you can, up to 4 cubes, from left to right”
  // § 99
  it('takes from left to right', () => {
    const table = at({ rubble: { 'VIII-2': 1, 'VIII-3': 2, 'VIII-4/5': 5 } })
    table.play('select B1', 'dig VIII')
    expect([left(table, 'VIII-2'), left(table, 'VIII-3'), left(table, 'VIII-4/5')]).toEqual([0, 0, 4])
  })

  it('passes over cards that are clear', () => {
    const table = at({ clear: ['VIII-2', 'VIII-3'] }).play('select B1', 'dig VIII')
    expect(left(table, 'VIII-4/5')).toBe(1)
  })

  // “If there are less than 4 rubble cubes in the line, take the remainder from the general supply.”
  // § 100
  it('takes the rest from the general supply, not from another line', () => {
    const table = at({ rubble: { 'V-2': 1, 'V-3': 2 } }).play('select B1', 'dig V')
    expect(table.supply('blue').rubble).toBe(4)
    expect(table.points('blue')).toBe(2)
    expect(table.told('received')).toMatchObject([{ what: 'rubble', count: 1 }])
    expect(left(table, 'VII-2')).toBe(3)
  })

  // “Once there is no rubble left on any of the station cards, simply take 4 rubble from the general supply”
  // § 101
  it('takes four from the general supply once there is none left anywhere', () => {
    const table = at({ clear: all }).play('select B1')
    expect(table.supply('blue').rubble).toBe(4)
    expect(table.points('blue')).toBe(0)
    expect(table.asked()).toBe('green')
  })

  // § 99
  it('does not stop early', () => {
    expect(at().play('select B1').can('done')).toBe(false)
  })
})

describe('clearing a station card', () => {
  // “Whenever you remove the last rubble cube from a station card, you immediately receive 1 VP”
  // § 97, 102, 122
  it('gives 1 point right away', () => {
    const table = at({ rubble: { 'VII-2': 4 } }).play('select B1', 'dig VII')
    expect(table.told('cleared')).toHaveLength(1)
    expect(table.points('blue')).toBe(1)
    expect(table.p.boards[0]?.earned.cleared).toBe(1)
  })

  it('gives nothing while a cube is left', () => {
    const table = at({ rubble: { 'VII-2': 5 } }).play('select B1', 'dig VII')
    expect(table.points('blue')).toBe(0)
    expect(left(table, 'VII-2')).toBe(1)
  })

  // “If you clear more than one station card in a line, you receive multiple VP accordingly.”
  // § 103
  it('gives a point for each card cleared', () => {
    const table = at({ rubble: { 'VIII-2': 1, 'VIII-3': 1, 'VIII-4/5': 1 } })
    table.play('select B1', 'dig VIII')
    expect(table.points('blue')).toBe(3)
  })

  // “Clearing a double station provides only 1 VP because it is considered a single card.”
  // § 104
  it('gives only 1 point for a double', () => {
    const table = at({ rubble: { 'I-2/3': 2 } }).play('select B1', 'dig I')
    expect(table.told('cleared')).toHaveLength(1)
    expect(table.points('blue')).toBe(1)
  })

  it('gives the point to the player who digs, not to the other', () => {
    const table = at({ rubble: { 'V-2': 2 }, turn: 'green' }).play('select B2', 'dig V')
    expect([table.points('blue'), table.points('green')]).toEqual([0, 1])
  })

  it('opens the card for track and stations', () => {
    const supply = { supply: { iron: 2, stone: 1, rubble: 1 } }
    expect(at({ blue: supply }).can('select D1')).toBe(false)
    expect(at({ blue: supply, clear: ['V-2'] }).can('select D1')).toBe(true)
    expect(at({ blue: supply }).can('select C1')).toBe(false)
    expect(at({ blue: supply, clear: ['V-2'] }).can('select C1')).toBe(true)
  })
})
