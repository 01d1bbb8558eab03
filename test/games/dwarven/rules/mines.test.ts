import { describe, expect, it } from 'vitest'
import type { Position } from '../../../../src/games/dwarven/position.ts'
import { at, cards, holdMine, row } from '../table.ts'

/** The question which mines are to be operated, in the turn after the payment. */
const operating = (change: (p: Position) => void) =>
  at(2, (p) => {
    row(p)
    change(p)
    p.phase = 'chain'
    p.asked = []
    p.claims = []
  })

describe('operating', () => {
  // D-T13
  // § 126–129, 135, 137
  it('costs 1 a mine and takes one die for all, which a new mine may read one higher or lower', () => {
    const table = operating((p) => {
      holdMine(p, 0, cards.abyss)
      holdMine(p, 0, cards.freetown)
      p.fresh = [cards.freetown]
    })
    expect(table.ask()).toMatchObject({ type: 'choose', sealed: true })
    table.play({ type: 'operate', mines: [cards.abyss, cards.freetown] }).draw(5)
    expect(table.board(0).money).toBe(48)
    expect(table.told('mined')).toEqual([{ type: 'mined', seat: 0, mine: cards.abyss, face: 5, goods: 4 }])
    expect(table.why({ type: 'read', mine: cards.freetown, face: 3 })).toBe('otherFace')
    expect(table.why({ type: 'read', mine: cards.abyss, face: 5 })).toBe('isRead')
    table.play({ type: 'read', mine: cards.freetown, face: 4 })
    expect(table.told('mined')[1]).toEqual({ type: 'mined', seat: 0, mine: cards.freetown, face: 4, goods: 3 })
    expect([table.p.goods[cards.abyss], table.p.goods[cards.freetown]]).toEqual([4, 3])
  })

  // D-T14
  // § 136
  it.each([
    { die: 1, faces: [1, 2, 6] },
    { die: 6, faces: [6, 1, 5] },
    { die: 3, faces: [3, 4, 2] },
  ])('reads a $die for a new mine as $faces', ({ die, faces }) => {
    const table = operating((p) => {
      holdMine(p, 0, cards.abyss)
      p.fresh = [cards.abyss]
    })
    table.play({ type: 'operate', mines: [cards.abyss] }).draw(die)
    expect(table.moves()).toEqual(faces.map((face) => ({ type: 'read', mine: cards.abyss, face })))
  })

  it('brings goods beyond the cubes in the box', () => {
    const table = operating((p) => holdMine(p, 0, cards.abyss, 200))
    table.play({ type: 'operate', mines: [cards.abyss] }).draw(5)
    expect(table.p.goods[cards.abyss]).toBe(204)
  })

  // D-T15
  // § 8, 131
  it('depletes a mine on its X: it keeps its goods and can’t be operated', () => {
    const table = operating((p) => holdMine(p, 0, cards.abyss, 3))
    table.play({ type: 'operate', mines: [cards.abyss] }).draw(6)
    expect(table.told('depleted')).toEqual([{ type: 'depleted', seat: 0, mine: cards.abyss, face: 6 }])
    expect([table.p.goods[cards.abyss], table.p.depleted]).toEqual([3, [cards.abyss]])
    expect(table.told('closed')).toEqual([])
    table.until('operate')
    expect(table.p.boards[0]?.mines).toEqual([cards.abyss])
  })

  // § 132, 133
  it('puts a mine that is depleted without goods under the deck at once', () => {
    const table = operating((p) => holdMine(p, 0, cards.abyss, 0))
    table.play({ type: 'operate', mines: [cards.abyss] }).draw(6)
    expect(table.told('closed')).toEqual([{ type: 'closed', seat: 0, mine: cards.abyss }])
    expect([table.board(0).mines, table.p.depleted, table.p.under.includes(cards.abyss)]).toEqual([[], [], true])
  })

  // § 132
  it('is refused to depleted mines, those of others and more than can be paid for', () => {
    const table = operating((p) => {
      holdMine(p, 0, cards.abyss, 1)
      holdMine(p, 0, cards.freetown)
      holdMine(p, 0, cards.embercairn)
      holdMine(p, 1, cards.goldMere)
      p.depleted = [cards.abyss]
      if (p.boards[0]) p.boards[0].money = 1
    })
    expect(table.why({ type: 'operate', mines: [cards.abyss] }, 0)).toBe('depleted')
    expect(table.why({ type: 'operate', mines: [cards.goldMere] }, 0)).toBe('notYourMine')
    expect(table.why({ type: 'operate', mines: [cards.freetown, cards.embercairn] }, 0)).toBe('shortOperate')
    expect(table.moves(0)).toHaveLength(3)
  })

  // § 126
  it('asks in two sealed rounds about more than seven mines', () => {
    const mines = [1, 2, 3, 4, 5, 6, 7, 8, 9]
    const table = operating((p) => {
      for (const mine of mines) holdMine(p, 0, mine)
      if (p.boards[0]) p.boards[0].money = 8
    })
    expect(table.moves()).toHaveLength(128)
    expect(table.why({ type: 'operate', mines: [8] })).toBe('askedLater')
    table.play({ type: 'operate', mines: [1, 2, 3, 4, 5, 6, 7] })
    expect(table.moves()).toEqual([
      { type: 'operate', mines: [9] },
      { type: 'operate', mines: [8] },
      { type: 'operate', mines: [] },
    ])
    table.play({ type: 'operate', mines: [9] }).draw(3)
    expect([table.board(0).money, table.told('die')]).toEqual([0, [{ type: 'die', seat: 0, die: 3 }]])
  })
})
