import { describe, expect, it } from 'vitest'
import { layoutOf } from '../../../../src/games/foothills/position.ts'
import type { BoardSpec, TableSpec } from '../lay.ts'
import { at, box, station } from '../table.ts'

const grey = (id: string, blue: BoardSpec = {}, spec: TableSpec = {}) =>
  at({ ...spec, blue: { ...blue, cards: { C: `${id} grey`, ...blue.cards } } })

const starts = ['I-1', 'II-1', 'III/IV-1', 'V-1', 'VII-1', 'VIII-1']

describe('Inspector (C1)', () => {
  const built = { 'V-2': ['green'], 'IV-2/3': ['green'] } as const

  it('moves to action spaces in lines whose ticket is held', () => {
    const table = grey('C1', { tickets: ['V'] }, { built }).play('select C1')
    expect(table.moves()).toEqual(['go to V-1', 'go to V-2'])
  })

  // “You may not select this action if you have no tickets.”
  // § 195
  it('may not be selected without a ticket', () => {
    expect(grey('C1', {}, { built }).can('select C1')).toBe(false)
    expect(grey('C1', { surveyor: 'I-1' }, { built }).can('select C1')).toBe(false)
  })

  it('may not be selected at home when the ticket’s spaces are all occupied', () => {
    const table = grey('C1', { tickets: ['V'] }, { green: { surveyor: 'V-1' } })
    expect(table.can('select C1')).toBe(false)
  })

  it('performs the action there', () => {
    const table = grey('C1', { tickets: ['VII'] }).play('select C1', 'go to VII-1')
    expect(table.supply('blue').passengers).toBe(1)
    expect(table.cards('blue')[2]).toBe('C1')
  })
})

describe('Tourist (C2)', () => {
  // § 196
  it('moves to a starting station', () => {
    const built = { 'V-2': ['blue'] } as const
    expect(grey('C2', {}, { built }).play('select C2').options('go to')).toEqual(starts)
  })

  it('may go home instead', () => {
    const table = grey('C2', { surveyor: 'V-1' }).play('select C2', 'go home')
    expect(table.surveyor('blue')).toBe('home')
  })

  it('performs the action there', () => {
    expect(grey('C2').play('select C2', 'go to VIII-1').tickets('blue')).toEqual(['VIII-1'])
  })
})

describe('Draftsman (C3)', () => {
  const built = { 'V-2': ['blue'], 'IV-2/3': ['green'], 'I-2/3': ['green', 'blue'] } as const

  // § 191
  it('moves to cards with a station of the player’s own, then may flip another card', () => {
    const table = grey('C3', {}, { built }).play('select C3')
    expect(table.moves()).toEqual(['go to I-2/3', 'go to V-2'])
    table.play('go to V-2', 'flip D1')
    expect(table.cards('blue').slice(2, 4)).toEqual(['C3', 'D1 grey'])
  })

  it('may not be selected at home without a station of the player’s own', () => {
    expect(grey('C3', {}, { built: { 'V-2': ['green'] } }).can('select C3')).toBe(false)
  })

  it('may be selected elsewhere to go home', () => {
    const table = grey('C3', { surveyor: 'I-1' }).play('select C3')
    expect(table.moves()).toEqual(['go home'])
  })

  it('does not count cards under a navvy', () => {
    expect(grey('C3', {}, { navvies: ['V-2'] }).can('select C3')).toBe(false)
  })
})

describe('Field Worker (C4)', () => {
  const open = {
    built: {
      'I-2/3': ['green'],
      'I-4': ['green'],
      'II-2/3': ['green'],
      'II-4': ['green'],
      'IV-2/3': ['green'],
      'IV-4': ['green'],
      'V-2': ['green'],
      'VIII-2': ['green'],
    },
  } as const
  const from = (surveyor: string, spec: TableSpec = open) =>
    grey('C4', { surveyor }, spec).play('select C4').options('go to')

  it('takes 2 rubble first', () => {
    const table = grey('C4').play('select C4')
    expect(table.supply('blue').rubble).toBe(2)
  })

  // “Double stations are adjacent to up to 6 cards.”
  it('moves to cards above, below and on either side', () => {
    expect(from('II-2/3')).toEqual(['II-1', 'I-2/3', 'IV-2/3', 'II-4'])
    expect(from('IV-2/3')).toEqual(['III/IV-1', 'II-2/3', 'V-2', 'IV-4'])
  })

  // § 192
  it('moves from a double to every card along both of its columns', () => {
    const lines = ['I', 'II', 'V', 'VI', 'VII', 'VIII'] as const
    const { p } = at({ lines })
    const neighbours = layoutOf(box, p).neighbours[station('II-2/3').index] ?? []
    expect(neighbours.map((index) => box.stations[index]?.id).toSorted()).toEqual([
      'I-2/3',
      'II-1',
      'II-4',
      'V-2',
      'V-3',
    ])
    const built = { 'VI-2': ['green'], 'VI-3/4': ['green'], 'VI-5': ['green'] } as const
    expect(from('VI-3/4', { lines, built })).toEqual(['VI-2', 'VI-5'])
  })

  it('does not move over a corner or further than one card', () => {
    expect(from('V-1')).not.toContain('IV-2/3')
    expect(from('V-1')).not.toContain('I-1')
    expect(from('V-1')).toEqual(['III/IV-1', 'VII-1', 'V-2'])
  })

  it('knows the rows of lines in play only', () => {
    const lines = ['I', 'III', 'V', 'VI', 'VII', 'VIII'] as const
    expect(from('V-1', { lines })).toEqual(['III/IV-1', 'VI-1'])
  })

  it('finds Llanberis in the rows of both of its lines', () => {
    const lines = ['II', 'III', 'IV', 'V', 'VI', 'VII'] as const
    expect(from('III/IV-1', { lines })).toEqual(['II-1', 'V-1'])
    expect(from('II-1', { lines })).toEqual(['III/IV-1'])
  })

  it('finds Porthmadog beside the fourth cards of both of its lines', () => {
    const built = { 'I-4': ['green'], 'II-4': ['green'] } as const
    expect(from('I-4', { built })).toEqual(['II-4'])
    const { p } = at({ built })
    const neighbours = layoutOf(box, p).neighbours[station('I/II-5').index] ?? []
    expect(neighbours.map((index) => box.stations[index]?.id)).toEqual(['I-4', 'II-4', 'IV-5'])
  })

  // “If your surveyor is in the pub, you can move it to any starting station.”
  // § 193
  it('moves from the pub to any starting station', () => {
    expect(from('pub')).toEqual(starts)
  })

  it('moves from home to any starting station, unless agreed differently', () => {
    expect(from('home')).toEqual(starts)
    const far = grey('C4', {}, { readings: { homeIsFar: true } }).play('select C4')
    expect(far.asked()).toBe('green')
    expect(far.supply('blue').rubble).toBe(2)
  })

  // “You cannot move to the pub with this action.”
  // § 194
  it('may go home, never to the pub', () => {
    const table = grey('C4', { surveyor: 'V-1' }, { built: { 'V-2': ['blue'] } }).play('select C4')
    expect(table.moves()).toEqual(['go to III/IV-1', 'go to VII-1', 'go to V-2', 'go home'])
  })

  // Ruling 2.
  it('may leave the surveyor where it is when no adjacent card is open', () => {
    const spec = { green: { surveyor: 'VII-1' } } as const
    const lines = ['I', 'II', 'V', 'VI', 'VII', 'VIII'] as const
    const table = grey('C4', { surveyor: 'VIII-1' }, { ...spec, lines }).play('select C4')
    expect(table.moves()).toEqual(['go home', 'done'])
    table.play('done')
    expect([table.asked(), table.supply('blue').rubble]).toEqual(['green', 2])
  })

  it('moves only to spaces that are free and open', () => {
    const spec = { green: { surveyor: 'III/IV-1' } }
    expect(from('V-1', spec)).toEqual(['VII-1'])
  })
})

describe('Travel Agent (C5)', () => {
  it('takes a missing ticket of one’s choice and a passenger', () => {
    const table = grey('C5', { tickets: ['I', 'V'] }).play('select C5')
    expect(table.options('ticket')).toEqual(['II-1', 'III/IV-1', 'VII-1', 'VIII-1'])
    table.play('ticket VII-1')
    expect(table.tickets('blue').toSorted()).toEqual(['I-1', 'V-1', 'VII-1'])
    expect(table.supply('blue').passengers).toBe(1)
  })

  // “Your surveyor token stays where it is. (Do not take the surveyor action again!)”
  // § 197
  it.each(['V-1', 'home', 'pub'])('leaves the surveyor at %s, without an action', (surveyor) => {
    const table = grey('C5', { surveyor }).play('select C5', 'ticket I-1')
    expect(table.told('surveyed')).toEqual([])
    expect(table.supply('blue')).toEqual({ iron: 0, stone: 0, rubble: 0, passengers: 1 })
    expect(table.asked()).toBe('green')
  })

  it('takes the last missing ticket without asking', () => {
    const tickets = ['I', 'II', 'IV', 'V', 'VII'] as const
    const table = grey('C5', { tickets }).play('select C5')
    expect(table.tickets('blue')).toHaveLength(6)
    expect(table.asked()).toBe('green')
  })

  it('still gives the passenger when no ticket is missing', () => {
    const tickets = ['I', 'II', 'IV', 'V', 'VII', 'VIII'] as const
    const table = grey('C5', { tickets }).play('select C5')
    expect(table.supply('blue').passengers).toBe(1)
    expect(table.told('ticket')).toEqual([])
  })
})
