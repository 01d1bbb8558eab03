import { describe, expect, it } from 'vitest'
import { boardOf } from '../../../../src/games/foothills/position.ts'
import type { Colour } from '../lay.ts'
import { at, box } from '../table.ts'

type Tiles = Readonly<Record<string, readonly (Colour | '-')[]>>

const rich = { iron: 6, stone: 6, rubble: 6 }
const lines = ['I', 'II', 'III', 'IV', 'VI', 'VIII'] as const

/** `count` tiles of one colour on the station spaces of the lines in play, left cards first. */
function stationsOf(colour: Colour, count: number): Tiles {
  const tiles: Record<string, Colour[]> = {}
  let left = count
  for (const { id, lines: own, spaces } of box.stations) {
    const inPlay = own.some((line) => line !== 4 && line !== 6)
    const here = inPlay ? Math.min(left, spaces.length) : 0
    if (here > 0) tiles[id] = Array.from({ length: here }, () => colour)
    left -= here
  }
  return tiles
}

describe('components', () => {
  // § 10, 12, 13
  it('are those of the box', () => {
    const { iron, stone, events, navvies, stops, tiles, summit } = box
    expect({ iron, stone, events, navvies, stops, tiles, summit }).toEqual({
      iron: 20,
      stone: 16,
      events: 4,
      navvies: 10,
      stops: 5,
      tiles: 16,
      summit: 2,
    })
    expect(box.tickets).toHaveLength(7)
    expect(box.actions).toHaveLength(25)
    for (const colour of ['blue', 'green'] as const)
      expect(box.actions.filter((card) => card.colour === colour).map(({ pair }) => pair)).toEqual([0, 1, 2, 3, 4])
  })

  // “Rubble, passengers, and VP chits are supposed to be in an unlimited supply.”
  // § 11, 14, 37, 199, 200
  it('without limit are rubble, passengers and points', () => {
    const table = at({ clear: 'all', blue: { supply: { rubble: 80, passengers: 20 } } })
    table.play('select B1')
    expect(table.supply('blue').rubble).toBe(84)
    const visit = at({ blue: { supply: { passengers: 40 } } }).play('select E1', 'go to VII-1')
    expect(visit.supply('blue').passengers).toBe(41)
  })
})

describe('track and station tiles', () => {
  // “Iron ore, stone, and track/station tiles are limited.”
  // § 15
  it('are 16 for tracks and stations together', () => {
    const table = at({
      lines,
      clear: 'all',
      built: stationsOf('blue', 12),
      tracks: { 'VIII-2': ['blue'], 'VIII-3': ['blue'], 'VIII-4/5': ['blue'] },
      blue: { supply: rich },
    })
    expect(boardOf(table.p, 0)).toMatchObject({ stations: 12, tracks: 3 })
    table.play('select C1', 'lay IV-2/3')
    expect(table.options('lay')).toEqual([])
  })

  // § 198
  it('leave neither track nor station to choose once used up', () => {
    const table = at({
      lines,
      clear: 'all',
      built: stationsOf('blue', 16),
      blue: { supply: rich, cards: { A: 'A1 grey' } },
    })
    expect(table.can('select D1')).toBe(false)
    expect(table.can('select A1')).toBe(false)
    table.play('select C1')
    expect(table.options('lay')).toEqual([])
    expect(table.options('trade').length).toBeGreaterThan(0)
  })

  it('are counted separately for each player', () => {
    const table = at({ lines, clear: 'all', built: stationsOf('green', 16), blue: { supply: rich } })
    expect(table.can('select D1')).toBe(true)
  })

  it('allow one station with the last one', () => {
    const table = at({ lines, clear: 'all', built: stationsOf('blue', 15), blue: { supply: rich } })
    table.play('select D1', 'build VI-5')
    expect(boardOf(table.p, 0).stations).toBe(16)
  })
})

describe('iron ore and stone', () => {
  // § 198
  it('are never drawn from players’ supplies', () => {
    const table = at({ yard: { iron: 1 }, bag: { stone: 2, event: 0 } })
    table.play('select A1', 'take iron')
    expect(table.p.yard).toEqual({ iron: 0, stone: 2, event: 4 })
    expect(table.p.bag).toEqual({ iron: 0, stone: 0, event: 0 })
  })

  it('come back to the bag when they are paid', () => {
    const table = at({ clear: ['V'], bag: { event: 2 }, yard: { stone: 1 }, blue: { supply: { iron: 2 } } })
    table.play('select C1', 'lay V-2')
    expect(table.p.bag.iron).toBe(2)
  })

  // Ruling 1: what can't be done is skipped, even within a trade.
  // § 58
  it('give only the other kind in a trade if one is nowhere', () => {
    const table = at({ navvies: ['II-2/3'], yard: { stone: 2 }, bag: { stone: 3 }, blue: { supply: { rubble: 3 } } })
    table.play('select E1', 'go to II-2/3')
    expect(table.moves()).toEqual([
      'trade 3 rubble for 1 iron + 1 stone from yard',
      'trade 3 rubble for 1 iron + 1 stone from bag',
    ])
    table.play('trade 3 rubble for 1 iron + 1 stone from bag')
    expect(table.supply('blue')).toMatchObject({ rubble: 0, iron: 0, stone: 1 })
    expect(table.asked()).toBe('green')
  })

  it('make a trade impossible if every kind it gives is nowhere', () => {
    const table = at({ navvies: ['II-2/3'], yard: {}, bag: {}, blue: { supply: { rubble: 3, iron: 5 } } })
    table.play('select E1', 'go to II-2/3')
    expect(table.supply('blue').rubble).toBe(3)
  })

  it('can be received from the bag right after being paid', () => {
    const table = at({ navvies: ['I-2/3'], yard: { iron: 1 }, bag: {}, blue: { supply: { iron: 1, stone: 1 } } })
    table.play('select E1', 'go to I-2/3')
    expect(table.moves()).toEqual(['trade 1 stone for 1 iron from yard'])
  })
})
