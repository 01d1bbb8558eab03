import { describe, expect, it } from 'vitest'
import { need } from '../../src/kit/assert.ts'
import type { Opening } from '../../src/rules/body.ts'
import { type Journal, positionOf } from '../../src/rules/journal.ts'
import { beginJournal, extend } from '../../src/rules/replay.ts'
import { doubtAbout } from '../../src/rules/verified.ts'
import { dealt, openingsOf, seatedHere } from '../dealing.ts'
import { hex32Of, setupFor, sound } from '../journals.ts'
import { tiny } from '../tiny/tiny.ts'
import { type Types, type Waybills, waybills } from '../waybills/waybills.ts'

type Tale = Journal<Types>
type Step = Parameters<typeof extend<Types>>

const grown = (tale: Tale, by: Step[2], body: Step[3]): Tale => sound(extend(waybills, tale, by, body)).journal

const seats = 3

/** A match with people, not yet dealt. */
const seated = (() => {
  let tale: Tale = sound(beginJournal(waybills, setupFor(waybills, seats, {}))).journal
  for (let seat = 0; seat < seats; seat++) tale = grown(tale, 'host', seatedHere(seat))
  return tale
})()

/** The same match, ended by everyone before it went on. */
function ended(before: Tale): Tale {
  let tale = grown(before, 0, { type: 'wish', wish: 'end' })
  const to = tale.entries.length - 1
  for (let seat = 1; seat < seats; seat++) tale = grown(tale, seat, { type: 'answer', to, yes: true })
  return grown(tale, 'host', { type: 'end' })
}

const begun = dealt(waybills, grown(seated, 'host', { type: 'chance', seed: hex32Of('first') }))
const over = ended(begun)
const { hands, pool } = positionOf(over)

const openingOf = (token: number): Opening => need(openingsOf(begun).get(token), 'an opening')
const opens = (tale: Tale, by: Step[2], tokens: readonly number[]): Tale =>
  grown(tale, by, { type: 'open', opens: tokens.map(openingOf) })

describe('what a journal proves about its cards', () => {
  it('is left open while the match goes on', () => {
    expect(doubtAbout(waybills, begun)).toEqual({ reason: 'unfinished' })
  })

  it('is doubted because of the pool, and of the hands of those who open nothing', () => {
    expect(doubtAbout(waybills, over)).toEqual({ reason: 'closed', seats: [0, 1, 2] })
    const some = opens(opens(over, 'host', pool), 1, need(hands[1], 'a hand'))
    expect(doubtAbout(waybills, some)).toEqual({ reason: 'closed', seats: [0, 2] })
    const bare = hands.reduce((tale, hand, seat) => opens(tale, seat, hand), over)
    expect(doubtAbout(waybills, bare)).toEqual({ reason: 'closed', seats: [] })
    const most = opens(some, 0, need(hands[0], 'a hand'))
    const last = opens(most, 2, need(hands[2], 'a hand').slice(1))
    expect(doubtAbout(waybills, last)).toEqual({ reason: 'closed', seats: [2] })
  })

  it('is all once every card is open', () => {
    const whole = hands.reduce((tale, hand, seat) => opens(tale, seat, hand), over)
    expect(doubtAbout(waybills, opens(whole, 'host', pool))).toBeUndefined()
    expect(doubtAbout(waybills, dealt(waybills, over))).toBeUndefined()
  })

  it('is doubted if the faces together are not the deck', () => {
    const hidden = need(waybills.hidden, 'hidden cards')
    const other: Waybills = {
      ...waybills,
      hidden: {
        ...hidden,
        closed(p) {
          const { tokens, faces } = hidden.closed(p)
          return { tokens, faces: ['gold', ...faces.slice(1)] }
        },
      },
    }
    expect(doubtAbout(other, dealt(waybills, over))).toEqual({ reason: 'faces' })
  })

  it('is not doubted where nothing was hidden', () => {
    expect(doubtAbout(waybills, ended(seated))).toBeUndefined()
    const open = sound(beginJournal(tiny, setupFor(tiny, 2, { wagons: 30 }))).journal
    expect(doubtAbout(tiny, open)).toBeUndefined()
  })
})
