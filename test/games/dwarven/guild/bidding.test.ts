import { describe, expect, it } from 'vitest'
import { hasToRoll, rollLimits } from '../../../../src/games/dwarven/guild/bidding.ts'
import { guildMoves } from '../../../../src/games/dwarven/guild/index.ts'
import { type Auction, boardOf, type Position } from '../../../../src/games/dwarven/position.ts'
import { fastDraw } from '../../../../src/rules/chance.ts'
import { box, cards, row, scripted } from '../table.ts'
import { against, byFirstList, guild } from './against.ts'

/** An auction of Hobgar, whose red number is 7, between the person and the Guild. */
const auctionBy = (change: (p: Position) => void) =>
  against((p) => {
    row(p, cards.troll6)
    change(p)
  })
    .play({ type: 'prospect', card: cards.troll6, rating: 0 })
    .play({ type: 'done' })

describe('a bid of the Guild', () => {
  // D-T26
  // § 229, 251
  it.each([
    ['a die by the first list', true, [4], 10],
    ['two dice by the second', false, [3, 5], 14],
  ])('goes up to the red number and %s', (_, isFirst, dice, limit) => {
    const { p } = against(isFirst ? byFirstList : () => {})
    const auction: Auction = { card: cards.troll6, bid: 0, by: -1, seats: [0, guild], begun: true, limits: [] }
    const troll = box.cards[cards.troll6]
    const ofSix = troll?.kind === 'transport' ? { ...troll, card: { ...troll.card, price: 6 } } : troll
    const cheap = { ...box, cards: box.cards.with(cards.troll6, ofSix) }
    expect(hasToRoll(p, auction)).toBe(true)
    const { limits } = rollLimits(cheap, p, auction, scripted(dice, fastDraw(1)), () => {})
    expect(limits).toEqual([0, limit])
  })

  // D-A66
  // § 229, 251
  it('is the least that leads, up to the limit that was rolled when the auction began', () => {
    const table = auctionBy(byFirstList)
    expect(table.ask().type).toBe('chance')
    table.draw(4)
    expect(table.told('limit')).toEqual([{ type: 'limit', seat: guild, card: cards.troll6, dice: [4], money: 11 }])
    table.play({ type: 'bid', money: 8 })
    expect(table.told('bid').at(-1)).toMatchObject({ seat: guild, money: 9 })
    table.play({ type: 'bid', money: 10 })
    expect(table.told('bid').at(-1)).toMatchObject({ seat: guild, money: 11 })
    table.play({ type: 'bid', money: 12 })
    expect(table.told('dropped')).toEqual([{ type: 'dropped', seat: guild, card: cards.troll6 }])
    expect(table.told('took')).toEqual([{ type: 'took', seat: 0, card: cards.troll6, cost: 12 }])
  })

  // § 101
  it('never goes beyond the purse', () => {
    const table = auctionBy((p) => {
      byFirstList(p)
      boardOf(p, guild).money = 8
    }).draw(6)
    table.play({ type: 'bid', money: 8 })
    expect(table.told('bid').map(({ seat }) => seat)).toEqual([0])
    expect(table.told('took')).toMatchObject([{ seat: 0, cost: 8 }])
  })

  // § 99
  it('begins with the red number if the others drop out', () => {
    const table = auctionBy(() => {}).draw(1, 1)
    table.play({ type: 'drop' })
    expect(table.told('took')).toEqual([{ type: 'took', seat: guild, card: cards.troll6, cost: 7 }])
  })
})

describe('the order of auctions', () => {
  // D-A77
  it('begins with the dearest card', () => {
    const { p } = against()
    p.phase = 'auction'
    p.auctions = [44, 62].map((card) => ({ card, bid: 0, by: -1, seats: [guild, 0], begun: false, limits: [] }))
    const moves = [44, 62].map((card) => ({ type: 'auction', card }) as const)
    expect(guildMoves(box, p, guild, moves)).toEqual([{ type: 'auction', card: 62 }])
  })
})
