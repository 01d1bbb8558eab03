import { describe, expect, it } from 'vitest'
import { layoutIn } from '../../../../src/games/dwarven/box.ts'
import type { Position } from '../../../../src/games/dwarven/position.ts'
import { at, box, cards, holdMine, holdTransports, own, row, snow } from '../table.ts'

const siteOf = (p: Position, mine: number): number => layoutIn(box, p).siteOf[mine] ?? -1

/** Phase 4 of seat 1, from Copperkeep, which is right of the start token. */
const shipping = (change: (p: Position) => void, seats = 2) =>
  at(seats, (p) => {
    row(p)
    change(p)
    p.phase = 'ship'
    p.asked = [1, 0]
  })

describe('a shipment', () => {
  // D-T16
  // § 153–156, 158–160
  it('is divided by 3 over a red segment and by 2 over black alone', () => {
    const red = shipping((p) => {
      own(p, 1, 'Copperkeep', 'Abyss', 'Gold Mere')
      holdMine(p, 1, cards.goldMere, 8)
      holdTransports(p, 1, cards.troll5, cards.troll6)
      p.rungs = [[4, 4, 4, 7, 4]]
    })
    const both = [cards.troll5, cards.troll6]
    const ship = { type: 'ship', mine: cards.goldMere, base: 0, transports: both } as const
    expect(red.why({ ...ship, goods: 4 })).toBe('weak')
    red.play({ ...ship, goods: 3 })
    expect(red.told('shipped')[0]).toMatchObject({ goods: 3, price: 9, money: 27 })
    const black = shipping((p) => {
      own(p, 1, 'Copperkeep', 'Sunless Gallery', 'Greenwick Shaft', 'Abyss', 'Gold Mere')
      holdMine(p, 1, cards.goldMere, 8)
      holdTransports(p, 1, cards.troll5, cards.troll6)
      p.rungs = [[4, 4, 4, 6, 4]]
    })
    black.play({ ...ship, goods: 5 })
    expect(black.told('shipped')[0]).toMatchObject({ goods: 5, price: 8, money: 40 })
    expect([black.board(1).money, black.p.goods[cards.goldMere]]).toEqual([90, 3])
    expect(black.p.shipped).toEqual([[0, 0, 0, 5, 0]])
    expect(black.p.rungs).toEqual([[4, 4, 4, 6, 4]])
  })

  // § 154
  it('may be smaller than listed, and larger than what there is never', () => {
    const table = shipping((p) => {
      own(p, 1, 'Copperkeep', 'Abyss')
      holdMine(p, 1, cards.abyss, 3)
      holdTransports(p, 1, cards.troll6, cards.giant9)
    })
    const listed = table.moves().flatMap((move) => (move.type === 'ship' ? [[move.transports, move.goods]] : []))
    expect(listed).toEqual([
      [[cards.troll6], 2],
      [[cards.giant9], 3],
    ])
    expect(table.ask()).toMatchObject({ form: true })
    const all = [cards.troll6, cards.giant9]
    expect(table.why({ type: 'ship', mine: cards.abyss, base: 0, transports: all, goods: 1 })).toBeUndefined()
    expect(table.why({ type: 'ship', mine: cards.abyss, base: 0, transports: all, goods: 4 })).toBe('tooMany')
    expect(table.why({ type: 'ship', mine: cards.abyss, base: 1 })).toBe('noBase')
    expect(table.why({ type: 'ship', mine: cards.abyss, transports: [] })).toBe('noTransport')
    expect(table.why({ type: 'ship', mine: cards.abyss, transports: [cards.dragon14] })).toBe('notYourTransport')
    expect(table.why({ type: 'ship', mine: cards.freetown })).toBe('notYourMine')
  })

  // § 29
  it('needs track all the way, and a transport that has not worked this turn', () => {
    const table = shipping((p) => {
      own(p, 1, 'Copperkeep', 'Abyss')
      holdMine(p, 1, cards.abyss, 9)
      holdMine(p, 1, cards.goldMere, 9)
      holdTransports(p, 1, cards.troll6, cards.giant9)
    })
    expect(table.why({ type: 'ship', mine: cards.goldMere })).toBe('noTrack')
    table.play({ type: 'ship', mine: cards.abyss, base: 0, transports: [cards.troll6], goods: 2 })
    expect(table.why({ type: 'ship', mine: cards.abyss, transports: [cards.troll6] })).toBe('busy')
    table.play({ type: 'ship', mine: cards.abyss, base: 0, transports: [cards.giant9], goods: 3 })
    expect(table.p.phase).toBe('market')
  })

  // § 45
  it('goes anti-clockwise, beginning right of the start token', () => {
    const table = at(3, (p) => {
      for (const [seat, board] of p.boards.entries()) {
        const mine = [29, 30, 31][seat] ?? 0
        board.bases = [siteOf(p, mine)]
        holdMine(p, seat, mine, 2)
      }
      p.start = 1
      p.owners = p.owners.slice()
      p.phase = 'sweep'
      p.asked = []
    })
    const order = [0, 1, 2].map(() => {
      const [seat = -1] = table.seats()
      table.play({ type: 'done' })
      return seat
    })
    expect(order).toEqual([0, 2, 1])
    expect(table.p.phase).toBe('market')
  })

  // § 133
  it('empties a depleted mine, which goes under the deck', () => {
    const table = shipping((p) => {
      own(p, 1, 'Copperkeep', 'Abyss')
      holdMine(p, 1, cards.abyss, 2)
      holdTransports(p, 1, cards.giant9)
      p.depleted = [cards.abyss]
    })
    table.play({ type: 'ship', mine: cards.abyss, base: 0, transports: [cards.giant9], goods: 2 })
    expect(table.told('closed')).toEqual([{ type: 'closed', seat: 1, mine: cards.abyss }])
  })
})

describe('a trans-shipment', () => {
  const [one, other] = cards.verdigris

  // D-T17
  // § 161, 162
  it('between two mines at one site has difficulty 1, and none between different goods', () => {
    const table = shipping((p) => {
      holdMine(p, 1, one, 12)
      holdMine(p, 1, other, 0)
      holdMine(p, 1, cards.goldMere, 4)
      holdTransports(p, 1, cards.giant9)
    }, 4)
    const transports = [cards.giant9]
    const tranship = { type: 'tranship', from: one, to: other, transports } as const
    expect(table.why({ ...tranship, goods: 10 })).toBe('weak')
    expect(table.why({ ...tranship, from: cards.goldMere, goods: 1 })).toBe('otherKind')
    expect(table.why({ ...tranship, to: one, goods: 1 })).toBe('sameMine')
    table.play({ ...tranship, goods: 9 })
    expect([table.p.goods[one], table.p.goods[other]]).toEqual([3, 9])
  })

  // § 161
  it('needs leave for a mine of another player', () => {
    const table = shipping((p) => {
      holdMine(p, 1, one, 3)
      holdMine(p, 0, other, 0)
      holdMine(p, 1, 35, 2)
      if (p.boards[1]) p.boards[1].bases = [siteOf(p, one)]
      holdTransports(p, 1, cards.giant9)
      p.asked = [1]
    }, 4)
    expect(table.why({ type: 'tranship', from: one, to: other })).toBe('noLeave')
    table.p.leaves = [{ to: 1, segments: [], mines: [other] }]
    expect(table.why({ type: 'tranship', from: one, to: other })).toBeUndefined()
    expect(table.why({ type: 'tranship', from: one, to: 35 })).toBe('noTrack')
  })
})

describe('snow', () => {
  const snowy = (change: (p: Position) => void = () => {}) =>
    at(2, (p) => {
      row(p)
      snow(p)
      own(p, 1, 'Copperkeep', 'Abyss')
      holdMine(p, 1, cards.abyss, 6)
      holdTransports(p, 1, cards.troll6, cards.giant9)
      change(p)
      p.phase = 'deals'
      p.asked = []
    })

  // D-T18
  // § 143, 145, 157
  it('blocks red track, until a transport clears it that ships nothing this turn', () => {
    const table = snowy()
    expect([table.p.phase, table.seats(), table.moves().length]).toEqual(['clear', [1], 4])
    table.play({ type: 'clear', transports: [cards.troll6] })
    expect(table.moves()).toEqual([{ type: 'sweep', segment: 39 }, { type: 'done' }])
    expect(table.why({ type: 'sweep', segment: 42 })).toBe('notYourTrack')
    table.play({ type: 'sweep', segment: 39 })
    expect(table.p.phase).toBe('ship')
    expect(table.why({ type: 'ship', mine: cards.abyss, transports: [cards.troll6] })).toBe('busy')
    table.play({ type: 'ship', mine: cards.abyss, base: 0, transports: [cards.giant9], goods: 3 })
    expect(table.told('shipped')).toHaveLength(1)
  })

  // § 143
  it('keeps goods where they are if nothing is cleared', () => {
    const table = snowy((p) => {
      own(p, 1, 'Copperkeep', 'Sunless Gallery')
      holdMine(p, 1, 20, 2)
    })
    table.play({ type: 'clear', transports: [] })
    expect(table.why({ type: 'ship', mine: cards.abyss })).toBe('snowed')
    expect(table.why({ type: 'ship', mine: 20 })).toBeUndefined()
  })

  // § 144
  it('is cleared from several segments by a giant, black ones never', () => {
    const table = snowy((p) => {
      own(p, 1, 'Abyss', 'Frostpick', 'Gold Mere')
    })
    table.play({ type: 'clear', transports: [cards.giant9] })
    expect(table.why({ type: 'sweep', segment: 44 })).toBe('notRed')
    table.play({ type: 'sweep', segment: 39 })
    expect(table.why({ type: 'sweep', segment: 39 })).toBe('isCleared')
    table.play({ type: 'sweep', segment: 43 })
    expect(table.told('cleared').map(({ segment }) => segment)).toEqual([39, 43])
  })

  // D-T19
  // § 146–148
  it.each([
    { clear: false, money: 20, open: 2 },
    { clear: true, money: 30, open: 3 },
  ])('leaves $open of three locations open: $clear', ({ clear, money, open }) => {
    const table = at(2, (p) => {
      row(p)
      snow(p)
      // Sootmarket and Glimmerdale lie on black track, Hammerholt behind a red segment.
      own(p, 1, 'Copperkeep', 'Sunless Gallery', 'Greenwick Shaft', 'Longshadow', 'Sootmarket')
      own(p, 1, 'Greenwick Shaft', 'Abyss', 'Gold Mere', 'Glimmerdale')
      own(p, 1, 'Copperkeep', 'Deepdelve', 'Freetown', 'Icevein', 'Hammerholt')
      p.boards[1]?.tickets.push(cards.glimmerdale, cards.sootmarket)
      p.boards[1]?.rides.push(cards.hammerholt)
      holdTransports(p, 1, cards.troll6)
      p.phase = 'deals'
      p.asked = []
    })
    table.play({ type: 'clear', transports: clear ? [cards.troll6] : [] })
    if (clear) table.play({ type: 'sweep', segment: 38 })
    expect(table.told('tickets')).toEqual([{ type: 'tickets', seat: 1, open, money }])
  })

  // § 149–152
  it.each([
    { count: 1, money: 5 },
    { count: 2, money: 20 },
    { count: 3, money: 30 },
    { count: 4, money: 40 },
  ])('pays passengers $money Cu for $count locations, whether by card or by cube', ({ count, money }) => {
    const table = at(2, (p) => {
      own(p, 1, 'Copperkeep', 'Sunless Gallery', 'Greenwick Shaft', 'Longshadow', 'Sootmarket')
      own(p, 1, 'Greenwick Shaft', 'Abyss', 'Gold Mere', 'Glimmerdale')
      own(p, 1, 'Copperkeep', 'Deepdelve', 'Freetown', 'Icevein', 'Hammerholt')
      own(p, 1, 'Sunless Gallery', 'Embercairn', 'Bronzehall')
      const [board] = p.boards.slice(1)
      // A route whose way is broken pays nothing.
      const routes = [cards.hammerholt, cards.sootmarket, cards.glimmerdale, cards.bronzehall].slice(0, count)
      board?.rides.push(...routes.slice(0, 1), cards.wyrmrest)
      board?.tickets.push(...routes.slice(1))
      p.phase = 'deals'
      p.asked = []
    })
    expect(table.told('tickets')).toEqual([{ type: 'tickets', seat: 1, open: count, money }])
  })

  it('is not asked about where nobody has red track', () => {
    const table = at(2, (p) => {
      snow(p)
      p.phase = 'deals'
      p.asked = []
    })
    expect([table.told('sent'), table.p.phase]).toEqual([[], 'market'])
  })
})
