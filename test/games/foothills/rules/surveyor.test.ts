import { describe, expect, it } from 'vitest'
import { at } from '../table.ts'

const starts = ['I-1', 'II-1', 'III/IV-1', 'V-1', 'VII-1', 'VIII-1']

describe('moving the surveyor', () => {
  // “A surveyor action space is available if it is unoccupied and at least one station has been built on its station
  // card (by a player or a navvy). At the start, this only applies to the starting stations.”
  // § 166, 169
  it('goes to the starting stations at the start, and nowhere else', () => {
    expect(at().play('select E1').options('go to')).toEqual(starts)
  })

  // § 168
  it('goes to cards with either player’s station', () => {
    for (const built of ['blue', 'green'] as const)
      expect(
        at({ built: { 'V-2': [built] } })
          .play('select E1')
          .options('go to'),
      ).toEqual(expect.arrayContaining([...starts, 'V-2']))
  })

  // § 168
  it('goes to cards under a navvy', () => {
    expect(
      at({ navvies: ['IV-2/3'] })
        .play('select E1')
        .can('go to IV-2/3'),
    ).toBe(true)
  })

  it('does not go to cards with a track alone', () => {
    expect(
      at({ tracks: { 'V-2': ['blue'] } })
        .play('select E1')
        .can('go to V-2'),
    ).toBe(false)
  })

  it('does not go to cards without an action space', () => {
    const table = at({ built: { 'V-3': ['blue'], 'VII-2': ['blue'], 'I/II-5': ['blue'] } })
    expect(table.play('select E1').options('go to')).toEqual([...starts, 'the pub'])
  })

  // § 168
  it('does not go to the other surveyor’s place', () => {
    const table = at({ green: { surveyor: 'V-1' } }).play('select E1')
    expect(table.can('go to V-1')).toBe(false)
  })

  it('does not stay in its place', () => {
    const table = at({ blue: { surveyor: 'V-1' } }).play('select E1')
    expect(table.can('go to V-1')).toBe(false)
    expect(table.can('go to I-1')).toBe(true)
  })

  it('frees the space it leaves', () => {
    const table = at({ blue: { surveyor: 'V-1' }, bag: { iron: 3, stone: 3 } })
    table.play('select E1', 'go home')
    expect(table.play('select E2').can('go to V-1')).toBe(true)
  })

  // “Alternatively, return your surveyor home and perform no action.”
  // § 167
  it('may return home without an action', () => {
    const table = at({ blue: { surveyor: 'V-1' } }).play('select E1', 'go home')
    expect(table.surveyor('blue')).toBe('home')
    expect(table.asked()).toBe('green')
    expect(table.cards('blue')[4]).toBe('E1 grey')
  })

  it('does not return home from home', () => {
    expect(at().play('select E1').can('go home')).toBe(false)
  })

  it('must move once selected', () => {
    expect(
      at({ blue: { surveyor: 'V-1' } })
        .play('select E1')
        .can('done'),
    ).toBe(false)
  })

  it('may go to a space whose action can’t be done; nothing happens then', () => {
    const table = at({ navvies: ['V-2'] }).play('select E1', 'go to V-2')
    expect(table.surveyor('blue')).toBe('V-2')
    expect(table.asked()).toBe('green')
  })

  it('must do at least one of an action that can be done', () => {
    const table = at({ navvies: ['V-2'], clear: ['V', 'VII'], blue: { supply: { iron: 3 } } })
    table.play('select E1', 'go to V-2')
    expect(table.moves()).toEqual(['lay V-3', 'lay VII-2'])
    expect(table.play('lay VII-2').moves()).toEqual(['lay V-3', 'done'])
  })
})

describe('what surveyor actions pay and give', () => {
  // “If a surveyor action requires you spend resources, return them from your supply to the resource bag; passengers
  // and rubble go into the general supply.”
  // § 170
  it('pays resources to the bag', () => {
    const supply = { iron: 2, stone: 2, passengers: 1 }
    const table = at({ navvies: ['II-4'], blue: { supply } })
    const bag = { ...table.p.bag }
    table.play('select E1', 'go to II-4', 'trade 1 iron + 1 stone + 1 passengers for 3 vp')
    expect(table.supply('blue')).toEqual({ iron: 1, stone: 1, rubble: 0, passengers: 0 })
    expect(table.p.bag).toEqual({ ...bag, iron: bag.iron + 1, stone: bag.stone + 1 })
    expect(table.points('blue')).toBe(3)
  })

  // “if you receive resources from an action, you may choose whether to take each cube from the stockyard or look for
  // it in the resource bag”
  // § 171
  it('gives each cube from the stockyard or the bag, as the player likes', () => {
    const table = at({ navvies: ['II-2/3'], blue: { supply: { rubble: 3 } }, yard: { iron: 2, stone: 2 } })
    const bag = { ...table.p.bag }
    table.play('select E1', 'go to II-2/3', 'trade 3 rubble for 1 iron + 1 stone from bag')
    table.play('gain stone from yard')
    expect(table.p.bag).toEqual({ ...bag, iron: bag.iron - 1 })
    expect(table.p.yard).toEqual({ iron: 2, stone: 1, event: 0 })
    expect(table.supply('blue')).toEqual({ iron: 1, stone: 1, rubble: 0, passengers: 0 })
  })

  it('asks nothing if only one place has the cube', () => {
    const table = at({ yard: { iron: 2 } }).play('select E1', 'go to I-1')
    expect(table.supply('blue').stone).toBe(1)
    expect(table.asked()).toBe('green')
  })

  it('triggers no event by looking into the bag', () => {
    const table = at().play('select E1', 'go to V-1', 'gain iron from bag')
    expect(table.told('drew')).toEqual([])
    expect(table.told('event')).toEqual([])
  })

  it('skips a gain that neither place has', () => {
    const table = at({ yard: { iron: 1 }, bag: { iron: 1 } }).play('select E1', 'go to I-1')
    expect(table.supply('blue').stone).toBe(0)
    expect(table.tickets('blue')).toEqual(['I-1'])
  })
})
