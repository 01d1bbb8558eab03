import { describe, expect, it } from 'vitest'
import { siteOf } from '../../../../src/games/dwarven/box.ts'
import type { Part } from '../../../../src/games/dwarven/moves.ts'
import { boardOf, type Position } from '../../../../src/games/dwarven/position.ts'
import { box, holdMine, holdTransports } from '../table.ts'
import { against, guild } from './against.ts'

/** Deals begin, and gold costs 5. */
function dealers(change: (p: Position) => void = () => {}, seats = 3) {
  return against(
    (p) => {
      p.rungs = [[1, 1, 4, 4, 4]]
      p.phase = 'deals'
      p.asked = [...p.boards.keys()]
      change(p)
    },
    { deals: true },
    seats,
  )
}

/** Person 0 offers to carry goods of the Guild, or asks it to carry some; true if a deal is made. */
function isMade(gives: Part, wants: Part, change: (p: Position) => void, seats = 3): boolean {
  const table = dealers(change, seats)
  table.play({ type: 'offer', to: guild, gives, wants }, 0)
  return table.told('agreed').length > 0
}

const coldharrow = 14
const half = { mine: coldharrow, goods: 3, fee: 0, cut: 3 }

/** The gold of Coldharrow belongs to a player without track, and all track to another. */
const carrying = (carrier: number, owner: number) => (p: Position) => {
  const tracks = p.owners.length - p.boards.length
  p.owners = p.owners.map((_, segment) => (segment < tracks ? carrier + 1 : 0))
  holdMine(p, owner, coldharrow, 3)
}
const carryFor = carrying(0, guild)
const carriedBy = carrying(guild, 0)

describe('a deal with the Guild', () => {
  // D-A76
  // § 233, 255
  it('is made for carrying its goods from a mine without track, at half the price', () => {
    expect(isMade({ carry: [half] }, {}, carryFor)).toBe(true)
  })

  // § 233
  it('is made for its carrying from such a mine of another, at half the price rounded down to the owner', () => {
    expect(isMade({}, { carry: [half] }, carriedBy)).toBe(true)
  })

  it.each<[string, Part, Part]>([
    ['at another price', { carry: [{ ...half, cut: 2 }] }, {}],
    ['with a fee', { carry: [{ ...half, fee: 1 }] }, {}],
    ['with copper', { carry: [half], money: 1 }, {}],
    ['with anything in return', { carry: [half] }, { money: 1 }],
    ['for copper alone', { money: 10 }, {}],
  ])('is not made %s', (_, gives, wants) => {
    expect(isMade(gives, wants, carryFor)).toBe(false)
  })

  // § 233
  it('is not made where only one has declared', () => {
    const one = (p: Position) => {
      carryFor(p)
      boardOf(p, 0).declared = true
    }
    const both = (p: Position) => {
      one(p)
      boardOf(p, guild).declared = true
    }
    expect([isMade({ carry: [half] }, {}, one), isMade({ carry: [half] }, {}, both)]).toEqual([false, true])
  })

  // § 232
  it('is not made with two seats', () => {
    expect(isMade({ carry: [half] }, {}, carryFor, 2)).toBe(false)
  })

  // § 233
  it('is not made for goods to which the owner has track', () => {
    const both = (p: Position) => {
      carryFor(p)
      boardOf(p, guild).bases = [siteOf(box, p, coldharrow)]
    }
    expect(isMade({ carry: [half] }, {}, both)).toBe(false)
  })

  // § 233
  it('is kept: the Guild carries what it has agreed to', () => {
    const table = dealers((p) => {
      carriedBy(p)
      holdTransports(p, guild, 55)
    })
    table.play({ type: 'offer', to: guild, gives: {}, wants: { carry: [half] } }, 0)
    table.until('place')
    expect(table.told('carried')).toMatchObject([{ seat: guild, owner: 0, mine: coldharrow, goods: 3, cut: 9 }])
  })

  it('leaves no offer open: it is ready at once', () => {
    const table = dealers(carryFor)
    table.play({ type: 'offer', to: guild, gives: { money: 1 }, wants: {} }, 0)
    expect(table.told('refused')).toEqual([{ type: 'refused', from: 0, to: guild, number: 1 }])
    expect(table.seats()).toEqual([0, 2])
  })
})
