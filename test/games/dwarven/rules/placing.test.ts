import { describe, expect, it } from 'vitest'
import { at, cards, hold, own, row, segment, site, snow } from '../table.ts'

describe('a surveyor', () => {
  // D-T04
  // § 52–54
  it('may not be placed beyond the network', () => {
    const table = at(2)
    const far = segment(table.p, 'Scarlet Stair', 'Farrow Delf')
    expect(table.why({ type: 'survey', segment: far })).toBe('notAdjacent')
    expect(table.can({ type: 'survey', segment: segment(table.p, 'Bronzehall', 'Scarlet Stair'), rating: 0 })).toBe(
      true,
    )
  })

  // § 56
  it('may not be placed on track that someone owns', () => {
    const table = at(2, (p) => own(p, 1, 'Bronzehall', 'Scarlet Stair'))
    const taken = segment(table.p, 'Bronzehall', 'Scarlet Stair')
    expect(table.why({ type: 'survey', segment: taken })).toBe('owned')
  })

  // § 60
  it('may not be placed on the second segment of a parallel pair, which is open to others', () => {
    const table = at(2, (p) => {
      own(p, 1, 'Copperkeep', 'Abyss', 'Gold Mere', 'Glimmerdale')
      own(p, 0, 'Bronzehall', 'Scarlet Stair', 'Dragonmilk')
    })
    const red = segment(table.p, 'Gold Mere', 'Glimmerdale', true)
    expect(table.why({ type: 'survey', segment: red })).toBe('notAdjacent')
    table.play({ type: 'done' })
    expect(table.why({ type: 'survey', segment: red })).toBe('twin')
  })

  // § 60
  it('may not be placed on the second segment of a pair while another is on the first', () => {
    const table = at(2, (p) => {
      own(p, 0, 'Bronzehall', 'Scarlet Stair', 'Dragonmilk')
      own(p, 0, 'Copperkeep', 'Abyss', 'Gold Mere')
      p.boards[0]?.bases.push(site(p, 'Copperkeep'))
      hold(p, 0, cards.elf1)
    })
    const red = segment(table.p, 'Gold Mere', 'Glimmerdale', true)
    expect(table.why({ type: 'survey', segment: red })).toBeUndefined()
    table.play({ type: 'survey', segment: segment(table.p, 'Gold Mere', 'Glimmerdale', false), rating: 0 })
    expect(table.why({ type: 'survey', segment: red })).toBe('twin')
  })

  // § 62
  it('serves no purpose between two sites of the network, but to make a way black', () => {
    const table = at(2, (p) => own(p, 0, 'Bronzehall', 'Scarlet Stair', 'Farrow Delf', 'Dragonmilk'))
    expect(table.why({ type: 'survey', segment: segment(table.p, 'Scarlet Stair', 'Dragonmilk') })).toBe('pointless')
    const other = at(2, (p) => own(p, 0, 'Bronzehall', 'Scarlet Stair', 'Dragonmilk', 'Farrow Delf'))
    expect(other.why({ type: 'survey', segment: segment(other.p, 'Scarlet Stair', 'Farrow Delf') })).toBeUndefined()
  })

  // D-T06
  // § 58, 65
  it('may extend a segment surveyed from the network, though not a consecutive one', () => {
    const table = at(2, (p) => {
      for (const card of [cards.elf1, cards.elf2[0]]) hold(p, 0, card)
    })
    const [one, two, three] = [
      segment(table.p, 'Bronzehall', 'Scarlet Stair'),
      segment(table.p, 'Scarlet Stair', 'Farrow Delf'),
      segment(table.p, 'Farrow Delf', 'Coldharrow'),
    ]
    table.play({ type: 'survey', segment: one, rating: 0 })
    expect(table.why({ type: 'survey', segment: three })).toBe('notAdjacent')
    table.play({ type: 'survey', segment: two, rating: 1 })
    expect(table.why({ type: 'survey', segment: three })).toBe('chainOfThree')
  })
})

describe('a paper clip', () => {
  it('makes a segment of its own, which is red and comes back if it is not built', () => {
    const table = at(2)
    const [a, b] = [site(table.p, 'Whitefall'), site(table.p, 'Bronzehall')]
    table.play({ type: 'clip', a, b, rating: 0 })
    expect(table.p.clips[0]).toEqual([a, b])
    table.play({ type: 'done' }).until('pay')
    table.play({ type: 'pay', segments: [], cards: [] })
    table.until('place')
    expect([table.p.clips[0], table.board(0).clip]).toEqual([[], true])
  })

  it('costs as much as red track and is gone once it is built', () => {
    const table = at(2, (p) => row(p))
    const [a, b] = [site(table.p, 'Whitefall'), site(table.p, 'Bronzehall')]
    table.play({ type: 'clip', a, b, rating: 0 }).play({ type: 'done' }).until('pay').until('place')
    expect(table.told('laid')).toEqual([{ type: 'laid', seat: 0, segment: 45, cost: 3 }])
    expect(table.p.clips[0]).toEqual([a, b])
    table.until('place')
    expect([table.seats(), table.why({ type: 'clip' })]).toEqual([[1], undefined])
    table.play({ type: 'done' })
    expect([table.seats(), table.why({ type: 'clip' })]).toEqual([[0], 'clipUsed'])
    expect(table.p.owners[45]).toBe(1)
  })

  it('makes a segment that belongs to the player who wins and builds it, and is spent then', () => {
    const table = at(2, (p) => {
      row(p)
      own(p, 1, 'Copperkeep', 'Sunless Gallery', 'Embercairn', 'Ivygloom', 'Cinder Rift', 'Whitefall')
    })
    const [a, b] = [site(table.p, 'Whitefall'), site(table.p, 'Bronzehall')]
    table.play({ type: 'clip', a, b, rating: 0 }).play({ type: 'done' })
    expect(table.why({ type: 'clip', a, b }, 1)).toBe('joined')
    table.play({ type: 'survey', segment: 45, rating: 0 }).play({ type: 'done' }).draw(1, 1, 6, 6)
    table.play({ type: 'pay', segments: [45], cards: [] }, 1).untilTurn(2)
    expect([table.p.owners[45], table.board(0).clip, table.board(1).clip]).toEqual([2, false, true])
  })

  it('joins no sites that are joined, far apart or with something between', () => {
    const table = at(2)
    const line = (one: string, other: string) => {
      const ends = [site(table.p, one), site(table.p, other)].sort((x, y) => x - y)
      return table.why({ type: 'clip', a: ends[0] ?? 0, b: ends[1] ?? 0 })
    }
    expect(line('Bronzehall', 'Scarlet Stair')).toBe('joined')
    expect(line('Bronzehall', 'Copperkeep')).toBe('farApart')
    expect(line('Bronzehall', 'Rimegate')).toBe('crossing')
    expect(line('Cinder Rift', 'Bronzehall')).toBeUndefined()
  })

  it('is used once, and crosses no other', () => {
    const table = at(2, (p) => {
      own(p, 1, 'Copperkeep', 'Sunless Gallery', 'Greenwick Shaft')
      hold(p, 0, cards.elf1)
    })
    const line = (one: string, other: string) => {
      const [a = 0, b = 0] = [site(table.p, one), site(table.p, other)].sort((x, y) => x - y)
      return { type: 'clip', a, b } as const
    }
    table.play({ ...line('Bronzehall', 'Sunless Gallery'), rating: 0 })
    expect(table.why({ ...line('Bronzehall', 'Whitefall'), rating: 1 })).toBe('clipUsed')
    table.play({ type: 'done' })
    expect(table.why(line('Embercairn', 'Greenwick Shaft'))).toBe('crossingClip')
  })

  it('is an option', () => {
    const table = at(2, () => {}, { paperClip: false })
    expect(table.why({ type: 'clip' })).toBe('noClips')
    expect(table.moves().some(({ type }) => type === 'clip')).toBe(false)
  })
})

describe('an agent', () => {
  // D-T11
  // § 4, 5, 86–89
  it('may not prospect a person for whom no pawn is left, nor a seventh', () => {
    const table = at(2, (p) => {
      row(p, cards.dwarf2, cards.dwarf1)
      for (const card of cards.elf2.slice(0, 2)) hold(p, 0, card)
    })
    expect(table.why({ type: 'prospect', card: cards.dwarf2 })).toBe('noPawn')
    expect(table.why({ type: 'prospect', card: cards.dwarf1 })).toBeUndefined()
    const six = at(2, (p) => {
      row(p, cards.dwarf2)
      for (const card of [...cards.elf2.slice(0, 2), 57, 58]) hold(p, 0, card)
    })
    expect(six.board(0).pawns).toHaveLength(6)
    expect(six.why({ type: 'prospect', card: cards.dwarf2 })).toBe('sixPeople')
  })

  // § 87
  it('counts people it stands on among the six', () => {
    const table = at(2, (p) => {
      row(p, cards.dwarf2, cards.elf2[1])
      hold(p, 0, cards.elf2[0])
      hold(p, 0, cards.dwarf1)
    })
    table.play({ type: 'prospect', card: cards.dwarf2, rating: 0 })
    expect(table.why({ type: 'prospect', card: cards.elf2[1] })).toBe('noPawn')
    expect(table.why({ type: 'prospect', card: cards.dwarf2 })).toBeUndefined()
  })

  // § 87
  it('is the sixth even while it is only prospected', () => {
    const table = at(2, (p) => {
      row(p, cards.dwarf2, cards.elf1 + 1)
      for (const card of [cards.elf1, cards.dwarf1, cards.elf2[0]]) hold(p, 0, card)
    })
    table.play({ type: 'prospect', card: cards.dwarf2, rating: 0 })
    expect(table.why({ type: 'prospect', card: cards.elf1 + 1 })).toBe('sixPeople')
  })

  // § 68, 76
  it('needs track to a city when it is placed on its passenger card, and the base of others', () => {
    const table = at(2, (p) => own(p, 0, 'Bronzehall', 'Scarlet Stair', 'Dragonmilk'))
    expect(table.why({ type: 'prospect', card: cards.wyrmrest })).toBe('notConnected')
    expect(table.why({ type: 'prospect', card: cards.bronzehall })).toBe('ownBase')
    table.play({ type: 'survey', segment: segment(table.p, 'Dragonmilk', 'Wyrmrest'), rating: 0 })
    expect(table.why({ type: 'prospect', card: cards.wyrmrest })).toBe('notConnected')
  })

  // § 68, 69
  it('may prospect a mine without track, also in snow', () => {
    const table = at(2, (p) => {
      row(p, cards.abyss)
      snow(p)
    })
    expect(table.why({ type: 'prospect', card: cards.abyss })).toBeUndefined()
    expect(table.why({ type: 'prospect', card: cards.freetown })).toBe('notUp')
  })
})

describe('placing', () => {
  // § 18, 39, 40, 66, 73
  it('goes on with the next player once one has no pawn at home or is done', () => {
    const table = at(2)
    table.play({ type: 'prospect', card: 0, rating: 0 })
    expect(table.seats()).toEqual([0])
    table.play({ type: 'survey', segment: segment(table.p, 'Bronzehall', 'Scarlet Stair'), rating: 0 })
    expect(table.seats()).toEqual([1])
    expect(table.why({ type: 'drop' }, 1)).toBe('otherAction')
    expect(table.why({ type: 'done' }, 0)).toBe('notYourTurn')
  })
})
