import { describe, expect, it } from 'vitest'
import type { Position } from '../../../../src/games/snowdonia/position.ts'
import { A, at, E, eventComing, give, hold, resolving, tableOf } from '../table.ts'

/** Gives a player a train that is in the shed, with the coal on it left there. */
function owns(p: Position, seat: number, train: number): void {
  p.shed = p.shed.filter((one) => one.train !== train)
  if (p.aside === train) p.aside = 0
  const board = p.boards[seat]
  if (board) board.train = train
}

describe('train purchase before the event', () => {
  const shop = (isForSale: boolean, steel: number) =>
    at(3, (p) => {
      p.events = isForSale ? [1, 2] : [1]
      p.isForSale = isForSale
      p.shed = [
        { train: 1, coal: 1 },
        { train: 4, coal: 1 },
        { train: 5, coal: 2 },
      ]
      give(p, 0, { steel, stone: 4 })
      p.rubble = p.rubble.map(() => 0)
      resolving(p, { [E]: [0] })
    })

  // § 106, 182, 183, 229
  it('is refused, and allowed once the second event space is filled', () => {
    expect(shop(false, 2).can({ type: 'buy', train: 1 })).toBe(false)
    expect(shop(false, 2).why({ type: 'buy', train: 1 })).toBe('notForSale')
    expect(shop(true, 2).can({ type: 'buy', train: 1 })).toBe(true)
    const table = at(3, (p) => {
      p.events = [1]
      eventComing(p)
    })
    expect(table.p.isForSale).toBe(true)
  })

  // § 107, 120, 203
  it('costs two bars, one for Snowdon and Moel Siabod', () => {
    const table = shop(true, 1)
    expect(table.moves().filter(({ type }) => type === 'buy')).toEqual([
      { type: 'buy', train: 4 },
      { type: 'buy', train: 5 },
    ])
    expect(table.why({ type: 'buy', train: 1 })).toBe('short')
  })

  // § 107
  it('brings the coal on the train', () => {
    const table = shop(true, 1).play({ type: 'buy', train: 5 })
    expect(table.board(0)).toMatchObject({ train: 5, goods: { coal: 2, steel: 0 } })
    expect(table.p.shed.map(({ train }) => train)).toEqual([1, 4])
  })

  // § 108–110, 185–187
  it('returns a train owned before, with new coal from the bag', () => {
    const table = at(3, (p) => {
      p.isForSale = true
      p.shed = [{ train: 4, coal: 1 }]
      p.bag.coal = 5
      give(p, 0, { steel: 1, coal: 2 })
      if (p.boards[0]) p.boards[0].train = 1
      resolving(p, { [E]: [0] })
    }).play({ type: 'buy', train: 4 })
    expect(table.p.shed).toEqual([{ train: 1, coal: 1 }])
    expect(table.board(0)).toMatchObject({ train: 4, goods: { coal: 3 } })
    expect(table.p.bag.coal).toBe(4)
  })

  // § 110, 187
  it.each([0, 1])('returns one with no more than the %i coal in the bag, for others to buy', (coal) => {
    const table = at(3, (p) => {
      p.isForSale = true
      p.shed = [{ train: 4, coal: 1 }]
      p.bag.coal = coal
      give(p, 0, { steel: 1 })
      give(p, 1, { steel: 1 })
      if (p.boards[0]) p.boards[0].train = 5
      resolving(p, { [E]: [0, 1] })
    }).play({ type: 'buy', train: 4 })
    expect(table.p.shed).toEqual([{ train: 5, coal }])
    expect(table.play({ type: 'buy', train: 5 }).board(1)).toMatchObject({ train: 5, goods: { coal } })
  })
})

describe('Padarn in the last build of the area', () => {
  /** Contract 10 builds without a labourer; there are bars for it and for one site more. */
  const last = (train: number) =>
    at(3, (p) => {
      p.isForSale = true
      p.rubble = p.rubble.map(() => 0)
      give(p, 0, { steel: 3 })
      hold(p, 0, 10)
      if (train > 0) owns(p, 0, train)
      resolving(p, { [E]: [] })
    }).play({ type: 'use', contract: 10 })
  const builds = (table: ReturnType<typeof last>) => table.can({ type: 'done' })

  it('builds once more if it was bought there', () => {
    const table = last(0).play({ type: 'buy', train: 6 })
    expect(table.p.phase).toBe('perform')
    expect(builds(table)).toBe(true)
    expect(table.play({ type: 'done' }).p.phase).not.toBe('perform')
  })

  it('builds no more if it was given back there', () => {
    expect(last(6).play({ type: 'buy', train: 4 }).p.phase).not.toBe('perform')
  })
})

describe('hiring', () => {
  const hiring = (train: number, coal: number) =>
    at(3, (p) => {
      owns(p, 0, train)
      give(p, 0, { coal })
      p.bag.coal = 3
    })

  // § 54, 206
  it('takes two coal with Padarn', () => {
    expect(hiring(6, 1).can({ type: 'hire' })).toBe(false)
    expect(hiring(6, 1).why({ type: 'hire' })).toBe('shortCoal')
    const table = hiring(6, 2).play({ type: 'hire' })
    expect(table.board(0)).toMatchObject({ labourers: 3, hired: true, goods: { coal: 0 } })
    expect(table.p.bag.coal).toBe(5)
  })

  // § 54, 189, 193, 196, 199, 202, 209
  it('takes one coal with any other train, and a train', () => {
    expect(hiring(5, 1).can({ type: 'hire' })).toBe(true)
    expect(hiring(0, 1).why({ type: 'hire' })).toBe('noTrain')
  })

  // § 54, 57
  it('comes before the first labourer is placed, and once a round', () => {
    const table = hiring(5, 3).play({ type: 'hire' })
    expect(table.why({ type: 'hire' })).toBe('hasHired')
    const late = hiring(5, 3)
    for (const seat of [0, 1, 2]) late.play({ type: 'place', area: 6, space: seat })
    expect(late.seats()).toEqual([0])
    expect(late.why({ type: 'hire' })).toBe('hasPlaced')
  })

  it('waits for one’s own turn, which need not be the first', () => {
    const table = at(3, (p) => {
      owns(p, 1, 5)
      give(p, 1, { coal: 1 })
    })
    expect(table.can({ type: 'hire' })).toBe(false)
    table.play({ type: 'place', area: 6, space: 0 })
    expect(table.can({ type: 'hire' })).toBe(true)
  })

  // § 55, 58
  it('sends the third labourer back to the pub after its work', () => {
    const table = at(3, (p) => {
      owns(p, 0, 5)
      const board = p.boards[0]
      if (board) Object.assign(board, { hired: true, labourers: 3 })
      p.yard = { iron: 0, stone: 0, coal: 0 }
      resolving(p, { [A]: [0, 0, 0] })
    })
    expect(table.told('home').map(({ pub }) => pub)).toEqual([false, false, true])
    expect(table.board(0)).toMatchObject({ labourers: 2, hired: false })
  })

  // § 52, 53
  it('places labourers clockwise until all have placed all', () => {
    const table = hiring(5, 1).play({ type: 'hire' })
    const order: number[] = []
    while (table.p.phase === 'assign') {
      order.push(...table.seats())
      table.play({ type: 'place', area: 6, space: order.length - 1 })
    }
    expect(order).toEqual([0, 1, 2, 0, 1, 2, 0])
  })
})

describe('maintenance', () => {
  /** The sixth event for two owners; the first has a bar, the second contract 16. */
  const due = (coal = 5) =>
    at(3, (p) => {
      p.events = [4, 5]
      owns(p, 0, 5)
      owns(p, 1, 1)
      p.bag.coal = coal
      give(p, 0, { steel: 1 })
      hold(p, 1, 16)
      eventComing(p)
    })

  // § 184, 230
  it('asks every owner who can pay at once', () => {
    const table = due()
    expect(table.seats()).toEqual([0, 1])
    expect(table.moves(0)).toEqual([{ type: 'pay' }, { type: 'return' }])
    expect(table.moves(1)).toEqual([{ type: 'discard', contract: 16 }, { type: 'return' }])
    expect(table.why({ type: 'pay' }, 1)).toBe('shortUpkeep')
  })

  it('takes answers in any order, and then goes on', () => {
    const table = due().play({ type: 'discard', contract: 16 }, 1)
    expect(table.seats()).toEqual([0])
    table.play({ type: 'pay' })
    expect(table.board(0)).toMatchObject({ train: 5, goods: { steel: 0 } })
    expect(table.board(1)).toMatchObject({ train: 1, hand: [] })
    expect(table.p.discard).toContain(16)
    expect(table.p.phase).toBe('assign')
  })

  // § 232, 233
  it('refills returned trains from the bag in numerical order', () => {
    const table = due(2).play({ type: 'return' }, 0).play({ type: 'return' }, 1)
    const coalOf = (train: number) => table.p.shed.find((one) => one.train === train)?.coal
    expect([coalOf(1), coalOf(5), table.p.bag.coal]).toEqual([1, 1, 0])
    expect([table.board(0).train, table.board(1).train]).toEqual([0, 0])
  })

  // § 231, 234
  it('takes the train of an owner who cannot pay, and no coal', () => {
    const table = at(3, (p) => {
      p.events = [4, 5]
      owns(p, 2, 5)
      give(p, 2, { coal: 2 })
      eventComing(p)
    })
    expect(table.board(2)).toMatchObject({ train: 0, goods: { coal: 2 } })
    expect(table.p.phase).toBe('assign')
  })

  // § 232, 233
  it('refills trains in that order, whether they were given up or could not be kept', () => {
    const table = at(3, (p) => {
      p.events = [4, 5]
      owns(p, 0, 1)
      owns(p, 1, 3)
      owns(p, 2, 5)
      for (const seat of [0, 1]) give(p, seat, { steel: 1 })
      p.bag.coal = 1
      eventComing(p)
    })
    expect([table.seats(), table.board(2).train]).toEqual([[0, 1], 0])
    table.play({ type: 'return' }, 1).play({ type: 'pay' })
    const coalOf = (train: number) => table.p.shed.find((one) => one.train === train)?.coal
    expect([coalOf(1), coalOf(3), coalOf(5)]).toEqual([undefined, 1, 0])
  })

  // § 230
  it('can be paid with either contract or the bar, contract 13 or not', () => {
    const table = at(3, (p) => {
      p.events = [4, 5]
      owns(p, 0, 1)
      give(p, 0, { steel: 1 })
      hold(p, 0, 16, 21)
      p.isLocked = true
      eventComing(p)
    })
    expect(table.moves().map(({ type }) => type)).toEqual(['pay', 'discard', 'discard', 'return'])
  })

  // § 200
  it('costs Snowdon’s points where it comes in the last round', () => {
    const table = at(3, (p, line) => {
      for (const space of line.tracks) p.owners[space] = -1
      owns(p, 0, 4)
      p.events = [4, 5]
      eventComing(p)
    })
    expect(table.outcome().seats[0]?.total).toBe(0)
  })

  // § 245
  it('takes the only train of a match of one for good', () => {
    const table = at(1, (p) => {
      p.events = [4, 5]
      eventComing(p)
    })
    expect(table.board(0).train).toBe(0)
    expect(table.p.shed).toEqual([])
    expect(table.told('fuelled')).toEqual([])
  })
})

describe('the trains of a match', () => {
  // § 46, 188, 192, 195, 198, 201, 204, 205, 208
  it('begin with the coal of their cards', () => {
    const coal = new Map<number, number>()
    for (let seed = 0; seed < 7; seed++)
      for (const one of at(2, undefined, {}, seed).p.shed) coal.set(one.train, one.coal)
    expect([1, 2, 3, 4, 5, 6, 7].map((train) => coal.get(train))).toEqual([1, 0, 1, 1, 2, 1, 1])
  })

  // § 44, 45
  it('are six in the shed and one set aside, whose coal is in the bag', () => {
    for (let seed = 0; seed < 7; seed++) {
      const { p } = tableOf(at(2, undefined, {}, seed).p)
      const onTrains = p.shed.reduce((sum, { coal }) => sum + coal, 0)
      expect(p.shed).toHaveLength(6)
      expect(p.bag.coal + onTrains + p.yard.coal).toBe(14)
    }
  })
})
