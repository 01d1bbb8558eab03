import { describe, expect, it } from 'vitest'
import type { TableSpec } from '../lay.ts'
import { at } from '../table.ts'

const grey = (id: string, supply: object, spec: TableSpec = {}, more: object = {}) =>
  at({ ...spec, blue: { supply, cards: { A: `${id} grey` }, ...more } })

const tracks = (table: ReturnType<typeof at>) => table.told('laid').length

describe('Breakers Yard (A1)', () => {
  const clear = { clear: ['V', 'VII'] }

  // “You can pay 2 iron ore, 2 stone, or 1 iron ore and 1 stone.”
  // § 133
  it('lays track for any 2 resources', () => {
    const table = grey('A1', { iron: 2, stone: 2 }, clear).play('select A1')
    expect(table.moves()).toEqual([
      'lay V-2 with 0 iron',
      'lay V-2 with 1 iron',
      'lay V-2 with 2 iron',
      'lay VII-2 with 0 iron',
      'lay VII-2 with 1 iron',
      'lay VII-2 with 2 iron',
    ])
  })

  it.each([
    ['lay V-2 with 0 iron', { iron: 2, stone: 0 }],
    ['lay V-2 with 1 iron', { iron: 1, stone: 1 }],
    ['lay V-2 with 2 iron', { iron: 0, stone: 2 }],
  ])('pays as chosen: %s', (move, left) => {
    const table = grey('A1', { iron: 2, stone: 2 }, clear)
    const bag = { ...table.p.bag }
    table.play('select A1', move, 'done')
    expect(table.supply('blue')).toMatchObject(left)
    expect(table.p.bag.iron + table.p.bag.stone).toBe(bag.iron + bag.stone + 2)
    expect(table.points('blue')).toBe(1)
  })

  it('offers only what can be paid', () => {
    expect(grey('A1', { stone: 2 }, clear).play('select A1').options('lay')).toEqual([
      'V-2 with 0 iron',
      'VII-2 with 0 iron',
    ])
    expect(grey('A1', { stone: 1 }, clear).can('select A1')).toBe(false)
  })

  it('lays at most two', () => {
    const table = grey('A1', { iron: 6 }, clear)
    table.play('select A1', 'lay V-2 with 2 iron', 'lay V-3 with 2 iron')
    expect(table.asked()).toBe('green')
  })

  // “You cannot make stone with this action.”
  // § 134
  it('makes no stone', () => {
    expect(grey('A1', { rubble: 6 }, clear).can('select A1')).toBe(false)
  })
})

describe('Strongarm (A2)', () => {
  // § 138
  it('lays track or makes stone, twice in any combination', () => {
    const table = grey('A2', { iron: 4, rubble: 4 }, { clear: ['V'] }).play('select A2')
    table.play('trade 2 rubble for 1 stone from bag', 'lay V-2')
    expect(table.asked()).toBe('green')
    expect(table.supply('blue')).toMatchObject({ iron: 2, stone: 1, rubble: 2 })
  })

  it('may stop after one', () => {
    const table = grey('A2', { iron: 4 }, { clear: ['V'] }).play('select A2', 'lay V-2', 'done')
    expect(tracks(table)).toBe(1)
  })
})

describe('Tea Break (A3)', () => {
  // “Lay 1 track for 2 iron ore or exchange 2 rubble for 1 stone. You may then flip an additional action card.”
  // § 139
  it('lays one track, then may flip another card', () => {
    const spec = { clear: ['V'] }
    const table = grey('A3', { iron: 4 }, spec, { cards: { A: 'A3 grey', B: 'B1 grey' } })
    table.play('select A3', 'lay V-2')
    expect(table.options('lay')).toEqual([])
    table.play('flip B1')
    expect(table.points('blue')).toBe(1)
    expect(table.cards('blue').slice(0, 2)).toEqual(['A3', 'B1'])
  })

  it('makes one stone instead', () => {
    const table = grey('A3', { rubble: 4 }).play('select A3', 'trade 2 rubble for 1 stone from bag')
    expect(table.supply('blue')).toMatchObject({ stone: 1, rubble: 2 })
    expect(table.moves()).toEqual(['flip B1', 'flip C1', 'flip D1', 'flip E1', 'done'])
  })
})

describe('Brickmaker (A4)', () => {
  it('exchanges 1 rubble for 1 stone, up to three times', () => {
    const stone = 'trade 1 rubble for 1 stone from bag'
    const table = grey('A4', { rubble: 4 }).play('select A4', stone, stone, stone)
    expect(table.asked()).toBe('green')
    expect(table.supply('blue')).toMatchObject({ stone: 3, rubble: 1 })
  })

  it('may stop after one', () => {
    const table = grey('A4', { rubble: 2 }).play('select A4', 'trade 1 rubble for 1 stone from yard')
    expect(table.can('done')).toBe(true)
  })

  // “You cannot lay track with this action.”
  // § 135
  it('lays no track', () => {
    expect(grey('A4', { iron: 6 }, { clear: ['V'] }).can('select A4')).toBe(false)
    const table = grey('A4', { iron: 6, rubble: 1 }, { clear: ['V'] }).play('select A4')
    expect(table.options('lay')).toEqual([])
  })
})

describe('Local Blacksmith (A5)', () => {
  const ticket = { tickets: ['V'] }

  it('lays track for 1 iron ore in lines whose ticket is held', () => {
    const table = grey('A5', { iron: 3 }, { clear: ['V', 'VII'] }, ticket).play('select A5')
    expect(table.moves()).toEqual(['lay V-2'])
    table.play('lay V-2', 'lay V-3')
    expect(table.supply('blue').iron).toBe(1)
    expect(table.points('blue')).toBe(2)
    expect(table.asked()).toBe('green')
  })

  // “You may not select this action if you have no tickets.”
  // § 136
  it('may not be selected without a ticket', () => {
    expect(grey('A5', { iron: 3 }, { clear: ['V', 'VII'] }).can('select A5')).toBe(false)
  })

  it('may not be selected where the ticket’s lines have no space', () => {
    expect(grey('A5', { iron: 3 }, { clear: ['VII'] }, ticket).can('select A5')).toBe(false)
  })

  // “You cannot make stone with this action.”
  // § 137
  it('makes no stone', () => {
    expect(grey('A5', { rubble: 6 }, { clear: ['V'] }, ticket).can('select A5')).toBe(false)
  })

  it('lays at Porthmadog with the ticket of either line', () => {
    for (const one of ['I', 'II']) {
      const table = grey('A5', { iron: 3 }, { clear: ['I/II-5'] }, { tickets: [one] })
      expect(table.play('select A5').moves()).toEqual(['lay I/II-5'])
    }
  })
})
