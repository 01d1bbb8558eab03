import { describe, expect, it } from 'vitest'
import { need } from '../../src/kit/assert.ts'
import { lostHands } from '../../src/match/dealer.ts'
import type { Body } from '../../src/rules/body.ts'
import { fastDraw } from '../../src/rules/chance.ts'
import { type Journal, positionOf } from '../../src/rules/journal.ts'
import { beginJournal, extend } from '../../src/rules/replay.ts'
import { dealt, opened, openingsOf, seatedHere, testDealer } from '../dealing.ts'
import { anyMove, hex32Of, setupFor, sound } from '../journals.ts'
import { type Move, type Types, waybills } from '../waybills/waybills.ts'

type Tale = Journal<Types>

const heir = 'f'.repeat(64)
const grown = (tale: Tale, by: number | 'host', body: Body<Move>): Tale =>
  sound(extend(waybills, tale, by, body)).journal

/** Two people, the second of whom hosts when a card is drawn that the first had dealt. */
const afterTakeover = (() => {
  const setup = { ...setupFor(waybills, 2, {}), key: testDealer.key }
  let tale: Tale = sound(beginJournal(waybills, setup)).journal
  tale = grown(tale, 'host', seatedHere(0))
  tale = grown(tale, 'host', { type: 'seat', seat: 1, kind: 'person', key: heir })
  tale = grown(tale, 'host', { type: 'chance', seed: hex32Of('first') })
  const before = dealt(waybills, tale)
  return { before, taken: grown(before, 'host', { type: 'host', seat: 1 }) }
})()

/** The seat in turn plays a card and draws another. */
function drawn(begun: Tale): Tale {
  let tale = begun
  while (positionOf(tale).phase === 'call') {
    const { seat, move } = anyMove(tale.ask, fastDraw(1))
    tale = grown(tale, seat, { type: 'move', move })
  }
  const { seat, hands } = positionOf(tale)
  const token = need(hands[seat]?.[0], 'a card')
  expect(openingsOf(tale).get(token)).toBeDefined()
  tale = grown(tale, seat, opened(waybills, tale, { type: 'play', token }))
  return grown(tale, 'host', { type: 'chance', seed: hex32Of('weather') })
}

describe('the cards of a host who is gone', () => {
  it('stay readable as far as they were given before', () => {
    expect(lostHands(waybills, afterTakeover.before)).toEqual([])
    expect(lostHands(waybills, afterTakeover.taken)).toEqual([])
  })

  it('are lost to a seat that draws one later', () => {
    const { seat } = positionOf(afterTakeover.taken)
    expect(lostHands(waybills, drawn(afterTakeover.taken))).toEqual([seat])
  })

  it('are not lost while that host is there', () => {
    expect(lostHands(waybills, drawn(afterTakeover.before))).toEqual([])
  })
})
