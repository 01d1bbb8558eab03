import { describe, expect, it } from 'vitest'
import { hasDeals } from '../../../../src/games/dwarven/deals.ts'
import type { Move } from '../../../../src/games/dwarven/moves.ts'
import type { Position } from '../../../../src/games/dwarven/position.ts'
import { at, cards, game, holdMine, holdTransports, own, row, segment, snow } from '../table.ts'

/** The time for deals, of two players unless told otherwise. */
const dealing = (change: (p: Position) => void = () => {}, seats = 2) =>
  at(
    seats,
    (p) => {
      row(p)
      change(p)
      p.phase = 'mine'
      p.asked = []
    },
    { deals: true },
  )

const offer = (gives: object, wants: object): Move => ({ type: 'offer', to: 1, gives, wants })

describe('deals', () => {
  it('are made until all are ready, with three or more people or where the option says so', () => {
    const table = dealing()
    expect([table.p.phase, table.seats()]).toEqual(['deals', [0, 1]])
    expect(table.ask()).toMatchObject({ form: true })
    table.play({ type: 'ready' }, 1).play({ type: 'ready' }, 0)
    expect(table.p.phase).toBe('market')
    const none = at(2, (p) => {
      p.phase = 'mine'
      p.asked = []
    })
    expect(none.p.phase).toBe('market')
    const three = at(3, (p) => {
      p.phase = 'mine'
      p.asked = []
    })
    expect(three.seats()).toEqual([0, 1, 2])
    expect(at(2).why({ type: 'offer', to: 1 })).toBe('noDeal')
  })

  // D-A76
  it('count people where nothing is chosen, and not the Guild’s seats', () => {
    const isDealing = (guild: readonly number[], deals?: boolean) =>
      hasDeals(game.setup(4, { guild, ...(deals === undefined ? {} : { deals }) }))
    expect([isDealing([]), isDealing([3]), isDealing([2, 3]), isDealing([1, 2, 3])]).toEqual([true, true, false, false])
    expect(isDealing([1, 2, 3], true)).toBe(true)
  })

  // § 138, 141
  it('change hands at once when an offer is accepted', () => {
    const table = dealing((p) => {
      holdMine(p, 0, cards.abyss, 3)
      own(p, 1, 'Copperkeep', 'Abyss')
    })
    const track = segment(table.p, 'Copperkeep', 'Abyss')
    table.play(offer({ mines: [cards.abyss], money: 4 }, { money: 20, segments: [track] }), 0)
    expect(table.told('offered')).toEqual([{ type: 'offered', from: 0, to: 1, number: 1 }])
    expect(table.why({ type: 'accept', offer: 1 }, 0)).toBe('noOffer')
    table.play({ type: 'accept', offer: 1 }, 1)
    expect(table.p.boards.map(({ money, mines, cubes }) => [money, mines, cubes])).toEqual([
      [66, [], 19],
      [34, [cards.abyss], 20],
    ])
    expect([table.p.owners[track], table.p.goods[cards.abyss], table.seats()]).toEqual([1, 3, [0, 1]])
  })

  it('are refused, taken back or replaced', () => {
    const table = dealing()
    table.play(offer({ money: 1 }, {}), 0).play({ type: 'refuse', offer: 1 }, 1)
    table.play(offer({ money: 2 }, {}), 0).play({ type: 'refuse', offer: 2 }, 0)
    table.play(offer({ money: 3 }, {}), 0).play(offer({ money: 4 }, {}), 0)
    expect(table.p.offers.map(({ number }) => number)).toEqual([4])
    table.play({ type: 'ready' }, 1)
    expect([table.p.offers, table.told('refused').length, table.told('agreed')]).toEqual([[], 4, []])
    table.play(offer({ money: 5 }, {}), 0)
    expect(table.seats()).toEqual([0, 1])
  })

  // § 119, 138
  it('can give only what is there', () => {
    const table = dealing((p) => {
      holdMine(p, 0, cards.abyss, 3)
      holdMine(p, 1, 31, 0)
      holdMine(p, 1, cards.goldMere, 2)
      own(p, 1, 'Copperkeep', 'Abyss')
      if (p.boards[0]) p.boards[0].cubes = 0
    })
    const why = (gives: object, wants: object) => table.why({ type: 'offer', to: 1, gives, wants }, 0)
    expect(why({}, {})).toBe('nothingGiven')
    expect(why({ money: 51 }, {})).toBe('shortDeal')
    // Another’s purse is closed to the player who makes an offer.
    expect(why({}, { money: 500 })).toBeUndefined()
    expect(why({ mines: [cards.goldMere] }, {})).toBe('notTheirs')
    expect(why({}, { segments: [39] })).toBe('noCubes')
    expect(why({ leave: [39] }, {})).toBe('notTheirs')
    expect(why({ goods: [{ from: cards.abyss, to: cards.goldMere, goods: 1 }] }, {})).toBe('otherGood')
    expect(why({ goods: [{ from: cards.abyss, to: 31, goods: 4 }] }, {})).toBe('fewGoods')
    expect(why({ goods: [{ from: cards.abyss, to: 31, goods: 3 }] }, {})).toBeUndefined()
    expect(why({ carry: [{ mine: cards.goldMere, goods: 3, fee: 0, cut: 0 }] }, {})).toBe('fewGoods')
    expect(table.why({ type: 'offer', to: 0 }, 0)).toBe('withSelf')
    table.play(offer({ money: 50 }, { money: 1 }), 0)
    table.board(0).money = 49
    expect(table.why({ type: 'accept', offer: 1 }, 1)).toBe('theyAreShort')
    table.play(offer({}, { money: 500 }), 0)
    expect(table.why({ type: 'accept', offer: 2 }, 1)).toBe('shortDeal')
    expect(table.moves(1)).toEqual([{ type: 'refuse', offer: 2 }, { type: 'ready' }])
  })

  // § 138, 161
  it('move goods to a mine that their receiver has once the deal is done, and to no other', () => {
    const [from, own] = cards.verdigris
    const [theirs, third] = [cards.freetown, 9]
    const table = dealing((p) => {
      holdMine(p, 0, from, 3)
      holdMine(p, 0, own, 0)
      holdMine(p, 1, theirs, 0)
      holdMine(p, 2, third, 0)
    }, 3)
    const why = (to: number, gives: object = {}, wants: object = { money: 1 }) =>
      table.why(offer({ goods: [{ from, to, goods: 2 }], ...gives }, wants), 0)
    expect([why(theirs), why(own), why(third)]).toEqual([undefined, 'notReceivers', 'notReceivers'])
    expect(why(own, { mines: [own] })).toBeUndefined()
    expect(why(theirs, {}, { mines: [theirs] })).toBe('notReceivers')
    // Nor when the offer is accepted, should their mine be gone by then.
    table.play(offer({ goods: [{ from, to: theirs, goods: 2 }] }, { money: 1 }), 0)
    table.board(1).mines = []
    expect(table.why({ type: 'accept', offer: 1 }, 1)).toBe('notReceivers')
  })

  // § 133, 138
  it('move goods to another mine, and close a depleted one that is empty', () => {
    const table = dealing((p) => {
      holdMine(p, 0, cards.abyss, 3)
      holdMine(p, 1, 31, 0)
      p.depleted = [cards.abyss]
    })
    table.play(offer({ goods: [{ from: cards.abyss, to: 31, goods: 3 }] }, { money: 9 }), 0)
    table.play({ type: 'accept', offer: 1 }, 1)
    expect(table.told('closed')).toEqual([{ type: 'closed', seat: 0, mine: cards.abyss }])
    expect([table.p.goods[31], table.board(0).money]).toEqual([3, 59])
  })

  // § 140
  it('give leave to use and to clear track for this turn', () => {
    const table = dealing((p) => {
      snow(p)
      own(p, 0, 'Copperkeep', 'Abyss')
      holdMine(p, 1, cards.abyss, 6)
      holdTransports(p, 1, cards.giant9, cards.troll6)
    })
    table.play(offer({ leave: [39] }, { money: 1 }), 0).play({ type: 'accept', offer: 1 }, 1)
    table.play({ type: 'ready' }, 0).play({ type: 'ready' }, 1)
    table.play({ type: 'clear', transports: [cards.troll6] }, 1).play({ type: 'sweep', segment: 39 })
    table.play({ type: 'ship', mine: cards.abyss, base: 0, transports: [cards.giant9], goods: 3 })
    expect(table.told('shipped')).toHaveLength(1)
    table.untilTurn(2)
    expect(table.p.leaves).toEqual([])
  })
})

describe('a deal', () => {
  // § 142
  it('leaves people and transports where they are: it has no words for them', () => {
    const read = (gives: object) => game.readMove({ type: 'offer', to: 1, gives, wants: { money: 1 } })
    expect(read({ mines: [cards.abyss] })).toBeDefined()
    expect([read({ transports: [cards.troll5] }), read({ people: [cards.elf1] })]).toEqual([undefined, undefined])
  })
})

describe('goods carried for another', () => {
  /** Seat 1 carries diamonds of seat 0 for a fee of 3 and a part of each price. */
  const carrying = (cut = 2) => {
    const table = dealing((p) => {
      own(p, 1, 'Copperkeep', 'Abyss')
      holdMine(p, 0, cards.abyss, 6)
      holdTransports(p, 1, cards.giant9, cards.troll6)
    })
    table.play(offer({}, { carry: [{ mine: cards.abyss, goods: 4, fee: 3, cut }] }), 0)
    table.play({ type: 'accept', offer: 1 }, 1).play({ type: 'ready' }, 0).play({ type: 'ready' }, 1)
    return table
  }

  // § 139
  it('are shipped in the carrier’s turn, and the copper is divided as agreed', () => {
    const table = carrying()
    expect(table.p.boards.map(({ money }) => money)).toEqual([47, 50])
    table.play({ type: 'ship', mine: cards.abyss, base: 0, transports: [cards.giant9], goods: 3 })
    // Diamonds stand at 8.
    expect(table.p.boards.map(({ money }) => money)).toEqual([47 + 18, 50 + 6 + 3])
    expect(table.why({ type: 'ship', mine: cards.abyss, goods: 2 })).toBe('tooMany')
    table.play({ type: 'ship', mine: cards.abyss, base: 0, transports: [cards.troll6], goods: 1 })
    expect(table.told('carried')).toMatchObject([{ fee: 3 }, { fee: 0 }])
    expect(table.told('feeBack')).toEqual([])
  })

  // § 139
  it('never cost their owner more than they bring', () => {
    const table = carrying(20)
    table.play({ type: 'ship', mine: cards.abyss, base: 0, transports: [cards.giant9], goods: 3 })
    expect(table.p.boards.map(({ money }) => money)).toEqual([47, 50 + 24 + 3])
  })

  // § 139
  it('bring the fee back where nothing was carried', () => {
    const table = carrying()
    table.play({ type: 'done' })
    expect(table.told('feeBack')).toEqual([{ type: 'feeBack', owner: 0, carrier: 1, mine: cards.abyss, fee: 3 }])
    expect(table.p.boards.map(({ money }) => money)).toEqual([50, 50])
  })
})
