import { describe, expect, it } from 'vitest'
import { at, box, ending, game, tableOf } from '../table.ts'

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
  // § 15, 29–32, 37, 40
  it('has its action spaces, track cards, stations and contracts', () => {
    const { p, line } = at(seats)
    expect(p.work.map(({ length }) => length)).toEqual([...spaces, 0])
    expect(line.tracks).toHaveLength(tracks)
    expect(line.stations.map(({ card }) => card.number)).toEqual(stations)
    const contracts = [...p.deck, ...p.office]
    expect(contracts).toHaveLength(seats > 2 ? 30 : 28)
    expect([contracts.includes(28), contracts.includes(29)]).toEqual([seats > 2, seats > 2])
  })

  // § 140, 141, 149
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

describe('the beginning', () => {
  // § 20, 24, 27, 28
  it('begins with two labourers, a surveyor at Llanberis and sixteen markers for each', () => {
    for (const board of at(4).p.boards)
      expect(board).toMatchObject({ labourers: 2, hired: false, surveyor: 0, markers: 16, train: 0 })
  })

  // § 23, 33
  it('draws its start player, and shuffles its track cards', () => {
    const dealt = Array.from({ length: 20 }, (_, seed) => {
      const table = tableOf(game.setup(3, {}), seed)
      return table.goOn().draw().p
    })
    expect(new Set(dealt.map(({ start }) => start))).toEqual(new Set([0, 1, 2]))
    expect(new Set(dealt.map(({ tracks }) => tracks.join())).size).toBe(20)
  })

  // § 34
  it('has as many track cards before each station as it says', () => {
    const { line } = at(5)
    const before = line.stations.map(
      ({ index }) => line.tracks.filter((at) => line.spaces[at]?.station === index).length,
    )
    expect(before).toEqual([2, 1, 2, 2, 1, 1, 3, 2])
  })

  // § 35, 36
  it('has rubble on cards and excavation sites as they say, and no track laid', () => {
    const { p, line } = at(3)
    const printed = line.spaces.map(({ kind, track, rubble }) =>
      kind === 'track' ? box.tracks[p.tracks[track] ?? -1]?.rubble : rubble,
    )
    expect(p.rubble).toEqual(printed)
    expect(p.owners.every((owner) => owner === 0)).toBe(true)
    expect(p.sites.every((owner) => owner === 0)).toBe(true)
  })
})

describe('supply', () => {
  // § 47, 49
  it.each([
    [2, 20, 11],
    [3, 20, 11],
    [4, 27, 16],
    [5, 33, 20],
  ])('fills bag and yard for %i players, who begin without goods', (seats, iron, stone) => {
    const { p } = at(seats)
    expect(p.bag).toMatchObject({ iron, stone, event: 5 })
    expect(p.yard).toEqual({ iron: 7, stone: 4, coal: 1 })
    for (const { goods } of p.boards) expect(goods).toEqual({ iron: 0, stone: 0, coal: 0, steel: 0, rubble: 0 })
  })
})
