import { describe, expect, it } from 'vitest'
import { played, toldBy } from '../../../src/debug/time/past.ts'
import { openReplay } from '../../../src/match/replayTable.ts'
import { endsOf } from '../../../src/stage/hold.ts'
import { randomJournal } from '../../journals.ts'
import { tiny } from '../../tiny/tiny.ts'

describe('a match played by itself', () => {
  const moment = { seq: 4, ms: 0, ends: [300, 500], last: 5 }

  it('goes on within an entry until all of it is shown and has stood a while', () => {
    expect(played(moment, 200)).toEqual({ seq: 4, ms: 200 })
    expect(played({ ...moment, ms: 499 }, 2)).toEqual({ seq: 4, ms: 501 })
    expect(played({ ...moment, ms: 700 }, 100)).toEqual({ seq: 5, ms: 0 })
  })

  it('goes on at once from an entry that is shown to its end', () => {
    expect(played({ ...moment, ms: undefined }, 1)).toEqual({ seq: 5, ms: 0 })
  })

  it('lets an entry that told nothing stand a while, too', () => {
    expect(played({ seq: 2, ms: 0, ends: [], last: 5 }, 16)).toEqual({ seq: 2, ms: 16 })
  })

  it('ends with the last entry', () => {
    expect(played({ ...moment, seq: 5, ms: 700 }, 100)).toBeUndefined()
  })
})

describe('what an entry told', () => {
  const journal = randomJournal(tiny, 2, { wagons: 30 }, 3, { undo: 5, aside: 5 })

  it('is what a table tells when it goes on by that entry', () => {
    const replay = openReplay(tiny, journal, 0)
    const heard: unknown[] = []
    replay.on((news) => {
      if (news.type === 'told') heard.push([news.entry.seq, news.effects, news.before, news.after])
    })
    for (let seq = 1; seq <= replay.last; seq++) replay.go(seq)
    const told = journal.entries.flatMap(({ seq, body }) => {
      const { effects, before, after } = toldBy(tiny, journal, seq)
      return body.type === 'move' || body.type === 'chance' ? [[seq, effects, before, after]] : []
    })
    expect(heard.length).toBeGreaterThan(5)
    expect(told).toEqual(heard)
  })

  it('is nothing for entries that play nothing, and for the first', () => {
    for (const { seq, body } of journal.entries)
      if (body.type !== 'move' && body.type !== 'chance')
        expect(toldBy(tiny, journal, seq).effects).toEqual([])
  })

  it('ends effect by effect', () => {
    expect(endsOf([100, 0, 250])).toEqual([100, 100, 350])
    expect(endsOf([])).toEqual([])
  })
})
