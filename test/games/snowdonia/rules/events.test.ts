import { describe, expect, it } from 'vitest'
import { lineIn } from '../../../../src/games/snowdonia/box.ts'
import type { Position } from '../../../../src/games/snowdonia/position.ts'
import { at, B, box, E, eventComing, game, give, own, resolving, rubble, site, station } from '../table.ts'

/** The next white cube comes, with some spaces occupied. */
const event = (events: readonly number[], change: (p: Position) => void = () => {}) =>
  at(3, (p) => {
    p.events = [...events]
    p.bag.event = 4 - events.length
    change(p)
    eventComing(p)
  })

describe('event cube return', () => {
  // § 216, 235
  it('leaves only the fourth space occupied after the fourth event', () => {
    const table = event([1, 2, 3])
    expect(table.p.events).toEqual([4])
    expect(table.told('cubesBack')).toEqual([{ type: 'cubesBack', spaces: [1, 2, 3] }])
    expect(table.p.bag.event).toBe(4)
  })

  // § 216
  it('leaves only the seventh space occupied after the seventh event', () => {
    expect(event([4, 5, 6]).p.events).toEqual([7])
  })
})

describe('event loop', () => {
  // § 216, 237, 258
  it('comes back to the seventh space after the tenth, so that the eighth is next', () => {
    const table = event([7, 8, 9])
    expect(table.told('event')).toEqual([{ type: 'event', space: 10, kind: 'station' }])
    expect(table.p.events).toEqual([7])
    eventComing(table.p)
    expect(table.goOn().told('event').at(-1)?.space).toBe(8)
  })
})

describe('excavate event', () => {
  // § 218–220
  it('empties as many spaces as the rate, and nobody gains by it', () => {
    const table = event([], (p) => {
      rubble(p, 0, 3, 2, 1)
      p.dig = 1
    })
    expect(table.p.rubble.slice(0, 4)).toEqual([0, 0, 0, 1])
    expect(table.p.owners.slice(0, 4)).toEqual([0, 0, 0, 0])
    expect(table.p.boards.every(({ goods }) => goods.rubble === 0)).toBe(true)
  })

  it('makes area B a building site at once where it empties the last spaces', () => {
    const table = event([], (p) => {
      rubble(p, 0, 2)
      p.dig = 1
    })
    expect(table.p.rubble.every((count) => count === 0)).toBe(true)
    expect(table.told('allDug')).toHaveLength(1)
    expect([table.p.isDug, table.p.work[B]]).toEqual([true, [-1]])
  })
})

describe('lay event', () => {
  // § 221, 222, 224
  it('removes the rubble and turns the next cards over, without an owner', () => {
    const table = event([1, 2], (p) => {
      rubble(p, 3, 2, 4)
      p.lay = 2
    })
    expect(table.p.rubble.slice(0, 3)).toEqual([0, 0, 4])
    expect(table.p.owners.slice(0, 3)).toEqual([-1, -1, 0])
  })
})

describe('lay event at a station', () => {
  // § 223
  it('goes on behind it, whatever rubble the station has', () => {
    const table = event([1, 2], (p) => {
      const [first = 0, second = 0] = lineIn(box, p).tracks
      p.owners[first] = -1
      p.owners[second] = -1
      p.lay = 2
    })
    const { p, line } = table
    const digs = station(line, 1).digs
    expect(line.tracks.slice(2, 5).map((track) => p.owners[track])).toEqual([-1, -1, 0])
    expect(digs.every((dig) => (p.rubble[dig] ?? 0) > 0)).toBe(true)
  })
})

describe('complete station', () => {
  // § 226–228
  it('removes its rubble and closes its open sites, while owners keep theirs', () => {
    const table = at(3, (p, line) => {
      const [left = 0, right = 0] = station(line, 1).digs
      rubble(p)
      p.rubble[right] = 2
      own(p, 0, 'owners', left)
      own(p, 1, 'sites', site(line, 1, 'stone', 4))
      p.events = [1, 2, 3]
      eventComing(p)
    })
    const { line, p } = table
    const [left = 0, right = 0] = station(line, 1).digs
    expect(p.closed).toEqual([true, false, false, false, false, false, false])
    expect([p.rubble[right], p.owners[left], p.owners[right]]).toEqual([0, 1, -1])
    resolving(p, { [E]: [0] })
    give(p, 0, { stone: 9 })
    table.goOn()
    expect(table.why({ type: 'build', site: site(line, 1, 'stone', 3) })).toBe('siteLost')
    const stopped = game.outcome(p, true)
    expect(stopped?.seats.map(({ total }) => total)).toEqual([4, 9, 0])
  })

  it('completes a station with nothing open but an excavation site', () => {
    const table = event([1, 2, 3], (p) => {
      const { digs, sites } = station(lineIn(box, p), 1)
      rubble(p)
      own(p, 0, 'sites', ...sites)
      p.rubble[digs[1] ?? 0] = 1
    })
    expect(table.told('completed').map((effect) => effect.station)).toEqual([0])
    expect(table.told('cleared').map(({ count }) => count)).toEqual([1])
  })

  // § 225
  it('completes the first station with an open site', () => {
    const table = at(3, (p, line) => {
      p.rubble = p.rubble.map(() => 0)
      own(p, 0, 'sites', ...station(line, 1).sites)
      p.events = [1, 2, 3]
      eventComing(p)
    })
    expect(table.told('completed')).toEqual([{ type: 'completed', station: 1 }])
  })
})

describe('an event without a target', () => {
  it.each([
    ['excavate', []],
    ['lay track', [1, 2]],
    ['complete a station', [1, 2, 3]],
    ['train maintenance', [4, 5]],
  ])('takes its space and changes nothing: %s', (_, events) => {
    const before: unknown[] = []
    const table = event(events, (p) => {
      rubble(p)
      p.isDug = true
      p.owners = p.owners.map(() => -1)
      p.sites = p.sites.map(() => 1)
      before.push([...p.owners], [...p.closed])
    })
    expect(table.told('event')).toHaveLength(1)
    expect([table.p.owners, table.p.closed]).toEqual(before)
    expect(table.told('cleared')).toEqual([])
  })
})

describe('work rates of events', () => {
  // § 217
  it('are today’s, in fog and for owners of trains as well', () => {
    const table = event([], (p) => {
      rubble(p, 1, 1, 1, 1, 1)
      p.sky = 'fog'
      p.dig = 1
      for (const board of p.boards) Object.assign(board, { train: 1, active: [26] })
    })
    expect(table.told('cleared').map(({ space }) => space)).toEqual([0, 1])
  })
})

describe('several white cubes', () => {
  // § 235, 236
  it('let the fourth event take its three back before the fifth comes', () => {
    const table = at(3, (p) => {
      p.events = [1, 2, 3]
      p.bag.event = 0
      eventComing(p, 2)
    })
    expect(table.p).toMatchObject({ events: [4, 5], bag: { event: 3 } })
  })

  // § 142, 213, 215
  it('are resolved one after another, each fully', () => {
    const table = event([], (p) => {
      p.bag.event = 3
    })
    eventComing(table.p, 2)
    table.goOn()
    expect(table.told('event').map(({ space }) => space)).toEqual([1, 2, 3])
  })
})

// § 227
describe('excavation after a station was completed', () => {
  it('goes on behind it', () => {
    const table = at(3, (p, line) => {
      rubble(p)
      p.rubble[line.tracks[2] ?? 0] = 4
      p.closed[0] = true
      resolving(p, { [B]: [0] })
    })
    expect(table.board(0).goods.rubble).toBe(3)
  })
})
