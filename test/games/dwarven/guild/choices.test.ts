import { describe, expect, it } from 'vitest'
import { boardOf, type Position } from '../../../../src/games/dwarven/position.ts'
import { cards, holdMine, holdTransports } from '../table.ts'
import { against, answersOf, guild, lay } from './against.ts'

const read = (mine: number, ...faces: readonly number[]) => faces.map((face) => ({ type: 'read' as const, mine, face }))

describe('the die of a new mine of the Guild', () => {
  const faceOf = (mine: number, ...faces: readonly number[]) => {
    const { p } = against()
    p.phase = 'read'
    return answersOf(p, 'read', read(mine, ...faces))[0]?.face
  }
  // D-A71
  // § 135
  it('is read so that it brings most goods', () => {
    expect(faceOf(cards.abyss, 6, 1, 5)).toBe(5)
    expect(faceOf(8, 5, 6, 4)).toBe(4)
  })

  // § 135
  it('is read as it is where an alteration brings no more', () => {
    expect(faceOf(cards.abyss, 5, 6, 4)).toBe(5)
  })

  // § 131, 135
  it('depletes the mine only if every reading does', () => {
    expect(faceOf(35, 6, 5)).toBe(5)
    expect(faceOf(35, 6, 6)).toBe(6)
  })
})

describe('a choice that the printed lists do not name', () => {
  const settle = (p: Position, todo: Position['todo']) => {
    p.phase = 'settle'
    p.todo = todo
  }
  // D-A77
  // § 91
  it('releases the transport with the lowest number', () => {
    const { p } = against((q) => holdTransports(q, guild, 44, 45, 40, 53, 46))
    settle(p, [{ do: 'release', seat: guild }])
    const moves = [44, 45, 40, 53, 46].map((card) => ({ type: 'release' as const, card }))
    expect(answersOf(p, 'release', moves)).toEqual([{ type: 'release', card: 40 }])
  })

  it('brings the goods of an event to the dearest good, then to the mine with most', () => {
    const { p } = against((q) => {
      holdMine(q, guild, 20, 1)
      holdMine(q, guild, 21, 2)
      holdMine(q, guild, 5, 9)
    })
    settle(p, [{ do: 'strike', seat: guild, goods: 3 }])
    const moves = [20, 21, 5].map((mine) => ({ type: 'strike' as const, mine }))
    expect(answersOf(p, 'strike', moves)).toEqual([{ type: 'strike', mine: 21 }])
  })

  const lifted = (change: (p: Position) => void) => {
    const table = against((p) => {
      // Track to Kettlebridge, to the Greenwick Shaft and beyond to Longshadow; red track to Deepdelve.
      lay(p, guild, 26, 22, 21, 25, 29, 38)
      boardOf(p, guild).tickets = [92]
      change(p)
      boardOf(p, guild).cubes = 0
    })
    settle(table.p, [{ do: 'lay', seat: guild, segment: 39 }])
    table.goOn()
    return table.told('lifted').map(({ segment }) => segment)
  }

  // § 228, 250
  it('lifts the track farthest away that leads to no own mine and no own route', () => {
    expect(lifted(() => {})).toEqual([29])
    expect(lifted((p) => holdMine(p, guild, 15))).toEqual([38])
    expect(lifted((p) => holdMine(p, guild, 13))).toEqual([29])
  })

  // § 228
  it('lifts nothing and builds nothing if all track serves a purpose', () => {
    const all = (p: Position) => {
      holdMine(p, guild, 15)
      holdMine(p, guild, 6)
    }
    expect(lifted(all)).toEqual([])
  })

  // § 228
  it('keeps a black way where another is red', () => {
    const round = (p: Position) => {
      holdMine(p, guild, 13)
      holdMine(p, guild, 15)
      holdMine(p, guild, 6)
      holdMine(p, guild, 14)
      lay(p, guild, 31, 30)
    }
    expect(lifted(round)).toEqual([31])
  })
})
