import { describe, expect, it } from 'vitest'
import {
  beyond,
  endAt,
  entries,
  isOnePointOn,
  placeOf,
  sides,
  squareName,
  stationBy,
  stationCount,
  tileCells,
  turnedKind,
} from '../../../src/games/metro/board.ts'
import { copies, deck, kinds, type TileKind } from '../../../src/games/metro/content/tiles.ts'
import { put } from '../../../src/games/metro/lines.ts'
import { settingsOf } from '../../../src/games/metro/options.ts'
import { ownerOf, setup, stationsOf } from '../../../src/games/metro/position.ts'
import { need } from '../../../src/kit/assert.ts'
import { fastDraw, shuffled } from '../../../src/rules/chance.ts'
import { cellAt } from './table.ts'

describe('the tiles', () => {
  it('are sixty of 24 kinds: five four times, two three times, seventeen twice', () => {
    expect(deck).toHaveLength(60)
    expect(kinds).toHaveLength(24)
    const counts = [4, 3, 2].map((count) => Object.values(copies).filter((one) => one === count).length)
    expect(counts).toEqual([5, 2, 17])
  })

  it('are all the ways to lead four sides to four', () => {
    const ways = new Set(kinds.map((kind) => exitsOf(kind)))
    expect(ways.size).toBe(24)
    for (const way of ways) expect([...way].sort().join('')).toBe('0123')
  })

  it('turn into each other by quarters, clockwise', () => {
    expect(turnedKind('adad', 1)).toBe('dada')
    // A track that led in from the west leads in from the north.
    expect(turnedKind('aacb', 1)).toBe('baac')
    for (const kind of kinds) expect(turnedKind(turnedKind(kind, 1), 3)).toBe(kind)
  })
})

const exitsOf = (kind: TileKind) =>
  sides
    .map((side) => {
      const turn = { a: 2, b: 1, c: 3, d: 0 }[kind[side] ?? 'd'] ?? 0
      return (side + turn) % 4
    })
    .join('')

describe('the stations', () => {
  it('stand eight on each side, one at each outer side of a border cell', () => {
    const places = Array.from({ length: stationCount }, (_, station) => placeOf(station))
    for (const side of sides) expect(places.filter((place) => place.side === side)).toHaveLength(8)
    for (const [station, { cell, side }] of places.entries()) {
      expect(beyond(cell, side)).toBeUndefined()
      expect(stationBy(cell, side)).toBe(station)
    }
  })

  it.each([
    [1, 0, 7, 0],
    [8, 0, 0, 0],
    [9, 0, 0, 3],
    [17, 7, 0, 2],
    [25, 7, 7, 1],
    [32, 0, 7, 1],
  ])('number %i stands at row %i, column %i', (number, row, column, side) => {
    expect(placeOf(number - 1)).toEqual({ cell: cellAt(row, column), side })
  })

  it.each([
    [2, 16, []],
    [3, 10, [16, 17]],
    [4, 8, []],
    [5, 6, [16, 17]],
    [6, 5, [16, 17]],
  ])('of %i seats are %i each, and the idle ones are %j', (seats, each, idle) => {
    const p = setup(seats, settingsOf({}))
    for (let seat = 0; seat < seats; seat++) expect(stationsOf(p, seat)).toHaveLength(each)
    const nobodys = Array.from({ length: stationCount }, (_, station) => station).filter(
      (station) => ownerOf(p, station) === undefined,
    )
    expect(nobodys.map((station) => station + 1)).toEqual(idle)
  })
})

describe('the squares', () => {
  it('are named by a letter for the column and a number for the row, from the north-west', () => {
    const names = tileCells.map(squareName)
    expect([names[0], names.at(-1)]).toEqual(['A1', 'H8'])
    expect(squareName(cellAt(4, 2))).toBe('C5')
    expect(new Set(names).size).toBe(60)
  })
})

describe('a full board', () => {
  it('leads every line to the edge or into the city', () => {
    for (let seed = 0; seed < 300; seed++) {
      const p = setup(2, settingsOf({}))
      const order = shuffled(60, fastDraw(seed))
      for (const [at, cell] of tileCells.entries()) {
        put(p, cell, need(deck[order[at] ?? 0], 'a tile'))
      }
      for (let station = 0; station < stationCount; station++)
        expect(endAt[need(p.far[entries + station], 'an end')]).toBeDefined()
    }
  })
})

describe('a track of one point', () => {
  // § 17
  it('is known for each kind and cell as one can see it', () => {
    for (const kind of kinds)
      for (const cell of tileCells) {
        const leadsBack = sides.some((side) => {
          const exit = Number(exitsOf(kind)[side])
          const out = sides.find((one) => one === exit) ?? 0
          return beyond(cell, side) === undefined && beyond(cell, out) === undefined
        })
        expect(isOnePointOn(kind, cell)).toBe(leadsBack)
      }
  })
})
