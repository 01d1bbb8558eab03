import { describe, expect, it } from 'vitest'
import type { BoardSpec, TableSpec } from '../lay.ts'
import { at, station } from '../table.ts'

const grey = (id: string, spec: TableSpec = {}, blue: BoardSpec = {}) =>
  at({ ...spec, blue: { ...blue, cards: { E: `${id} grey` } } })
const left = (table: ReturnType<typeof at>, id: string) => table.p.rubble[station(id).index]

describe('Light Work Gang (E1)', () => {
  // § 112
  it('removes 3 rubble from a single line', () => {
    const table = grey('E1').play('select E1', 'dig V')
    expect(left(table, 'V-2')).toBe(0)
    expect(left(table, 'V-3')).toBe(3)
    expect(table.supply('blue').rubble).toBe(3)
    expect(table.points('blue')).toBe(1)
    expect(table.cards('blue')[4]).toBe('E1')
  })

  it('takes what the line lacks from the general supply', () => {
    const table = grey('E1', { rubble: { 'VII-2': 1 } }).play('select E1', 'dig VII')
    expect(table.supply('blue').rubble).toBe(3)
  })
})

describe('Local Help (E2)', () => {
  // “You can remove rubble from two different lines or from a single line.”
  it('removes 3 rubble from a single line', () => {
    const table = grey('E2').play('select E2', 'dig V', 'dig V', 'dig V')
    expect(left(table, 'V-2')).toBe(0)
    expect(table.supply('blue').rubble).toBe(3)
    expect(table.asked()).toBe('green')
  })

  // § 113
  it('removes them from two lines, split as the player likes', () => {
    const table = grey('E2').play('select E2', 'dig V', 'dig VIII', 'dig VIII')
    expect([left(table, 'V-2'), left(table, 'VIII-2')]).toEqual([2, 0])
    expect(table.points('blue')).toBe(1)
  })

  it('removes none from a third line', () => {
    const table = grey('E2').play('select E2', 'dig V', 'dig VIII')
    expect(table.moves()).toEqual(['dig V', 'dig VIII'])
  })

  it('may keep to a line that becomes clear; the rest comes from the general supply', () => {
    const table = grey('E2', { rubble: { 'VII-2': 1 } }).play('select E2', 'dig VII')
    expect(table.can('done')).toBe(true)
    table.play('done')
    expect(table.supply('blue').rubble).toBe(3)
    expect(left(table, 'V-2')).toBe(3)
  })

  it('does not stop while its only line has rubble', () => {
    expect(grey('E2').play('select E2', 'dig V').can('done')).toBe(false)
  })

  it('takes three from the general supply when no line has rubble', () => {
    const table = grey('E2', { clear: 'all' }).play('select E2')
    expect(table.supply('blue').rubble).toBe(3)
    expect(table.asked()).toBe('green')
  })
})

describe('Itinerant Workers (E3)', () => {
  // § 111
  it('removes 4 rubble, each from a different line', () => {
    const table = grey('E3').play('select E3', 'dig I', 'dig II')
    expect(table.moves()).toEqual(['dig IV', 'dig V', 'dig VII', 'dig VIII'])
    table.play('dig V', 'dig VIII')
    expect(table.supply('blue').rubble).toBe(4)
    expect(['I-2/3', 'II-2/3', 'IV-2/3', 'V-2', 'VIII-2'].map((id) => left(table, id))).toEqual([3, 3, 4, 2, 1])
    expect(table.asked()).toBe('green')
  })

  it('takes the rest from the general supply where fewer lines have rubble', () => {
    const table = grey('E3', { clear: ['I', 'II', 'IV', 'VIII'] })
    table.play('select E3', 'dig V', 'dig VII')
    expect(table.supply('blue').rubble).toBe(4)
    expect(table.asked()).toBe('green')
  })

  it('may dig Porthmadog once through each of its lines', () => {
    const table = grey('E3', { clear: ['I-2/3', 'I-4', 'II-2/3', 'II-4'], rubble: { 'I/II-5': 2 } })
    table.play('select E3', 'dig I', 'dig II')
    expect(left(table, 'I/II-5')).toBe(0)
    expect(table.points('blue')).toBe(1)
  })

  it('gives a point for each card cleared', () => {
    const rubble = { 'V-2': 1, 'VII-2': 1, 'I-2/3': 1, 'II-2/3': 1 }
    const table = grey('E3', { rubble })
    table.play('select E3', 'dig V', 'dig VII', 'dig I', 'dig II')
    expect(table.points('blue')).toBe(4)
  })
})

describe('Heavy Work Gang (E4)', () => {
  it('removes 5 rubble from a single line whose ticket is held', () => {
    const table = grey('E4', {}, { tickets: ['V', 'VII'] }).play('select E4')
    expect(table.moves()).toEqual(['dig V', 'dig VII'])
    table.play('dig V')
    expect([left(table, 'V-2'), left(table, 'V-3')]).toEqual([0, 1])
    expect(table.supply('blue').rubble).toBe(5)
  })

  // “You may not select this action if you have no tickets.”
  // § 109
  it('may not be selected without a ticket', () => {
    expect(grey('E4').can('select E4')).toBe(false)
  })

  // “If none of the lines for which you have a ticket have rubble left, simply take the rubble from the general
  // supply.”
  // § 110
  it('takes 5 from the general supply when no ticket line has rubble, though others have', () => {
    const table = grey('E4', { clear: ['V'] }, { tickets: ['V'] }).play('select E4')
    expect(table.supply('blue').rubble).toBe(5)
    expect(left(table, 'VII-2')).toBe(3)
    expect(table.points('blue')).toBe(0)
  })

  it('digs both lines of Llanberis with its one ticket', () => {
    const lines = ['III', 'IV', 'V', 'VI', 'VII', 'VIII'] as const
    const table = grey('E4', { lines }, { tickets: ['IV'] }).play('select E4')
    expect(table.moves()).toEqual(['dig III', 'dig IV'])
  })
})

describe('Shared Workers (E5)', () => {
  it('removes 6 rubble from a single line, keeps 4 and gives 2 away', () => {
    const table = grey('E5').play('select E5', 'dig V')
    expect(table.supply('blue').rubble).toBe(4)
    expect(table.supply('green').rubble).toBe(2)
    expect(table.told('gave')).toEqual([{ type: 'gave', seat: 0, to: 1, rubble: 2 }])
  })

  // “If you clear a station card, you receive the VP, not the opponent.”
  // § 114
  it('gives the points of clearing to the player, not to the opponent', () => {
    const table = grey('E5').play('select E5', 'dig V')
    expect([table.points('blue'), table.points('green')]).toEqual([2, 0])
  })

  it('takes what the line lacks from the general supply, and gives 2 away all the same', () => {
    const table = grey('E5', { rubble: { 'VII-2': 1 } }).play('select E5', 'dig VII')
    expect([table.supply('blue').rubble, table.supply('green').rubble]).toEqual([4, 2])
  })

  it('takes and gives from the general supply when no line has rubble', () => {
    const table = grey('E5', { clear: 'all' }).play('select E5')
    expect([table.supply('blue').rubble, table.supply('green').rubble]).toEqual([4, 2])
  })
})
