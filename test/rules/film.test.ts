import { describe, expect, it } from 'vitest'
import { need } from '../../src/kit/assert.ts'
import { openReplay } from '../../src/match/replayTable.ts'
import { filmOf, mainEffect, snapshotEvery } from '../../src/rules/film.ts'
import { filmStops, stopFrom } from '../../src/rules/filmStops.ts'
import { randomJournal } from '../journals.ts'
import { counted } from '../tiny/counted.ts'
import { tiny } from '../tiny/tiny.ts'

const journal = randomJournal(tiny, 2, { wagons: 30 }, 3, { undo: 5, aside: 5 })
const { entries, positions } = journal
const last = entries.length - 1

describe('a film', () => {
  it('has the position after every entry, in whatever order they are asked for', () => {
    expect(last).toBeGreaterThan(2 * snapshotEvery)
    expect(entries.some(({ body }) => body.type === 'undo')).toBe(true)
    const film = filmOf(tiny, entries)
    const order = entries.map(({ seq }) => (seq * 17) % entries.length)
    for (const seq of [last, ...order, 0]) expect(film.at(seq)).toEqual(positions[seq])
    expect(film.last).toBe(last)
  })

  it('plays at most a snapshot’s stretch again to reach an entry', () => {
    const count = counted(tiny)
    const film = filmOf(count.game, entries)
    film.at(last)
    const whole = count.steps
    for (const seq of [last - 1, 3, last, 1]) {
      count.steps = 0
      film.at(seq)
      expect(count.steps).toBeLessThan(whole / 2)
    }
  })

  it('tells of each entry what a table tells', () => {
    const replay = openReplay(tiny, journal, 0)
    const heard: unknown[] = []
    replay.on((news) => {
      if (news.type === 'told') heard.push([news.entry.seq, news.effects, news.before, news.after])
    })
    for (let seq = 1; seq <= replay.last; seq++) replay.go(seq)
    const film = filmOf(tiny, entries)
    const told = entries.flatMap(({ seq, body }) => {
      const { effects, before, after } = film.told(seq)
      return body.type === 'move' || body.type === 'chance' ? [[seq, effects, before, after]] : []
    })
    expect(heard.length).toBeGreaterThan(5)
    expect(told).toEqual(heard)
  })

  it('tells nothing of entries that play nothing', () => {
    const film = filmOf(tiny, entries)
    for (const { seq, body } of entries)
      if (body.type !== 'move' && body.type !== 'chance') expect(film.told(seq).effects).toEqual([])
  })
})

describe('the stops of a film', () => {
  const stops = filmStops(tiny, filmOf(tiny, entries), entries)

  it('are its moves, every change of turn, and every round', () => {
    const moves = entries.filter(({ body }) => body.type === 'move').map(({ seq }) => seq)
    expect(stops.move).toEqual(moves)
    expect(stops.turn.length).toBeGreaterThan(1)
    expect(stops.turn).toEqual(expect.arrayContaining([...stops.round]))
    expect(stops.round.length).toBeLessThan(stops.turn.length)
  })

  it('are where the table’s own turns begin, where it counts them', () => {
    // As if the table counted two turns, the second from the middle of the match.
    const half = Math.floor(last / 2)
    const whole = filmOf(tiny, entries)
    let now = 0
    const at = (seq: number) => {
      now = seq
      return whole.at(seq)
    }
    const turn = () => (now >= half ? 2 : 1)
    const own = filmStops({ ...tiny, turn }, { ...whole, at }, entries)
    expect(own.turn).toEqual([0, half])
    expect(own.round).toEqual(stops.round)
  })

  it('go with the points of every seat at every entry, the last as reckoned', () => {
    expect(stops.scores).toHaveLength(entries.length)
    const end = tiny.outcome(need(positions[last], 'the last position'))
    expect(stops.scores[last]).toEqual(end?.seats.map(({ total }) => total))
  })

  it('are followed one by one, then to the end or the beginning', () => {
    expect(stopFrom([3, 7], 3, 1, 9)).toBe(7)
    expect(stopFrom([3, 7], 7, 1, 9)).toBe(9)
    expect(stopFrom([3, 7], 7, -1, 9)).toBe(3)
    expect(stopFrom([3, 7], 3, -1, 9)).toBe(0)
  })
})

describe('the main effect of an entry for a seat', () => {
  it('is the one that brought it the most points', () => {
    const film = filmOf(tiny, entries)
    const gains = entries.flatMap(({ seq }) => {
      const told = film.told(seq)
      const [before, after] = [told.before, told.after].map((p) => tiny.outcome(p, true))
      const gain = (after?.seats[0]?.total ?? 0) - (before?.seats[0]?.total ?? 0)
      return gain > 0 ? [told] : []
    })
    expect(gains.length).toBeGreaterThan(0)
    for (const told of gains) expect(told.effects).toContain(mainEffect(tiny, told, 0))
    expect(mainEffect(tiny, film.told(0), 0)).toBeUndefined()
  })
})
