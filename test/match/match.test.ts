import { describe, expect, it } from 'vitest'
import { need } from '../../src/kit/assert.ts'
import { makeMatch } from '../../src/match/match.ts'
import { entryText } from '../../src/match/signing.ts'
import type { News } from '../../src/match/table.ts'
import { lastOf } from '../../src/rules/journal.ts'
import { cut, extend } from '../../src/rules/replay.ts'
import { testDealer } from '../dealing.ts'
import { spied } from '../drivers.ts'
import { randomJournal, sound } from '../journals.ts'
import { playedEntries } from '../playedEntries.ts'
import { tiny } from '../tiny/tiny.ts'

const seated = [0, 1, 2].map(() => testDealer.key)
const whole = randomJournal(tiny, 3, { wagons: 25 }, 6, { undo: 4, aside: 6, seated })
const move = whole.entries.findIndex(({ body }) => body.type === 'move')

/** A match after this many entries, with what it emits and the phases it ran. */
function matchAt(count: number) {
  const { game, steps } = spied(tiny)
  const news: News[] = []
  const match = makeMatch({
    game,
    journal: cut(tiny, whole, count),
    signer: { ...testDealer, sign: (text) => `signed ${text}` },
  })
  match.on((one) => news.push(one))
  return { match, news, steps }
}

const entryAt = (seq: number) => need(whole.entries[seq], 'an entry')

describe('a match', () => {
  it('commits a whole journal through the machine as the plain loop replays it', () => {
    const { match, news } = matchAt(1)
    for (const entry of whole.entries.slice(1)) {
      sound(match.follow(entry))
      match.commit()
    }
    expect(match.journal()).toEqual(whole)
    const told = news.flatMap((one) => (one.type === 'told' ? [one] : []))
    expect(told.map(({ type: _, ...one }) => one)).toEqual(
      playedEntries(tiny, whole)
        .slice(1)
        .map(({ stands: _, ...one }) => one),
    )
  })

  it('shows nothing of a pending entry, and plays it once however often it is attempted', () => {
    const { match, news, steps } = matchAt(move)
    const before = match.journal()
    const { by, body } = entryAt(move)
    const { entry } = sound(match.attempt(by, body))
    const ran = steps.length
    expect(sound(match.attempt(by, body)).entry).toBe(entry)
    expect(sound(match.follow(JSON.parse(JSON.stringify(entry)))).entry).toBe(entry)
    expect(steps).toHaveLength(ran)
    expect(match.journal()).toBe(before)
    expect(match.turn().entry).toBe('pending')
    expect(news).toEqual([])
    match.commit()
    expect(steps).toHaveLength(ran)
    const sig = `signed ${entryText(entryAt(move))}`
    expect(lastOf(match.journal())).toEqual({ ...entryAt(move), sig })
    expect(news).toMatchObject([{ type: 'told', entry }])
    expect(match.turn().entry).toBe('committed')
  })

  it('returns to where it was once a pending entry is discarded', () => {
    const { match, news } = matchAt(move)
    const { by, body } = entryAt(move)
    const before = match.turn()
    match.attempt(by, body)
    match.discard()
    expect(match.turn()).toEqual(before)
    expect(news).toEqual([])
    sound(match.attempt(by, body))
    match.commit()
    expect(news.map(({ type }) => type)).toEqual(['told'])
  })

  it('forgets a pending entry when another takes its place', () => {
    const { match, news } = matchAt(move)
    const { by, body } = entryAt(move)
    sound(match.attempt(by, body))
    sound(match.attempt('host', { type: 'mark', note: 'first' }))
    match.commit()
    expect(news).toEqual([{ type: 'changed' }])
    expect(match.turn().entry).toBe('committed')
    sound(match.attempt(by, body))
    match.commit()
    expect(news.map(({ type }) => type)).toEqual(['changed', 'told'])
  })

  it('refuses an entry that claims another position, and shows nothing of it', () => {
    const { match, news } = matchAt(move)
    const before = match.turn()
    const entry = { ...entryAt(move), position: '0'.repeat(16) }
    expect(match.follow(entry)).toMatchObject({ problem: { reason: 'wrongPosition' } })
    expect(match.turn()).toEqual(before)
    expect(news).toEqual([])
    sound(match.follow(entryAt(move)))
  })

  it('refuses whatever is not among the legal moves, without running the rules', () => {
    const { match, steps } = matchAt(move)
    const { by } = entryAt(move)
    const wrong = { type: 'move', move: { type: 'take', wagons: 9 } } as const
    expect(match.attempt(by, wrong)).toMatchObject({ problem: { reason: 'illegalMove' } })
    expect(match.attempt('host', { type: 'chance', seed: '0'.repeat(32) })).toMatchObject({
      problem: { reason: 'noChanceAsked' },
    })
    expect(steps).toEqual([])
  })

  it('emits a reset, and no effects, when another journal replaces its own', () => {
    const { match, news, steps } = matchAt(move)
    const { by, body } = entryAt(move)
    sound(match.attempt(by, body))
    steps.length = 0
    match.replace(whole, 'resync')
    expect(match.journal()).toBe(whole)
    expect(match.turn()).toMatchObject({ stance: 'over', entry: 'committed' })
    expect(news).toEqual([{ type: 'reset', why: 'resync' }])
    expect(steps).toEqual([])
  })

  it('emits a reset for an undo, and goes on from there', () => {
    const at = whole.entries.findIndex(({ body }) => body.type === 'undo')
    const { match, news } = matchAt(at)
    sound(match.follow(entryAt(at)))
    match.commit()
    expect(news).toEqual([{ type: 'reset', why: 'undo' }])
    expect(match.journal()).toEqual(cut(tiny, whole, at + 1))
    const { by, body } = need(
      whole.entries.slice(at + 1).find((entry) => entry.body.type === 'move'),
      'a move after the undo',
    )
    const again = extend(tiny, match.journal(), by, body)
    expect('problem' in match.attempt(by, body)).toBe('problem' in again)
  })
})

describe('an entry is played twice in one browser', () => {
  const note = { type: 'mark', note: 'Hello', on: { entry: 0 } } as const
  const { by, body } = entryAt(move)

  it.each(['host', by] as const)('when a note by %s is committed while it is pending', (author) => {
    const { match, steps } = matchAt(move)
    sound(match.attempt(by, body))
    const ran = steps.length
    const [noted] = sound(extend(tiny, match.journal(), author, note)).journal.entries.slice(-1)
    sound(match.follow(need(noted, 'a note')))
    match.commit()
    expect(steps).toHaveLength(ran)
    sound(match.attempt(by, body))
    expect(steps).toHaveLength(2 * ran)
  })

  it('when only its position shows that the one before it was forged', () => {
    const { match, steps } = matchAt(move)
    expect(match.follow({ ...entryAt(move), position: '0'.repeat(16) })).toHaveProperty('problem')
    const ran = steps.length
    expect(ran).toBeGreaterThan(0)
    sound(match.follow(entryAt(move)))
    expect(steps).toHaveLength(2 * ran)
  })

  it('and never because of its seat, its number or what it follows', () => {
    const { match, steps } = matchAt(move)
    const real = entryAt(move)
    for (const forged of [{ by: 'host' }, { seq: move + 1 }, { prev: '0'.repeat(64) }] as const)
      expect(match.follow({ ...real, ...forged })).toHaveProperty('problem')
    expect(steps).toEqual([])
  })
})
