import { describe, expect, it } from 'vitest'
import { makeEmitter } from '../../src/kit/emitter.ts'
import { standInBot } from '../../src/match/duties.ts'
import type { Sitter, Table } from '../../src/match/table.ts'
import type { TableTalk } from '../../src/match/talk.ts'
import { badgeText } from '../../src/overlay/table/connectionBadge.tsx'
import { makeTableStore } from '../../src/overlay/table/tableStore.ts'
import * as absence from '../../src/overlay/words/en/absence.ts'
import * as connection from '../../src/overlay/words/en/connection.ts'
import { bots, requestLog, resigning } from '../../src/overlay/words/en/index.ts'
import { lastMover } from '../../src/rules/journal.ts'
import { tiny } from '../tiny/tiny.ts'
import { sitting, stubTable } from './stubTable.ts'
import { tinyStyle, tinyWords } from './tinyWords.ts'

const keyOf = (seat: number) => `${seat}`.repeat(43)

/** A watched table of people, seat 0 mine, with someone asked; `talk` speaks at it. */
function company(people: number) {
  const table = stubTable(tiny, { wagons: 30 }, people)
  const said = makeEmitter<TableTalk>()
  const nudges: number[] = []
  const talk: Table['talk'] = { react: () => {}, nudge: (seat) => nudges.push(seat), on: said.on }
  const match = makeTableStore({ ...table, talk }, () => tinyWords, tinyStyle)
  table.sit(keyOf)
  table.draw()
  table.change({ sitters: Array.from({ length: people }, (_, seat) => sitting(seat === 0)) })
  const log = () => match.view.value.log.map(({ text }) => text)
  return { table, match, said, nudges, log }
}

describe('reactions', () => {
  it('are shown by the seat they come from until they have faded', () => {
    const { match, said } = company(3)
    said.emit({ type: 'reacted', id: 7, by: keyOf(2), reaction: 'up' })
    said.emit({ type: 'reacted', id: 8, by: 'someone who watches', reaction: 'ouch' })
    const [first, second] = match.talk.signs.value
    expect([first?.seat, second?.seat]).toEqual([2, undefined])
    match.talk.faded(first?.id ?? 0)
    expect(match.talk.signs.value).toEqual([second])
  })

  it('never pile up', () => {
    const { match, said } = company(3)
    for (let id = 0; id < 50; id++) said.emit({ type: 'reacted', id, by: `guest ${id}`, reaction: 'up' })
    expect(match.talk.signs.value).toHaveLength(8)
  })

  it('give way to a newer one of the same person', () => {
    const { match, said } = company(3)
    said.emit({ type: 'reacted', id: 1, by: keyOf(1), reaction: 'up' })
    said.emit({ type: 'reacted', id: 2, by: keyOf(1), reaction: 'ouch' })
    expect(match.talk.signs.value.map(({ reaction }) => reaction)).toEqual(['ouch'])
  })
})

describe('a nudge', () => {
  it('says who waits for me until I have moved', async () => {
    const { table, match, said } = company(3)
    const ask = { type: 'choose', seat: 0, moves: [] } as const
    table.change({ ask, turn: 0 })
    said.emit({ type: 'nudged', by: keyOf(1), seat: 0 })
    expect(match.talk.nudge.value).toBe(1)
    table.change({ ask: { ...ask, seat: 2 }, turn: undefined })
    expect(match.talk.nudge.value).toBeUndefined()
  })

  it('means nothing to a seat that isn’t mine or isn’t asked', () => {
    const { table, match, said } = company(3)
    table.change({ ask: { type: 'choose', seat: 2, moves: [] }, turn: undefined })
    for (const seat of [0, 2]) said.emit({ type: 'nudged', by: keyOf(1), seat })
    expect(match.talk.nudge.value).toBeUndefined()
  })
})

describe('the log', () => {
  it('says that the computer plays for someone, and that they are back', async () => {
    const { table, match, log } = company(3)
    match.requests.askStandIn(1)
    expect(log().at(-1)).toBe(requestLog.asked.standIn({ name: 'Red', seat: 'Brass' }))
    await table.act(2, { type: 'answer', to: table.now().seq, yes: true })
    expect(log().at(-1)).toBe(requestLog.standIn({ bot: bots[standInBot].name, name: 'Brass' }))
    await table.takeBack(1)
    expect(log().at(-1)).toBe(requestLog.back({ name: 'Brass' }))
  })

  it('marks the moves that a bot made, and no other, also when it is made again', async () => {
    const { table, match } = company(2)
    const marked = () => match.view.value.log.filter(({ played }) => played).map(({ seat, bot }) => [seat, bot])
    await table.standIn(1)
    for (let move = 0; move < 12; move++) {
      const { ask } = table.now()
      const last = ask.type === 'choose' ? ask.moves.at(-1) : undefined
      if (ask.type === 'choose' && last) await table.submit(ask.seat, last)
      table.draw()
    }
    const live = marked()
    const botsAt = (at: number) => live.flatMap(([seat, bot]) => (seat === at && bot ? [bot] : []))
    expect(new Set(botsAt(1))).toEqual(new Set(['random']))
    expect(botsAt(0)).toEqual([])
    await table.takeBack(1)
    await table.undo(lastMover(table.journal()) ?? 0)
    expect(marked()).toEqual(live.slice(0, marked().length))
  })

  it('says who resigned and that the computer plays on', async () => {
    const { table, match, log } = company(3)
    await table.act(1, { type: 'resign' })
    expect(log().slice(-2)).toEqual([
      requestLog.resigned({ name: 'Brass', alone: false }),
      requestLog.bot({ bot: bots[standInBot].name, name: 'Brass' }),
    ])
    expect(match.view.value.reckoning).toBeUndefined()
  })
})

describe('the end by resignations', () => {
  it('names everyone who resigned, and as winners only those who stayed', async () => {
    const { table, match } = company(3)
    for (const seat of [1, 2, 0]) await table.act(seat, { type: 'resign' })
    expect(match.view.value.reckoning?.sentence).toBe(resigning.all({ gone: ['Brass', 'Green', 'Red'] }))
  })
})

describe('a request among several', () => {
  it('shows where everyone stands', async () => {
    const { table, match } = company(4)
    match.requests.askEnd()
    await table.act(2, { type: 'answer', to: table.now().seq, yes: true })
    const { open } = match.view.value.requests
    expect(open?.answers.map(({ look, state }) => [look.seat, state])).toEqual([
      [0, 'agreed'],
      [1, 'waits'],
      [2, 'agreed'],
      [3, 'waits'],
    ])
    expect(open?.majority).toBe(false)
  })
})

describe('word about the connection', () => {
  const badge = (people: number, changes: Readonly<Record<number, Partial<Sitter>>>) => {
    const { table, match } = company(people)
    const sitters = table.now().sitters.map((one, seat) => ({ ...one, ...changes[seat] }))
    table.change({ sitters, ask: { type: 'choose', seat: 0, moves: [] }, turn: 0 })
    const shown = { reach: 'open', role: 'guest', lasting: true, picture: { type: 'none' } } as const
    return badgeText({ ...shown, view: match.view.value })?.says
  }

  it('leaves it to the list of many seats that someone is quiet, unless they are asked', () => {
    expect(badge(3, { 1: { quiet: true } })).toBe(absence.quiet({ names: ['Brass'] }))
    expect(badge(5, { 1: { quiet: true } })).toBe(connection.noStage)
  })
})
