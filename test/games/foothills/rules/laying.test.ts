import { describe, expect, it } from 'vitest'
import { at, station } from '../table.ts'

const iron = (count: number) => ({ supply: { iron: count } })

describe('laying track', () => {
  // “Return 2 iron ore from your supply to the resource bag and place a track tile on the leftmost available track
  // space in a line of your choice.”
  // § 118
  it('costs 2 iron ore, which go to the bag', () => {
    const table = at({ clear: ['V'], blue: iron(3) })
    const before = table.p.bag.iron
    table.play('select C1', 'lay V-2')
    expect(table.supply('blue').iron).toBe(1)
    expect(table.p.bag.iron).toBe(before + 2)
    expect(table.p.tracks[station('V-2').firstTrack]).toBe(1)
    expect(table.p.boards[0]?.tracks).toBe(1)
  })

  // “For each newly laid track, immediately receive 1 VP”
  // § 116, 121, 122
  it('gives 1 point right away', () => {
    const table = at({ clear: ['V'], blue: iron(4) }).play('select C1', 'lay V-2')
    expect(table.points('blue')).toBe(1)
    table.play('lay V-3')
    expect(table.points('blue')).toBe(2)
    expect(table.p.boards[0]?.earned.track).toBe(2)
  })

  // § 118
  it('offers the leftmost available space of each line', () => {
    const table = at({ clear: ['I-2/3', 'I-4', 'IV-4', 'VIII'], blue: iron(2) })
    expect(table.play('select C1').options('lay')).toEqual(['I-2/3', 'IV-4', 'VIII-2'])
  })

  // “A track space is available if it has neither rubble, a navvy, nor a track tile on it.”
  // § 119
  it('passes over rubble, navvies and tracks on the way', () => {
    const lay = (spec: object) =>
      at({ blue: iron(2), ...spec })
        .play('select C1')
        .options('lay')
    expect(lay({ clear: ['VIII-3', 'VIII-4/5'] })).toEqual(['VIII-3'])
    expect(lay({ navvies: ['VIII-2'], clear: ['VIII-4/5'] })).toEqual(['VIII-4/5'])
    expect(lay({ tracks: { 'VIII-2': ['green'] }, clear: ['VIII-3'] })).toEqual(['VIII-3'])
  })

  it('offers every line again for each track', () => {
    const table = at({ clear: ['V', 'VIII'], blue: iron(6) })
    table.play('select C1', 'lay VIII-2', 'lay V-2', 'lay VIII-3')
    expect(table.told('laid').map((one) => one.station)).toEqual(
      ['VIII-2', 'V-2', 'VIII-3'].map((id) => station(id).index),
    )
  })

  // “You cannot lay track if there are no available track spaces.”
  // § 120
  it('is not possible without an available space', () => {
    expect(at({ blue: iron(6) }).can('select C1')).toBe(false)
  })

  it('is not possible with a single iron ore', () => {
    expect(at({ clear: ['V'], blue: iron(1) }).can('select C1')).toBe(false)
  })

  it('needs no station on the card and no own track beside it', () => {
    const table = at({ built: { 'V-2': ['green'] }, clear: ['V-2'], blue: iron(2) })
    expect(table.play('select C1').options('lay')).toEqual(['V-2'])
  })

  it('is never possible on a starting station', () => {
    const table = at({ clear: 'all', blue: iron(2) }).play('select C1')
    expect(table.options('lay').some((id) => id.endsWith('-1'))).toBe(false)
  })
})

describe('laying track and/or making stone', () => {
  // “which you can perform three times per action in any combination”
  // § 117
  it('allows two tracks and one stone', () => {
    const table = at({ clear: ['V'], blue: { supply: { iron: 4, rubble: 2 } } })
    const bag = table.p.bag.iron
    table.play('select C1', 'lay V-2', 'trade 2 rubble for 1 stone from bag', 'lay V-3')
    expect(table.points('blue')).toBe(2)
    expect(table.p.bag.iron).toBe(bag + 4)
    expect(table.supply('blue')).toEqual({ iron: 0, stone: 1, rubble: 0, passengers: 0 })
    expect(table.asked()).toBe('green')
  })

  // § 115
  it('allows three tracks, and no fourth', () => {
    const table = at({ clear: ['VIII', 'V'], blue: iron(8) })
    table.play('select C1', 'lay VIII-2', 'lay VIII-3', 'lay VIII-4/5')
    expect(table.asked()).toBe('green')
    expect(table.supply('blue').iron).toBe(2)
  })

  it('may stop after the first, not before', () => {
    const table = at({ clear: ['V'], blue: iron(6) }).play('select C1')
    expect(table.can('done')).toBe(false)
    expect(table.play('lay V-2').can('done')).toBe(true)
    table.play('done')
    expect(table.asked()).toBe('green')
    expect(table.cards('blue')[2]).toBe('C1 grey')
  })

  it('is over when nothing more can be done', () => {
    const table = at({ clear: ['V-2'], blue: iron(4) }).play('select C1', 'lay V-2')
    expect(table.asked()).toBe('green')
  })

  it('may be selected for making stone alone when no space is available', () => {
    const table = at({ blue: { supply: { iron: 2, rubble: 2 } } }).play('select C1')
    expect(table.moves()).toEqual(['trade 2 rubble for 1 stone from yard', 'trade 2 rubble for 1 stone from bag'])
  })
})

describe('track laid by surveyor actions', () => {
  // “If you may lay track, do it according to the normal rules”
  // § 71, 172
  it('gives its point and may complete a line', () => {
    const table = at({ navvies: ['V-2'], clear: ['V-3'], blue: iron(2) })
    table.play('select E1', 'go to V-2', 'lay V-3')
    expect(table.supply('blue').iron).toBe(1)
    expect(table.points('blue')).toBe(1)
    expect(table.stops()).toEqual(['V'])
  })
})
