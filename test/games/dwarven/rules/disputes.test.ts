import { describe, expect, it } from 'vitest'
import type { Position } from '../../../../src/games/dwarven/position.ts'
import { at, cards, hold, holdTransports, own, row, segment, type Table } from '../table.ts'

/** Two players each prospect a card; seat 0 with a pawn of a rating. */
function bothOn(card: number, change: (p: Position) => void = () => {}, rating = 0): Table {
  const table = at(2, (p) => {
    row(p, card)
    change(p)
  })
  table.play({ type: 'prospect', card, rating }).play({ type: 'done' })
  return table.play({ type: 'prospect', card, rating: 0 }).play({ type: 'done' })
}

describe('a mine that two want', () => {
  // D-T07
  // § 92, 94, 97
  it('goes to nobody after a tie, ratings and track counted', () => {
    const table = bothOn(
      cards.abyss,
      (p) => {
        hold(p, 0, cards.dwarf1)
        own(p, 1, 'Copperkeep', 'Abyss')
      },
      1,
    )
    table.draw(3, 4, 2, 3)
    expect(table.told('rolled')).toEqual([
      {
        type: 'rolled',
        track: false,
        on: cards.abyss,
        throws: [
          { seat: 0, dice: [[3, 4]], total: 8 },
          { seat: 1, dice: [[2, 3]], total: 8 },
        ],
        winner: -1,
      },
    ])
    table.until('place')
    expect([table.told('took'), table.p.upcards.includes(cards.abyss)]).toEqual([[], true])
  })

  // D-T08
  // § 96, 112
  it('is passed on by the winner who can’t pay', () => {
    const table = bothOn(cards.abyss, (p) => {
      for (const board of p.boards) board.money = 2
      if (p.boards[0]) p.boards[0].money = 1
    })
    table.draw(6, 6, 1, 1)
    expect([table.told('left'), table.seats(), table.moves()]).toEqual([
      [{ type: 'left', seat: 0, track: false, on: cards.abyss }],
      [1],
      [{ type: 'take' }, { type: 'leave' }],
    ])
    table.play({ type: 'take' })
    expect(table.told('took')).toEqual([{ type: 'took', seat: 1, card: cards.abyss, cost: 2 }])
  })

  // § 95
  it('is not passed on by the winner who pays', () => {
    const table = bothOn(cards.abyss).draw(1, 1, 6, 6)
    table.play({ type: 'pay', segments: [], cards: [cards.abyss] })
    expect([table.told('left'), table.board(1).mines, table.p.phase]).toEqual([[], [cards.abyss], 'operate'])
  })

  // § 96, 125
  it('is passed on from one to the next as long as nobody takes it', () => {
    const table = at(3, (p) => row(p, cards.abyss))
    for (const seat of [0, 1, 2])
      table.play({ type: 'prospect', card: cards.abyss, rating: 0 }, seat).play({ type: 'done' }, seat)
    table.draw(6, 6, 5, 5, 4, 4).play({ type: 'pay', segments: [], cards: [] })
    expect([table.told('left').map(({ seat }) => seat), table.seats()]).toEqual([[0], [1]])
    table.play({ type: 'leave' })
    expect([table.told('left').map(({ seat }) => seat), table.seats()]).toEqual([[0, 1], [2]])
    table.play({ type: 'take' })
    expect(table.told('took')).toEqual([{ type: 'took', seat: 2, card: cards.abyss, cost: 2 }])
  })

  // § 96, 124, 125
  it('is passed on by the winner who does not want it, too', () => {
    const table = bothOn(cards.abyss).draw(1, 1, 6, 6)
    table.play({ type: 'pay', segments: [], cards: [] })
    expect([table.p.phase, table.seats()]).toEqual(['settle', [0]])
    expect(table.why({ type: 'pay', segments: [], cards: [] })).toBe('otherAction')
    table.play({ type: 'leave' })
    expect(table.told('left').map(({ seat }) => seat)).toEqual([1, 0])
  })

  // § 16, 70, 93, 95
  it('is rolled for with every pawn, the best of which counts', () => {
    const table = at(2, (p) => {
      row(p, cards.abyss)
      hold(p, 0, cards.dwarf1)
    })
    table
      .play({ type: 'prospect', card: cards.abyss, rating: 0 })
      .play({ type: 'prospect', card: cards.abyss, rating: 1 })
    table.play({ type: 'done' }).play({ type: 'prospect', card: cards.abyss, rating: 0 }).play({ type: 'done' })
    table.draw(6, 5, 1, 1, 5, 5)
    expect(table.told('rolled')[0]).toMatchObject({ winner: 0, throws: [{ total: 11 }, { total: 10 }] })
  })
})

describe('an auction', () => {
  // D-T09
  // § 39, 98–100, 102
  it('begins at the red number with the player earliest in turn order, and is paid at once', () => {
    const table = bothOn(cards.troll6, (p) => {
      if (p.boards[0]) p.boards[0].money = 8
    })
    expect([table.p.phase, table.seats()]).toEqual(['auction', [0]])
    expect(table.why({ type: 'bid', money: 6 })).toBe('lowBid')
    expect(table.why({ type: 'bid', money: 9 })).toBe('shortBid')
    table.play({ type: 'bid', money: 7 }).play({ type: 'bid', money: 8 })
    // Seat 0 can’t bid more.
    expect(table.told('dropped')).toEqual([{ type: 'dropped', seat: 0, card: cards.troll6 }])
    expect(table.told('took')).toEqual([{ type: 'took', seat: 1, card: cards.troll6, cost: 8 }])
    expect([table.board(0).money, table.board(1).money]).toEqual([8, 42])
  })

  it('leaves the card where it is if nobody bids', () => {
    const table = bothOn(cards.troll6).play({ type: 'drop' }).play({ type: 'drop' })
    expect([table.told('unsold'), table.p.upcards]).toEqual([[{ type: 'unsold', card: cards.troll6 }], [cards.troll6]])
  })

  // § 99, 100
  it('lets the first player pass, and the next open with the red number', () => {
    const table = bothOn(cards.troll6).play({ type: 'drop' }).play({ type: 'bid', money: 7 })
    expect(table.told('took')).toEqual([{ type: 'took', seat: 1, card: cards.troll6, cost: 7 }])
  })

  // § 101
  it('lists the next bids, and takes any higher one that can be paid', () => {
    const table = bothOn(cards.troll6)
    const bids = table.moves().flatMap((move) => (move.type === 'bid' ? [move.money] : []))
    expect(bids).toEqual([7, 8, 9, 10, 11, 12, 13, 14, 15, 16])
    expect(table.ask()).toMatchObject({ form: true })
    expect(table.why({ type: 'bid', money: 50 })).toBeUndefined()
    expect(table.why({ type: 'bid', money: 51 })).toBe('shortBid')
  })

  // § 90, 91
  it('may bring a fifth transport, of which one is released after the payment', () => {
    const table = bothOn(cards.troll6, (p) => holdTransports(p, 1, 40, 41, 42, 43))
    table.play({ type: 'drop' }).play({ type: 'bid', money: 7 })
    expect([table.p.phase, table.moves().length]).toEqual(['settle', 5])
    table.play({ type: 'release', card: 40 })
    expect(table.told('released')).toEqual([{ type: 'released', seat: 1, card: 40 }])
  })

  // § 103–105
  it('comes in the order that a player with several chooses', () => {
    const table = at(2, (p) => {
      row(p, cards.troll6, cards.troll7)
      for (const seat of [0, 1]) hold(p, seat, seat === 0 ? cards.dwarf1 : cards.dwarf1 + 1)
    })
    for (const _ of [0, 1]) {
      table
        .play({ type: 'prospect', card: cards.troll6, rating: 0 })
        .play({ type: 'prospect', card: cards.troll7, rating: 1 })
      table.play({ type: 'done' })
    }
    expect([table.seats(), table.moves()]).toEqual([
      [0],
      [
        { type: 'auction', card: cards.troll6 },
        { type: 'auction', card: cards.troll7 },
      ],
    ])
    table.play({ type: 'auction', card: cards.troll7 })
    expect(table.told('auction').map(({ card }) => card)).toEqual([cards.troll7])
    table.play({ type: 'drop' }).play({ type: 'drop' })
    expect(table.told('auction').map(({ card }) => card)).toEqual([cards.troll7, cards.troll6])
  })
})

describe('a segment that two want', () => {
  // § 57
  it('lets every surveyor throw, the best of whom counts with its rating', () => {
    const table = at(2, (p) => {
      row(p)
      own(p, 0, 'Bronzehall', 'Scarlet Stair', 'Farrow Delf')
      own(p, 1, 'Copperkeep', 'Sunless Gallery', 'Greenwick Shaft', 'Longshadow', 'Coldharrow')
      hold(p, 1, cards.elf2[0])
    })
    const on = segment(table.p, 'Farrow Delf', 'Coldharrow')
    table.play({ type: 'survey', segment: on, rating: 0 }).play({ type: 'done' })
    table.play({ type: 'survey', segment: on, rating: 0 }).play({ type: 'survey', segment: on, rating: 2 })
    table.play({ type: 'done' }).draw(5, 5, 1, 1, 4, 5)
    expect(table.told('rolled')[0]).toMatchObject({ track: true, on, winner: 1 })
    expect(table.told('rolled')[0]?.throws.map(({ total }) => total)).toEqual([10, 11])
    table.until('operate').until('place')
    expect(table.p.owners[on]).toBe(2)
  })
})

describe('a race', () => {
  /** Both come to Rimegate’s only other end: Whitefall is reached from Rimegate alone. */
  const racing = () => {
    const table = at(2, (p) => {
      row(p)
      own(p, 0, 'Bronzehall', 'Scarlet Stair', 'Farrow Delf')
      own(p, 1, 'Copperkeep', 'Sunless Gallery', 'Greenwick Shaft')
      own(p, 1, 'Greenwick Shaft', 'Longshadow')
    })
    // Coldharrow has ways to Farrow Delf, Longshadow and, red, to Greenwick Shaft.
    const [one, two, three] = [
      segment(table.p, 'Farrow Delf', 'Coldharrow'),
      segment(table.p, 'Longshadow', 'Coldharrow'),
      segment(table.p, 'Greenwick Shaft', 'Coldharrow'),
    ]
    return { table, one, two, three }
  }

  // § 63, 64
  it('may be called where both come to a site from which nothing leads on', () => {
    const { table, one, two, three } = racing()
    hold(table.p, 1, cards.elf1)
    table.play({ type: 'survey', segment: one, rating: 0 }).play({ type: 'done' })
    table.play({ type: 'survey', segment: two, rating: 0 }).play({ type: 'survey', segment: three, rating: 1 })
    table.play({ type: 'done' })
    expect([table.p.phase, table.seats()]).toEqual(['race', [0]])
    expect(table.moves()).toEqual([
      { type: 'race', segment: one, against: two },
      { type: 'race', segment: one, against: three },
      { type: 'done' },
    ])
    table.play({ type: 'race', segment: one, against: two }).play({ type: 'done' })
    expect(table.why({ type: 'race', segment: two, against: one }, 1)).toBe('called')
    table.play({ type: 'done' }).draw(2, 2, 6, 6)
    expect(table.told('raced')[0]).toMatchObject({ segments: [one, two], winner: 1 })
    table.until('operate').until('place')
    expect(table.told('laid').map((laid) => laid.segment)).toEqual([two, three])
  })

  // § 63
  it('is not possible while another segment leads on', () => {
    const { table, one, two } = racing()
    table.play({ type: 'survey', segment: one, rating: 0 }).play({ type: 'done' })
    table.play({ type: 'survey', segment: two, rating: 0 }).play({ type: 'done' })
    expect(table.told('called')).toEqual([])
    expect(table.p.phase).toBe('pay')
  })
})
