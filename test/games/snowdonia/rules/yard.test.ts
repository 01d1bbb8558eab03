import { describe, expect, it } from 'vitest'
import { A, at, give, hold, resolving } from '../table.ts'

const take = (iron: number, stone: number, coal: number) => ({ type: 'take', iron, stone, coal }) as const

/** One labourer of seat 0 in the Stock Yard, with these cubes there. */
const yard = (iron: number, stone: number, coal: number, ...contracts: number[]) =>
  at(3, (p) => {
    p.yard = { iron, stone, coal }
    hold(p, 0, ...contracts)
    resolving(p, { [A]: [0] })
  })

describe('stock yard limits', () => {
  // § 70–72
  it('gives three iron ore or stone, or one coal and two of them', () => {
    const table = yard(5, 1, 2)
    for (const move of [take(3, 0, 0), take(2, 1, 0), take(2, 0, 1), take(1, 1, 1)]) expect(table.can(move)).toBe(true)
    expect(table.can(take(0, 1, 2))).toBe(false)
    expect(table.why(take(0, 1, 2))).toBe('tooMuchCoal')
    expect(table.why(take(4, 0, 0))).toBe('tooMany')
    expect(table.why(take(1, 2, 0))).toBe('notInYard')
  })

  it('lets a player take fewer, or nothing', () => {
    expect(yard(5, 1, 2).can(take(1, 0, 0))).toBe(true)
    expect(yard(5, 1, 2).can(take(0, 0, 0))).toBe(true)
  })

  // § 70
  it('gives what there is where there are fewer than three', () => {
    const table = yard(1, 1, 0)
    expect(table.moves()).toHaveLength(4)
    table.play(take(1, 1, 0))
    expect(table.board(0).goods).toMatchObject({ iron: 1, stone: 1 })
  })

  it('asks nothing where the yard is empty', () => {
    expect(yard(0, 0, 0).ask().type).toBe('chance')
  })

  // § 197
  it('gives one cube more with Wyddfa, still one coal at most', () => {
    const table = at(3, (p) => {
      p.yard = { iron: 5, stone: 1, coal: 2 }
      const board = p.boards[0]
      if (board) board.train = 3
      resolving(p, { [A]: [0] })
    })
    expect(table.can(take(3, 0, 1))).toBe(true)
    expect(table.can(take(2, 0, 2))).toBe(false)
  })

  it('gives two cubes more with contract 7, and any coal with contract 29', () => {
    const table = yard(5, 1, 2, 7, 29)
    table.play({ type: 'use', contract: 7 }).play({ type: 'use', contract: 29 })
    expect(table.can(take(3, 0, 2))).toBe(true)
    expect(table.can(take(5, 1, 0))).toBe(false)
  })

  it('gives no more than two with contract 20, whatever adds to the action, and any coal with 29', () => {
    const table = at(3, (p) => {
      p.yard = { iron: 5, stone: 1, coal: 2 }
      if (p.boards[0]) p.boards[0].train = 3
      hold(p, 0, 7, 20, 29)
      resolving(p, { [A]: [0] })
    })
    for (const contract of [7, 29, 20]) table.play({ type: 'use', contract })
    expect([table.can(take(3, 0, 0)), table.can(take(0, 0, 2))]).toEqual([false, true])
  })

  it('gives two cubes at once with contract 20, at most one of them coal', () => {
    const table = yard(5, 1, 2, 20).play({ type: 'use', contract: 20 })
    expect(table.can(take(0, 0, 2))).toBe(false)
    table.play(take(1, 0, 1))
    expect(table.board(0).goods).toMatchObject({ iron: 1, coal: 1 })
    expect(table.can(take(2, 1, 0))).toBe(true)
  })
})

describe('start player', () => {
  const last = [-1, -1, 1]

  // § 73
  it('is the owner of the labourer in the last space, who takes cubes as well', () => {
    const table = at(3, (p) => resolving(p, { [A]: last })).play(take(1, 0, 0))
    expect(table.board(1).goods.iron).toBe(1)
    expect(table.p.start).toBe(1)
  })

  it.each([
    [2, 1],
    [4, 3],
    [5, 3],
  ])('is made by the last space for %i players too, and begins the next round', (seats, space) => {
    const table = at(seats, (p) => {
      p.yard = { iron: 0, stone: 0, coal: 0 }
      p.bag.event = 0
      resolving(p, { [A]: [...Array.from({ length: space }, () => -1), 1] })
    })
    expect(table.p.start).toBe(1)
    expect(table.draw().seats()).toEqual([1])
  })

  // § 74
  it('stays where nobody uses the last space', () => {
    const table = at(3, (p) => resolving(p, { [A]: [2, 1] }))
    table.play(take(1, 0, 0)).play(take(1, 0, 0))
    expect(table.p.start).toBe(0)
  })

  it('is who uses contract 22, and cannot change again this round', () => {
    const table = at(3, (p) => {
      hold(p, 2, 22)
      resolving(p, { [A]: last })
    })
    table.play({ type: 'use', contract: 22 }).play(take(1, 0, 0))
    expect(table.p.start).toBe(2)
    expect(table.told('lead')).toEqual([{ type: 'lead', seat: 2, fixed: true }])
  })

  it('changes the order of the windows after it', () => {
    const table = at(3, (p) => {
      for (const seat of [0, 1, 2]) give(p, seat, { iron: 4 })
      hold(p, 0, 12)
      hold(p, 1, 24)
      resolving(p, { [A]: last })
    })
    table.play(take(0, 0, 0))
    expect(table.seats()).toEqual([1])
    table.play({ type: 'done' })
    expect(table.seats()).toEqual([0])
  })
})
