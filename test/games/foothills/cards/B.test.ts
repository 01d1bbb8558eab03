import { describe, expect, it } from 'vitest'
import { boardOf } from '../../../../src/games/foothills/position.ts'
import type { BoardSpec, TableSpec } from '../lay.ts'
import { at } from '../table.ts'

const grey = (id: string, blue: BoardSpec, spec: TableSpec = {}) =>
  at({ ...spec, blue: { cards: { B: `${id} grey` }, ...blue } })

describe('Landscaper (B1)', () => {
  const build = (supply: object) => grey('B1', { supply }, { clear: ['V-2'] })

  // “You must pay the additional 2 rubble in addition to the cost of the selected station.”
  // § 162
  it('builds for 2 more rubble', () => {
    const table = build({ stone: 1, rubble: 4 }).play('select B1', 'build V-2', 'done')
    expect(table.supply('blue')).toMatchObject({ stone: 0, rubble: 1 })
    expect(boardOf(table.p, 0).stations).toBe(1)
    expect(table.cards('blue')[1]).toBe('B1')
  })

  it('must be able to pay both', () => {
    expect(build({ stone: 1, rubble: 3 }).can('select B1')).toBe(true)
    expect(build({ stone: 1, rubble: 2 }).can('select B1')).toBe(false)
  })

  it('gives bonus and surveyor action as always', () => {
    const table = grey('B1', { supply: { stone: 2, rubble: 3 } }, { clear: ['II-4'] })
    table.play('select B1', 'build II-4')
    expect(table.supply('blue').passengers).toBe(2)
    expect(table.can('go to II-4')).toBe(true)
  })
})

describe('Mason (B2)', () => {
  const supply = { iron: 4, stone: 4, rubble: 4 }

  // § 176
  it('builds in lines whose ticket is held, at the usual price', () => {
    const table = grey('B2', { supply, tickets: ['V'] }, { clear: ['V', 'I-4'] }).play('select B2')
    expect(table.moves()).toEqual(['build V-2', 'build V-3'])
    table.play('build V-3')
    expect(table.supply('blue')).toMatchObject({ iron: 3, stone: 2, rubble: 4 })
  })

  // “You may not select this action if you have no tickets.”
  // § 163
  it('may not be selected without a ticket', () => {
    expect(grey('B2', { supply }, { clear: ['V'] }).can('select B2')).toBe(false)
  })

  it('may not be selected where the ticket’s lines have nothing to build', () => {
    expect(grey('B2', { supply, tickets: ['VII'] }, { clear: ['V'] }).can('select B2')).toBe(false)
  })
})

describe('Architect (B3)', () => {
  const spec = { clear: ['V-2'] }

  // “You must pay the additional resource in addition to the cost of the selected station.”
  // § 160
  it('builds for 1 more resource of the player’s choice, then may flip another card', () => {
    const supply = { iron: 1, stone: 2, rubble: 1 }
    const table = grey('B3', { supply, tickets: ['V'] }, spec).play('select B3')
    expect(table.moves()).toEqual(['build V-2 with 0 iron', 'build V-2 with 1 iron'])
    table.play('build V-2 with 0 iron', 'done', 'flip A1')
    expect(table.supply('blue')).toMatchObject({ iron: 1, stone: 0, rubble: 0 })
    expect(table.cards('blue').slice(0, 2)).toEqual(['A1 grey', 'B3'])
  })

  it('offers only the kind that is left after the cost', () => {
    const supply = { iron: 1, stone: 1, rubble: 1 }
    const table = grey('B3', { supply, tickets: ['V'] }, spec).play('select B3')
    expect(table.moves()).toEqual(['build V-2 with 1 iron'])
  })

  it('may not be selected when the cost alone can be paid', () => {
    const blue = { supply: { stone: 1, rubble: 1 }, tickets: ['V'] } as const
    expect(grey('B3', blue, spec).can('select B3')).toBe(false)
  })

  // “You may not select this action if you have no tickets.”
  // § 159
  it('may not be selected without a ticket, and builds in ticket lines only', () => {
    const supply = { iron: 2, stone: 4, rubble: 2 }
    expect(grey('B3', { supply }, spec).can('select B3')).toBe(false)
    expect(grey('B3', { supply, tickets: ['I'] }, spec).can('select B3')).toBe(false)
  })
})

describe('Brickie’s Mate (B4)', () => {
  it('builds for 1 stone less', () => {
    const table = grey('B4', { supply: { iron: 1, stone: 1 } }, { clear: ['I-4'] })
    table.play('select B4', 'build I-4', 'done')
    expect(table.supply('blue')).toMatchObject({ iron: 0, stone: 0 })
  })

  // “You do not get the bonus but you may perform the surveyor action or effect, if it is available.”
  // § 161
  it('gives no bonus', () => {
    const table = grey('B4', { supply: { iron: 1, stone: 1 } }, { clear: ['I-4'] })
    expect(table.play('select B4', 'build I-4').points('blue')).toBe(0)
    const passengers = grey('B4', { supply: { stone: 1, rubble: 1 } }, { clear: ['II-4'] })
    expect(passengers.play('select B4', 'build II-4').supply('blue').passengers).toBe(0)
  })

  // § 161
  it('lets the surveyor step there', () => {
    const table = grey('B4', { supply: { iron: 1, stone: 1 } }, { clear: ['I-4'] })
    expect(table.play('select B4', 'build I-4').moves()).toEqual(['go to I-4', 'done'])
  })

  // § 161
  it('triggers the effect of Barmouth Ferry and Devil’s Bridge', () => {
    const ferry = grey('B4', { supply: { passengers: 1 } }, { clear: ['VII'] })
    expect(ferry.play('select B4', 'build VII-2').can('flip B4')).toBe(true)
    const bridge = grey('B4', { supply: { stone: 1 } }, { clear: ['VIII-4/5'] })
    bridge.play('select B4', 'build VIII-4/5 #1')
    expect(bridge.can('score A1 for A3')).toBe(true)
  })

  it('gives no change where no stone is asked for', () => {
    const lines = ['I', 'II', 'III', 'IV', 'V', 'VI'] as const
    const table = grey('B4', { supply: { iron: 1, rubble: 1 } }, { lines, clear: ['VI-2'] })
    table.play('select B4', 'build VI-2', 'done')
    expect(table.supply('blue')).toMatchObject({ iron: 0, stone: 0, rubble: 0 })
  })
})

describe('Steelworker (B5)', () => {
  const tracks = { 'V-2': ['blue'] } as const
  const supply = { iron: 1, stone: 2, rubble: 1 }

  // “You may build any station in the line—it does not need to be the station with your track.”
  // § 165
  it('builds any station of a line with own track and ticket, for 1 resource less', () => {
    const spec = { tracks, clear: ['V-3', 'I-4'] }
    const table = grey('B5', { supply, tickets: ['V'] }, spec).play('select B5')
    expect(table.moves()).toEqual(['build V-2 with 0 iron', 'build V-3 with 0 iron', 'build V-3 with 1 iron'])
    table.play('build V-3 with 1 iron')
    expect(table.supply('blue')).toMatchObject({ iron: 1, stone: 0 })
    expect(table.points('blue')).toBe(3)
  })

  it('makes one resource of the cost cheaper, as the player chooses', () => {
    const table = grey('B5', { supply, tickets: ['V'] }, { tracks, clear: ['V-3'] })
    table.play('select B5', 'build V-3 with 0 iron')
    expect(table.supply('blue')).toMatchObject({ iron: 0, stone: 1 })
  })

  it('can thus build what the full cost forbids', () => {
    const poor = { supply: { stone: 2 }, tickets: ['V'] } as const
    const table = grey('B5', poor, { tracks, clear: ['V-3'] }).play('select B5')
    expect(table.moves()).toEqual(['build V-3 with 1 iron'])
  })

  it('gives no change where no resource is asked for', () => {
    const lines = ['I', 'II', 'III', 'IV', 'V', 'VI'] as const
    const blue = { supply: { rubble: 3 }, tickets: ['VI'] } as const
    const spec = { lines, clear: ['VI-3/4'], tracks: { 'VI-2': ['blue'] } } as const
    const table = grey('B5', blue, spec).play('select B5', 'build VI-3/4 #1 with 0 iron', 'done')
    expect(table.supply('blue')).toEqual({ iron: 0, stone: 0, rubble: 0, passengers: 1 })
  })

  // “You may not select this action if you have no tickets or tracks laid.”
  // § 164
  it('may not be selected without a ticket or without a track', () => {
    const clear = { clear: ['V-3'] }
    expect(grey('B5', { supply }, { tracks, ...clear }).can('select B5')).toBe(false)
    expect(grey('B5', { supply, tickets: ['V'] }, clear).can('select B5')).toBe(false)
    expect(grey('B5', { supply, tickets: ['V'] }, { tracks, ...clear }).can('select B5')).toBe(true)
  })

  it('does not count the opponent’s track', () => {
    const spec = { tracks: { 'V-2': ['green'] }, clear: ['V-3'] } as const
    expect(grey('B5', { supply, tickets: ['V'] }, spec).can('select B5')).toBe(false)
  })

  it('asks for ticket and track in the same line', () => {
    const spec = { tracks: { 'VIII-2': ['blue'] }, clear: ['V-3'] } as const
    const table = grey('B5', { supply: { iron: 1, stone: 2 }, tickets: ['V'] }, spec)
    expect(table.can('select B5')).toBe(false)
  })

  it('takes a track at Porthmadog for both of its lines', () => {
    const spec = { tracks: { 'I/II-5': ['blue'] }, clear: ['I-4', 'II-4'] } as const
    const one = grey('B5', { supply, tickets: ['I'] }, spec).play('select B5')
    expect(one.options('build')).toEqual(['I-4 with 0 iron', 'I-4 with 1 iron', 'I/II-5 with 1 iron'])
    const two = grey('B5', { supply, tickets: ['II'] }, spec).play('select B5')
    expect(two.options('build')).toEqual(['II-4 with 0 iron', 'I/II-5 with 1 iron'])
  })
})
