import { describe, expect, it } from 'vitest'
import { need } from '../../src/kit/assert.ts'
import { hereAnswer, seatDuty } from '../../src/match/duties.ts'
import type { Body } from '../../src/rules/body.ts'
import { agreedSeat, openWish } from '../../src/rules/consent.ts'
import type { Game, Seat } from '../../src/rules/game.ts'
import { type Journal, tableOf } from '../../src/rules/journal.ts'
import { beginJournal, extend } from '../../src/rules/replay.ts'
import { setupFor, sound } from '../journals.ts'
import { tiny } from '../tiny/tiny.ts'
import { waybills } from '../waybills/waybills.ts'

type Line = readonly [Seat | 'host', Body<never>]

/** A match among people, after these entries. */
function among(game: Game, seats: number, ...lines: readonly Line[]): Journal {
  const people = Array.from({ length: seats }, (_, seat): Line => {
    return ['host', { type: 'seat', seat, kind: 'person' }]
  })
  const first = sound(beginJournal(game, setupFor(game, seats, {}))).journal
  return [...people, ...lines].reduce((journal, [by, body]) => sound(extend(game, journal, by, body)).journal, first)
}

const resign = { type: 'resign' } as const

describe('after a resignation the host', () => {
  it('takes the seat out once, where the title has a rule for that', () => {
    const duty = seatDuty(waybills, among(waybills, 3, [1, resign]), [])
    expect(duty).toEqual({ type: 'out', seat: 1 })
    const after = among(waybills, 3, [1, resign], ['host', { type: 'out', seat: 1 }])
    expect(seatDuty(waybills, after, [])).toBeUndefined()
  })

  it('seats a bot that stands in for nobody, where it has none', () => {
    expect(seatDuty(tiny, among(tiny, 3, [1, resign]), [])).toEqual({
      type: 'seat',
      seat: 1,
      kind: 'bot',
      name: 'ganger',
    })
  })

  it('has nothing to do where that ended the match', () => {
    for (const game of [tiny, waybills]) expect(seatDuty(game, among(game, 2, [1, resign]), [])).toBeUndefined()
  })
})

describe('an open request', () => {
  const end: Line = [0, { type: 'wish', wish: 'end' }]
  const yes = (by: Seat, seats: number): Line => [by, { type: 'answer', to: seats + 1, yes: true }]

  it('excuses the absent only when no one else is left to answer', () => {
    expect(seatDuty(tiny, among(tiny, 4, end), [2, 3])).toBeUndefined()
    const journal = among(tiny, 4, end, yes(1, 4))
    expect(seatDuty(tiny, journal, [3])).toBeUndefined()
    expect(seatDuty(tiny, journal, [2, 3])).toEqual({ type: 'excuse', to: 5, seat: 2 })
  })

  it('excuses nobody from a match of two, nor leaves the decision to its author', () => {
    expect(seatDuty(tiny, among(tiny, 2, end), [1])).toBeUndefined()
    expect(seatDuty(tiny, among(tiny, 3, end), [1, 2])).toBeUndefined()
  })
})

describe('a request to give a seat away that nobody else could witness', () => {
  const wish: Line = [0, { type: 'wish', wish: 'standIn', seat: 1 }]
  const seated = (seats: number): readonly Line[] =>
    Array.from({ length: seats }, (_, seat): Line => ['host', { type: 'seat', seat, kind: 'person', key: keyOf(seat) }])
  const keyOf = (seat: Seat) => `${seat}`.repeat(43)
  const two = among(tiny, 2, ...seated(2), wish)
  const bot = { type: 'seat', seat: 1, kind: 'bot', name: 'ganger', key: keyOf(1) }

  it('is carried out once its person is gone, and not before', () => {
    expect(agreedSeat(tableOf(two))?.seat).toBe(1)
    expect(seatDuty(tiny, two, [1], [])).toBeUndefined()
    expect(seatDuty(tiny, two, [1], [1])).toEqual(bot)
  })

  it('is declined at once by the page of its person alone, which makes it void', () => {
    const here = need(hereAnswer(tableOf(two), keyOf(1)), 'an answer')
    expect(here.by).toBe(1)
    expect(hereAnswer(tableOf(two), keyOf(0))).toBeUndefined()
    const after = sound(extend(tiny, two, here.by, here.body)).journal
    expect(openWish(tableOf(after))).toBeUndefined()
    expect(seatDuty(tiny, after, [], [1])).toBeUndefined()
  })

  it('can be declined by its person, but not granted', () => {
    const yes = extend(tiny, two, 1, { type: 'answer', to: two.entries.length - 1, yes: true })
    expect(yes).toMatchObject({ problem: { reason: 'noWish' } })
  })

  it('is left to two others where there are two', () => {
    const three = among(tiny, 3, ...seated(3), wish)
    expect(hereAnswer(tableOf(three), keyOf(1))).toBeUndefined()
    const agreed = sound(extend(tiny, three, 2, { type: 'answer', to: three.entries.length - 1, yes: true })).journal
    expect(seatDuty(tiny, agreed, [], [])).toEqual(bot)
  })
})
