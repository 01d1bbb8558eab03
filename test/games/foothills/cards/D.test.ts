import { describe, expect, it } from 'vitest'
import { inYard } from '../../../../src/games/foothills/position.ts'
import type { BoardSpec, TableSpec } from '../lay.ts'
import { at } from '../table.ts'

const grey = (id: string, spec: TableSpec = {}, blue: BoardSpec = {}) =>
  at({ ...spec, blue: { ...blue, cards: { D: `${id} grey` } } })

describe('Salvage (D1)', () => {
  it('draws 2 resources from the bag and takes 1 rubble', () => {
    const table = grey('D1').next('iron', 'stone')
    const bag = { ...table.p.bag }
    table.play('select D1')
    expect(table.supply('blue')).toEqual({ iron: 1, stone: 1, rubble: 1, passengers: 0 })
    expect(table.p.bag).toEqual({ iron: bag.iron - 1, stone: bag.stone - 1, event: 4 })
    expect(table.cards('blue')[3]).toBe('D1')
  })

  // “Replace any event cubes drawn without triggering an event, then return those event cubes to the bag.”
  // § 92
  it('replaces white cubes, which trigger nothing and go back', () => {
    const table = grey('D1').next('event', 'iron', 'stone').play('select D1')
    expect(table.supply('blue')).toMatchObject({ iron: 1, stone: 1 })
    expect(table.navvies()).toEqual([])
    expect(table.p.yard.event).toBe(0)
    expect(table.p.bag.event).toBe(4)
  })

  it('leaves the stockyard alone', () => {
    const table = grey('D1', { yard: { iron: 1 } }).play('select D1')
    expect(table.p.yard).toEqual({ iron: 1, stone: 0, event: 0 })
  })

  it('draws what a short bag has, and still gives the rubble', () => {
    const one = grey('D1', { bag: { stone: 1, event: 4 }, yard: { iron: 1 } }).play('select D1')
    expect(one.supply('blue')).toEqual({ iron: 0, stone: 1, rubble: 1, passengers: 0 })
    const none = grey('D1', { bag: { event: 4 } }).play('select D1')
    expect(none.supply('blue')).toEqual({ iron: 0, stone: 0, rubble: 1, passengers: 0 })
  })
})

describe('Harbour Market (D2)', () => {
  // § 89
  it('draws 3, keeps any 2, and puts the rest in the stockyard', () => {
    const table = grey('D2', { yard: { iron: 1 } })
      .next('iron', 'stone', 'iron')
      .play('select D2')
    expect(table.moves()).toEqual(['keep 1 iron', 'keep 2 iron'])
    table.play('keep 1 iron')
    expect(table.supply('blue')).toMatchObject({ iron: 1, stone: 1 })
    expect(table.p.yard).toEqual({ iron: 2, stone: 0, event: 0 })
  })

  it('can keep two of the same kind', () => {
    const table = grey('D2', { yard: { iron: 1 } }).next('iron', 'stone', 'iron')
    table.play('select D2', 'keep 2 iron')
    expect(table.supply('blue')).toMatchObject({ iron: 2, stone: 0 })
    expect(table.p.yard).toEqual({ iron: 1, stone: 1, event: 0 })
  })

  it('asks nothing where all three are alike', () => {
    const table = grey('D2').next('stone', 'stone', 'stone').play('select D2')
    expect(table.supply('blue').stone).toBe(2)
    expect(table.p.yard.stone).toBe(2)
    expect(table.asked()).toBe('green')
  })

  // “Draw the cubes without looking into the bag. Replace any event cubes drawn without triggering an event”
  // § 90
  it('replaces white cubes, which trigger nothing and go back', () => {
    const table = grey('D2').next('event', 'iron', 'event', 'iron', 'iron').play('select D2')
    expect(table.navvies()).toEqual([])
    expect(table.p.bag.event).toBe(4)
    expect(table.supply('blue').iron).toBe(2)
  })

  it('keeps what a short bag has', () => {
    const table = grey('D2', { bag: { iron: 1, stone: 1, event: 4 } }).play('select D2')
    expect(table.supply('blue')).toMatchObject({ iron: 1, stone: 1 })
    expect(inYard(table.p)).toBe(2)
  })

  it('may not be selected when the bag holds no resource', () => {
    expect(grey('D2', { bag: { event: 4 } }).can('select D2')).toBe(false)
  })
})

describe('Large Boat (D3)', () => {
  it('fills the stockyard up to 6 cubes, then takes up to 2', () => {
    const table = grey('D3', { yard: { iron: 2 } }).next('stone', 'stone', 'iron', 'iron')
    table.play('select D3')
    expect(table.p.yard).toEqual({ iron: 4, stone: 2, event: 0 })
    table.play('take stone', 'take stone')
    expect(table.supply('blue').stone).toBe(2)
    expect(table.asked()).toBe('green')
  })

  it('takes at least one, then may stop', () => {
    const table = grey('D3', { yard: { iron: 6 } }).play('select D3')
    expect(table.moves()).toEqual(['take iron'])
    expect(table.play('take iron').can('done')).toBe(true)
  })

  // “Do not refill the stockyard if it contains 6 or more resources already (including event cubes).”
  it.each([
    { iron: 6, event: 0 },
    { iron: 4, event: 2 },
    { iron: 7, event: 1 },
  ])('does not refill with %j there, but takes', (yard) => {
    const table = grey('D3', { yard }).play('select D3')
    expect(table.told('drew')).toEqual([])
    expect(table.moves()).toEqual(['take iron'])
  })

  // § 91
  it('counts white cubes towards the six', () => {
    const table = grey('D3', { yard: { iron: 3, event: 2 } })
      .next('stone')
      .play('select D3')
    expect(table.told('drew')).toEqual([{ type: 'drew', cubes: ['stone'] }])
  })

  it('draws exactly six where that is agreed', () => {
    const table = grey('D3', { yard: { iron: 2 }, readings: { refillSix: true } }).play('select D3')
    expect(table.told('drew')[0]?.cubes).toHaveLength(6)
  })

  it('triggers an event for each white cube it draws', () => {
    const table = grey('D3', { yard: { iron: 4 } })
      .next('event', 'event')
      .play('select D3')
    expect(table.navvies()).toEqual(['I-2/3', 'II-2/3'])
    expect(table.p.yard.event).toBe(2)
  })

  it('refills again when it takes the last resource', () => {
    const table = grey('D3', { yard: { iron: 2, event: 3 }, bag: { stone: 4, event: 1 } })
    table.next('event').play('select D3', 'take iron', 'take iron')
    expect(table.told('drew').map(({ cubes }) => cubes.length)).toEqual([1, 4])
  })

  it('may not be selected when stockyard and bag are empty', () => {
    expect(grey('D3', { yard: { event: 4 }, bag: {} }).can('select D3')).toBe(false)
  })
})

describe('Small Boat (D4)', () => {
  it('draws 2 cubes into the stockyard, then may flip up to 2 other cards', () => {
    const table = grey('D4', { yard: { iron: 1 } })
      .next('stone', 'iron')
      .play('select D4')
    expect(table.p.yard).toEqual({ iron: 2, stone: 1, event: 0 })
    table.play('flip A1', 'done')
    expect(table.cards('blue')).toEqual(['A1 grey', 'B1', 'C1', 'D4', 'E1'])
  })

  // “You may perform this action even if there are 6 (or more) cubes in the stockyard already. You do not get any
  // resource from this.”
  // § 93, 94
  it('draws even with 6 or more cubes there, and gives no resource', () => {
    const table = grey('D4', { yard: { iron: 6, stone: 2 } })
      .next('iron', 'iron')
      .play('select D4')
    expect(table.p.yard).toEqual({ iron: 8, stone: 2, event: 0 })
    expect(table.supply('blue')).toEqual({ iron: 0, stone: 0, rubble: 0, passengers: 0 })
  })

  it('triggers an event for each white cube it draws', () => {
    const table = grey('D4').next('event', 'iron').play('select D4')
    expect(table.navvies()).toEqual(['I-2/3'])
    expect(table.p.yard.event).toBe(1)
  })

  it('may not be selected when the bag is empty', () => {
    expect(grey('D4', { yard: { iron: 1, event: 4 }, bag: {} }).can('select D4')).toBe(false)
  })
})

describe('Small Cart (D5)', () => {
  const cart = (tickets: BoardSpec['tickets'], yard = { iron: 3, stone: 3 }) =>
    grey('D5', { yard }, { tickets: tickets ?? [] })

  it.each([
    [['V'], 1],
    [['V', 'I'], 2],
    [['V', 'I', 'II'], 3],
    [['V', 'I', 'II', 'VII'], 3],
  ] as const)('takes 1 resource a ticket, 3 at most: %j', (tickets, count) => {
    const table = cart(tickets).play('select D5')
    for (let i = 0; i < count; i++) table.play('take iron')
    expect(table.asked()).toBe('green')
    expect(table.supply('blue').iron).toBe(count)
  })

  // “You may not select this action if you have no tickets.”
  // § 95
  it('may not be selected without a ticket', () => {
    expect(cart([]).can('select D5')).toBe(false)
  })

  it('may stop after one, not before', () => {
    const table = cart(['V', 'I']).play('select D5')
    expect(table.can('done')).toBe(false)
    expect(table.play('take stone').can('done')).toBe(true)
  })

  it('refills in between', () => {
    const table = cart(['V', 'I'], { iron: 1, stone: 0 })
    table.next('stone', 'stone', 'stone', 'iron', 'iron', 'iron')
    table.play('select D5', 'take iron', 'take stone')
    expect(table.supply('blue')).toMatchObject({ iron: 1, stone: 1 })
  })
})
