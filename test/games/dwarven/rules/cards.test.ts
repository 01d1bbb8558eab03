import { describe, expect, it } from 'vitest'
import type { Position } from '../../../../src/games/dwarven/position.ts'
import { at, cards, game, hold, holdMine, onlyInDeck, own, row, scripted, type Table } from '../table.ts'

/** Seat 0 has agents on the deck, in which there is one card; the next question is that card’s. */
function drawing(card: number, change: (p: Position) => void = () => {}): Table {
  const table = at(2, (p) => {
    row(p)
    change(p)
    onlyInDeck(p, card)
  })
  return table.play({ type: 'prospect', card: 0, rating: 0 }).play({ type: 'done' }).play({ type: 'done' })
}

describe('a card from the deck', () => {
  // § 71, 121
  it('may be bought at once or becomes an upcard', () => {
    const table = drawing(cards.abyss).draw()
    expect(table.moves()).toEqual([{ type: 'take' }, { type: 'leave' }])
    table.play({ type: 'take' })
    expect(table.board(0)).toMatchObject({ money: 48, mines: [cards.abyss] })
    const left = drawing(cards.giant9).draw().play({ type: 'leave' })
    expect(left.p.upcards).toEqual([cards.giant9])
  })

  // § 88
  it('becomes an upcard where it can’t be paid for, or no pawn is left', () => {
    const poor = drawing(cards.abyss, (p) => {
      if (p.boards[0]) p.boards[0].money = 1
    }).draw()
    expect(poor.told('turnedUp')).toEqual([{ type: 'turnedUp', card: cards.abyss }])
    const full = drawing(cards.elf2[2], (p) => {
      for (const card of cards.elf2.slice(0, 2)) hold(p, 0, card)
    }).draw()
    expect(full.told('turnedUp')).toEqual([{ type: 'turnedUp', card: cards.elf2[2] }])
  })

  // § 71
  it('may be a person, even after others were prospected and left or taken', () => {
    const table = at(2, (p) => {
      row(p, cards.dwarf2)
      hold(p, 0, cards.dwarf1)
      hold(p, 0, cards.elf2[0])
      onlyInDeck(p, cards.elf2[1])
    })
    table.play({ type: 'prospect', card: cards.dwarf2, rating: 0 }).play({ type: 'prospect', card: 0, rating: 1 })
    table.play({ type: 'done' }).play({ type: 'done' }).play({ type: 'pay', segments: [], cards: [] }).draw()
    expect(table.moves()).toEqual([{ type: 'take' }, { type: 'leave' }])
  })

  // D-T22
  // § 114, 115
  it('is for an agent named before, and comes to players in turn order', () => {
    const table = at(2, (p) => {
      row(p)
      hold(p, 0, cards.dwarf1)
      onlyInDeck(p, cards.abyss, cards.goldMere, cards.caveIn)
    })
    table.play({ type: 'prospect', card: 0, rating: 0 }).play({ type: 'prospect', card: 0, rating: 1 })
    table.play({ type: 'done' }).play({ type: 'prospect', card: 0, rating: 0 }).play({ type: 'done' })
    expect([table.seats(), table.moves()]).toEqual([
      [0],
      [
        { type: 'draw', rating: 0 },
        { type: 'draw', rating: 1 },
      ],
    ])
    table.play({ type: 'draw', rating: 1 }).draw(2)
    expect(table.told('trapped')).toEqual([{ type: 'trapped', seat: 0, rating: 1 }])
    table.play({ type: 'leave' }).draw().play({ type: 'leave' })
    expect(table.told('drew').map(({ seat, rating }) => [seat, rating])).toEqual([
      [0, 1],
      [0, 0],
      [1, 0],
    ])
  })

  // § 72, 165
  it('is shuffled from those under the deck once that is empty', () => {
    const table = at(2, (p) => {
      row(p)
      p.under = p.deck
      p.deck = []
    })
    table.play({ type: 'prospect', card: 0, rating: 0 }).play({ type: 'done' }).play({ type: 'done' }).draw()
    expect(table.told('reshuffled')).toHaveLength(1)
    expect(table.told('drew')).toHaveLength(1)
  })
})

describe('an event', () => {
  it('moves prices, none off its ladder', () => {
    const table = drawing(cards.royalBetrothal, (p) => {
      p.rungs = [[7, 4, 4, 4, 4]]
    }).draw()
    expect(table.told('event')).toEqual([{ type: 'event', card: cards.royalBetrothal }])
    expect(table.told('prices')[0]?.rungs).toEqual([[8, 4, 4, 4, 4]])
    expect(drawing(cards.glut).draw().told('prices')[0]?.rungs).toEqual([[3, 3, 3, 4, 4]])
  })

  it('traps an agent for the next turn, unless he is the only one', () => {
    const only = drawing(cards.caveIn).draw()
    expect(only.told('trapped')).toEqual([])
    const table = drawing(cards.tavern, (p) => hold(p, 0, cards.dwarf1)).draw()
    expect(table.board(0).money).toBe(48)
    table.untilTurn(2)
    const agents = () =>
      table
        .board(0)
        .pawns.filter(({ role }) => role === 'agent')
        .map(({ at: place }) => place)
    expect(agents()).toEqual([-3, -1])
    table.untilTurn(3)
    expect(agents()).toEqual([-1, -1])
  })

  it('lets the same agent draw once more, a mine for nothing', () => {
    const table = at(2, (p) => {
      row(p)
      onlyInDeck(p, cards.oldMap, cards.abyss)
    })
    table.play({ type: 'prospect', card: 0, rating: 0 }).play({ type: 'done' }).play({ type: 'done' })
    table.draw(1).play({ type: 'take' })
    expect(table.told('took')).toEqual([{ type: 'took', seat: 0, card: cards.abyss, cost: 0 }])
  })

  it('adds goods to a mine of one’s choice', () => {
    const table = drawing(cards.luckyStrike, (p) => {
      holdMine(p, 0, cards.abyss, 1)
      holdMine(p, 0, cards.goldMere, 0)
      holdMine(p, 0, cards.freetown, 2)
      p.depleted = [cards.freetown]
    }).draw()
    expect(table.why({ type: 'strike', mine: cards.freetown })).toBe('depleted')
    table.play({ type: 'strike', mine: cards.abyss })
    expect(table.p.goods[cards.abyss]).toBe(4)
  })

  it('brings or takes copper, as much as there is', () => {
    expect(drawing(cards.subsidy).draw().board(0).money).toBe(58)
    const tolls = (money: number) =>
      drawing(cards.tollGate, (p) => {
        own(p, 0, 'Bronzehall', 'Scarlet Stair', 'Farrow Delf', 'Coldharrow', 'Longshadow', 'Sootmarket')
        if (p.boards[0]) p.boards[0].money = money
      }).draw()
    expect(tolls(50).board(0).money).toBe(48)
    expect(tolls(1).board(0).money).toBe(0)
  })
})

/** The end of a turn with this row and this deck, cards drawn in this order. */
function restoring(change: (p: Position) => void, ...draws: readonly number[]): Table {
  const table = at(2, (p) => {
    change(p)
    p.phase = 'market'
    p.asked = []
  })
  return table.draw(6, ...draws)
}

describe('the row', () => {
  // D-T20
  // § 167, 171, 173
  it('loses the cards that lay there to the first storm, not those that come with it', () => {
    const table = restoring(
      (p) => {
        row(p, 5, 6, 7, 8)
        onlyInDeck(p, 1, 2, 3, 4, 9, 82, 83, 10)
      },
      0,
      5,
    )
    // The deck was 1, 2, 3, 4, 9, 10, 82, 83: card 1 came first, then card 82.
    expect(table.told('filled')[0]).toMatchObject({ upcards: [1], storms: [82] })
    expect(table.told('swept')).toEqual([{ type: 'swept', cards: [5, 6, 7, 8] }])
    expect(table.p.upcards).toHaveLength(6)
    expect(table.p.upcards[0]).toBe(1)
    expect(table.p.snow).toContain(82)
  })

  // § 116, 117, 172
  it('is swept before anything is drawn where a storm came this turn', () => {
    const table = restoring((p) => {
      row(p, 5, 6, 7, 8, 9, 10)
      p.deck = p.deck.filter((card) => card !== cards.storm)
      p.storms = [cards.storm]
    })
    expect(table.told('swept')).toEqual([{ type: 'swept', cards: [5, 6, 7, 8, 9, 10] }])
    expect(table.p.snow).toContain(cards.storm)
  })

  // D-T21
  // § 166, 168–170
  it('takes no event, which goes under the deck without effect and is replaced', () => {
    const table = restoring(
      (p) => {
        row(p, 5, 6, 7, 8, 9)
        onlyInDeck(p, cards.subsidy, 82, 1)
      },
      1,
      1,
      0,
    )
    // The deck is 1, 79, 82: the event comes, then the storm, then card 1.
    expect(table.told('filled')[0]).toMatchObject({ events: [cards.subsidy] })
    expect(table.told('swept')[0]?.cards).toEqual([5, 6, 7, 8, 9])
    expect(table.p.boards.map(({ money }) => money)).toEqual([50, 50])
    expect(table.p.upcards).toContain(1)
  })

  // § 166
  it('keeps a seventh card, and gets none while there are six', () => {
    const table = restoring((p) => row(p, 1, 2, 4, 5, 6, 7, 8))
    expect([table.told('filled'), table.p.upcards]).toEqual([[], [1, 2, 4, 5, 6, 7, 8]])
  })

  // § 170
  it('stays short where nothing is left but events', () => {
    const table = at(2, (p) => {
      row(p, 1)
      const all = p.deck.filter((card) => card < 68)
      p.boards[0]?.mines.push(...all)
      p.deck = p.deck.filter((card) => card >= 68)
      p.phase = 'market'
    })
    table.draw()
    expect(table.p.upcards).toEqual([1])
  })
})

describe('prices', () => {
  // D-T23
  // § 163, 164
  it('fall a rung for every two goods shipped, rise one otherwise, and one more by the die', () => {
    const table = at(2, (p) => {
      p.rungs = [[4, 4, 4, 5, 8]]
      p.shipped = [[0, 0, 0, 6, 0]]
      p.phase = 'market'
    })
    table.draw(4)
    expect(table.p.rungs).toEqual([[5, 5, 5, 3, 8]])
    expect(table.p.shipped).toEqual([[0, 0, 0, 0, 0]])
  })

  // § 163
  it('fall a rung for part of two goods, and none off the ladder', () => {
    const table = at(2, (p) => {
      p.rungs = [[1, 2, 8, 7, 8]]
      p.shipped = [[1, 3, 1, 0, 0]]
      p.phase = 'market'
    })
    table.draw(5)
    expect(table.p.rungs).toEqual([[1, 1, 7, 8, 8]])
  })
})

describe('a storm', () => {
  // § 174–176
  it('brings snow for the whole next turn, after which its card goes under the deck', () => {
    const table = drawing(cards.storm).draw()
    expect(table.told('storm')).toEqual([{ type: 'storm', card: cards.storm }])
    table.untilTurn(2)
    expect(table.p.snow).toContain(cards.storm)
    const p = game.clone(table.p)
    game.apply(p, { type: 'weather', snow: [] })
    expect([p.snow, p.under.includes(cards.storm)]).toEqual([[], true])
  })
})

describe('a draw', () => {
  it('brings cards and dice by their names', () => {
    const { effects } = drawing(cards.storm).draw(0)
    expect(game.brings(effects, [`card ${cards.storm}`])).toBe(true)
    expect(game.brings(effects, [`card ${cards.storm}`, 'market 7'])).toBe(false)
    expect(
      game.brings(
        [
          { type: 'die', seat: 0, die: 3 },
          { type: 'marketDie', die: 5 },
        ],
        ['market 5', 'die 3'],
      ),
    ).toBe(true)
  })
})

describe('scripted draws', () => {
  it('count dice from 1 and everything else from 0', () => {
    const draw = scripted([3, 3], () => 0)
    expect([draw(6), draw(10), draw(10)]).toEqual([2, 3, 0])
  })
})
