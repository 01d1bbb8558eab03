import { describe, expect, it } from 'vitest'
import { contractIn } from '../../../../src/games/snowdonia/box.ts'
import { A, at, B, box, E, ending, F, G, give, hold, resolving } from '../table.ts'

describe('contract window order', () => {
  // § 63, 64, 67
  it('goes clockwise from the start player before the first action of an area', () => {
    const table = at(3, (p) => {
      p.start = 1
      for (const seat of [0, 1, 2]) give(p, seat, { stone: 4, iron: 6 })
      p.rubble = p.rubble.map(() => 0)
      hold(p, 0, 9)
      hold(p, 1, 14, 15)
      hold(p, 2, 6)
      resolving(p, { [E]: [2, 1] })
    })
    expect(table.seats()).toEqual([1])
    table.play({ type: 'use', contract: 14 })
    expect(table.seats()).toEqual([1])
    table.play({ type: 'use', contract: 15 })
    expect(table.seats()).toEqual([2])
    table.play({ type: 'done' })
    // Seat 0 has no labourer at E and no other way to build: contract 9 would be wasted.
    expect(table.seats()).toEqual([2])
    expect(table.moves().some(({ type }) => type === 'build')).toBe(true)
    expect(table.why({ type: 'use', contract: 6 })).toBe('notNow')
  })

  it('opens for areas without labourers too', () => {
    const table = at(3, (p) => {
      give(p, 0, { iron: 4 })
      hold(p, 0, 12)
      resolving(p, { [A]: [] })
    })
    expect(table.moves()).toEqual([{ type: 'use', contract: 12 }, { type: 'done' }])
  })

  // § 64
  it('lets no card be used in another area, twice, or in another hand', () => {
    const table = at(3, (p) => {
      hold(p, 0, 13, 9)
      hold(p, 1, 4)
      if (p.boards[0]) p.boards[0].used = [26]
      resolving(p, { [A]: [] })
    })
    expect(table.why({ type: 'use', contract: 9 })).toBe('otherArea')
    expect(table.why({ type: 'use', contract: 4 })).toBe('notHeld')
    expect(table.why({ type: 'use', contract: 26 })).toBe('usedUp')
    expect(table.why({ type: 'use', contract: 4 }, 1)).toBe('notYourTurn')
  })

  it('refuses a card that would bring nothing, and says why', () => {
    const table = at(3, (p) => {
      hold(p, 0, 13, 7, 20)
      p.yard = { iron: 0, stone: 0, coal: 0 }
      resolving(p, { [A]: [] })
    })
    expect(table.moves()).toEqual([{ type: 'use', contract: 13 }, { type: 'done' }])
    expect(table.why({ type: 'use', contract: 7 })).toBe('noLabourer')
    expect(table.why({ type: 'use', contract: 20 })).toBe('yardEmpty')
  })

  it('closes for a player who has used none', () => {
    const table = at(3, (p) => {
      hold(p, 0, 4)
      hold(p, 1, 22)
      resolving(p, { [A]: [] })
    })
    expect(table.play({ type: 'done' }).seats()).toEqual([1])
    expect(table.play({ type: 'done' }).ask().type).toBe('chance')
  })

  it('stays shut for the round once contract 13 is used', () => {
    const table = at(3, (p) => {
      give(p, 1, { iron: 4 })
      hold(p, 0, 13, 22)
      hold(p, 1, 4, 12)
      resolving(p, { [A]: [] })
    }).play({ type: 'use', contract: 13 })
    expect(table.ask().type).toBe('chance')
    expect([table.board(0).hand, table.board(1).hand]).toEqual([[22], [4, 12]])
  })

  it('keeps maintenance contracts for maintenance', () => {
    const table = at(3, (p) => {
      hold(p, 0, 13, 16)
      resolving(p, { [A]: [] })
    })
    expect(table.why({ type: 'use', contract: 16 })).toBe('onlyUpkeep')
  })
})

describe('a used contract', () => {
  // § 65, 66
  it('lasts until the end of the round, and stays with its owner', () => {
    const table = at(3, (p) => {
      p.bag.event = 0
      hold(p, 0, 26)
      resolving(p, { [B]: [0] })
    }).play({ type: 'use', contract: 26 })
    expect(table.board(0)).toMatchObject({ hand: [], used: [26], active: [26] })
    expect(table.board(0).goods.rubble).toBe(6)
    table.draw()
    expect(table.board(0)).toMatchObject({ used: [26], active: [] })
  })
})

describe('a new round', () => {
  it('lets contracts be used again, the start player marker move, and Padarn wait for a build', () => {
    const { p } = at(3, (p) => {
      Object.assign(p, { isLocked: true, isStartFixed: true, builds: 2 })
      p.bag.event = 0
      ending(p)
    }).draw()
    expect(p).toMatchObject({ isLocked: false, isStartFixed: false, builds: 0 })
  })
})

describe('single contracts', () => {
  it('4 puts another disc into the middle of the weather track', () => {
    const table = at(3, (p) => {
      p.coming = ['rain', 'sun']
      hold(p, 0, 4)
      resolving(p, { [A]: [] })
    }).play({ type: 'use', contract: 4 })
    expect(table.why({ type: 'disc', weather: 'rain' })).toBe('sameDisc')
    table.play({ type: 'disc', weather: 'fog' })
    expect(table.p.coming).toEqual(['fog', 'sun'])
  })

  it('5 keeps one of two contracts drawn, or itself, and discards the others', () => {
    const drawn = () =>
      at(3, (p) => {
        hold(p, 0, 5)
        resolving(p, { [F]: [] })
      })
        .play({ type: 'use', contract: 5 })
        .draw()
    const table = drawn()
    const [first = 0, second = 0] = table.told('drew').flatMap(({ contracts }) => contracts)
    expect(table.moves().map((move) => 'contract' in move && move.contract)).toEqual([first, second, 5])
    table.play({ type: 'keep', contract: second })
    expect(table.board(0)).toMatchObject({ hand: [second], used: [] })
    expect(table.p.discard.slice(0, 2)).toEqual([first, 5])
    expect(drawn().play({ type: 'keep', contract: 5 }).board(0).used).toEqual([5])
  })

  it('5 draws on from the shuffled discards', () => {
    const table = at(3, (p) => {
      hold(p, 0, 5)
      p.discard = p.deck.slice(1)
      p.deck = p.deck.slice(0, 1)
      p.back = 'none'
      resolving(p, { [F]: [] })
    })
    table.play({ type: 'use', contract: 5 }).draw()
    expect([table.told('drew').length, table.told('reshuffled').length]).toEqual([2, 1])
  })

  it('18 draws three cubes from the bag and puts white ones back', () => {
    const table = at(3, (p) => {
      p.bag = { iron: 1, stone: 0, coal: 0, event: 2 }
      hold(p, 0, 18)
      resolving(p, { [G]: [] })
    })
      .play({ type: 'use', contract: 18 })
      .draw()
    expect(table.board(0).goods.iron).toBe(1)
    expect(table.told('drewBag')).toEqual([{ type: 'drewBag', seat: 0, iron: 1, stone: 0, coal: 0, event: 2 }])
    // The white cubes were in the bag again when the yard was restocked.
    expect(table.told('stocked')[0]?.cubes).toEqual(['event', 'event'])
  })

  it('27 moves the surveyor on', () => {
    const table = at(3, (p) => {
      hold(p, 0, 27)
      resolving(p, { [G]: [0] })
    }).play({ type: 'use', contract: 27 })
    expect(table.board(0).surveyor).toBe(2)
  })

  it('18 and 27 are refused with nothing to draw, and at the summit', () => {
    const table = at(3, (p) => {
      p.bag = { iron: 0, stone: 0, coal: 0, event: 3 }
      if (p.boards[0]) p.boards[0].surveyor = 7
      hold(p, 0, 18, 27)
      resolving(p, { [G]: [] })
    })
    expect(table.board(0).hand).toEqual([18, 27])
    expect(table.p.phase).toBe('restock')
  })

  it('28 brings a labourer to work at once, even to the start player’s space', () => {
    const table = at(3, (p) => {
      hold(p, 1, 28)
      p.yard = { iron: 0, stone: 0, coal: 0 }
      resolving(p, { [A]: [0], [G]: [1] })
    }).play({ type: 'use', contract: 28 })
    table.play({ type: 'move', area: G, space: 0, toArea: A, toSpace: 2 })
    expect([table.p.start, table.board(1).surveyor]).toEqual([1, 0])
  })

  it('28 moves a labourer to another empty space, not into fog', () => {
    const table = at(3, (p) => {
      p.sky = 'fog'
      hold(p, 0, 28)
      resolving(p, { [A]: [0, 1], [G]: [0] })
    }).play({ type: 'use', contract: 28 })
    const move = { type: 'move', area: A, space: 0 } as const
    expect(table.why({ ...move, toArea: B, toSpace: 0 })).toBe('fog')
    expect(table.why({ ...move, toArea: A, toSpace: 1 })).toBe('taken')
    expect(table.why({ ...move, space: 1, toArea: E, toSpace: 0 })).toBe('notYourLabourer')
    table.play({ ...move, toArea: E, toSpace: 1 })
    expect(table.p.work[A]).toEqual([-1, 1, -1])
    expect(table.p.work[E]).toEqual([-1, 0])
  })
})

describe('a contract taken in the Site Office', () => {
  // § 111, 112, 121
  it('is open in its owner’s hand, and can be used at once in the next area only', () => {
    const table = at(3, (p) => {
      hold(p, 2, 18, 6)
      if (p.boards[2]) p.boards[2].hand = []
      p.office = [6, 18, 0]
      resolving(p, { [F]: [0, 1] })
    }).play({ type: 'contract', contract: 18 })
    expect(table.board(1).hand).toEqual([6])
    expect(table.moves()).toEqual([{ type: 'use', contract: 18 }, { type: 'done' }])
  })

  it('cannot be used in the same area', () => {
    const table = at(3, (p) => {
      hold(p, 1, 5)
      if (p.boards[1]) p.boards[1].hand = []
      p.office = [5, 0, 0]
      resolving(p, { [F]: [0, 1] })
    })
    expect([table.board(0).hand, table.board(1).hand]).toEqual([[5], []])
    expect(table.ask().type).toBe('chance')
  })

  // § 111
  it('has to be there', () => {
    const table = at(3, (p) => resolving(p, { [F]: [0] }))
    const strange = table.p.deck[0] ?? 0
    expect(table.why({ type: 'contract', contract: strange })).toBe('notInOffice')
  })
})

describe('site office restock', () => {
  const restocked = (office: number[], seats = 3) =>
    at(seats, (p) => {
      p.bag.event = 0
      p.deck = p.deck.concat(p.office).filter((one) => one !== 1 && one !== 2 && one !== 3)
      p.office = office
      p.discard = []
      ending(p)
    }).draw()

  // § 123–125
  it('discards the first card, moves the others to the left and adds new ones', () => {
    const { p } = restocked([1, 0, 3])
    expect(p.discard).toEqual([1])
    expect(p.office[0]).toBe(3)
    expect(new Set(p.office).size).toBe(3)
    expect(p.office).not.toContain(0)
  })

  it('discards nothing where the first card was taken', () => {
    const { p } = restocked([0, 2, 3])
    expect(p.discard).toEqual([])
    expect(p.office.slice(0, 2)).toEqual([2, 3])
  })

  // § 243
  it('discards all three in a match of one', () => {
    const { p } = restocked([1, 2, 3], 1)
    expect(p.discard).toEqual([1, 2, 3])
    expect(p.office.some((contract) => [1, 2, 3].includes(contract))).toBe(false)
  })

  it('shuffles the discards where the deck is empty', () => {
    const table = at(3, (p) => {
      p.bag.event = 0
      p.discard = [...p.deck]
      p.deck = []
      p.back = 'none'
      ending(p)
    }).draw()
    expect(table.told('reshuffled')).toHaveLength(1)
    expect(table.p.office).not.toContain(0)
  })

  it('draws a card with the back that everyone has seen', () => {
    for (let seed = 0; seed < 20; seed++) {
      const table = at(3, (p) => ending(p), {}, seed)
      const { back } = table.p
      table.draw()
      const first = table.told('filled')[0]?.contract ?? 0
      expect(table.p.office).toContain(first)
      expect(weatherOf(first)).toBe(back)
    }
  })
})

const weatherOf = (contract: number) => contractIn(box, contract).weather
