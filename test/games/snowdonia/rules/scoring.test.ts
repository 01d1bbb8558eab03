import { describe, expect, it } from 'vitest'
import { lineIn } from '../../../../src/games/snowdonia/box.ts'
import type { Position } from '../../../../src/games/snowdonia/position.ts'
import { assignments, bestAssignment } from '../../../../src/games/snowdonia/score.ts'
import { need } from '../../../../src/kit/assert.ts'
import { randomJournal } from '../../../journals.ts'
import {
  at,
  B,
  box,
  D,
  E,
  finished,
  G,
  game,
  give,
  hold,
  own,
  points,
  resolving,
  rubble,
  site,
  station,
} from '../table.ts'

/** A finished match of three, changed before it is reckoned. */
const over = (change: (p: Position) => void, options = {}) =>
  at(
    3,
    (p) => {
      change(p)
      finished(p)
    },
    options,
  )

/** Makes a player own the first so many tracks. */
const tracks = (p: Position, seat: number, count: number) =>
  own(p, seat, 'owners', ...lineIn(box, p).tracks.slice(0, count))

describe('contract bonus once', () => {
  // § 154
  it('counts one of two contracts that need the same tracks', () => {
    const table = over((p) => {
      tracks(p, 0, 4)
      hold(p, 0, 22, 23)
    })
    expect(points(table, 0, 'contract')).toBe(31)
    expect(table.told('scored')[0]).toEqual({ type: 'scored', seat: 0, contracts: [23] })
  })

  it('finds the best of many sets, not the one that begins with the most points', () => {
    const table = over((p) => {
      // 20 gives 40 for five tracks; 21 and 22 give 24 each for three.
      tracks(p, 0, 6)
      hold(p, 0, 20, 21, 22)
    })
    expect(points(table, 0, 'contract')).toBe(48)
  })

  // § 62, 160
  it('counts used contracts as well as unused ones', () => {
    const table = over((p) => {
      give(p, 0, { rubble: 8 })
      if (p.boards[0]) p.boards[0].used = [8]
    })
    expect(points(table, 0, 'contract')).toBe(11)
  })

  // § 156, 158, 171
  it('takes markers on excavation sites for building bonuses', () => {
    const table = over((p) => {
      const line = lineIn(box, p)
      const digs = line.stations.flatMap(({ digs: all }) => all)
      own(p, 0, 'owners', ...digs.slice(0, 2))
      own(p, 0, 'sites', 0)
      hold(p, 0, 3)
    })
    expect(points(table, 0, 'contract')).toBe(6)
  })

  it('scores nothing for what is not complete', () => {
    const table = over((p) => {
      give(p, 0, { rubble: 12 })
      hold(p, 0, 6)
    })
    expect(points(table, 0, 'contract')).toBe(0)
  })
})

describe('a bonus', () => {
  // § 163–172
  it.each([
    { contract: 11, rubble: 4, tracks: 0, buildings: 0, bonus: 5 },
    { contract: 24, rubble: 0, tracks: 1, buildings: 0, bonus: 4 },
    { contract: 6, rubble: 12, tracks: 1, buildings: 0, bonus: 22 },
    { contract: 2, rubble: 0, tracks: 0, buildings: 4, bonus: 10 },
    { contract: 5, rubble: 4, tracks: 1, buildings: 2, bonus: 14 },
  ])('of contract $contract comes with all it needs, and not with less', ({ bonus, ...one }) => {
    const needs = [one.rubble, one.tracks, one.buildings]
    const won = (short: number) => {
      const [cubes = 0, laid = 0, built = 0] = needs.map((need, at) => need - Number(at === short))
      const table = over((p) => {
        give(p, 0, { rubble: cubes })
        tracks(p, 0, laid)
        own(p, 0, 'sites', ...[0, 1, 2, 3].slice(0, built))
        hold(p, 0, one.contract)
      })
      return points(table, 0, 'contract')
    }
    const needed = [0, 1, 2].filter((at) => needs[at] !== 0)
    expect(won(-1)).toBe(bonus)
    expect(needed.map(won)).toEqual(needed.map(() => 0))
  })
})

describe('what bears a marker', () => {
  // § 155, 157
  it('gives its points: sites built, sites excavated and track', () => {
    const table = over((p) => {
      const line = lineIn(box, p)
      tracks(p, 0, 2)
      own(p, 0, 'sites', site(line, 1, 'stone', 4), site(line, 3, 'steel', 1))
      own(p, 0, 'owners', ...station(line, 1).digs.slice(0, 1))
    })
    const { line, p } = table
    const laid = line.tracks.slice(0, 2).map((_, at) => box.tracks[p.tracks[at] ?? -1]?.points ?? 0)
    expect(points(table, 0, 'sites')).toBe(9 + 7)
    expect(points(table, 0, 'digs')).toBe(line.spaces[station(line, 1).digs[0] ?? -1]?.points)
    expect(points(table, 0, 'tracks')).toBe((laid[0] ?? 0) + (laid[1] ?? 0))
    expect(points(table, 1, 'sites') + points(table, 1, 'tracks')).toBe(0)
  })
})

describe('surveyor', () => {
  // § 122, 175, 178, 179
  it('gives the points of its station, and ten more with contract 29', () => {
    const table = over((p) => {
      if (p.boards[0]) p.boards[0].surveyor = 6
      hold(p, 0, 29)
    })
    expect(points(table, 0, 'surveyor')).toBe(15)
    expect(points(table, 0, 'contract')).toBe(10)
  })

  // § 173, 174
  it('gives six more at Rocky Valley Halt with contract 29, fifteen at the summit, none before', () => {
    const won = (surveyor: number) => {
      const table = over((p) => {
        if (p.boards[0]) p.boards[0].surveyor = surveyor
        hold(p, 0, 29)
      })
      return points(table, 0, 'contract')
    }
    expect([won(4), won(5), won(7)]).toEqual([0, 6, 15])
  })

  // § 173
  it('has to reach Clogwyn for contract 28, besides five buildings', () => {
    const won = (surveyor: number, sites: number) => {
      const table = over((p) => {
        own(p, 0, 'sites', ...[0, 1, 2, 3, 4].slice(0, sites))
        if (p.boards[0]) p.boards[0].surveyor = surveyor
        hold(p, 0, 28)
      })
      return points(table, 0, 'contract')
    }
    expect([won(6, 5), won(5, 5), won(7, 4)]).toEqual([23, 0, 0])
  })

  // § 113, 114
  it('moves one station on for each labourer, up to the summit', () => {
    const table = at(3, (p) => {
      if (p.boards[0]) p.boards[0].surveyor = 6
      resolving(p, { [G]: [0, 0, 1] })
    })
    expect([table.board(0).surveyor, table.board(1).surveyor]).toEqual([7, 1])
  })
})

describe('coal contract', () => {
  // § 176
  it('gives two points for each coal', () => {
    const table = over((p) => {
      give(p, 0, { coal: 3 })
      hold(p, 0, 27)
    })
    expect(points(table, 0, 'contract')).toBe(6)
  })
})

describe('train 4', () => {
  // § 177, 200
  it('gives nine points to its owner at the end', () => {
    const table = over((p) => {
      if (p.boards[0]) p.boards[0].train = 4
      if (p.boards[1]) p.boards[1].train = 5
    })
    expect([points(table, 0, 'train'), points(table, 1, 'train')]).toEqual([9, 0])
  })
})

describe('the end of the match', () => {
  // § 117, 150
  it('comes at the end of the round in which the last track is laid', () => {
    const table = at(3, (p, line) => {
      const last = line.tracks.at(-1) ?? 0
      p.rubble = p.rubble.map(() => 0)
      for (const space of line.tracks) if (space !== last) p.owners[space] = -1
      give(p, 0, { steel: 1, stone: 1 })
      give(p, 1, { stone: 1 })
      p.bag.event = 0
      resolving(p, { 3: [0], [E]: [1] })
    })
    // The round goes on: seat 1 still builds.
    expect(table.seats()).toEqual([1])
    table.play({ type: 'build', site: site(table.line, 1, 'stone', 1) }).draw()
    expect(table.told('ending')).toEqual([{ type: 'ending', why: 'track' }])
    expect(table.ask().type).toBe('over')
  })

  it('waits for the events that come with the one that lays the last track', () => {
    const table = at(3, (p, line) => {
      p.rubble = p.rubble.map(() => 0)
      const last = line.tracks.at(-1) ?? 0
      for (const space of line.tracks) if (space !== last) p.owners[space] = -1
      p.events = [6]
      p.due = 2
      p.phase = 'events'
      p.boards.forEach((board) => {
        board.labourers = 2
      })
    })
    table.goOn()
    expect(table.told('event').map(({ space }) => space)).toEqual([7, 8])
    expect(table.told('ending')).toEqual([{ type: 'ending', why: 'track' }])
  })

  // § 180, 181
  it('lets all with the most points win', () => {
    const table = over((p) => {
      for (const board of p.boards.slice(0, 2)) board.surveyor = 3
    })
    expect(table.outcome().winners).toEqual([0, 1])
  })
})

describe('marker end', () => {
  const last = (seats: number, markers: number[], isLaid = false) =>
    at(seats, (p, line) => {
      p.rubble = p.rubble.map(() => 0)
      for (const space of line.tracks) if (isLaid) p.owners[space] = -1
      for (const [seat, board] of p.boards.entries()) board.markers = markers[seat] ?? 0
      give(p, 0, { stone: 1 })
      resolving(p, { [E]: [0, 0] })
    })
  const build = (table: ReturnType<typeof last>) => table.play({ type: 'build', site: site(table.line, 1, 'stone', 1) })

  // § 151
  it('ends a match of two at once with the last of both players’ markers', () => {
    const table = build(last(2, [1, 0]))
    expect(table.told('ending')).toEqual([{ type: 'ending', why: 'markers' }])
    expect(table.ask().type).toBe('over')
    expect(table.outcome().seats[0]?.total).toBe(1)
  })

  it('leaves a match of two going while one of them has a marker', () => {
    expect(build(last(2, [1, 1])).ask().type).not.toBe('over')
  })

  // § 151, 246
  it('ends a match of one with its sixteenth marker', () => {
    expect(build(last(1, [1])).told('ending')).toEqual([{ type: 'ending', why: 'markers' }])
  })

  it('does not end a match of three', () => {
    expect(build(last(3, [1, 0, 0])).told('ending')).toEqual([])
  })

  it('ends a match of two when the last one is laid or comes to an excavation site', () => {
    const ended = (work: Record<number, number[]>) =>
      at(2, (p, line) => {
        rubble(p)
        p.rubble[station(line, 1).digs[0] ?? 0] = 1
        for (const [seat, board] of p.boards.entries()) board.markers = 1 - seat
        give(p, 0, { steel: 3 })
        resolving(p, work)
      }).told('ending')
    for (const work of [{ [B]: [0] }, { [D]: [0] }]) expect(ended(work)).toEqual([{ type: 'ending', why: 'markers' }])
  })

  it('lets a round end in which the last track took the last marker', () => {
    const table = at(2, (p, line) => {
      rubble(p)
      for (const space of line.tracks.slice(0, -1)) p.owners[space] = -1
      for (const [seat, board] of p.boards.entries()) board.markers = 1 - seat
      give(p, 0, { steel: 1 })
      resolving(p, { [D]: [0], [G]: [1] })
    })
    expect(table.board(1).surveyor).toBe(1)
    expect(table.draw().told('ending')).toEqual([{ type: 'ending', why: 'track' }])
  })

  // § 151
  it('ends nothing early once the last track is laid', () => {
    expect(build(last(2, [1, 0], true)).told('ending')).toEqual([])
  })
})

describe('a player’s own choice of contracts', () => {
  const own22or23 = (p: Position) => {
    tracks(p, 0, 4)
    hold(p, 0, 22, 23, 27)
    give(p, 0, { coal: 1 })
  }

  it('is asked where not all can score', () => {
    const table = over(own22or23, { reckoning: 'own' })
    expect(table.moves()).toEqual([
      { type: 'score', contracts: [23, 27] },
      { type: 'score', contracts: [22, 27] },
    ])
    expect(table.why({ type: 'score', contracts: [22, 23, 27] })).toBe('cannotScore')
    table.play({ type: 'score', contracts: [22, 27] })
    expect(points(table, 0, 'contract')).toBe(26)
  })

  it('is the best by itself where the rules choose', () => {
    const table = over(own22or23)
    expect(table.ask().type).toBe('over')
    expect(points(table, 0, 'contract')).toBe(33)
  })

  it('begins with the set that the rules would choose', () => {
    for (let seed = 0; seed < 40; seed++) {
      const { p } = at(
        3,
        (made) => {
          give(made, 0, { rubble: (seed * 5) % 23, coal: seed % 3 })
          tracks(made, 0, seed % 6)
          own(made, 0, 'sites', ...[0, 1, 2, 3, 4].slice(0, seed % 5))
          hold(made, 0, ...made.deck.filter((id) => (id * 7 + seed) % 3 === 0))
        },
        {},
        seed,
      )
      const best = bestAssignment(box, p, 0)
      expect(assignments(box, p, 0)[0]?.points).toBe(best.points)
    }
  })
})

describe('points so far', () => {
  const earned = (p: Position) => p.boards.map((_, seat) => game.earned?.(p, seat) ?? Number.NaN)

  it('leave out what may still be spent or rust', () => {
    const { p } = at(3, (made) => {
      tracks(made, 0, 1)
      if (made.boards[0]) made.boards[0].train = 4
    })
    const [before = Number.NaN] = earned(p)
    // Eight rubble would score 11, coal 2 each and the train 9.
    give(p, 0, { rubble: 8, coal: 2 })
    hold(p, 0, 7, 27)
    expect(earned(p)[0]).toBe(before)
    // A marker on a track stays there.
    hold(p, 0, 24)
    expect(earned(p)[0]).toBe(before + 4)
    expect(game.outcome(p, true)?.seats[0]?.total).toBe(before + 11 + 4 + 4 + 9)
  })

  it.each([
    ['alone', 1, {}],
    ['of three', 3, {}],
    ['of four on the way to Blaenau', 4, { route: 'blaenau', reckoning: 'own' }],
  ])('never fall in a match %s, and are all kept at the end', (_, seats, options) => {
    const { positions } = randomJournal(game, seats, options, 7)
    const all = positions.map(earned)
    const falls = all.flatMap((now, seq) => now.filter((own, seat) => own < (all[seq - 1]?.[seat] ?? 0)).map(() => seq))
    expect(falls).toEqual([])
    const end = need(positions.at(-1), 'the end')
    const totals = game.outcome(end)?.seats.map(({ total }) => total) ?? []
    expect(totals).toHaveLength(seats)
    totals.forEach((total, seat) => {
      expect(total).toBeGreaterThanOrEqual(all.at(-1)?.[seat] ?? Number.NaN)
    })
  })
})
