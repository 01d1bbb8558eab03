import { describe, expect, it } from 'vitest'
import { need } from '../../src/kit/assert.ts'
import { same } from '../../src/kit/json.ts'
import { merge } from '../../src/match/merge.ts'
import type { Journal } from '../../src/rules/journal.ts'
import { cut, extend } from '../../src/rules/replay.ts'
import { randomJournal, sound } from '../journals.ts'
import { tiny } from '../tiny/tiny.ts'

const host = { game: tiny, signer: { verify: async () => true }, acks: new Map() }
const whole = randomJournal(tiny, 2, { wagons: 20 }, 1)
const another = randomJournal(tiny, 2, { wagons: 20 }, 2)
const own = cut(tiny, whole, 10)
/** The same match, in which another move was made before entry 10. */
const other = otherwise(9)

/** The match up to the last entry before `seq` that could have been another move, with that move. */
function otherwise(seq: number): Journal {
  const start = cut(tiny, whole, seq)
  const { body } = need(whole.entries[seq], 'an entry')
  const made = body.type === 'move' ? body.move : undefined
  const choice = start.ask.type === 'choose' ? start.ask : undefined
  const move = choice?.moves.find((one) => !same(one, made))
  if (!choice || !move) return otherwise(seq - 1)
  return sound(extend(tiny, start, choice.seat, { type: 'move', move })).journal
}

const piece = (from: number, to: number) => whole.entries.slice(from, to)
const merged = (from: number, to: number, exact = false) => merge(host, own, from, piece(from, to), exact)

describe('a piece of the host’s journal', () => {
  it('adds what is new if it continues one’s own', async () => {
    for (const from of [0, 4, 10]) expect(await merged(from, 13)).toEqual({ type: 'longer', entries: piece(10, 13) })
  })

  it('adds nothing if it is old', async () => {
    expect(await merged(0, 6)).toEqual({ type: 'longer', entries: [] })
    expect(await merged(10, 10)).toEqual({ type: 'longer', entries: [] })
  })

  it('replaces no longer one, even if it is the current state', async () => {
    expect(await merged(0, 6, true)).toEqual({ type: 'older' })
    expect(await merged(4, 6, true)).toEqual({ type: 'older' })
    expect(await merged(0, 13, true)).toEqual({ type: 'longer', entries: piece(10, 13) })
  })

  it('leaves a gap if it begins after the end of one’s own', async () => {
    expect(await merged(11, 13)).toEqual({ type: 'gap' })
  })

  it('replaces one’s own if it differs and replays', async () => {
    expect(await merge(host, own, 0, other.entries, false)).toEqual({ type: 'other', journal: other })
    expect(await merge(host, own, 0, another.entries.slice(1), false)).toMatchObject({
      type: 'problem',
      problem: { reason: 'wrongNumber', entry: 0 },
    })
    expect(await merge(host, own, 5, another.entries.slice(5), false)).toMatchObject({
      type: 'problem',
      problem: { reason: 'wrongPrev', entry: 5 },
    })
  })

  it('is refused if it is another match, however sound', async () => {
    expect(await merge(host, own, 0, another.entries, true)).toEqual({
      type: 'problem',
      problem: { reason: 'secondSetup', entry: 0 },
    })
  })

  it('is just a problem if it cannot be read', async () => {
    for (const entries of [[1], [{}], [undefined]])
      expect(await merge(host, own, 10, entries, false)).toEqual({ type: 'longer', entries })
    expect((await merge(host, own, 9, [{}], false)).type).toBe('problem')
    expect((await merge(host, own, 0, [], true)).type).toBe('problem')
  })
})
