import { describe, expect, it } from 'vitest'
import { payFor } from '../../../../src/games/dwarven/guild/paying.ts'
import { boardOf, type Claim, type Position } from '../../../../src/games/dwarven/position.ts'
import { box, cards, hold, holdMine, holdTransports, onlyInDeck, row } from '../table.ts'
import { against, answersOf, byFirstList, guild, lay } from './against.ts'

const won = (track: boolean, on: number): Claim => ({ track, on, seats: [guild], also: [] })
const route = (on: number): Claim => ({ track: false, on, seats: [guild], also: [guild] })
const [farMine, nearMine, kettlebridge] = [14, 20, 92]

/**
 * Track to the Sunless Gallery with an own mine there, and one that is cut off; an agent, a surveyor, a transport, two
 * mines and a route are won.
 */
function everything(p: Position): void {
  lay(p, guild, 26)
  lay(p, 0, 33, 34, 35)
  holdMine(p, guild, 21, 1)
  holdMine(p, guild, 5, 1)
  p.claims = [farMine, nearMine, cards.troll5, cards.elf1, cards.dwarf1].map((on) => won(false, on))
  p.claims.push(route(kettlebridge))
}

/** The cards that the Guild takes with so much Cu. */
function taken(money: number, change: (p: Position) => void): readonly number[] {
  const { p } = against((q) => {
    everything(q)
    change(q)
  })
  boardOf(p, guild).money = money
  return payFor(box, p, guild).cards
}

describe('an expense of the Guild', () => {
  // D-A67
  // § 231, 252
  it.each([
    [34, [farMine, nearMine, cards.troll5, cards.elf1, cards.dwarf1, kettlebridge]],
    [33, [farMine, nearMine, cards.troll5, cards.elf1, kettlebridge]],
    [25, [farMine, nearMine, cards.troll5, kettlebridge]],
    [17, [farMine, nearMine, kettlebridge]],
    [12, [nearMine, kettlebridge]],
    [9, [nearMine, kettlebridge]],
    [8, [kettlebridge]],
    [5, [kettlebridge]],
    [4, []],
  ])('is dropped in the order of the first list: with %i Cu it takes %j', (money, those) => {
    expect(taken(money, byFirstList)).toEqual([...those].sort((a, b) => a - b))
  })

  // § 231, 252
  it.each([
    [34, [farMine, nearMine, cards.troll5, cards.elf1, cards.dwarf1, kettlebridge]],
    [33, [farMine, nearMine, cards.troll5, cards.elf1, cards.dwarf1]],
    [27, [farMine, nearMine, cards.troll5, cards.elf1, cards.dwarf1]],
    [26, [farMine, cards.troll5, cards.elf1, cards.dwarf1]],
    [23, [farMine, cards.troll5, cards.elf1, cards.dwarf1]],
    [22, [cards.troll5, cards.elf1, cards.dwarf1]],
    [21, [cards.troll5, cards.elf1, cards.dwarf1]],
    [20, [cards.elf1, cards.dwarf1]],
    [15, [cards.dwarf1]],
    [7, []],
  ])('is dropped in the order of the second list: with %i Cu it takes %j', (money, those) => {
    expect(taken(money, () => {})).toEqual([...those].sort((a, b) => a - b))
  })

  it('for track comes before all others, and the consecutive segment goes first', () => {
    const pay = (money: number) => {
      const { p } = against((q) => {
        q.claims = [won(false, nearMine), won(true, 25), won(true, 26)]
      })
      boardOf(p, guild).money = money
      return payFor(box, p, guild)
    }
    expect(pay(7)).toEqual({ type: 'pay', segments: [25, 26], cards: [nearMine] })
    expect(pay(5)).toEqual({ type: 'pay', segments: [25, 26], cards: [] })
    expect(pay(3)).toEqual({ type: 'pay', segments: [26], cards: [] })
    expect(pay(1)).toEqual({ type: 'pay', segments: [], cards: [] })
  })

  // D-A69
  // § 230
  it('leaves what the track to the most valuable mine still costs, by the first list', () => {
    const pay = (money: number, change: (p: Position) => void) => {
      const { p } = against((q) => {
        holdMine(q, guild, 5, 1)
        q.claims = [won(true, 38), won(false, farMine)]
        change(q)
      })
      boardOf(p, guild).money = money
      return payFor(box, p, guild)
    }
    // Red track to Deepdelve is built and red track to Icevein missing; two mines are to be operated.
    expect(pay(10, byFirstList)).toEqual({ type: 'pay', segments: [38], cards: [farMine] })
    expect(pay(9, byFirstList)).toEqual({ type: 'pay', segments: [38], cards: [] })
    expect(pay(9, () => {})).toEqual({ type: 'pay', segments: [38], cards: [farMine] })
  })
})

describe('mines that the Guild operates', () => {
  const operated = (money: number, change: (p: Position) => void, ...mines: readonly number[]) => {
    const { p } = against((q) => {
      lay(q, guild, 26, 24)
      for (const mine of mines) holdMine(q, guild, mine, 0)
      change(q)
    })
    p.phase = 'operate'
    boardOf(p, guild).money = money
    const all = mines.toSorted((a, b) => a - b)
    const moves = [0, 1, 2, 3, 4, 5, 6, 7].map((bits) => ({
      type: 'operate' as const,
      mines: all.filter((_, at) => (bits >> at) % 2 === 1),
    }))
    return answersOf(p, 'operate', moves)[0]?.mines
  }
  // D-A68
  // § 254
  it('are those with track before others, then dearer goods, then black ways', () => {
    expect(operated(1, () => {}, 2, 20)).toEqual([20])
    expect(operated(1, () => {}, 22, 20)).toEqual([22])
    expect(operated(2, () => {}, 22, 20, 2)).toEqual([20, 22])
    const redAndBlack = (p: Position) => lay(p, guild, 38)
    expect(operated(1, redAndBlack, 6, 20)).toEqual([20])
  })

  it('are operated even if their copper was to be saved for something that was dropped then', () => {
    const table = against((p) => {
      row(p, cards.troll5)
      lay(p, guild, 26)
      holdMine(p, guild, 20)
      boardOf(p, guild).money = 4
      boardOf(p, guild).tickets = [86, 87, 88, 90, 92, 94, 96, cards.bronzehall]
    })
    table.play({ type: 'done' })
    expect(table.told('prospected')).toMatchObject([{ seat: guild, card: cards.troll5 }])
    table.draw()
    expect(table.told('took')).toEqual([])
    expect(table.told('operated')).toEqual([{ type: 'operated', seat: guild, mines: [20], cost: 1 }])
  })

  // § 253
  it('are all that can be paid for, though by the first list beyond what it saves', () => {
    expect(operated(50, () => {}, 2, 20, 22)).toEqual([2, 20, 22])
    // Red track to Abyss is missing.
    expect(operated(5, byFirstList, 2, 20, 22)).toEqual([20, 22])
    expect(operated(5, () => {}, 2, 20, 22)).toEqual([2, 20, 22])
    expect(operated(3, byFirstList, 2, 20, 22)).toEqual([])
  })

  // § 254
  it('are chosen by chance where two are equally good', () => {
    const drawn = (draw: number) => {
      const table = against((p) => {
        lay(p, guild, 26)
        holdMine(p, guild, 20)
        holdMine(p, guild, 21)
        boardOf(p, guild).money = 1
        boardOf(p, guild).pawns = []
      })
      table.play({ type: 'done' })
      expect(table.p.phase).toBe('operate')
      expect(table.ask().type).toBe('chance')
      table.draw(draw)
      return table.told('operated').filter(({ seat }) => seat === guild)
    }
    expect([0, 1].map((draw) => drawn(draw).map(({ mines }) => mines))).toEqual([[[21]], [[20]]])
  })
})

describe('a card that the Guild draws', () => {
  const drawn = (card: number, change: (p: Position) => void = () => {}) => {
    const table = against((p) => {
      onlyInDeck(p, card)
      change(p)
    })
    table.play({ type: 'done' })
    for (let n = 0; n < 9 && table.told('drew').length === 0; n++) table.draw()
    return table.told('took').flatMap((one) => (one.card === card ? [[one.seat, one.card, one.cost]] : []))
  }
  // D-A70
  // § 220
  it('is bought if its list would have prospected it', () => {
    expect(drawn(22)).toEqual([[guild, 22, 2]])
    expect(drawn(27, (p) => lay(p, 0, 12, 6))).toEqual([])
    expect(drawn(44)).toEqual([[guild, 44, 5]])
    expect(drawn(44, (p) => holdTransports(p, guild, 40, 41, 42, 43))).toEqual([])
    expect(drawn(62, (p) => hold(p, guild, 63))).toEqual([])
  })

  // § 124
  it('becomes an upcard if it cannot be paid for', () => {
    const table = against((p) => {
      onlyInDeck(p, 55)
      boardOf(p, guild).money = 27
      boardOf(p, guild).tickets = [cards.glimmerdale]
    })
    table.play({ type: 'done' })
    for (let n = 0; n < 9 && table.told('drew').length === 0; n++) table.draw()
    expect(table.told('took')).toEqual([])
    expect(table.told('turnedUp').slice(0, 1)).toEqual([{ type: 'turnedUp', card: 55 }])
  })
})
