import { describe, expect, it } from 'vitest'
import * as rules from '../../src/games/foothills/index.ts'
import { need } from '../../src/kit/assert.ts'
import type { Body } from '../../src/rules/body.ts'
import { readBrief, writeBrief } from '../../src/rules/brief.ts'
import { fastDraw, streamOf } from '../../src/rules/chance.ts'
import { chosenSeed } from '../../src/rules/chosenSeed.ts'
import { agreedBody, openWish } from '../../src/rules/consent.ts'
import type { Game, GameTypes, Seat } from '../../src/rules/game.ts'
import { chosenDraws, type Journal, lineOf, positionOf, tableOf, undoTarget } from '../../src/rules/journal.ts'
import { play } from '../../src/rules/play.ts'
import { openRead, openRecord, readRecord, writeRecord } from '../../src/rules/record.ts'
import { cut, extend, openJournal } from '../../src/rules/replay.ts'
import { hex32Of, randomJournal, sound } from '../journals.ts'
import { playedEntries } from '../playedEntries.ts'
import { type Types, tiny } from '../tiny/tiny.ts'

type Tale = Journal<Types>

/** The journal with more entries; fails the test, showing why, if one is refused. */
function grown<G extends GameTypes>(
  game: Game<G>,
  journal: Journal<G>,
  ...lines: readonly [Seat | 'host', Body<G['move']>][]
): Journal<G> {
  return lines.reduce((so, [by, body]) => sound(extend(game, so, by, body)).journal, journal)
}

/** People in both seats, in the middle of a match in which seat 0 or 1 is asked. */
function underWay(): Tale {
  const whole = randomJournal(tiny, 2, { wagons: 30 }, 5, { seated: true })
  const count = whole.entries.findIndex((_, at) => at > 8 && cut(tiny, whole, at).ask.type === 'choose')
  return cut(tiny, whole, count)
}

const journal = underWay()
const now = positionOf(journal)
const position = { ...now, phase: 'shunt', train: 1, pushed: false, yard: now.yard + 4 } as const
const wish = { type: 'wish', wish: 'edit', note: 'more wagons', position } as const
const wished = grown(tiny, journal, [0, wish])
const yes = { type: 'answer', to: wished.entries.length - 1, yes: true } as const
const mark = { type: 'mark', note: 'more wagons', position } as const
const edited = grown(tiny, wished, [1, yes], ['host', mark])

describe('another position', () => {
  it('is requested by a seat, agreed to by everyone and set by the host', () => {
    expect(positionOf(wished)).toBe(now)
    expect(agreedBody(tableOf(wished))).toBeUndefined()
    expect(agreedBody(tableOf(grown(tiny, wished, [1, yes])))).toEqual(mark)
    expect(positionOf(edited)).toEqual(position)
    expect(edited.ask).toMatchObject({ type: 'choose', seat: position.seat })
    expect(openWish(tableOf(edited))).toBeUndefined()
  })

  it('is refused from a host alone, from a seat, and if it isn’t the one agreed to', () => {
    const notAgreed = { problem: { reason: 'notAgreed' } }
    const agreed = grown(tiny, wished, [1, yes])
    const other = { ...mark, position: { ...position, yard: 1 } }
    const pinned = { ...mark, on: { entry: 1 } }
    expect(extend(tiny, journal, 'host', mark)).toMatchObject(notAgreed)
    expect(extend(tiny, wished, 'host', mark)).toMatchObject(notAgreed)
    expect(extend(tiny, agreed, 'host', other)).toMatchObject(notAgreed)
    expect(extend(tiny, agreed, 0, pinned)).toMatchObject(notAgreed)
    expect(extend(tiny, edited, 'host', mark)).toMatchObject(notAgreed)
  })

  it('can’t be requested if impossible; the refusal says where it is wrong', () => {
    const overfull = { ...wish, position: { ...position, train: 9 } }
    expect(extend(tiny, journal, 0, overfull)).toMatchObject({
      problem: { reason: 'badPosition', field: 'body.position.train', flaw: { reason: 'impossible' } },
    })
    expect(extend(tiny, journal, 0, { ...wish, position: null })).toHaveProperty('problem')
  })

  it('settles from its own phase', () => {
    const opened = { ...position, phase: 'open', train: 3 }
    const asked = grown(tiny, journal, [0, { ...wish, position: opened }])
    const settled = grown(tiny, asked, [1, yes], ['host', { ...mark, position: opened }])
    expect(positionOf(settled)).toMatchObject({ phase: 'shunt', train: 0, yard: position.yard })
    expect(playedEntries(tiny, settled).at(-1)?.effects).toEqual([{ type: 'opened', seat: position.seat }])
  })

  it('blocks free undo like a draw, and is undone by agreement', () => {
    const moved = grown(tiny, edited, [position.seat, { type: 'move', move: { type: 'stop' } }])
    const seq = edited.entries.length - 1
    expect(undoTarget(moved.entries, tableOf(moved), position.seat)).toBe(seq)
    const back = grown(tiny, edited, [0, { type: 'wish', wish: 'undo', to: to(edited) }])
    const undone = grown(
      tiny,
      back,
      [1, { ...yes, to: back.entries.length - 1 }],
      ['host', { type: 'undo', to: to(edited) }],
    )
    expect(positionOf(undone)).toEqual(edited.positions[to(edited)])
    expect(lineOf(undone.entries).some(({ body }) => body.type === 'mark')).toBe(false)
  })

  it('makes the match a test match for good, even if undone', () => {
    expect(tableOf(wished).isTest).toBe(false)
    expect(tableOf(edited).isTest).toBe(true)
    const note = grown(tiny, journal, ['host', { type: 'mark', note: 'only a note' }])
    expect(tableOf(note).isTest).toBe(false)
  })

  it('needs no agreement where no one sits, as in a scene being made', () => {
    const empty = cut(tiny, randomJournal(tiny, 2, { wagons: 30 }, 5), 4)
    const there = { ...mark, position: { ...positionOf(empty), phase: 'shunt', yard: 7 } }
    expect(positionOf(grown(tiny, empty, ['host', there]))).toMatchObject({ yard: 7 })
  })
})

const to = ({ entries }: Tale) => need(lineOf(entries).at(-2)?.seq, 'an entry before the edit')

describe('a match with another position in it', () => {
  it('comes back whole from entries, from its file and from a brief', () => {
    const again = sound(openJournal(tiny, JSON.parse(JSON.stringify(edited.entries))))
    expect(again.journal.positions).toEqual(edited.positions)
    const { record } = sound(readRecord(writeRecord(edited)))
    expect(sound(openRecord(tiny, record)).journal.entries).toEqual(edited.entries)
    expect(sound(readBrief(tiny, writeBrief(tiny, edited))).journal).toEqual(edited)
  })

  it('is refused if the position in the file was changed afterwards', () => {
    const text = writeRecord(edited)
    const forged = text.replaceAll(`"yard":${position.yard}`, `"yard":${position.yard + 1}`)
    expect(forged).not.toBe(text)
    expect(openRead(tiny, readRecord(forged))).toMatchObject({ problem: { reason: 'wrongHash' } })
  })

  it('takes little more room in a brief than its changes', () => {
    const game = rules.foothills(rules.builtIn)
    const whole = randomJournal(game, 2, {}, 3, { seated: true })
    const short = cut(game, whole, 40)
    const p = positionOf(short)
    const more = { ...p, bag: { ...p.bag, iron: p.bag.iron - 1 }, yard: { ...p.yard, iron: p.yard.iron + 1 } }
    const asked = grown(game, short, [0, { ...wish, position: more }])
    const made = grown(
      game,
      asked,
      [1, { ...yes, to: asked.entries.length - 1 }],
      ['host', { ...mark, position: more }],
    )
    expect(positionOf(made)).toEqual(more)
    const brief = writeBrief(game, made)
    expect(brief.length).toBeLessThan(writeBrief(game, short).length + 400)
    expect(sound(readBrief(game, brief)).journal).toEqual(made)
  })
})

describe('a chosen draw', () => {
  const draws = ['pushed'] as const
  const asked = grown(tiny, journal, [0, { type: 'wish', wish: 'draws', note: '', draws }])
  const chosen = grown(
    tiny,
    asked,
    [1, { ...yes, to: asked.entries.length - 1 }],
    ['host', { type: 'mark', note: '', draws }],
  )

  it('needs agreement first, and changes nothing yet', () => {
    expect(chosenDraws(asked.entries)).toBeUndefined()
    expect(chosenDraws(chosen.entries)).toEqual(draws)
    expect(positionOf(chosen)).toBe(positionOf(journal))
    expect(tableOf(chosen).isTest).toBe(true)
    expect(sound(readBrief(tiny, writeBrief(tiny, chosen))).journal).toEqual(chosen)
    const { record } = sound(readRecord(writeRecord(chosen)))
    expect(sound(openRecord(tiny, record)).journal.entries).toEqual(chosen.entries)
  })

  it('holds for one draw', () => {
    let tale = chosen
    const draw = fastDraw(2)
    while (tale.ask.type === 'choose') {
      expect(chosenDraws(tale.entries)).toEqual(draws)
      const { seat, moves } = tale.ask
      const push = moves.find(({ type }) => type === 'push')
      const move = push ?? need(moves[draw(moves.length)], 'a move')
      tale = grown(tiny, tale, [seat, { type: 'move', move }])
    }
    const drawn = grown(tiny, tale, ['host', { type: 'chance', seed: hex32Of('x') }])
    expect(chosenDraws(drawn.entries)).toBeUndefined()
  })

  it('may be left to chance again', () => {
    const none = { type: 'wish', wish: 'draws', note: '', draws: [] } as const
    const again = grown(tiny, chosen, [1, none])
    const free = grown(
      tiny,
      again,
      [0, { ...yes, to: again.entries.length - 1 }],
      ['host', { type: 'mark', note: '', draws: [] }],
    )
    expect(chosenDraws(free.entries)).toBeUndefined()
    expect(tableOf(free).isTest).toBe(true)
  })
})

describe('the search for a seed', () => {
  const game = rules.foothills(rules.builtIn)
  const whole = randomJournal(game, 2, {}, 8)
  const at = whole.entries.findIndex(({ body, seq }) => body.type === 'chance' && seq > 1)
  const waiting = need(whole.positions[at - 1], 'a position that waits for chance')

  it('finds one that brings the draws wanted, and the same one again', () => {
    const row = { name: 'x', from: 0, count: 5000 }
    for (const wanted of [['stone'], ['iron', 'stone']]) {
      const seed = need(chosenSeed(game, waiting, wanted, row), 'a seed')
      expect(chosenSeed(game, waiting, wanted, row)).toBe(seed)
      const { effects } = play(game, waiting, { type: 'chance', draw: streamOf(seed) })
      expect(game.brings(effects, wanted)).toBe(true)
    }
  })

  it('ends without one if there is none', () => {
    const row = { name: 'x', from: 0, count: 50 }
    expect(chosenSeed(game, waiting, ['gold'], row)).toBeUndefined()
  })
})
