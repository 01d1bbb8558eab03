import { describe, expect, it } from 'vitest'
import type { Position } from '../../../../src/games/snowdonia/position.ts'
import { need } from '../../../../src/kit/assert.ts'
import { at, B, box, C, D, E, game, give, hold, own, resolving, rubble, site, station } from '../table.ts'
import { texts } from '../texts.ts'

const words = texts.en.wordsWith(box)

describe('works', () => {
  const works = (stone: number, train = 0) =>
    at(3, (p) => {
      give(p, 0, { iron: 6, rubble: 2 })
      p.bag = { ...p.bag, iron: 5, stone }
      if (p.boards[0]) p.boards[0].train = train
      resolving(p, { [C]: [0] })
    })

  // § 85–87, 89, 94, 95
  it('makes steel from iron ore and stone from rubble, three trades in any mix', () => {
    const table = works(1)
    table.play({ type: 'trade', steel: 2, stone: 1 })
    expect(table.board(0).goods).toMatchObject({ iron: 0, steel: 2, rubble: 0, stone: 1 })
    expect([table.p.bag.iron, table.p.bag.stone, table.p.steel]).toEqual([11, 0, 16])
  })

  // § 88
  it('makes no more stone than the bag has, and says how much that is', () => {
    const table = works(0)
    expect(table.can({ type: 'trade', steel: 2, stone: 0 })).toBe(true)
    expect(table.can({ type: 'trade', steel: 0, stone: 1 })).toBe(false)
    const refused = game.why(table.p, 0, { type: 'trade', steel: 0, stone: 1 })
    expect(refused).toMatchObject({ reason: 'noStone', amounts: { kind: 'stone', have: 0 } })
    const said = (stone: number) => {
      const { p } = works(stone)
      give(p, 0, { rubble: 4 })
      return words.refusal(need(game.why(p, 0, { type: 'trade', steel: 0, stone: 2 }), 'a refusal'))
    }
    expect(said(0)).toBe('There’s no stone in the bag, so you can’t make that much.')
    expect(said(1)).toBe('There’s 1 stone in the bag, so you can’t make that much.')
  })

  // § 194
  it('needs two iron ore for a bar with Enid', () => {
    const table = works(1, 2)
    expect(table.can({ type: 'trade', steel: 3, stone: 0 })).toBe(true)
    expect(table.can({ type: 'trade', steel: 3, stone: 1 })).toBe(false)
    expect(table.why({ type: 'trade', steel: 3, stone: 1 })).toBe('tooOften')
  })

  // § 88
  it('makes no more than the eighteen bars there are', () => {
    const table = at(3, (p) => {
      give(p, 0, { iron: 9 })
      p.steel = 1
      resolving(p, { [C]: [0] })
    })
    expect(table.can({ type: 'trade', steel: 2, stone: 0 })).toBe(false)
    expect(table.why({ type: 'trade', steel: 2, stone: 0 })).toBe('noSteel')
  })

  it('comes after contracts 11 and 12, which trade at once', () => {
    const table = at(3, (p) => {
      give(p, 0, { iron: 4, rubble: 4 })
      hold(p, 0, 11, 12)
      resolving(p, { [C]: [] })
    })
    table.play({ type: 'use', contract: 11 }).play({ type: 'trade', steel: 0, stone: 2 })
    table.play({ type: 'use', contract: 12 }).play({ type: 'trade', steel: 2, stone: 0 })
    expect(table.board(0).goods).toMatchObject({ iron: 0, rubble: 0, steel: 2, stone: 2 })
  })
})

describe('trading contracts', () => {
  const holding = (change: Parameters<typeof at>[1]) =>
    at(3, (p, line) => {
      give(p, 0, { iron: 9, rubble: 9 })
      hold(p, 0, 11, 12)
      change?.(p, line)
      resolving(p, { [C]: [] })
    })

  it('make two bars at most', () => {
    const table = holding(() => {}).play({ type: 'use', contract: 12 })
    expect(table.moves()).toHaveLength(3)
    expect(table.why({ type: 'trade', steel: 3, stone: 0 })).toBe('tooOften')
  })

  it('make no stone with an empty bag', () => {
    const table = holding((p) => {
      p.bag.stone = 0
    })
    expect(table.why({ type: 'use', contract: 11 })).toBe('noStone')
  })
})

describe('lay track order', () => {
  // § 97, 98, 100
  it('turns the closest cleared cards over, no further than the first that is not', () => {
    const table = at(3, (p, line) => {
      p.rubble = p.rubble.map((count, space) => (space < (line.tracks[2] ?? 0) ? 0 : count))
      give(p, 0, { steel: 3 })
      p.lay = 4
      resolving(p, { [D]: [0] })
    })
    expect(table.line.tracks.slice(0, 3).map((space) => table.p.owners[space])).toEqual([1, 1, 0])
    expect(table.board(0).goods.steel).toBe(1)
  })

  // § 99
  it('uses all bars up to the rate, and only as many as there are', () => {
    const table = at(3, (p) => {
      rubble(p)
      give(p, 0, { steel: 2 })
      p.lay = 4
      resolving(p, { [D]: [0] })
    })
    expect(table.board(0).goods.steel).toBe(0)
    expect(table.told('laid').map(({ space }) => space)).toEqual([0, 1])
  })

  // § 97, 210, 211
  it('lays one more with Ralph and with contract 1', () => {
    const table = at(3, (p) => {
      rubble(p)
      give(p, 0, { steel: 9 })
      if (p.boards[0]) p.boards[0].train = 7
      hold(p, 0, 1)
      resolving(p, { [D]: [0] })
    }).play({ type: 'use', contract: 1 })
    expect(table.told('laid')).toHaveLength(3)
  })

  it('comes once more after the others with contract 8', () => {
    const table = at(3, (p) => {
      rubble(p)
      give(p, 0, { steel: 9 })
      give(p, 1, { steel: 9 })
      hold(p, 0, 8)
      resolving(p, { [D]: [1] })
    }).play({ type: 'use', contract: 8 })
    expect(table.told('laid').map(({ seat, space }) => [seat, space])).toEqual([
      [1, 0],
      [0, 1],
    ])
  })

  it('goes on behind track that an event laid', () => {
    const table = at(3, (p) => {
      rubble(p)
      p.owners[0] = -1
      give(p, 0, { steel: 1 })
      resolving(p, { [D]: [0] })
    })
    expect(table.told('laid').map(({ space }) => space)).toEqual([1])
  })

  it('does not come in fog, contract 8 or not', () => {
    const table = at(3, (p) => {
      rubble(p)
      p.sky = 'fog'
      give(p, 0, { steel: 9 })
      hold(p, 0, 8)
      resolving(p, { [D]: [] })
    })
    expect([table.seats(), table.p.phase, table.board(0).hand]).toEqual([[], 'restock', [8]])
  })

  // § 52
  it('may be chosen without a bar to lay', () => {
    const table = at(3)
    expect(table.p.boards[0]?.goods.steel).toBe(0)
    expect(table.moves()).toContainEqual({ type: 'place', area: 3, space: 0 })
  })

  // § 26
  it('needs a marker for each track', () => {
    const table = at(3, (p) => {
      rubble(p)
      give(p, 0, { steel: 3 })
      p.lay = 4
      if (p.boards[0]) p.boards[0].markers = 1
      resolving(p, { [D]: [0] })
    })
    expect(table.told('laid')).toHaveLength(1)
  })
})

/** One labourer of seat 0 in area E; the track up to Hebron is clear, its excavation site isn’t. */
const building = (change: Parameters<typeof at>[1] = () => {}) =>
  at(3, (p, line) => {
    const { from } = station(line, 3)
    p.rubble = p.rubble.map((count, space) => (space < from ? 0 : count))
    give(p, 0, { steel: 2, stone: 4 })
    change?.(p, line)
    resolving(p, { [E]: [0] })
  })

describe('build access', () => {
  // § 101, 102, 105, 119
  it('is open once every track card on the way is clear, whatever rubble the station has', () => {
    const table = building()
    const steel = site(table.line, 3, 'steel', 1)
    table.play({ type: 'build', site: steel })
    expect(table.p.sites[steel]).toBe(1)
    expect([table.board(0).goods.steel, table.told('built')[0]?.steel]).toEqual([1, 1])
    expect(table.board(0).markers).toBe(15)
  })

  // § 102
  it('lets stone go back to the bag', () => {
    const table = building((p) => {
      p.bag.stone = 0
      p.bag.event = 0
    })
    table.play({ type: 'build', site: site(table.line, 1, 'stone', 4) })
    expect(table.p.bag.stone).toBe(4)
  })
})

describe('build refused', () => {
  // § 104
  it('is a station with rubble on a track card before it', () => {
    const table = building((p, line) => {
      p.rubble[line.tracks.findLast((track) => track < station(line, 3).from) ?? 0] = 1
    })
    const steel = site(table.line, 3, 'steel', 1)
    expect(table.can({ type: 'build', site: steel })).toBe(false)
    expect(table.why({ type: 'build', site: steel })).toBe('notReached')
  })

  // § 103
  it('is a site that is built, or too dear', () => {
    const table = building((p, line) => own(p, 1, 'sites', site(line, 1, 'stone', 4)))
    const { line } = table
    expect(table.why({ type: 'build', site: site(line, 1, 'stone', 4) })).toBe('siteTaken')
    give(table.p, 0, { stone: 2 })
    const refused = game.why(table.p, 0, { type: 'build', site: site(line, 1, 'stone', 3) })
    expect([refused?.reason, refused?.amounts]).toEqual(['short', { kind: 'stone', have: 2, need: 3 }])
  })

  // § 26
  it('is any site without a marker, though no train', () => {
    const table = building((p) => {
      if (p.boards[0]) p.boards[0].markers = 0
      p.isForSale = true
      p.shed = [{ train: 4, coal: 1 }]
    })
    expect(table.moves()).toEqual([{ type: 'buy', train: 4 }, { type: 'done' }])
  })
})

describe('contracts for building', () => {
  it('take one stone off each site with stone, and add up', () => {
    const table = building((p) => hold(p, 0, 9, 14))
    table.play({ type: 'use', contract: 9 }).play({ type: 'use', contract: 14 })
    table.play({ type: 'build', site: site(table.line, 1, 'stone', 4) })
    expect(table.board(0).goods.stone).toBe(2)
  })

  it('make no site cheaper than nothing', () => {
    const table = building((p) => {
      hold(p, 0, 9, 14)
      give(p, 0, { stone: 0 })
    })
    table.play({ type: 'use', contract: 9 }).play({ type: 'use', contract: 14 })
    table.play({ type: 'build', site: site(table.line, 1, 'stone', 1) })
    expect([table.board(0).goods.stone, table.told('built')[0]?.stone]).toEqual([0, 0])
  })

  it('take a stone off before rubble stands for two', () => {
    const table = building((p) => {
      hold(p, 0, 9, 17)
      give(p, 0, { stone: 1, rubble: 6 })
    })
    table.play({ type: 'use', contract: 9 }).play({ type: 'use', contract: 17 })
    const four = { type: 'build', site: site(table.line, 1, 'stone', 4) } as const
    expect(table.why({ ...four, rubble: 3 })).toBe('otherPrice')
    table.play({ ...four, rubble: 2 })
    expect(table.board(0).goods).toMatchObject({ stone: 0, rubble: 2 })
  })

  it('let iron ore stand for one or both bars of a site', () => {
    const table = building((p) => {
      rubble(p)
      hold(p, 0, 6)
      give(p, 0, { steel: 1, iron: 6 })
    }).play({ type: 'use', contract: 6 })
    const two = { type: 'build', site: site(table.line, 7, 'steel', 2) } as const
    expect([table.can(two), table.can({ ...two, iron: 1 })]).toEqual([false, true])
    table.play({ ...two, iron: 2 })
    expect(table.board(0).goods).toMatchObject({ steel: 1, iron: 0 })
  })

  it('let three iron ore stand for a bar, also of a train', () => {
    const table = building((p) => {
      hold(p, 0, 6)
      give(p, 0, { steel: 1, iron: 3 })
      p.isForSale = true
      p.shed = [{ train: 1, coal: 1 }]
    }).play({ type: 'use', contract: 6 })
    expect(table.can({ type: 'buy', train: 1 })).toBe(false)
    table.play({ type: 'buy', train: 1, iron: 1 })
    expect(table.board(0).goods).toMatchObject({ steel: 0, iron: 0, coal: 1 })
  })

  it('let two rubble stand for a stone, at most twice', () => {
    const table = building((p) => {
      hold(p, 0, 17)
      give(p, 0, { stone: 1, rubble: 9 })
    }).play({ type: 'use', contract: 17 })
    const { line } = table
    expect(table.can({ type: 'build', site: site(line, 1, 'stone', 4), rubble: 2 })).toBe(false)
    expect(table.can({ type: 'build', site: site(line, 1, 'stone', 4), rubble: 3 })).toBe(false)
    table.play({ type: 'build', site: site(line, 1, 'stone', 3), rubble: 2 })
    expect(table.board(0).goods).toMatchObject({ stone: 0, rubble: 5 })
  })

  it('give a Build action without a labourer with contract 10', () => {
    const table = building((p) => {
      hold(p, 1, 10)
      give(p, 1, { stone: 1 })
    }).play({ type: 'use', contract: 10 })
    table.play({ type: 'done' })
    expect(table.seats()).toEqual([1])
    table.play({ type: 'build', site: site(table.line, 1, 'stone', 1) })
    expect(table.board(1).goods.stone).toBe(0)
  })
})

describe('Padarn', () => {
  const padarn = (work: number[]) =>
    at(3, (p) => {
      rubble(p)
      give(p, 0, { stone: 4 })
      give(p, 1, { stone: 4 })
      if (p.boards[0]) p.boards[0].train = 6
      resolving(p, { [E]: work })
    })

  // § 207
  it('builds nothing where nobody built this round', () => {
    expect(padarn([]).seats()).toEqual([])
    expect(padarn([1]).play({ type: 'done' }).seats()).toEqual([])
  })

  // § 207
  it('builds once more after a Build action by anyone', () => {
    const table = padarn([1])
    table.play({ type: 'build', site: site(table.line, 1, 'stone', 1) })
    expect(table.seats()).toEqual([0])
    table.play({ type: 'build', site: site(table.line, 1, 'stone', 4) })
    expect(table.seats()).toEqual([])
  })

  it('builds after a train was bought, a contract built, or someone built in place of B', () => {
    const withPadarn = (work: Record<number, number[]>, change: (p: Position) => void) =>
      at(3, (p) => {
        rubble(p)
        give(p, 0, { stone: 4 })
        if (p.boards[0]) p.boards[0].train = 6
        change(p)
        resolving(p, work)
      })
    const bought = withPadarn({ [E]: [1] }, (p) => {
      p.isForSale = true
      p.shed = [{ train: 4, coal: 1 }]
      give(p, 1, { steel: 1 })
    }).play({ type: 'buy', train: 4 })
    const used = withPadarn({ [E]: [] }, (p) => hold(p, 0, 10)).play({ type: 'use', contract: 10 })
    used.play({ type: 'build', site: site(used.line, 1, 'stone', 1) })
    const early = withPadarn({ [B]: [1] }, (p) => {
      p.isDug = true
      p.work[B] = [-1]
      give(p, 1, { stone: 1 })
    })
    early.play({ type: 'build', site: site(early.line, 1, 'stone', 1) })
    for (const table of [bought, used, early]) {
      expect([table.p.area, table.seats()]).toEqual([E, [0]])
      table.play({ type: 'build', site: site(table.line, 1, 'stone', 3) })
      expect(table.seats()).toEqual([])
    }
  })

  it('builds at the end of the area in which it was bought', () => {
    const table = at(3, (p) => {
      rubble(p)
      give(p, 0, { stone: 4, steel: 2 })
      p.isForSale = true
      p.shed = [{ train: 6, coal: 1 }]
      resolving(p, { [E]: [0] })
    }).play({ type: 'buy', train: 6 })
    expect(table.seats()).toEqual([0])
  })
})

describe('extra build area', () => {
  // § 82, 83, 93
  it('is area B once no rubble is left at the end of a round, and comes before C', () => {
    const table = at(3, (p) => {
      rubble(p, 2)
      p.bag.event = 0
      resolving(p, { [B]: [0] })
    })
    table.draw()
    expect(table.told('allDug')).toEqual([{ type: 'allDug', train: table.p.aside }])
    expect(table.p.work[B]).toEqual([-1])
    resolving(table.p, { [B]: [0], [C]: [1] })
    give(table.p, 0, { stone: 4 })
    give(table.p, 1, { iron: 3 })
    expect(table.goOn().seats()).toEqual([0])
    table.play({ type: 'build', site: site(table.line, 1, 'stone', 4) })
    expect(table.can({ type: 'trade', steel: 1, stone: 0 }, 1)).toBe(true)
  })
})

describe('a building site in place of B', () => {
  const dug = (train: number, work: Record<number, number[]>, change: (p: Position) => void) =>
    at(3, (p) => {
      rubble(p)
      p.isDug = true
      p.work[B] = [-1]
      p.isForSale = true
      p.shed = [{ train, coal: 0 }]
      change(p)
      resolving(p, work)
    })

  it('sells trains whose powers count in C and D', () => {
    const enid = dug(2, { [B]: [0], [C]: [0] }, (p) => give(p, 0, { steel: 2, iron: 6 }))
    expect(enid.play({ type: 'buy', train: 2 }).can({ type: 'trade', steel: 3, stone: 0 })).toBe(true)
    const ralph = dug(7, { [B]: [0], [D]: [0] }, (p) => give(p, 0, { steel: 9 }))
    expect(ralph.play({ type: 'buy', train: 7 }).told('laid')).toHaveLength(2)
  })

  // § 83
  it('comes before contracts for E can be used', () => {
    const table = dug(2, { [B]: [0] }, (p) => {
      give(p, 0, { stone: 3 })
      hold(p, 0, 9)
    })
    expect(table.why({ type: 'build', site: site(table.line, 1, 'stone', 4) })).toBe('short')
    expect(table.why({ type: 'use', contract: 9 })).toBe('notNow')
  })
})
