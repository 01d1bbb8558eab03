import { describe, expect, it } from 'vitest'
import { metro } from '../../../src/games/metro/index.ts'
import type { Move, Types } from '../../../src/games/metro/moves.ts'
import { settingsOf } from '../../../src/games/metro/options.ts'
import { need } from '../../../src/kit/assert.ts'
import type { Body } from '../../../src/rules/body.ts'
import { readBrief, writeBrief } from '../../../src/rules/brief.ts'
import { deckOf } from '../../../src/rules/cards.ts'
import { fastDraw } from '../../../src/rules/chance.ts'
import type { Seat } from '../../../src/rules/game.ts'
import { type Journal, lineOf, positionOf } from '../../../src/rules/journal.ts'
import { asked } from '../../../src/rules/play.ts'
import { openRecord, readRecord, writeRecord } from '../../../src/rules/record.ts'
import { cut, extend } from '../../../src/rules/replay.ts'
import { allKnown, dealt, opened, testDealer } from '../../dealing.ts'
import { anyMove, randomJournal, sound } from '../../journals.ts'

type Tale = Journal<Types>

const keys = [testDealer.key, testDealer.key]
const whole = randomJournal(metro, 2, settingsOf({}), 10, { seated: keys })

const grown = (tale: Tale, by: Seat | 'host', body: Body<Move>): Tale =>
  dealt(metro, sound(extend(metro, tale, by, body)).journal)

/** A match after its first move of a kind, as far as the host has dealt what it drew. */
function upTo(type: Move['type']): Tale {
  const at = whole.entries.findIndex(({ body }) => body.type === 'move' && body.move.type === type)
  return dealt(metro, cut(metro, whole, at + 1))
}

/** A request agreed to by both seats, carried out. */
function agreed(tale: Tale, wish: Body<Move>): Tale {
  const wished = grown(tale, 0, wish)
  return grown(wished, 1, { type: 'answer', to: wished.entries.length - 1, yes: true })
}

const dealsIn = ({ entries }: Tale) => entries.filter(({ body }) => body.type === 'deal').length

/** Plays on at random to the end. */
function ended(begun: Tale): Tale {
  const draw = fastDraw(1)
  let tale = begun
  while (tale.ask.type === 'choose') {
    const { seat, move } = anyMove(asked(metro, positionOf(tale), allKnown(tale)), draw)
    tale = grown(tale, seat, opened(metro, tale, move))
  }
  return tale
}

/** The match as its file and its link bring it back. */
function expectKept(tale: Tale): void {
  const { record } = sound(readRecord(writeRecord(tale)))
  expect(sound(openRecord(metro, record)).journal.entries).toEqual(tale.entries)
  expect(sound(readBrief(metro, writeBrief(metro, tale))).journal.positions).toEqual(tale.positions)
}

describe('a match of Metro', () => {
  // § 5
  it.each(['lay', 'show'] as const)('is dealt again when %s is undone, for the tile drawn', (type) => {
    const tale = upTo(type)
    const { seq: to } = need(lineOf(tale.entries).at(-2), 'an entry before the move')
    const again = agreed(tale, { type: 'wish', wish: 'undo', to })
    expect(again.entries.some(({ body }) => body.type === 'undo')).toBe(true)
    expect(dealsIn(again)).toBe(dealsIn(tale) + 1)
    // The cards that everyone saw stay what they were.
    const deck = need(deckOf(again), 'a deck')
    const seen = [...deck.shown.values()]
    expect(seen.length).toBeGreaterThan(0)
    for (const { token, face } of seen) expect(allKnown(tale)(token)).toBe(face)
    expectKept(again)
  })

  it('is dealt again when another position is set, and goes on from there', () => {
    const tale = upTo('lay')
    const now = positionOf(tale)
    const position = { ...now, pool: [...now.pool].reverse(), seat: 0 }
    const edited = agreed(tale, { type: 'wish', wish: 'edit', note: 'the pool reversed', position })
    expect(positionOf(edited)).toEqual(position)
    expect(dealsIn(edited)).toBe(dealsIn(tale) + 1)
    const end = ended(edited)
    expect(end.ask.type).toBe('over')
    expectKept(end)
  })
})
