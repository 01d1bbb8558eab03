import { describe, expect, it } from 'vitest'
import { isOpen, type Position } from '../../../../src/games/dwarven/position.ts'
import { at, cards, game, holdMine, onlyInDeck, row, tableOf } from '../table.ts'

/** The bookkeeping of a turn, in which the seats have so much copper. */
const atEnd = (money: readonly number[], change: (p: Position) => void = () => {}) =>
  at(money.length, (p) => {
    row(p)
    for (const [seat, board] of p.boards.entries()) board.money = money[seat] ?? 0
    change(p)
    p.phase = 'market'
  })

describe('a purse', () => {
  // D-T24
  // § 36, 37
  it('is announced once it reaches 400, and open for good', () => {
    const table = at(2, (p) => {
      row(p, 1)
      holdMine(p, 0, cards.abyss, 6)
      if (p.boards[0]) {
        p.boards[0].money = 390
        p.boards[0].bases = [28]
      }
      p.owners = p.owners.slice()
      p.phase = 'ship'
      p.asked = [0]
    })
    expect([isOpen(table.p, 0, 1), isOpen(table.p, 0, 0), game.earned?.(table.p, 0)]).toEqual([false, true, undefined])
    const [troll = 0] = table.board(0).transports
    table.play({ type: 'ship', mine: cards.abyss, base: 0, transports: [troll], goods: 2 })
    expect([table.board(0).money, table.told('declared')]).toEqual([406, [{ type: 'declared', seat: 0 }]])
    expect([game.earned?.(table.p, 0), game.earned?.(table.p, 1)]).toEqual([406, undefined])
    const board = table.board(0)
    board.money = 3
    expect([board.declared, isOpen(table.p, 0, 1), isOpen(table.p, 1, 0)]).toEqual([true, true, false])
  })

  // § 32, 36
  it.each([
    { money: 383, declared: 0, goal: 0 },
    { money: 384, declared: 1, goal: 0 },
    { money: 683, declared: 1, goal: 0 },
    { money: 684, declared: 1, goal: 1 },
  ])('is announced at 400 exactly, and ends the match at 700: $money and 16', ({ money, declared, goal }) => {
    const table = at(2, (p) => {
      holdMine(p, 0, cards.abyss, 6)
      const [board] = p.boards
      if (board) Object.assign(board, { money, bases: [28] })
      p.owners = p.owners.slice()
      p.phase = 'ship'
      p.asked = [0]
    })
    const [troll = 0] = table.board(0).transports
    table.play({ type: 'ship', mine: cards.abyss, base: 0, transports: [troll], goods: 2 })
    expect([table.told('declared').length, table.told('goal').length]).toEqual([declared, goal])
  })

  it('is open to all from the start as an option', () => {
    const { p } = at(2, () => {}, { openMoney: true })
    expect([isOpen(p, 0, -1), game.earned?.(p, 0)]).toEqual([true, 50])
    expect(game.earned?.(at(2).p, 0)).toBe(undefined)
  })
})

describe('the match', () => {
  // § 32
  it('ends with the turn in which someone reaches 700, whatever is left of it then', () => {
    const table = at(2, (p) => {
      holdMine(p, 0, cards.abyss, 6)
      if (p.boards[0]) {
        p.boards[0].money = 690
        p.boards[0].bases = [28]
      }
      p.owners = p.owners.slice()
      p.phase = 'ship'
      p.asked = [0]
    })
    const [troll = 0] = table.board(0).transports
    table.play({ type: 'ship', mine: cards.abyss, base: 0, transports: [troll], goods: 2 })
    expect([table.told('goal'), table.p.ending]).toEqual([[{ type: 'goal', seat: 0 }], true])
    table.board(0).money = 10
    table.draw()
    expect(table.ask().type).toBe('over')
    expect(game.outcome(table.p)?.winners).toEqual([1])
    expect(table.why({ type: 'done' }, 0)).toBe('over')
  })

  // D-T25
  // § 33, 34, 186, 204
  it('is won by most copper, then by the goods on mines at last prices, then shared', () => {
    const end = (first: number, second: number, goods: number) => {
      const table = atEnd([first, second], (p) => {
        p.ending = true
        holdMine(p, 1, cards.abyss, goods)
      })
      return table.draw().outcome().winners
    }
    expect(end(720, 710, 5)).toEqual([0])
    expect(end(710, 710, 5)).toEqual([1])
    expect(end(710, 710, 0)).toEqual([0, 1])
  })

  it('ends after the last turn allowed where nobody can win', () => {
    const table = atEnd([1, 2], (p) => {
      p.turn = 60
    })
    table.draw()
    expect(table.outcome().winners).toEqual([1])
  })

  it('is counted as it stands where it is stopped', () => {
    const { p } = at(2)
    expect([game.outcome(p), game.outcome(p, true)?.winners]).toEqual([undefined, [0, 1]])
  })
})

describe('the Advanced Scenario', () => {
  const advanced = (change?: (p: Position) => void) => at(2, change, { advanced: true })

  // § 178
  it('gives each of two players two bases, markets and networks on the mountain for four', () => {
    const { p } = advanced()
    const bases = p.boards.map((board) => board.bases)
    expect(p.owners).toHaveLength(82)
    expect(new Set(bases.flat()).size).toBe(4)
    expect(p.rungs).toEqual([
      [4, 4, 4, 4, 4],
      [4, 4, 4, 4, 4],
    ])
  })

  // § 178, 182
  it('ships to either market by the base, and adjusts both by one die', () => {
    const table = advanced((p) => {
      row(p)
      holdMine(p, 0, cards.abyss, 4)
      if (p.boards[0]) p.boards[0].bases = [12, 27]
      p.rungs = [
        [4, 4, 4, 4, 4],
        [6, 4, 4, 4, 4],
      ]
      p.phase = 'ship'
      p.asked = [0]
    })
    const { bases } = table.board(0)
    const site = game.box.layouts[4]?.siteOf[cards.abyss] ?? -1
    table.board(0).bases = [bases[0] ?? 0, site]
    const p = game.clone(table.p)
    p.owners = p.owners.slice()
    if (p.boards[0]) p.boards[0].money = 690
    const [troll = 0] = p.boards[0]?.transports ?? []
    const again = tableOf({ ...p, phase: 'ship', asked: [0] }).goOn()
    expect(again.why({ type: 'ship', mine: cards.abyss, base: 0 })).toBe('noTrack')
    again.play({ type: 'ship', mine: cards.abyss, base: 1, transports: [troll], goods: 2 })
    expect(again.told('shipped')[0]).toMatchObject({ price: 12, money: 24 })
    expect([again.told('declared'), again.told('goal'), again.p.ending]).toEqual([[], [], false])
    again.draw(2)
    expect(again.p.rungs).toEqual([
      [5, 6, 5, 5, 5],
      [5, 6, 5, 5, 5],
    ])
  })

  // § 183
  it('moves the prices of both markets by an event', () => {
    const table = advanced((p) => {
      onlyInDeck(p, cards.royalBetrothal)
      p.rungs = [
        [4, 4, 4, 4, 4],
        [6, 4, 4, 4, 4],
      ]
    })
    table.play({ type: 'prospect', card: 0, rating: 0 }).until('settle')
    table.untilThat(() => table.told('prices').length > 0)
    expect(table.told('prices')[0]?.rungs).toEqual([
      [6, 4, 4, 4, 4],
      [8, 4, 4, 4, 4],
    ])
  })

  // § 184, 185
  it('has no declaration, and ends after twelve turns', () => {
    const table = advanced((p) => {
      row(p)
      if (p.boards[0]) p.boards[0].money = 900
      p.turn = 11
      p.phase = 'market'
    }).draw()
    expect([table.p.turn, table.told('declared')]).toEqual([12, []])
    table.untilThat(() => false)
    expect([table.p.turn, table.outcome().winners]).toEqual([12, [0]])
  })

  // § 34, 186
  it('counts goods on mines at the better of two prices where copper is equal', () => {
    const { p } = advanced((made) => {
      holdMine(made, 0, cards.abyss, 4)
      holdMine(made, 1, cards.embercairn, 4)
      made.rungs = [
        [1, 4, 1, 1, 1],
        [8, 4, 8, 8, 8],
      ]
      made.phase = 'over'
    })
    expect(game.outcome(p)?.winners).toEqual([0])
  })

  // § 177
  it('counts one of the own bases as a location once both networks are joined', () => {
    const apart = advanced()
    const { bases } = apart.board(0)
    const layout = game.box.layouts[4]
    const cardsOf = bases.map((site) => layout?.siteOf.lastIndexOf(site) ?? 0)
    expect(cardsOf.map((card) => apart.why({ type: 'prospect', card }))).toEqual(['ownBase', 'ownBase'])
    const joined = advanced((p) => {
      // As if all the mountain were seat 0’s.
      p.owners = p.owners.map((_, at) => (at < 80 ? 1 : 0))
    })
    const own = joined.board(0).bases.map((site) => layout?.siteOf.lastIndexOf(site) ?? 0)
    expect(own.map((card) => joined.why({ type: 'prospect', card }))).toEqual([undefined, undefined])
    const [one = 0, other = 0] = own
    joined.board(0).tickets.push(one)
    expect(joined.why({ type: 'prospect', card: other })).toBe('ownBase')
  })
})

describe('the Guild', () => {
  it('is never asked anything', () => {
    const table = at(3, () => {}, { guild: [0, 2] })
    const asked = new Set<number>()
    table.untilThat(() => {
      for (const seat of table.seats()) asked.add(seat)
      return table.p.turn === 3
    })
    expect([...asked]).toEqual([1])
    expect(game.rulesPlay?.({ guild: [2] }, 3)).toEqual([2])
    expect(game.rulesPlay?.({ guild: [0, 1] }, 2)).toEqual([1])
  })
})
