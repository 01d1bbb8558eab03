import { describe, expect, it } from 'vitest'
import { merge } from '../../src/match/merge.ts'
import { cut } from '../../src/rules/replay.ts'
import { randomJournal } from '../journals.ts'
import { tiny } from '../tiny/tiny.ts'

const host = { game: tiny, signer: { verify: async () => true }, acks: new Map() }
const whole = randomJournal(tiny, 2, { wagons: 20 }, 1)
const other = randomJournal(tiny, 2, { wagons: 20 }, 2)
const own = cut(tiny, whole, 10)
const piece = (from: number, to: number) => whole.entries.slice(from, to)
const merged = (from: number, to: number, exact = false) =>
  merge(host, own, from, piece(from, to), exact)

describe('a piece of the host’s journal', () => {
  it('adds what is new if it continues one’s own', async () => {
    for (const from of [0, 4, 10])
      expect(await merged(from, 13)).toEqual({ type: 'longer', entries: piece(10, 13) })
  })

  it('adds nothing if it is old', async () => {
    expect(await merged(0, 6)).toEqual({ type: 'longer', entries: [] })
    expect(await merged(10, 10)).toEqual({ type: 'longer', entries: [] })
  })

  it('replaces a longer one only if it is the current state', async () => {
    expect(await merged(0, 6, true)).toEqual({ type: 'other', journal: cut(tiny, whole, 6) })
    expect(await merged(4, 6, true)).toEqual({ type: 'other', journal: cut(tiny, whole, 6) })
    expect(await merged(0, 13, true)).toEqual({ type: 'longer', entries: piece(10, 13) })
  })

  it('leaves a gap if it begins after the end of one’s own', async () => {
    expect(await merged(11, 13)).toEqual({ type: 'gap' })
  })

  it('replaces one’s own if it differs and replays', async () => {
    expect(await merge(host, own, 0, other.entries, false)).toEqual({
      type: 'other',
      journal: other,
    })
    expect(await merge(host, own, 0, other.entries.slice(1), false)).toMatchObject({
      type: 'problem',
      problem: { reason: 'wrongNumber', entry: 0 },
    })
    expect(await merge(host, own, 5, other.entries.slice(5), false)).toMatchObject({
      type: 'problem',
      problem: { reason: 'wrongPrev', entry: 5 },
    })
  })

  it('is just a problem if it cannot be read', async () => {
    for (const entries of [[1], [{}], [undefined]])
      expect(await merge(host, own, 10, entries, false)).toEqual({ type: 'longer', entries })
    expect((await merge(host, own, 9, [{}], false)).type).toBe('problem')
    expect((await merge(host, own, 0, [], true)).type).toBe('problem')
  })
})
