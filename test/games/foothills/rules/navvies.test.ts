import { describe, expect, it } from 'vitest'
import type { TableSpec } from '../lay.ts'
import { at, station } from '../table.ts'

/** One event, and what it did. */
const event = (spec: TableSpec) =>
  at({ yard: { iron: 1 }, ...spec })
    .next('event', 'iron', 'iron', 'iron', 'iron', 'iron')
    .play('select A1', 'take iron')

/** The card that the navvy of one event goes to. */
const target = (spec: TableSpec) => event(spec).told('navvy')[0]?.station

const column2 = ['I-2/3', 'II-2/3', 'IV-2/3', 'V-2', 'VII-2', 'VIII-2']
const others = ['V-3', 'VIII-3', 'I-4', 'II-4', 'IV-4', 'VIII-4/5', 'I/II-5', 'IV-5']

describe('placing a navvy tile', () => {
  // “Scanning the station cards column by column, top to bottom, left to right, find the first (non-starting) station
  // card without any track, station, or navvy tile.”
  // § 80
  it('goes to the topmost card of the second column first, never to a start', () => {
    expect(target({})).toBe(station('I-2/3').index)
  })

  // § 80
  it('goes down the column, then to the next', () => {
    for (const [i, id] of [...column2, ...others].slice(0, 9).entries())
      expect(target({ navvies: [...column2, ...others].slice(0, i) })).toBe(station(id).index)
  })

  it('looks at Porthmadog in the fifth column, in the row of its first line', () => {
    const built = {
      'VIII-4/5': ['green'],
      'IV-4': ['green'],
      'II-4': ['green'],
      'I-4': ['green'],
      'VIII-3': ['green'],
      'V-3': ['green'],
    } as const
    expect(target({ navvies: column2, built })).toBe(station('I/II-5').index)
    const lines = ['II', 'III', 'IV', 'V', 'VII', 'VIII'] as const
    const navvies = ['II-2/3', 'III-2/3', 'IV-2/3', 'V-2', 'VII-2', 'VIII-2']
    const tracks = { 'III-4': ['green'] } as const
    const { 'I-4': _, ...rest } = built
    expect(target({ lines, navvies, built: rest, tracks })).toBe(station('I/II-5').index)
  })

  it('passes over cards with a track', () => {
    expect(target({ tracks: { 'I-2/3': ['green'] } })).toBe(station('II-2/3').index)
  })

  it('passes over Porthmadog with one track on it', () => {
    const tracks = {
      'I/II-5': ['blue'],
      'VIII-4/5': ['blue'],
      'IV-4': ['blue'],
      'II-4': ['blue'],
      'I-4': ['blue'],
      'VIII-3': ['blue'],
      'V-3': ['blue'],
    } as const
    expect(target({ navvies: column2, tracks })).toBe(station('IV-5').index)
  })

  it('passes over a half-built double without a track', () => {
    expect(target({ built: { 'I-2/3': ['-', 'green'] } })).toBe(station('II-2/3').index)
  })

  it('goes to cards with or without rubble', () => {
    expect(target({ clear: ['I'] })).toBe(station('I-2/3').index)
  })

  // “Example: The navvy tile must be placed on the Two Viaducts/Hebron (IV-2/3) double station because the station
  // cards above have a navvy tile (placed earlier) and a station built by a player. The remaining 3 rubble cubes on Two
  // Viaducts/Hebron are placed in the general supply.”
  // § 84, 85
  it('follows the printed example on Two Viaducts/Hebron', () => {
    const table = event({
      lines: ['I', 'III', 'IV', 'V', 'VI', 'VII'],
      navvies: ['I-2/3'],
      built: { 'III-2/3': ['green'] },
      rubble: { 'IV-2/3': 3 },
    })
    const index = station('IV-2/3').index
    expect(table.told('navvy')).toEqual([{ type: 'navvy', station: index, rubble: 3 }])
    expect(table.p.rubble[index]).toBe(0)
  })

  // “Clear that card of any rubble (placing it in the general supply)”
  // § 81
  it('gives the rubble to no one, and no points', () => {
    const table = event({})
    for (const colour of ['blue', 'green'] as const) {
      expect(table.supply(colour).rubble).toBe(0)
      expect(table.points(colour)).toBe(0)
    }
    expect(table.told('cleared')).toEqual([])
  })

  // “unlocking the surveyor action of that card”
  // § 83
  it('opens the surveyor action of the card', () => {
    expect(at({}).play('select E1').can('go to V-2')).toBe(false)
    expect(
      at({ navvies: ['V-2'] })
        .play('select E1')
        .can('go to V-2'),
    ).toBe(true)
  })

  // “the tile covers both the track and station space(s)”
  // § 82
  it('leaves nothing to lay and nothing to build on the card', () => {
    const rich = { supply: { iron: 8, stone: 8, rubble: 8, passengers: 2 } }
    const table = at({ navvies: ['V-2', 'VII-2'], blue: rich })
    expect(table.can('select D1')).toBe(false)
    table.play('select C1')
    expect(table.options('lay')).toEqual([])
  })

  // § 83
  it('is not a player’s station', () => {
    const table = event({})
    expect(table.p.boards.map(({ stations, tracks }) => [stations, tracks])).toEqual([
      [0, 0],
      [0, 0],
    ])
  })

  // “If the navvy completes a line, place a buffer stop at its end”
  // § 86
  it('completes a line like a track', () => {
    const table = event({
      lines: ['I', 'II', 'III', 'V', 'VI', 'VII'],
      navvies: ['I-2/3', 'II-2/3', 'III-2/3', 'V-2', 'VI-2'],
    })
    expect(table.told('navvy')[0]?.station).toBe(station('VII-2').index)
    expect(table.stops()).toEqual(['VII'])
    expect(table.told('completed')).toEqual([{ type: 'completed', line: 6, stop: 1 }])
  })

  it('on Porthmadog fills both of its track spaces, for both lines', () => {
    const table = event({
      navvies: column2,
      tracks: { 'I-4': ['blue'], 'II-4': ['blue'], 'IV-4': ['blue'], 'VIII-4/5': ['blue'] },
      built: { 'V-3': ['blue'], 'VIII-3': ['blue'] },
    })
    expect(table.told('navvy')[0]?.station).toBe(station('I/II-5').index)
    expect(table.stops()).toEqual(['I', 'II'])
  })

  it('on Porthmadog completes only the line whose other cards are done', () => {
    const table = event({
      navvies: column2,
      tracks: { 'I-4': ['blue'], 'IV-4': ['blue'], 'VIII-4/5': ['blue'] },
      built: { 'II-4': ['blue'], 'V-3': ['blue'], 'VIII-3': ['blue'] },
    })
    expect(table.stops()).toEqual(['I'])
  })
})

describe('navvy tiles', () => {
  const ten = [...column2, 'V-3', 'VIII-3', 'I-4', 'II-4']

  it('may be placed up to the tenth', () => {
    const table = event({ navvies: ten.slice(0, 9) })
    expect(table.navvies()).toHaveLength(10)
    expect(table.told('ending')).toEqual([])
  })

  // “If you are unable to place a navvy (because they ran out or there is no appropriate station card left), the end of
  // the game is triggered”
  // § 88
  it('trigger the end when an eleventh is called for', () => {
    const table = event({ navvies: ten })
    expect(table.navvies()).toHaveLength(10)
    expect(table.told('ending')).toEqual([{ type: 'ending', why: 'navvies' }])
    expect(table.p.ending).toBe(true)
  })

  // § 88
  it('trigger the end when no card is left without a tile', () => {
    const tracks = Object.fromEntries(others.map((id) => [id, ['green'] as const]))
    const table = event({ navvies: column2, tracks })
    expect(table.navvies()).toHaveLength(6)
    expect(table.told('navvy')).toEqual([])
    expect(table.told('ending')).toEqual([{ type: 'ending', why: 'navvies' }])
  })

  it('trigger the end only once, however many are missing', () => {
    const table = at({ yard: { iron: 1 }, navvies: ten })
    table.next('event', 'event', 'event', 'iron', 'iron', 'iron').play('select A1', 'take iron')
    expect(table.told('event')).toHaveLength(3)
    expect(table.told('ending')).toHaveLength(1)
  })
})
