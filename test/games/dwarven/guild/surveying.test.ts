import { describe, expect, it } from 'vitest'
import { boardOf, type Position } from '../../../../src/games/dwarven/position.ts'
import { cards, hold, holdMine, row } from '../table.ts'
import { against, byFirstList, guild, lay } from './against.ts'

/** The segments that the Guild’s surveyors go to, with their ratings; 46 is its paper clip. */
const surveyed = (change: (p: Position) => void, options = {}) =>
  against(change, options)
    .play({ type: 'done' })
    .told('surveyed')
    .map(({ segment, rating }) => [segment, rating])
const clip = 46

/** Every passenger route but those to some cities, and the own base. */
const routesBut = (p: Position, ...cities: readonly number[]) => {
  const all = [86, 87, 88, 90, 92, 94, 96, cards.bronzehall]
  boardOf(p, guild).tickets = all.filter((card) => !cities.includes(card))
}

describe('a surveyor of the Guild', () => {
  // D-T27
  // § 222
  it('leads to an own mine where the next passenger location is six segments away', () => {
    const change = (p: Position) => {
      byFirstList(p)
      routesBut(p, 88)
      holdMine(p, guild, 33)
    }
    expect(surveyed(change)).toEqual([[38, 0]])
  })

  // § 223, 245, 247
  it('leads to a passenger location first by the first list, and to an own mine by the second', () => {
    const change = (p: Position) => holdMine(p, guild, 33)
    const early = (p: Position) => {
      change(p)
      byFirstList(p)
    }
    expect(surveyed(early)).toEqual([[26, 0]])
    expect(surveyed(change)).toEqual([[38, 0]])
  })

  // D-A63
  // § 222
  it('leads to the passenger location with the fewest segments, then with fewer red ones', () => {
    expect(surveyed(() => {})).toEqual([[26, 0]])
    expect(surveyed((p) => routesBut(p, 86, 87))).toEqual([[39, 0]])
    expect(surveyed((p) => routesBut(p, 87, 90))).toEqual([[38, 0]])
    expect(surveyed((p) => routesBut(p, 88))).toEqual([])
  })

  it('leads to the lower card of two passenger locations that are alike', () => {
    const alike = (p: Position) => {
      routesBut(p, 86, 87)
      // Glimmerdale and Hammerholt are each one red segment away.
      lay(p, guild, 39, 42, 38, 36)
      lay(p, 0, 40, 33)
    }
    expect(surveyed(alike)).toEqual([[41, 0]])
  })

  // D-A64
  // § 211
  it('leads to the own mine with the highest value, the dearer one if both are empty', () => {
    const mines = (silver: number, diamonds: number) => (p: Position) => {
      holdMine(p, guild, 5, silver)
      holdMine(p, guild, 2, diamonds)
    }
    expect(surveyed(mines(3, 1))).toEqual([[38, 0]])
    expect(surveyed(mines(1, 1))).toEqual([[39, 0]])
    expect(surveyed(mines(0, 0))).toEqual([[39, 0]])
  })

  // § 225, 246
  it('leads to the mine that an agent goes for, before a passenger location by the second list', () => {
    expect(surveyed((p) => row(p, 6))).toEqual([[38, 0]])
    const early = (p: Position) => {
      byFirstList(p)
      row(p, 6)
    }
    expect(surveyed(early)).toEqual([[26, 0]])
  })

  // D-A62
  // § 226, 248
  it('goes once to each first segment, then to consecutive ones in the order of the goals', () => {
    const two = (p: Position) => {
      hold(p, guild, cards.elf1)
      holdMine(p, guild, 13)
    }
    expect(surveyed(two).map(([segment]) => segment)).toEqual([26, 25])
    const three = (p: Position) => {
      two(p)
      hold(p, guild, cards.elf2[0])
      row(p, 6)
    }
    expect(surveyed(three).map(([segment]) => segment)).toEqual([26, 38, 25])
  })

  // § 227, 249
  it('stays idle without a goal', () => {
    expect(surveyed((p) => routesBut(p))).toEqual([])
  })

  // D-A61
  // § 227
  it('goes to a segment on which another player stands if it is the best', () => {
    const change = (p: Position) => {
      hold(p, guild, cards.elf2[0])
      holdMine(p, guild, 13)
      boardOf(p, 0).bases = [25]
    }
    const table = against(change)
    expect(surveyed(change)).toEqual([
      [26, 0],
      [25, 2],
    ])
    table.play({ type: 'survey', segment: 26, rating: 0 }).play({ type: 'done' })
    const sent = table.told('surveyed').filter(({ seat }) => seat === guild)
    expect(sent.map(({ segment, rating }) => [segment, rating])).toEqual([
      [26, 2],
      [25, 0],
    ])
  })

  // D-A15
  // § 63
  it('never calls a race', () => {
    const table = against((p) => {
      boardOf(p, 0).bases = [25]
      lay(p, guild, 39, 42)
      lay(p, 0, 26, 25, 32, 43, 44)
    })
    const [black, red] = [40, 41]
    table.play({ type: 'survey', segment: red, rating: 0 }).play({ type: 'done' })
    expect(table.told('surveyed').at(-1)).toMatchObject({ seat: guild, segment: black })
    expect(table.moves(0)).toContainEqual({ type: 'race', segment: red, against: black })
    table.play({ type: 'done' })
    expect(table.told('called')).toEqual([])
    expect(table.p.phase).not.toBe('race')
  })
})

describe('the paper clip of the Guild', () => {
  // D-A65
  // § 224
  it('is laid where it saves three segments to an own mine of diamonds or rubies', () => {
    const table = against((p) => {
      hold(p, guild, cards.elf1)
      holdMine(p, guild, 22, 1)
      lay(p, 0, 24, 23, 38)
    }).play({ type: 'done' })
    expect(table.told('surveyed').map(({ segment }) => segment)).toEqual([26, clip])
    // From the Sunless Gallery to Bronzehall.
    expect(table.told('clipped')).toEqual([{ type: 'clipped', seat: guild, a: 4, b: 15 }])
  })

  // § 224
  it('is kept where it saves two', () => {
    const change = (p: Position) => {
      holdMine(p, guild, 22, 1)
      lay(p, 0, 24, 23)
    }
    expect(surveyed(change)).toEqual([[38, 0]])
  })

  // § 224
  it('is laid to a mine that is cut off, though not for silver', () => {
    const cutOff = (mine: number) => (p: Position) => {
      holdMine(p, guild, mine, 1)
      lay(p, 0, 39, 32)
    }
    expect(surveyed(cutOff(2))).toEqual([[clip, 0]])
    expect(surveyed(cutOff(3))).toEqual([[26, 0]])
    expect(surveyed(cutOff(2), { paperClip: false })).toEqual([[26, 0]])
  })
})
