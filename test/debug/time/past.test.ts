import { describe, expect, it } from 'vitest'
import { played, toldBy } from '../../../src/debug/time/past.ts'
import { openReplay } from '../../../src/match/replayTable.ts'
import { endsOf } from '../../../src/stage/scrubber.ts'
import { randomJournal } from '../../journals.ts'
import { tiny } from '../../tiny/tiny.ts'

describe('automatic playback', () => {
  const moment = { seq: 4, ms: 0, ends: [300, 500], last: 5 }

  it('finishes an entry, and pauses', () => {
    expect(played(moment, 200)).toEqual({ seq: 4, ms: 200 })
    expect(played({ ...moment, ms: 499 }, 2)).toEqual({ seq: 4, ms: 501 })
    expect(played({ ...moment, ms: 700 }, 100)).toEqual({ seq: 5, ms: 0 })
  })

  it('leaves an entry already shown to its end right away', () => {
    expect(played({ ...moment, ms: undefined }, 1)).toEqual({ seq: 5, ms: 0 })
  })

  it('pauses after an entry without effects, too', () => {
    expect(played({ seq: 2, ms: 0, ends: [], last: 5 }, 16)).toEqual({ seq: 2, ms: 16 })
  })

  it('ends with the last entry', () => {
    expect(played({ ...moment, seq: 5, ms: 700 }, 100)).toBeUndefined()
  })
})

describe('the effects of an entry', () => {
  const journal = randomJournal(tiny, 2, { wagons: 30 }, 3, { undo: 5, aside: 5 })

  it('are those a table emits for it', () => {
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

  it('are none for the first and for those that play nothing', () => {
    for (const { seq, body } of journal.entries)
      if (body.type !== 'move' && body.type !== 'chance')
        expect(toldBy(tiny, journal, seq).effects).toEqual([])
  })

  it('end one after another', () => {
    expect(endsOf([100, 0, 250])).toEqual([100, 100, 350])
    expect(endsOf([])).toEqual([])
  })
})
