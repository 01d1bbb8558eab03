import { describe, expect, it } from 'vitest'
import { cut } from '../../src/rules/replay.ts'
import { merge } from '../../src/table/merge.ts'
import { randomJournal } from '../journals.ts'
import { tiny } from '../tiny/tiny.ts'

const host = { game: tiny, pen: { verify: () => true } }
const whole = randomJournal(tiny, 2, { wagons: 20 }, 1)
const other = randomJournal(tiny, 2, { wagons: 20 }, 2)
const own = cut(tiny, whole, 10)
const piece = (from: number, to: number) => whole.entries.slice(from, to)
const merged = (from: number, to: number, exact = false) =>
  merge(host, own, from, piece(from, to), exact)

describe('a piece of the host’s journal', () => {
  it('that goes on where one’s own ends brings what is new', () => {
    for (const from of [0, 4, 10])
      expect(merged(from, 13)).toEqual({ type: 'longer', entries: piece(10, 13) })
  })

  it('that is old brings nothing', () => {
    expect(merged(0, 6)).toEqual({ type: 'longer', entries: [] })
    expect(merged(10, 10)).toEqual({ type: 'longer', entries: [] })
  })

  it('that is shorter takes the place of one’s own only where it says how things are now', () => {
    expect(merged(0, 6, true)).toEqual({ type: 'other', journal: cut(tiny, whole, 6) })
    expect(merged(4, 6, true)).toEqual({ type: 'other', journal: cut(tiny, whole, 6) })
    expect(merged(0, 13, true)).toEqual({ type: 'longer', entries: piece(10, 13) })
  })

  it('that begins later than one’s own ends leaves a gap', () => {
    expect(merged(11, 13)).toEqual({ type: 'gap' })
  })

  it('that differs takes the place of one’s own, if it replays', () => {
    expect(merge(host, own, 0, other.entries, false)).toEqual({ type: 'other', journal: other })
    expect(merge(host, own, 0, other.entries.slice(1), false)).toMatchObject({
      type: 'problem',
      problem: { reason: 'wrongNumber', entry: 0 },
    })
    expect(merge(host, own, 5, other.entries.slice(5), false)).toMatchObject({
      type: 'problem',
      problem: { reason: 'wrongPrev', entry: 5 },
    })
  })

  it('that cannot be read is a problem and no more', () => {
    for (const entries of [[1], [{}], [undefined]])
      expect(merge(host, own, 10, entries, false)).toEqual({ type: 'longer', entries })
    expect(merge(host, own, 9, [{}], false).type).toBe('problem')
    expect(merge(host, own, 0, [], true).type).toBe('problem')
  })
})
