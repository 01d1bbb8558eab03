import { describe, expect, it } from 'vitest'
import { boardOf, type Position } from '../../../../src/games/dwarven/position.ts'
import { cards, hold, holdTransports, own, row } from '../table.ts'
import { against, answersOf, byFirstList, guild, lay } from './against.ts'

/** The cards that the Guild’s agents go to, as the person has placed nothing. */
const prospected = (change: (p: Position) => void) => {
  const table = against(change).play({ type: 'done' })
  return table.told('prospected').map(({ card, rating }) => [card, rating])
}
const first = (change: (p: Position) => void) =>
  prospected((p) => {
    byFirstList(p)
    change(p)
  }).map(([card]) => card)
const second = (change: (p: Position) => void) => prospected(change).map(([card]) => card)

describe('the first list', () => {
  // D-A56
  // § 213
  it.each([
    ['40 Cu and no route', 40, false, false, [guild]],
    ['41 Cu', 41, false, false, []],
    ['40 Cu and a route', 40, true, false, []],
    ['more, and someone has declared', 300, true, true, [guild]],
  ])('holds with %s: %i Cu', (_, money, hasRoute, isDeclared, firsts) => {
    const table = against((p) => {
      boardOf(p, guild).money = money
      if (hasRoute) boardOf(p, guild).tickets = [cards.glimmerdale]
      boardOf(p, 0).declared = isDeclared
    })
    expect(table.play({ type: 'done' }).p.firsts).toEqual(firsts)
  })

  // § 212
  it('holds to the end of the turn, whatever the purse becomes', () => {
    const table = against((p) => {
      boardOf(p, guild).money = 40
    })
    table.play({ type: 'done' })
    table.p.boards[guild] = { ...table.board(guild), money: 90 }
    expect(table.until('place').told('turn')).toEqual([{ type: 'turn', turn: 2 }])
    expect(table.p.firsts).toEqual(table.p.asked.includes(guild) ? [guild] : [])
  })
})

describe('an agent of the Guild', () => {
  // D-A57
  // § 215, 238
  it('goes to mines within five segments by the first list and within four by the second', () => {
    expect(first((p) => row(p, 8))).toEqual([8])
    expect(second((p) => row(p, 8))).toEqual([0])
    expect(second((p) => row(p, 7))).toEqual([7])
  })

  // § 215
  it('takes a mine behind the track of others as out of reach', () => {
    expect(
      first((p) => {
        row(p, 8)
        lay(p, 0, 1, 2)
      }),
    ).toEqual([0])
  })

  // § 215
  it('counts the segments to a mine of the network as none', () => {
    expect(
      second((p) => {
        row(p, 6, 14)
        own(p, guild, 'Copperkeep', 'Sunless Gallery', 'Greenwick Shaft', 'Coldharrow')
      }),
    ).toEqual([14])
  })

  // D-A58
  it.each([
    ['a dearer good', [22, 2], 2],
    ['then fewer segments', [14, 6], 6],
    ['then fewer red ones', [6, 21], 21],
    ['then the lower card', [21, 20], 20],
  ])('goes to %s first', (_, upcards, card) => {
    expect(second((p) => row(p, ...upcards))).toEqual([card])
  })

  // § 214, 238, 239
  it('goes for a passenger route first by the first list, and for mines first by the second', () => {
    const change = (p: Position) => {
      row(p, 2)
      own(p, guild, 'Copperkeep', 'Sunless Gallery', 'Silverfroth', 'Kettlebridge')
    }
    expect(first(change)).toEqual([92])
    expect(second(change)).toEqual([2])
    const both = second((p) => {
      change(p)
      hold(p, guild, cards.dwarf1)
    })
    expect(both).toEqual([2, 92])
  })

  // D-A59
  // § 216, 240
  it('goes for the most valuable agent by the first list, for the least valuable by the second', () => {
    expect(first((p) => row(p, 63, 65, 66))).toEqual([65])
    expect(second((p) => row(p, 64, 63, 66))).toEqual([63])
  })

  // § 218, 242
  it('goes for the most valuable surveyor by either list', () => {
    const change = (p: Position) => {
      row(p, 56, 60, 59)
      holdTransports(p, guild, 40, 41, 42, 43)
    }
    expect(first(change)).toEqual([59])
    expect(second(change)).toEqual([59])
  })

  // § 217
  it('goes for a transport, the lower red number among equal ones', () => {
    expect(first((p) => row(p, 50, 49, 44))).toEqual([49])
    expect(second((p) => row(p, 50, 49))).toEqual([49])
  })

  // § 216
  it('leaves a card on which another player stands, if there is another one', () => {
    const table = against((p) => row(p, 62, 65))
    table.play({ type: 'prospect', card: 62, rating: 0 }).play({ type: 'done' })
    expect(table.told('prospected').at(-1)).toMatchObject({ seat: guild, card: 65 })
  })

  // § 217, 241
  it('goes for a second transport by the first list, and up to the fourth by the second', () => {
    const two = (p: Position) => {
      row(p, 44)
      holdTransports(p, guild, 40, 41)
    }
    expect(first(two)).toEqual([0])
    expect(second(two)).toEqual([44])
    // D-A60
    const four = (p: Position) => {
      row(p, 44)
      holdTransports(p, guild, 40, 41, 42, 43)
    }
    expect(second(four)).toEqual([0])
  })

  // D-A60
  // § 88
  it('goes for nobody for whom there is no pawn', () => {
    const change = (p: Position) => {
      row(p, 65, 62)
      for (const card of [59, 60]) hold(p, guild, card)
    }
    expect(first(change)).toEqual([62])
  })

  // § 219, 243
  it('goes for one person of a kind at a time, then to the deck', () => {
    const change = (p: Position) => {
      row(p, 56, 57)
      for (const card of [65, 66]) hold(p, guild, card)
      holdTransports(p, guild, 40, 41, 42, 43)
    }
    expect(second(change)).toEqual([56, 0, 0])
  })

  // D-A61
  // § 221
  it('goes far away if it is the best', () => {
    const change = (p: Position) => {
      row(p, 2, 22)
      hold(p, guild, cards.dwarf2)
    }
    expect(prospected(change)).toEqual([
      [2, 0],
      [22, 2],
    ])
  })

  // § 221, 244
  it('goes where another player stands if it is the best, and to the deck if it is the worst', () => {
    const table = against((p) => {
      row(p, 2, 22)
      hold(p, guild, cards.dwarf2)
      hold(p, guild, cards.dwarf1)
    })
    table.play({ type: 'prospect', card: 2, rating: 0 }).play({ type: 'done' })
    const sent = table.told('prospected').filter(({ seat }) => seat === guild)
    expect(sent.map(({ card, rating }) => [card, rating])).toEqual([
      [2, 2],
      [22, 1],
      [0, 0],
    ])
  })

  // D-A78
  it('goes where it goes whatever others have in their purses', () => {
    const table = against((p) => row(p, 2, 62, 44))
    table.p.phase = 'place'
    const before = answersOf(table.p, 'prospect')
    table.p.boards[0] = { ...table.board(0), money: 1 }
    expect(answersOf(table.p, 'prospect')).toEqual(before)
    expect(before).toEqual([{ type: 'prospect', card: 2, rating: 0 }])
  })
})
