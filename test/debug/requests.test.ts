import { describe, expect, it } from 'vitest'
import { beforeEnd } from '../../src/debug/requests.tsx'
import { need } from '../../src/kit/assert.ts'
import { cut, extend } from '../../src/rules/replay.ts'
import { randomJournal, sound } from '../journals.ts'
import { tiny } from '../tiny/tiny.ts'

const whole = randomJournal(tiny, 2, { wagons: 12 }, 6, { seated: true, undo: 4 })

describe('the last entry to branch from', () => {
  it('is the last one after which a seat had a choice', () => {
    const seq = need(beforeEnd(tiny, whole), 'an entry')
    expect(whole.ask.type).toBe('over')
    expect(cut(tiny, whole, seq + 1).ask.type).toBe('choose')
    for (let later = seq + 1; later < whole.entries.length; later++) {
      const { ask, entries } = cut(tiny, whole, later + 1)
      expect(ask.type === 'choose' && entries[later]?.body.type === 'move').toBe(false)
    }
  })

  it('is the last one of all while a seat has a choice', () => {
    const seq = need(beforeEnd(tiny, whole), 'an entry')
    expect(beforeEnd(tiny, cut(tiny, whole, seq + 1))).toBe(seq)
  })

  it('is before a resignation, undone entries left out', () => {
    const seq = need(beforeEnd(tiny, whole), 'an entry')
    const open = cut(tiny, whole, seq + 1)
    const given = sound(extend(tiny, open, 0, { type: 'resign' })).journal
    expect(given.ask.type).toBe('over')
    const back = need(beforeEnd(tiny, given), 'an entry')
    expect(cut(tiny, given, back + 1).ask).toEqual(open.ask)
  })

  it('is missing if no seat ever had a choice', () => {
    expect(beforeEnd(tiny, cut(tiny, whole, 1))).toBeUndefined()
  })
})
