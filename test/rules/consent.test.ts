import { describe, expect, it } from 'vitest'
import { need } from '../../src/kit/assert.ts'
import type { Body } from '../../src/rules/body.ts'
import { readBrief, writeBrief } from '../../src/rules/brief.ts'
import { checkEntry } from '../../src/rules/check.ts'
import { agreedBody, agreedWish, openWish, wishTarget } from '../../src/rules/consent.ts'
import type { Seat } from '../../src/rules/game.ts'
import { type Journal, lastOf, lineOf, makeEntry, positionOf, tableOf } from '../../src/rules/journal.ts'
import { openRead, openRecord, readRecord, writeRecord } from '../../src/rules/record.ts'
import { beginJournal, cut, extend, openJournal } from '../../src/rules/replay.ts'
import type { TableState } from '../../src/rules/tableState.ts'
import { randomJournal, setupFor, sound } from '../journals.ts'
import { type Move, type Types, tiny } from '../tiny/tiny.ts'

type Tale = Journal<Types>
const options = { wagons: 14 }

/** The journal with more entries; fails the test, showing why, if one is refused. */
function grown(journal: Tale, ...lines: readonly [Seat | 'host', Body<Move>][]): Tale {
  return lines.reduce((so, [by, body]) => sound(extend(tiny, so, by, body)).journal, journal)
}

/** Why a journal refuses an entry. */
const against = (journal: Tale, by: Seat | 'host', body: Body<Move>) => extend(tiny, journal, by, body)

/** A match in which both seats have moved, partly beyond free undo; people in both seats. */
function underWay(seats = 2): Tale {
  for (let seed = 0; ; seed++) {
    const whole = randomJournal(tiny, seats, options, seed, { seated: true })
    for (let count = 8; count < whole.entries.length; count++) {
      const journal = cut(tiny, whole, count)
      const to = wishTarget(journal.entries, tableOf(journal), 0)
      if (to !== undefined && journal.ask.type === 'choose' && journal.ask.seat === 1) return journal
    }
  }
}

const journal = underWay()
const to = need(wishTarget(journal.entries, tableOf(journal), 0), 'a target')
const wished = grown(journal, [0, { type: 'wish', wish: 'undo', to }])
const seq = wished.entries.length - 1
const yes = { type: 'answer', to: seq, yes: true } as const
const no = { type: 'answer', to: seq, yes: false } as const
const undo = { type: 'undo', to } as const

const agreedEnd = (table: TableState) => agreedBody(table)?.type === 'end'
const agreedUndo = (table: TableState) => {
  const body = agreedBody(table)
  return body?.type === 'undo' ? body.to : undefined
}

describe('a request to undo', () => {
  it('changes nothing and waits for the other people', () => {
    expect(openWish(tableOf(wished))).toEqual({
      seq,
      by: 0,
      asks: { type: 'wish', wish: 'undo', to },
      waitsFor: [1],
      agreed: [0],
      declined: [],
      excused: [],
    })
    expect(positionOf(wished)).toBe(positionOf(journal))
    expect(wished.ask).toEqual(journal.ask)
    expect(agreedUndo(tableOf(wished))).toBeUndefined()
  })

  it('is carried out by the host once all have said yes, and not before', () => {
    expect(against(wished, 'host', undo)).toMatchObject({ problem: { reason: 'undoNotFree' } })
    const agreed = grown(wished, [1, yes])
    expect(agreedUndo(tableOf(agreed))).toBe(to)
    expect(against(agreed, 'host', { type: 'undo', to: to - 1 })).toHaveProperty('problem')
    const back = grown(agreed, ['host', undo])
    expect(positionOf(back)).toEqual(journal.positions[to])
    expect(lineOf(back.entries).at(-1)?.seq).toBe(to)
    expect(openWish(tableOf(back))).toBeUndefined()
  })

  it('waits for everyone at a larger table, in any order', () => {
    const three = underWay(3)
    const target = need(wishTarget(three.entries, tableOf(three), 0), 'a target')
    const asked = grown(three, [0, { type: 'wish', wish: 'undo', to: target }])
    const answer = { type: 'answer', to: asked.entries.length - 1, yes: true } as const
    const half = grown(asked, [2, answer])
    expect(openWish(tableOf(half))?.waitsFor).toEqual([1])
    expect(agreedWish(tableOf(half))).toBeUndefined()
    expect(against(half, 2, answer)).toMatchObject({ problem: { reason: 'noWish' } })
    expect(agreedUndo(tableOf(grown(half, [1, answer])))).toBe(target)
  })

  it('does not wait for bots', () => {
    const bot = grown(journal, ['host', { type: 'seat', seat: 1, kind: 'bot', name: 'random' }])
    const asked = grown(bot, [0, { type: 'wish', wish: 'undo', to }])
    expect(agreedUndo(tableOf(asked))).toBe(to)
  })

  it('no longer waits for a person replaced by a bot', () => {
    const asked = grown(wished, ['host', { type: 'seat', seat: 1, kind: 'bot', name: 'random' }])
    expect(agreedUndo(tableOf(asked))).toBe(to)
  })

  it('ends with a no, its author’s own no, the next move or a resignation', () => {
    const move = need(journal.ask.type === 'choose' ? journal.ask.moves[0] : undefined, 'a move')
    const ends: readonly [Seat, Body<Move>][] = [
      [1, no],
      [0, no],
      [1, { type: 'move', move }],
      [1, { type: 'resign' }],
    ]
    for (const end of ends) expect(openWish(tableOf(grown(wished, end)))).toBeUndefined()
  })

  it('can be asked again after a no', () => {
    const again = grown(wished, [1, no], [0, { type: 'wish', wish: 'undo', to }])
    expect(openWish(tableOf(again))?.seq).toBe(seq + 2)
  })

  it('allows seats, hosts and notes meanwhile', () => {
    const asides = grown(wished, ['host', { type: 'mark', note: 'hm' }], ['host', { type: 'host', seat: 1 }])
    expect(openWish(tableOf(asides))?.waitsFor).toEqual([1])
  })
})

describe('a journal refuses', () => {
  const end = wished.entries.length
  it.each<[string, Tale, Seat | 'host', Body<Move>, string]>([
    ['a second request while one is open', wished, 1, { type: 'wish', wish: 'undo', to }, 'badWish'],
    ['a request to undo to a later entry', journal, 0, { type: 'wish', wish: 'undo', to: end + 9 }, 'badWish'],
    [
      'a request to undo to the current entry',
      journal,
      0,
      { type: 'wish', wish: 'undo', to: need(lineOf(journal.entries).at(-1), 'an end').seq },
      'badWish',
    ],
    ['a request by the host', journal, 'host', { type: 'wish', wish: 'undo', to }, 'wrongBy'],
    ['a request for a rematch before the end', journal, 0, { type: 'wish', wish: 'rematch' }, 'badWish'],
    ['an answer to nothing', journal, 1, yes, 'noWish'],
    ['an answer to another entry', wished, 1, { ...yes, to: seq - 1 }, 'noWish'],
    ['the author’s own yes', wished, 0, yes, 'noWish'],
    ['an answer by the host', wished, 'host', yes, 'wrongBy'],
    ['a resignation by the host', wished, 'host', { type: 'resign' }, 'wrongBy'],
  ])('%s', (_, before, by, body, reason) => {
    expect(against(before, by, body)).toMatchObject({ problem: { reason, entry: before.entries.length } })
  })

  it('such entries by the wrong author before it checks the rules', () => {
    for (const body of [yes, { type: 'resign' }] as const) {
      const entry = makeEntry<Move>(wished.entries.at(-1), 'host', body, '0'.repeat(16))
      expect(checkEntry(lastOf(wished), tableOf(wished), entry)).toMatchObject({ reason: 'wrongBy' })
    }
  })
})

describe('how far back a seat may ask to undo', () => {
  it('is before its last turn beyond free undo', () => {
    const line = lineOf(journal.entries)
    const at = line.findIndex((entry) => entry.seq === to)
    const next = need(line[at + 1], 'the entry after')
    expect([next.by, next.body.type]).toEqual([0, 'move'])
    expect(line[at]?.body.type === 'move' && line[at]?.by === 0).toBe(false)
    expect(journal.entries.slice(to).some(({ by }) => by === 1)).toBe(true)
  })

  it('is nowhere for a seat that has not moved, or once a seat has resigned', () => {
    expect(wishTarget(journal.entries.slice(0, 4), tableOf(journal), 0)).toBeUndefined()
    const resigned = grown(journal, [1, { type: 'resign' }])
    expect(wishTarget(resigned.entries, tableOf(resigned), 0)).toBeUndefined()
  })
})

describe('resigning', () => {
  const given = grown(journal, [0, { type: 'resign' }])

  it('ends the match, with the position as it was', () => {
    expect(given.ask).toEqual({ type: 'over' })
    expect(positionOf(given)).toBe(positionOf(journal))
    expect(tableOf(given).resignedBy).toBe(0)
  })

  it('leaves nothing to play, undo, ask for or resign from', () => {
    const move = need(journal.ask.type === 'choose' ? journal.ask.moves[0] : undefined, 'a move')
    expect(against(given, 1, { type: 'move', move })).toMatchObject({ problem: { reason: 'illegalMove' } })
    expect(against(given, 1, { type: 'resign' })).toMatchObject({ problem: { reason: 'alreadyOver' } })
    expect(against(given, 1, { type: 'wish', wish: 'undo', to })).toMatchObject({ problem: { reason: 'badWish' } })
    for (const seat of [0, 1]) expect(against(given, seat, undo)).toMatchObject({ problem: { reason: 'undoNotFree' } })
  })

  it('still allows asking for a rematch', () => {
    const again = grown(given, [1, { type: 'wish', wish: 'rematch' }])
    const asked = again.entries.length - 1
    expect(openWish(tableOf(again))?.waitsFor).toEqual([0])
    const agreed = grown(again, [0, { type: 'answer', to: asked, yes: true }])
    expect(agreedWish(tableOf(agreed))?.asks.wish).toBe('rematch')
  })

  it('still ends the match after a round trip through JSON and a cut at its end', () => {
    const again = sound(openJournal(tiny, JSON.parse(JSON.stringify(given.entries)))).journal
    expect(again.ask).toEqual({ type: 'over' })
    expect(cut(tiny, given, given.entries.length).ask).toEqual({ type: 'over' })
    expect(cut(tiny, given, given.entries.length - 1).ask).toEqual(journal.ask)
  })
})

// Ruling 3 of Foothills; the same for every game.
describe('ending a match by agreement', () => {
  const asked = grown(journal, [0, { type: 'wish', wish: 'end' }])
  const agree = { type: 'answer', to: asked.entries.length - 1, yes: true } as const
  const agreed = grown(asked, [1, agree])
  const ended = grown(agreed, ['host', { type: 'end' }])

  it('takes the host’s entry, once everyone has said yes', () => {
    const end = { type: 'end' } as const
    for (const before of [journal, asked])
      expect(against(before, 'host', end)).toMatchObject({ problem: { reason: 'notAgreed' } })
    expect(against(agreed, 1, end)).toMatchObject({ problem: { reason: 'wrongBy' } })
    expect([agreedEnd(tableOf(asked)), agreedEnd(tableOf(agreed))]).toEqual([false, true])
    expect(ended.ask).toEqual({ type: 'over' })
    expect(tableOf(ended).isStopped).toBe(true)
    expect(against(ended, 'host', end)).toMatchObject({ problem: { reason: 'notAgreed' } })
  })

  it('leaves the position and counts the points as they stand', () => {
    const p = positionOf(ended)
    expect(p).toBe(positionOf(journal))
    expect(tiny.outcome(p)).toBeUndefined()
    expect(tiny.outcome(p, true)?.seats.map(({ total }) => total)).toEqual(p.points)
  })

  it('leaves nothing to play, undo or resign, but a rematch to ask for', () => {
    const move = need(journal.ask.type === 'choose' ? journal.ask.moves[0] : undefined, 'a move')
    expect(against(ended, 1, { type: 'move', move })).toHaveProperty('problem')
    expect(against(ended, 0, undo)).toHaveProperty('problem')
    expect(against(ended, 0, { type: 'resign' })).toMatchObject({ problem: { reason: 'alreadyOver' } })
    const again = grown(ended, [1, { type: 'wish', wish: 'rematch' }])
    expect(openWish(tableOf(again))?.waitsFor).toEqual([0])
  })

  it('can’t be asked for once the match is over', () => {
    const resigned = grown(journal, [1, { type: 'resign' }])
    for (const over of [ended, resigned])
      expect(against(over, 0, { type: 'wish', wish: 'end' })).toMatchObject({ problem: { reason: 'badWish' } })
  })

  it('survives JSON, a match file, a link and a cut', () => {
    const kept = sound(openJournal(tiny, JSON.parse(JSON.stringify(ended.entries)))).journal
    const filed = sound(openRecord(tiny, sound(readRecord(writeRecord(ended))).record)).journal
    const linked = sound(readBrief(tiny, writeBrief(tiny, ended))).journal
    for (const again of [kept, filed, linked, cut(tiny, ended, ended.entries.length)]) {
      expect(again.ask).toEqual({ type: 'over' })
      expect(again.entries).toEqual(ended.entries)
    }
  })
})

describe('a request where a majority is enough', () => {
  const people = 5
  const game = { ...tiny, consent: 'majority' } as const
  const setup = { ...setupFor(tiny, people, options), consent: 'majority' } as const
  const seated = Array.from({ length: people }, (_, seat): [Seat | 'host', Body<Move>] => {
    return ['host', { type: 'seat', seat, kind: 'person' }]
  })
  const begun = grown(sound(beginJournal(game, setup)).journal, ...seated)
  const ending = grown(begun, [0, { type: 'wish', wish: 'end' }])
  const answer = (by: Seat, yes: boolean): [Seat, Body<Move>] => [
    by,
    { type: 'answer', to: ending.entries.length - 1, yes },
  ]
  const agreedBy = (...said: readonly (readonly [Seat, boolean])[]) =>
    agreedEnd(tableOf(grown(ending, ...said.map(([by, yes]) => answer(by, yes)))))

  it('is agreed to by more than half, though one declines', () => {
    expect(agreedBy([1, true])).toBe(false)
    expect(agreedBy([1, true], [2, true])).toBe(true)
    expect(agreedBy([1, false], [2, true], [3, true])).toBe(true)
  })

  it('is void once half of them have declined, or its author withdraws', () => {
    const half = grown(ending, answer(1, false), answer(2, false))
    expect(openWish(tableOf(half))).toMatchObject({ declined: [1, 2], waitsFor: [3, 4] })
    expect(openWish(tableOf(grown(half, answer(3, false))))).toBeUndefined()
    expect(openWish(tableOf(grown(ending, answer(0, false))))).toBeUndefined()
  })

  it('is for the title to allow, not for a host', () => {
    expect(beginJournal(tiny, setup)).toMatchObject({ problem: { reason: 'badOptions', field: 'body.consent' } })
    const { consent: _, ...rest } = setup
    expect(beginJournal(game, rest)).toHaveProperty('problem')
  })

  it('counts only those who can be reached', () => {
    const [asked, to] = [answer(1, true), ending.entries.length - 1]
    const excused = [2, 3].map((seat): ['host', Body<Move>] => {
      return ['host', { type: 'excuse', to, seat }]
    })
    const journal = grown(ending, asked, ...excused)
    expect(openWish(tableOf(journal))).toMatchObject({ waitsFor: [4], excused: [2, 3] })
    expect(agreedEnd(tableOf(journal))).toBe(true)
  })

  it('isn’t decided by the one who asks alone, whoever else is excused', () => {
    const to = ending.entries.length - 1
    const excuse = { type: 'excuse', to, seat: 1 } as const
    expect(against(ending, 'host', excuse)).toMatchObject({ problem: { reason: 'noWish' } })
    expect(against(grown(ending, answer(2, true)), 'host', excuse)).not.toHaveProperty('problem')
    const standIn = grown(begun, [0, { type: 'wish', wish: 'standIn', seat: 4 }])
    expect(against(standIn, 'host', excuse)).not.toHaveProperty('problem')
  })

  it('needs both of two people', () => {
    const two = { ...setupFor(tiny, 2, options), consent: 'majority' } as const
    const pair = grown(sound(beginJournal(game, two)).journal, ...seated.slice(0, 2))
    const alone = grown(pair, [0, { type: 'wish', wish: 'end' }])
    expect(agreedEnd(tableOf(alone))).toBe(false)
    const to = alone.entries.length - 1
    expect(agreedEnd(tableOf(grown(alone, [1, { type: 'answer', to, yes: true }])))).toBe(true)
  })
})

describe('a match file with requests and a resignation', () => {
  it('gives back the same journal, authors included', () => {
    let undone = 0
    for (let seed = 0; seed < 40; seed++) {
      const oddities = { undo: 6, aside: 9, wish: 4, resign: 60, seated: seed % 2 === 0 }
      const one = randomJournal(tiny, 1 + (seed % 6), options, seed, oddities)
      undone += one.entries.filter(({ by, body }) => by === 'host' && body.type === 'undo').length
      const { record } = sound(readRecord(writeRecord(one)))
      expect(sound(openRecord(tiny, record)).journal).toEqual(one)
    }
    expect(undone).toBeGreaterThan(20)
  })

  it('names the author of requests, answers and resignations, and of nothing else', () => {
    const agreed = grown(wished, [1, yes], ['host', undo], [1, { type: 'resign' }])
    const lines = writeRecord(agreed)
      .split('\n')
      .slice(seq, seq + 4)
    expect(lines).toEqual([
      `{"wish":"undo","to":${to},"by":0},`,
      `{"answer":${seq},"yes":true,"by":1},`,
      `{"undo":${to},"by":"host"},`,
      '{"resign":1}',
    ])
  })

  it.each([
    ['a request without an author', '{"wish":"undo","to":1},', 'wrongBy'],
    ['an unknown request', '{"wish":"win","by":0},', 'badField'],
    ['an invalid answer', `{"answer":${seq},"yes":"maybe","by":1},`, 'badField'],
    ['an impossible author', `{"answer":${seq},"yes":true,"by":"all"},`, 'badField'],
    ['a resignation without an author', '{"resign":"host"},', 'wrongBy'],
    ['an author on an entry without one', '{"host":0,"by":0},', 'badField'],
    ['a seat’s note without a pin', '{"mark":"x","by":0},', 'badNote'],
  ])('is refused with %s', (_, line, reason) => {
    const lines = writeRecord(wished).split('\n')
    const read = readRecord(
      lines
        .map((one, at) => (at === seq ? line : one))
        .join('\n')
        .replace('},\n]', '}\n]'),
    )
    expect(openRead(tiny, read)).toMatchObject({ problem: { reason, entry: seq } })
  })
})
