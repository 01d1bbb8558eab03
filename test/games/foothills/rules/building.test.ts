import { describe, expect, it } from 'vitest'
import { boardOf } from '../../../../src/games/foothills/position.ts'
import { at, station } from '../table.ts'

const rich = { supply: { iron: 6, stone: 6, rubble: 6, passengers: 2 } }

describe('building a station', () => {
  // “Pay the indicated cost (comprising iron ore, stone, rubble, and/or passengers) from your supply, returning iron
  // ore and stone to the resource bag and placing rubble and passengers in the general supply.”
  // § 140, 146
  it('pays the cost: resources to the bag, the rest to the general supply', () => {
    const table = at({ clear: ['IV-5', 'I-4'], blue: rich })
    const bag = { ...table.p.bag }
    table.play('select D1', 'build IV-5', 'done')
    expect(table.supply('blue')).toEqual({ iron: 6, stone: 3, rubble: 6, passengers: 1 })
    expect(table.p.bag).toEqual({ ...bag, stone: bag.stone + 3 })
    const other = at({ clear: ['I-4'], blue: rich }).play('select D1', 'build I-4', 'done')
    expect(other.supply('blue')).toEqual({ iron: 5, stone: 4, rubble: 6, passengers: 2 })
  })

  // “place a station tile on the station space and advance the station counter”
  // § 147
  it('places a tile and advances the station counter', () => {
    const table = at({ clear: ['I-2/3'], blue: rich })
    table.play('select D1', 'build I-2/3 #2', 'done')
    const { firstSpace } = station('I-2/3')
    expect(table.p.spaces.slice(firstSpace, firstSpace + 2)).toEqual([0, 1])
    expect(boardOf(table.p, 0).stations).toBe(1)
    expect(boardOf(table.p, 1).stations).toBe(0)
  })

  // “You may receive a bonus (VP or passengers) if one is printed”
  // § 140, 149
  it('gives the bonus in points', () => {
    const table = at({ clear: ['V-3'], blue: rich }).play('select D1', 'build V-3')
    expect(table.points('blue')).toBe(3)
    expect(boardOf(table.p, 0).earned.bonus).toBe(3)
  })

  // § 149, 150
  it('gives the bonus in passengers', () => {
    const table = at({ clear: ['II-4'], blue: rich }).play('select D1', 'build II-4', 'done')
    expect(table.supply('blue').passengers).toBe(4)
    expect(table.points('blue')).toBe(0)
  })

  it('gives nothing where no bonus is printed', () => {
    const table = at({ clear: ['V-2'], blue: rich }).play('select D1', 'build V-2', 'done')
    expect(table.points('blue')).toBe(0)
    expect(table.supply('blue').passengers).toBe(2)
  })

  // “The track on a station card need not be laid in order to build a station.”
  // § 144
  it('needs no track', () => {
    const table = at({ clear: ['V-2'], blue: rich }).play('select D1', 'build V-2')
    expect(table.p.tracks[station('V-2').firstTrack]).toBe(0)
  })

  // “You do not have to build them from left to right.”
  // § 143
  it('is open on every clear card, in any order', () => {
    const table = at({ clear: ['V-3', 'I-4', 'VIII-3'], blue: rich }).play('select D1')
    expect(table.moves()).toEqual(['build V-3', 'build VIII-3', 'build I-4'])
  })

  it('is open to the right space of a double first', () => {
    const table = at({ clear: ['I-2/3'], blue: rich }).play('select D1')
    expect(table.moves()).toEqual(['build I-2/3 #1', 'build I-2/3 #2'])
  })

  // “All stations that have not yet been built on cards with no rubble (by a player or the navvy) are available”
  // § 142
  it('is closed by rubble', () => {
    expect(at({ rubble: { 'V-2': 1 }, blue: rich }).can('select D1')).toBe(false)
  })

  // § 142
  it('is closed under a navvy', () => {
    expect(at({ navvies: ['V-2'], blue: rich }).can('select D1')).toBe(false)
  })

  // § 142
  it('is closed where there is a station', () => {
    expect(at({ built: { 'V-2': ['green'] }, blue: rich }).can('select D1')).toBe(false)
    const table = at({ built: { 'I-2/3': ['green'] }, blue: rich }).play('select D1')
    expect(table.moves()).toEqual(['build I-2/3 #2'])
  })

  it('is never possible on a starting station', () => {
    const table = at({ clear: 'all', blue: rich }).play('select D1')
    expect(table.options('build').some((id) => id.endsWith('-1'))).toBe(false)
  })

  it('must be affordable in full', () => {
    const build = (supply: object) => at({ clear: ['IV-5'], blue: { supply } }).can('select D1')
    expect(build({ stone: 3, passengers: 1 })).toBe(true)
    expect(build({ stone: 2, iron: 5, passengers: 1 })).toBe(false)
    expect(build({ stone: 3, rubble: 9 })).toBe(false)
  })

  // “Note: Double stations provide two stations to build. Only one station can be built per action.”
  // § 145
  it('builds only one station, even on a double with resources for both', () => {
    const table = at({ clear: ['I-2/3'], blue: rich }).play('select D1', 'build I-2/3 #1', 'done')
    expect(table.asked()).toBe('green')
    expect(boardOf(table.p, 0).stations).toBe(1)
  })

  it('lets both players build on the same double', () => {
    const table = at({ built: { 'I-2/3': ['green'] }, blue: rich })
    table.play('select D1', 'build I-2/3 #2', 'done')
    const { firstSpace } = station('I-2/3')
    expect(table.p.spaces.slice(firstSpace, firstSpace + 2)).toEqual([2, 1])
  })
})

describe('the surveyor after building', () => {
  // “If there is an unoccupied surveyor action space below the station you just built, you may move your surveyor token
  // to that space immediately.”
  // § 141, 151
  it('may step onto the card and act', () => {
    const table = at({ clear: ['V-2', 'VII'], blue: rich }).play('select D1', 'build V-2')
    expect(table.moves()).toEqual(['go to V-2', 'done'])
    table.play('go to V-2')
    expect(table.surveyor('blue')).toBe('V-2')
    expect(table.options('lay')).toEqual(['V-2', 'VII-2'])
  })

  it('may stay where it is', () => {
    const table = at({ clear: ['V-2'], blue: { ...rich, surveyor: 'I-1' } })
    table.play('select D1', 'build V-2', 'done')
    expect(table.surveyor('blue')).toBe('I-1')
    expect(table.asked()).toBe('green')
  })

  it('may also step there after the second station of a double', () => {
    const table = at({ built: { 'I-2/3': ['blue'] }, blue: rich })
    expect(table.play('select D1', 'build I-2/3 #2').moves()).toEqual(['go to I-2/3', 'done'])
  })

  // § 151
  it.each(['blue', 'green'] as const)('may not step there if the %s one is on it', (colour) => {
    const blue = colour === 'blue' ? { ...rich, surveyor: 'I-2/3' } : rich
    const green = colour === 'green' ? { surveyor: 'I-2/3' } : {}
    const table = at({ built: { 'I-2/3': ['green'] }, blue, green })
    table.play('select D1', 'build I-2/3 #2')
    expect(table.asked()).toBe('green')
  })

  it('has no space to step onto on cards without an action', () => {
    const table = at({ clear: ['V-3'], blue: rich }).play('select D1', 'build V-3')
    expect(table.asked()).toBe('green')
  })

  it('never goes to the pub or home this way', () => {
    const table = at({ clear: ['V-2'], blue: { ...rich, surveyor: 'I-1' } })
    table.play('select D1', 'build V-2')
    expect(table.can('go to the pub')).toBe(false)
    expect(table.can('go home')).toBe(false)
  })

  it('comes after the bonus, which may pay for its action', () => {
    const table = at({ clear: ['VIII-3', 'II-4'], blue: { supply: { stone: 3, iron: 1, rubble: 1 } } })
    table.play('select D1', 'build II-4', 'go to II-4')
    expect(table.moves()).toEqual(['trade 1 iron + 1 stone + 1 passengers for 3 vp'])
  })
})
