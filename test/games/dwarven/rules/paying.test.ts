import { describe, expect, it } from 'vitest'
import type { Move } from '../../../../src/games/dwarven/moves.ts'
import { at, cards, hold, holdTransports, own, ownSegment, row, segment, snow } from '../table.ts'

describe('the sealed payment', () => {
  // D-T03
  // § 110, 111, 118
  it('costs 2 for a black segment and 3 for a red one', () => {
    const table = at(2, (p) => {
      row(p)
      hold(p, 0, cards.elf1)
      if (p.boards[0]) p.boards[0].money = 6
    })
    const black = segment(table.p, 'Bronzehall', 'Scarlet Stair')
    const red = segment(table.p, 'Bronzehall', 'Embercairn')
    table.play({ type: 'survey', segment: black, rating: 0 }).play({ type: 'survey', segment: red, rating: 1 })
    table.play({ type: 'done' }).until('pay')
    table.play({ type: 'pay', segments: [black, red], cards: [] })
    expect(table.board(0)).toMatchObject({ money: 1, cubes: 18 })
    expect([table.p.owners[black], table.p.owners[red]]).toEqual([1, 1])
  })

  // § 43
  it('is asked of everyone at once, and tells nothing before the last answer', () => {
    const table = at(2, (p) => row(p, cards.abyss, cards.goldMere))
    table.play({ type: 'prospect', card: cards.abyss, rating: 0 }).play({ type: 'done' })
    table.play({ type: 'prospect', card: cards.goldMere, rating: 0 }).play({ type: 'done' })
    expect([table.p.phase, table.seats()]).toEqual(['pay', [0, 1]])
    expect(table.ask()).toMatchObject({ sealed: true })
    table.play({ type: 'pay', segments: [], cards: [cards.goldMere] }, 1)
    expect([table.told('took'), table.seats()]).toEqual([[], [0]])
    expect(table.why({ type: 'pay' }, 1)).toBe('notYourTurn')
    table.play({ type: 'pay', segments: [], cards: [cards.abyss] }, 0)
    expect(table.told('took').map(({ seat }) => seat)).toEqual([0, 1])
  })

  it('can’t be more than the purse holds', () => {
    const table = at(2, (p) => {
      row(p, cards.abyss, cards.giant9)
      hold(p, 0, cards.dwarf1)
      if (p.boards[0]) p.boards[0].money = 12
    })
    table
      .play({ type: 'prospect', card: cards.abyss, rating: 0 })
      .play({ type: 'prospect', card: cards.giant9, rating: 1 })
    table.play({ type: 'done' }).until('pay')
    expect(table.moves()).toHaveLength(3)
    expect(table.why({ type: 'pay', segments: [], cards: [cards.abyss, cards.giant9] })).toBe('short')
    expect(table.why({ type: 'pay', segments: [], cards: [cards.troll5] })).toBe('notWon')
  })
})

describe('a consecutive build', () => {
  const chain = () => {
    const table = at(2, (p) => {
      row(p)
      hold(p, 0, cards.elf1)
    })
    const one = segment(table.p, 'Bronzehall', 'Scarlet Stair')
    const two = segment(table.p, 'Scarlet Stair', 'Farrow Delf')
    table.play({ type: 'survey', segment: one, rating: 0 }).play({ type: 'survey', segment: two, rating: 1 })
    table.play({ type: 'done' }).play({ type: 'done' })
    return { table, one, two }
  }

  // D-T05
  // § 59, 106–108
  it('works on 4 to 6, and costs nothing if it fails', () => {
    const failed = chain()
    failed.table.draw(3).until('place')
    expect(failed.table.told('chained')).toEqual([
      { type: 'chained', seat: 0, segment: failed.two, die: 3, works: false },
    ])
    expect(failed.table.told('laid').map(({ segment }) => segment)).toEqual([failed.one])
    expect(failed.table.board(0).money).toBe(48)
    const done = chain()
    done.table.draw(4).until('place')
    expect(done.table.told('laid').map(({ segment }) => segment)).toEqual([done.one, done.two])
  })

  it('is not paid for without its first segment', () => {
    const { table, two } = chain()
    table.draw(6)
    expect(table.why({ type: 'pay', segments: [two], cards: [] })).toBe('firstMissing')
  })

  /** Both want the segment beyond Embercairn, seat 0 as a consecutive build. */
  const contested = () => {
    const table = at(2, (p) => {
      row(p)
      hold(p, 0, cards.elf1)
      own(p, 1, 'Copperkeep', 'Sunless Gallery', 'Greenwick Shaft', 'Coldharrow')
    })
    const one = segment(table.p, 'Bronzehall', 'Scarlet Stair')
    const two = segment(table.p, 'Scarlet Stair', 'Farrow Delf')
    own(table.p, 1, 'Coldharrow', 'Farrow Delf')
    table.play({ type: 'survey', segment: one, rating: 0 }).play({ type: 'survey', segment: two, rating: 1 })
    table.play({ type: 'done' }).play({ type: 'survey', segment: two, rating: 0 }).play({ type: 'done' })
    return { table, two }
  }

  it('that fails goes to nobody, not to the second in the dispute', () => {
    const { table, two } = contested()
    table.draw(6, 6, 1, 1, 2).untilTurn(2)
    expect(table.told('chained')).toMatchObject([{ seat: 0, segment: two, works: false }])
    expect(table.p.owners[two]).toBe(0)
  })

  // § 96, 106
  it('of a follower counts only where the winner leaves the segment', () => {
    const { table, two } = contested()
    table.draw(1, 1, 6, 6, 5)
    expect(table.told('chained')).toMatchObject([{ seat: 0, works: true }])
    table.play({ type: 'pay', segments: [], cards: [] }, 1)
    table.play({ type: 'pay', segments: [segment(table.p, 'Bronzehall', 'Scarlet Stair')], cards: [] }, 0)
    expect([table.seats(), table.moves()]).toEqual([[0], [{ type: 'take' }, { type: 'leave' }]])
    table.play({ type: 'take' })
    expect(table.p.owners[two]).toBe(1)
  })

  // § 58
  it('fails without a die where the first segment was lost', () => {
    const table = at(2, (p) => {
      row(p)
      hold(p, 0, cards.elf1)
      own(p, 1, 'Copperkeep', 'Sunless Gallery', 'Embercairn')
    })
    const one = segment(table.p, 'Bronzehall', 'Embercairn')
    const two = segment(table.p, 'Embercairn', 'Ivygloom')
    table.play({ type: 'survey', segment: one, rating: 0 }).play({ type: 'survey', segment: two, rating: 1 })
    table.play({ type: 'done' }).play({ type: 'survey', segment: one, rating: 0 }).play({ type: 'done' })
    table.draw(1, 1, 6, 6)
    expect(table.told('chained')).toEqual([{ type: 'chained', seat: 0, segment: two, die: 0, works: false }])
  })
})

describe('a fifth transport', () => {
  // D-T10
  // § 90, 91
  it('makes a player release one as an upcard', () => {
    const table = at(2, (p) => {
      row(p, cards.giant9)
      holdTransports(p, 0, 40, 41, 42, cards.troll5)
    })
    table.play({ type: 'prospect', card: cards.giant9, rating: 0 }).play({ type: 'done' }).until('pay')
    table.play({ type: 'pay', segments: [], cards: [cards.giant9] })
    expect(table.moves().map((move) => move.type === 'release' && move.card)).toEqual([40, 41, 42, 44, 48])
    expect(table.why({ type: 'release', card: cards.dragon14 })).toBe('notYourTransport')
    table.play({ type: 'release', card: 40 })
    expect([table.board(0).transports, table.p.upcards]).toEqual([[41, 42, 44, 48], [40]])
  })
})

describe('a passenger route', () => {
  const route = ['Copperkeep', 'Abyss', 'Gold Mere', 'Glimmerdale'] as const

  // D-T12
  // § 77, 78, 113
  it('costs 5 and brings the card, or a cube on it where two claim it in one turn', () => {
    const table = at(2, (p) => {
      row(p)
      own(p, 1, ...route)
    })
    table.play({ type: 'done' }).play({ type: 'prospect', card: cards.glimmerdale, rating: 0 }).play({ type: 'done' })
    table.play({ type: 'pay', segments: [], cards: [cards.glimmerdale] })
    expect(table.board(1)).toMatchObject({ money: 50, tickets: [cards.glimmerdale], cubes: 17 })
    expect(table.told('tickets')).toEqual([{ type: 'tickets', seat: 1, open: 1, money: 5 }])
  })

  /** Both players have track to Sootmarket, by either segment of its pair, and an agent on its card. */
  const both = () => {
    const table = at(2, (p) => {
      row(p)
      own(p, 0, 'Bronzehall', 'Scarlet Stair', 'Farrow Delf', 'Coldharrow', 'Longshadow', 'Sootmarket')
      own(p, 1, 'Copperkeep', 'Sunless Gallery', 'Greenwick Shaft', 'Longshadow')
      ownSegment(p, 1, segment(p, 'Longshadow', 'Sootmarket', true))
    })
    table.play({ type: 'prospect', card: cards.sootmarket, rating: 0 }).play({ type: 'done' })
    return table.play({ type: 'prospect', card: cards.sootmarket, rating: 0 }).play({ type: 'done' })
  }

  const claim: Move = { type: 'pay', segments: [], cards: [cards.sootmarket] }
  const decline: Move = { type: 'pay', segments: [], cards: [] }

  // § 81–84, 92
  it('is shared after a dispute, which decides only who holds the card', () => {
    const table = both().draw(1, 1, 6, 6).play(claim).play(claim)
    expect(table.board(0)).toMatchObject({ money: 50, tickets: [], rides: [cards.sootmarket], cubes: 14 })
    expect(table.board(1)).toMatchObject({ money: 50, tickets: [cards.sootmarket], rides: [], cubes: 16 })
  })

  // § 82, 96
  it('goes with its card to the second where the first does not pay', () => {
    const table = both().draw(1, 1, 6, 6).play(claim, 0).play(decline, 1)
    expect(table.told('claimed')).toEqual([{ type: 'claimed', seat: 0, card: cards.sootmarket, cost: 5, cube: false }])
  })

  // § 84, 97
  it('is shared by cubes after a tie, while nobody holds the card', () => {
    const table = both().draw(3, 3, 3, 3).play(claim).play(claim)
    expect(table.p.boards.map(({ tickets, rides }) => [tickets, rides])).toEqual([
      [[], [cards.sootmarket]],
      [[], [cards.sootmarket]],
    ])
    table.until('place')
    expect(table.why({ type: 'prospect', card: cards.sootmarket })).toBe('hasRoute')
  })

  // § 79, 80, 122
  it('on a card that another player holds takes a cube and no dice', () => {
    const table = at(2, (p) => {
      row(p)
      own(p, 1, ...route)
      p.boards[0]?.tickets.push(cards.glimmerdale)
    })
    table.play({ type: 'done' }).play({ type: 'prospect', card: cards.glimmerdale, rating: 0 }).play({ type: 'done' })
    table.play({ type: 'pay', segments: [], cards: [cards.glimmerdale] })
    expect([table.told('rolled'), table.board(1).rides, table.board(1).cubes]).toEqual([[], [cards.glimmerdale], 16])
  })

  // § 79–81
  it('on a card that another player holds is open to several in one turn, without dice', () => {
    const table = at(3, (p) => {
      row(p)
      own(p, 1, 'Copperkeep', 'Farrow Delf', 'Scarlet Stair', 'Freetown', 'Hammerholt')
      own(p, 2, 'Ironmoot', 'Deepdelve', 'Icevein', 'Hammerholt')
      p.boards[0]?.tickets.push(cards.hammerholt)
    })
    table.play({ type: 'done' })
    for (const seat of [1, 2]) {
      table.play({ type: 'prospect', card: cards.hammerholt, rating: 0 }, seat).play({ type: 'done' }, seat)
    }
    for (const seat of [1, 2]) table.play({ type: 'pay', segments: [], cards: [cards.hammerholt] }, seat)
    expect([table.told('rolled'), table.board(0).tickets]).toEqual([[], [cards.hammerholt]])
    expect([1, 2].map((seat) => table.board(seat).rides)).toEqual([[cards.hammerholt], [cards.hammerholt]])
  })

  // § 120
  it('may be given up for a cube', () => {
    const table = at(2, (p) => {
      row(p)
      own(p, 1, 'Copperkeep', 'Abyss')
      p.boards[1]?.rides.push(cards.glimmerdale)
      if (p.boards[1]) p.boards[1].cubes = 0
    })
    const next = segment(table.p, 'Abyss', 'Gold Mere')
    table.play({ type: 'done' }).play({ type: 'survey', segment: next, rating: 0 }).play({ type: 'done' })
    table.play({ type: 'pay', segments: [next], cards: [] }).play({ type: 'recall', card: cards.glimmerdale })
    expect([table.board(1).rides, table.p.owners[next]]).toEqual([[], 2])
  })

  it('of another player’s base is open to players who reach it, of one’s own to nobody', () => {
    const table = at(2, (p) => own(p, 0, 'Bronzehall', 'Embercairn', 'Sunless Gallery', 'Copperkeep'))
    expect(table.why({ type: 'prospect', card: cards.copperkeep })).toBeUndefined()
    table.play({ type: 'done' })
    expect(table.why({ type: 'prospect', card: cards.copperkeep })).toBe('ownBase')
  })
})

describe('a player without cubes', () => {
  const out = () => {
    const table = at(2, (p) => {
      row(p)
      own(p, 0, 'Bronzehall', 'Scarlet Stair', 'Farrow Delf')
      own(p, 0, 'Bronzehall', 'Embercairn')
      if (p.boards[0]) p.boards[0].cubes = 0
    })
    const next = segment(table.p, 'Farrow Delf', 'Coldharrow')
    table.play({ type: 'survey', segment: next, rating: 0 }).play({ type: 'done' }).play({ type: 'done' })
    table.play({ type: 'pay', segments: [next], cards: [] })
    return { table, next }
  }

  // D-T28
  // § 120
  it('may lift one of its own and place it', () => {
    const { table, next } = out()
    const spare = segment(table.p, 'Bronzehall', 'Embercairn')
    expect(table.p.phase).toBe('settle')
    expect(table.why({ type: 'lift', segment: segment(table.p, 'Scarlet Stair', 'Farrow Delf') })).toBe('cutsOff')
    expect(table.why({ type: 'lift', segment: 0 })).toBe('notYourCube')
    table.play({ type: 'lift', segment: spare })
    expect([table.p.owners[spare], table.p.owners[next], table.board(0).cubes]).toEqual([0, 1, 0])
    expect(table.board(0).money).toBe(48)
  })

  // § 119
  it('or lets the build lapse, which costs nothing', () => {
    const { table, next } = out()
    table.play({ type: 'forgo' })
    expect([table.p.owners[next], table.board(0).money]).toEqual([0, 50])
  })
})

describe('snow', () => {
  it('stops no building', () => {
    const table = at(2, (p) => {
      row(p)
      snow(p)
    })
    const red = segment(table.p, 'Bronzehall', 'Embercairn')
    table.play({ type: 'survey', segment: red, rating: 0 }).play({ type: 'done' }).until('pay').until('ship')
    expect(table.p.owners[red]).toBe(1)
  })
})
