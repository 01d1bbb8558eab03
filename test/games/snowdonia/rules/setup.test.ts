import { describe, expect, it } from 'vitest'
import { at, ending } from '../table.ts'

const few = [1, 3, 4, 5, 6, 7]
const most = [1, 2, 3, 4, 5, 6, 7]
const all = [1, 2, 3, 4, 4.5, 5, 6, 7]

/** “Initial Setup” by players: action spaces A to F, track cards, stations, cubes of a restock. */
const tables = [
  { seats: 1, spaces: [2, 2, 1, 1, 2, 1], tracks: 12, stations: few, restock: 6 },
  { seats: 2, spaces: [2, 2, 1, 1, 2, 1], tracks: 12, stations: few, restock: 6 },
  { seats: 3, spaces: [3, 2, 1, 2, 2, 2], tracks: 13, stations: most, restock: 9 },
  { seats: 4, spaces: [4, 3, 2, 3, 2, 2], tracks: 13, stations: most, restock: 12 },
  { seats: 5, spaces: [4, 3, 3, 3, 3, 2], tracks: 14, stations: all, restock: 12 },
]

describe.each(tables)('a table for $seats', ({ seats, spaces, tracks, stations, restock }) => {
  it('has its action spaces, track cards, stations and contracts', () => {
    const { p, line } = at(seats)
    expect(p.work.map(({ length }) => length)).toEqual([...spaces, 0])
    expect(line.tracks).toHaveLength(tracks)
    expect(line.stations.map(({ card }) => card.number)).toEqual(stations)
    const contracts = [...p.deck, ...p.office]
    expect(contracts).toHaveLength(seats > 2 ? 30 : 28)
    expect([contracts.includes(28), contracts.includes(29)]).toEqual([seats > 2, seats > 2])
  })

  it('draws so many cubes at the end of a round, or all that are left', () => {
    const drawn = (iron: number) => {
      const table = at(seats, (p) => {
        p.bag = { iron, stone: 0, coal: 0, event: 0 }
        ending(p)
      })
      return table.draw().told('stocked')[0]?.cubes.length
    }
    expect([drawn(20), drawn(4)]).toEqual([restock, 4])
  })
})

describe('supply', () => {
  it.each([
    [2, 20, 11],
    [3, 20, 11],
    [4, 27, 16],
    [5, 33, 20],
  ])('fills bag and yard for %i players, who begin without goods', (seats, iron, stone) => {
    const { p } = at(seats)
    expect(p.bag).toMatchObject({ iron, stone, event: 5 })
    expect(p.yard).toEqual({ iron: 7, stone: 4, coal: 1 })
    for (const { goods } of p.boards)
      expect(goods).toEqual({ iron: 0, stone: 0, coal: 0, steel: 0, rubble: 0 })
  })
})
