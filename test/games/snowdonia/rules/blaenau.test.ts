import { describe, expect, it } from 'vitest'
import type { Line } from '../../../../src/games/snowdonia/line.ts'
import type { Position } from '../../../../src/games/snowdonia/position.ts'
import { at, B, D, E, eventComing, G, give, own, points, resolving, rubble, site, station } from '../table.ts'

const options = { route: 'blaenau' }

/** A match from Blaenau Ffestiniog in which some seats begin at either end. */
const from = (ends: readonly number[], change: (p: Position, line: Line) => void) =>
  at(
    ends.length,
    (p, line) => {
      for (const [seat, board] of p.boards.entries()) board.end = ends[seat] ?? 0
      p.post = 0
      p.phase = 'assign'
      change(p, line)
    },
    options,
  )

describe('Blaenau setup', () => {
  // § 253, 255
  it('lets each player choose an end, clockwise, and the last one the game’s', () => {
    const table = at(2, undefined, options)
    table.play({ type: 'end', end: 1 }).play({ type: 'end', end: 1 })
    expect(table.seats()).toEqual([1])
    expect(table.why({ type: 'place', area: 0, space: 0 })).toBe('postFirst')
    table.play({ type: 'post', end: 0 })
    expect(table.p.boards.map(({ end }) => end)).toEqual([1, 1])
    expect([table.p.post, table.p.phase]).toEqual([0, 'assign'])
  })

  // § 254
  it('has room for three at an end, so that a fourth may have no choice', () => {
    const table = at(4, undefined, options)
    for (let n = 0; n < 3; n++) table.play({ type: 'end', end: 0 })
    expect(table.board(3).end).toBe(1)
    expect(table.moves()).toEqual([
      { type: 'post', end: 0 },
      { type: 'post', end: 1 },
    ])
  })

  // § 251, 257–259
  it('starts with a cube on the seventh event space, trains for sale, contracts 28 and 29 out', () => {
    const { p } = at(4, undefined, options)
    expect([p.events, p.isForSale, p.bag.event]).toEqual([[7], true, 4])
    expect([...p.deck, ...p.office]).not.toContain(28)
    expect([...p.deck, ...p.office]).not.toContain(29)
  })

  // § 250
  it('goes from Blaenau Ffestiniog to Porthmadog Harbour', () => {
    const names = at(4, undefined, options).line.stations.map(({ card }) => card.name)
    expect([names[0], names.at(-1)]).toEqual(['Blaenau Ffestiniog', 'Porthmadog Harbour'])
  })

  // § 249
  it('is for four at most: five always build the line up Snowdon', () => {
    expect(at(5, undefined, options).line.route).toBe('snowdon')
  })
})

describe('Blaenau alone', () => {
  // § 255
  it('comes before hiring, and chooses the game’s end as well', () => {
    const table = at(1, undefined, { ...options, train: 3 })
    expect(table.why({ type: 'hire' })).toBe('endFirst')
    table.play({ type: 'end', end: 1 }).play({ type: 'post', end: 1 })
    expect([table.board(0).end, table.p.post, table.can({ type: 'hire' })]).toEqual([1, 1, true])
  })
})

describe('Blaenau build reach', () => {
  // § 262–264
  it('is from one’s start to one’s surveyor, whatever rubble there is', () => {
    const table = from([1], (p) => {
      if (p.boards[0]) p.boards[0].surveyor = 2
      give(p, 0, { steel: 3, stone: 9 })
      resolving(p, { [E]: [0] })
    })
    const { line } = table
    const built = table.moves().flatMap((move) => (move.type === 'build' ? [move.site] : []))
    const reached = new Set(built.map((one) => line.stations[line.sites[one]?.station ?? -1]?.index))
    expect([...reached].sort()).toEqual([5, 6, 7])
    expect(table.why({ type: 'build', site: site(line, 4, 'stone', 3) })).toBe('notSurveyed')
  })

  // § 265, 266
  it('gives a cube of its own kind at a station with a gift, if the bag has one', () => {
    const build = (stone: number) =>
      from([1], (p) => {
        p.bag.stone = stone
        if (p.boards[0]) p.boards[0].surveyor = 2
        give(p, 0, { steel: 1 })
        resolving(p, { [E]: [0] })
      })
    const table = build(1)
    table.play({ type: 'build', site: site(table.line, 5, 'steel', 1) })
    expect(table.board(0).goods.stone).toBe(1)
    const empty = build(0)
    empty.play({ type: 'build', site: site(empty.line, 5, 'steel', 1) })
    expect(empty.told('gift')).toEqual([])
  })
})

describe('Blaenau gifts', () => {
  // § 266
  it('may be the stone just paid', () => {
    const table = from([1], (p) => {
      p.bag.stone = 0
      if (p.boards[0]) p.boards[0].surveyor = 2
      give(p, 0, { stone: 1 })
      resolving(p, { [E]: [0] })
    })
    table.play({ type: 'build', site: site(table.line, 5, 'stone', 1) })
    expect(table.board(0).goods.stone).toBe(1)
  })

  // § 265
  it('are not given for an excavation site', () => {
    const table = from([1], (p, line) => {
      rubble(p)
      p.rubble[station(line, 5).digs[0] ?? 0] = 2
      resolving(p, { [B]: [0] })
    })
    expect([table.told('claimed').length, table.told('gift')]).toEqual([1, []])
  })
})

describe('Blaenau work', () => {
  // § 260
  it('goes away from one’s own end', () => {
    const table = from([1, 0], (p) => resolving(p, { [B]: [0, 1] }))
    const dug = table.told('dug').map(({ seat, space }) => [seat, space])
    const last = table.line.spaces.length - 1
    expect(dug[0]).toEqual([0, last])
    expect(dug.find(([seat]) => seat === 1)).toEqual([1, 0])
  })

  it('begins at the right site of a station for who comes from the right', () => {
    const table = from([1, 0], (p, line) => {
      rubble(p)
      for (const space of station(line, 4).digs) p.rubble[space] = 2
      resolving(p, { [B]: [0] })
    })
    const [left, right] = station(table.line, 4).digs
    expect(table.told('dug').map(({ space }) => space)).toEqual([right, left])
  })

  // § 260
  it('lays track from one’s own end too', () => {
    const table = from([1], (p) => {
      p.rubble = p.rubble.map(() => 0)
      give(p, 0, { steel: 1 })
      resolving(p, { [D]: [0] })
    })
    expect(table.told('laid').map(({ space }) => space)).toEqual([table.line.tracks.at(-1)])
  })

  // § 267, 268
  it('leaves a marker where the surveyor sets out', () => {
    const table = from([1, 0], (p) => resolving(p, { [G]: [0, 0] }))
    expect(table.told('surveyed').map(({ marker }) => marker)).toEqual([true, false])
    expect(table.board(0).markers).toBe(15)
  })

  // § 268
  it('ends a match of two where that marker is the last', () => {
    const table = from([1, 0], (p) => {
      for (const [seat, board] of p.boards.entries()) board.markers = 1 - seat
      resolving(p, { [G]: [0] })
    })
    expect(table.told('ending')).toEqual([{ type: 'ending', why: 'markers' }])
  })

  it('keeps the surveyor at its start without a marker', () => {
    const table = from([1, 0, 0], (p) => {
      if (p.boards[0]) p.boards[0].markers = 0
      resolving(p, { [G]: [0] })
    })
    expect(table.board(0).surveyor).toBe(0)
  })

  // § 261
  it('asks for maintenance once all rubble of the fourth station is gone', () => {
    const table = from([0, 1], (p, line) => {
      const digs = line.stations[4]?.digs ?? []
      p.rubble = p.rubble.map((_, space) => (digs.includes(space) ? 1 : 0))
      if (p.boards[1]) p.boards[1].train = 1
      give(p, 1, { steel: 1 })
      resolving(p, { [B]: [0] })
    })
    expect([table.seats(), table.told('crossed')]).toEqual([[1], []])
    table.play({ type: 'pay' })
    expect(table.board(1).train).toBe(1)
    expect(table.ask().type).toBe('chance')
  })
})

describe('maintenance at the fourth station', () => {
  /** Rubble on its two sites; seat 1 has Snowdon, and a bar if it can pay. */
  const fourth = (counts: readonly number[], change: (p: Position, line: Line) => void, steel = 1) =>
    from([0, 0], (p, line) => {
      rubble(p)
      for (const [at, space] of station(line, 4).digs.entries()) p.rubble[space] = counts[at] ?? 0
      if (p.boards[1]) p.boards[1].train = 4
      give(p, 1, { steel })
      change(p, line)
    })

  it('does not come while one site has rubble', () => {
    const table = fourth([2, 2], (p) => resolving(p, { [B]: [0] }))
    expect(table.told('upkeep')).toEqual([])
  })

  it.each([
    ['excavates', [7]],
    ['completes it', [7, 8, 9]],
  ])('comes as well where an event %s', (_, events) => {
    const table = fourth([1, 1], (p, line) => {
      for (const { index, sites } of line.stations) if (index < 4) for (const one of sites) p.sites[one] = -1
      p.events = [...events]
      p.bag.event = 0
      eventComing(p)
    })
    expect(table.seats()).toEqual([1])
    expect(table.play({ type: 'pay' }).p.phase).toBe('assign')
  })

  it.each([0, 1])('no longer comes once the last marker ends the match: %i bar', (steel) => {
    const table = fourth(
      [0, 2],
      (p) => {
        for (const [seat, board] of p.boards.entries()) board.markers = 1 - seat
        resolving(p, { [B]: [0] })
      },
      steel,
    )
    expect(table.told('ending')).toEqual([{ type: 'ending', why: 'markers' }])
    expect([table.ask().type, points(table, 1, 'train')]).toEqual(['over', 9])
  })

  it('is forgotten where the same excavation goes on to the last marker', () => {
    const table = fourth([0, 1], (p, line) => {
      p.rubble[station(line, 5).digs[0] ?? 0] = 2
      for (const [seat, board] of p.boards.entries()) board.markers = 2 - 2 * seat
      resolving(p, { [B]: [0] })
    })
    expect(table.told('claimed')).toHaveLength(2)
    expect(table.ask().type).toBe('over')
  })
})

describe('Blaenau events', () => {
  // § 256, 269, 270
  it('come from the end of the game’s surveyor, who then goes to the other', () => {
    const table = from([0, 1], (p) => {
      p.events = [7]
      p.dig = 0
      eventComing(p, 1)
      p.post = 1
    })
    const last = table.line.spaces.length - 1
    expect(table.told('cleared').map(({ space }) => space)).toEqual([last])
    expect(table.p.post).toBe(0)
  })
})

describe('Blaenau events from the far end', () => {
  // § 269
  it('lay its track, complete its station, and alternate within one draw', () => {
    const far = (events: readonly number[], cubes: number) =>
      from([0, 0], (p) => {
        p.post = 1
        p.events = [...events]
        p.bag.event = 0
        p.dig = 0
        p.lay = 0
        eventComing(p, cubes)
      })
    const { line, told } = far([7], 2)
    expect(told('railed').map(({ space }) => space)).toEqual([line.tracks[0]])
    expect(told('crossed').map(({ end }) => end)).toEqual([0, 1])
    expect(
      far([7, 8], 1)
        .told('railed')
        .map(({ space }) => space),
    ).toEqual([line.tracks.at(-1)])
    expect(far([7, 8, 9], 1).told('completed')[0]?.station).toBe(7)
  })
})

describe('Blaenau scoring', () => {
  it('counts a surveyor by its steps', () => {
    const table = from([1], (p, line) => {
      if (p.boards[0]) p.boards[0].surveyor = 6
      own(p, 0, 'owners', ...line.tracks.slice(0, 1))
      for (const space of line.tracks) if (p.owners[space] === 0) p.owners[space] = -1
      p.phase = 'events'
    })
    expect(points(table, 0, 'surveyor')).toBe(15)
  })
})
