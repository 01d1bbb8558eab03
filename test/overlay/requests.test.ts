import { describe, expect, it } from 'vitest'
import { need } from '../../src/kit/assert.ts'
import { makeTableStore } from '../../src/overlay/table/tableStore.ts'
import { requestLog, resigning } from '../../src/overlay/words/en/index.ts'
import { tiny } from '../tiny/tiny.ts'
import { sitting, stubTable } from './stubTable.ts'
import { tinyStyle, tinyWords } from './tinyWords.ts'

/** A watched table after some turns; `mine` are the seats of this browser. */
function underWay(mine: readonly boolean[], turns = 4) {
  const table = stubTable(tiny, { wagons: 30 }, mine.length)
  const match = makeTableStore(table, () => tinyWords, tinyStyle)
  table.sit()
  table.draw()
  for (let left = turns; left > 0; ) {
    const { turn, ask } = table.now()
    if (turn === undefined || ask.type !== 'choose') break
    const stop = ask.moves.find(({ type }) => type === 'stop')
    if (stop) left--
    void table.submit(turn, stop ?? { type: 'take', wagons: 1 })
    table.draw()
  }
  table.change({ sitters: mine.map((one) => sitting(one)) })
  return { table, match, requests: () => match.view.value.requests }
}

/** The last sentence of the log. */
const lastLine = (one: ReturnType<typeof underWay>) => lastLines(one, 1)[0]

const lastLines = ({ match }: ReturnType<typeof underWay>, count: number) =>
  match.view.value.log.slice(-count).map(({ text }) => text)

describe('asking to undo', () => {
  it('shows what would be undone before anything is asked', () => {
    const one = underWay([true, false])
    const { back, others, open } = one.requests()
    const { seat, to, lines } = need(back, 'a way back')
    expect(seat).toBe(0)
    expect(others.map((look) => look.seat)).toEqual([1])
    expect(open).toBeUndefined()
    const told = one.match.view.value.log.filter((line) => line.seq > to)
    expect(lines).toEqual(told)
    expect(lines.length).toBeGreaterThan(1)
    expect(one.table.journal()[to]?.by).not.toBe(0)
  })

  it('asks the others, with the same sentences', async () => {
    const one = underWay([true, false])
    const { lines } = need(one.requests().back, 'a way back')
    one.match.requests.askBack()
    expect(one.requests().open).toMatchObject({ asks: 'undo', mine: true, asked: undefined, lines })
    expect(one.requests().open?.waitsFor.map(({ seat }) => seat)).toEqual([1])
    expect(one.requests().back).toBeUndefined()
    expect(lastLine(one)).toBe(requestLog.asked.undo({ name: 'Red' }))
    one.table.change({ sitters: [sitting(false), sitting(true)] })
    expect(one.requests().open).toMatchObject({ mine: false, asked: { seat: 1 }, lines })
  })

  it('undoes when the other player agrees', () => {
    const one = underWay([true, true])
    const { to } = need(one.requests().back, 'a way back')
    one.match.requests.askBack()
    one.match.requests.answer(true)
    expect(one.match.view.value.hash).toBe(one.table.journal()[to]?.position)
    expect(one.requests().open).toBeUndefined()
    expect(lastLine(one)).toBe(requestLog.agreed)
  })

  it('changes nothing when the other player declines', () => {
    const one = underWay([true, true])
    const { hash } = one.match.view.value
    one.match.requests.askBack()
    one.match.requests.answer(false)
    expect(one.match.view.value.hash).toBe(hash)
    expect(one.requests().open).toBeUndefined()
    expect(lastLine(one)).toBe(requestLog.no({ name: 'Red' }))
  })

  it('can be cancelled by the asker', () => {
    const one = underWay([true, false])
    one.match.requests.askBack()
    one.match.requests.withdraw()
    expect(one.requests().open).toBeUndefined()
    expect(lastLine(one)).toBe(requestLog.withdrawn({ name: 'Red' }))
  })

  it('is not offered to spectators, nor while the connection is lost', () => {
    expect(underWay([false, false]).requests()).toMatchObject({
      back: undefined,
      resigns: undefined,
      wantsMore: undefined,
    })
    const one = underWay([true, false])
    one.table.change({ standing: 'lost' })
    expect(one.requests()).toMatchObject({ back: undefined, resigns: undefined })
  })

  it('does nothing when there is nothing to answer', () => {
    const one = underWay([true, true])
    const { seq } = one.match.view.value
    one.match.requests.answer(true)
    one.match.requests.withdraw()
    one.match.requests.askMore()
    expect(one.match.view.value.seq).toBe(seq)
  })
})

describe('asking to end the match', () => {
  it('ends it with the points as they stand, told as agreed on', () => {
    const one = underWay([true, true])
    expect(one.requests().mayEnd).toBeDefined()
    one.match.requests.askEnd()
    expect(one.requests()).toMatchObject({ open: { asks: 'end' }, mayEnd: undefined })
    one.match.requests.answer(true)
    const { standing, reckoning } = one.match.view.value
    const { position } = one.table.now()
    expect(standing).toBe('over')
    expect(reckoning?.seats.map(({ total }) => total)).toEqual(position.points)
    expect(reckoning?.sentence).toBe(
      resigning.stopped({ sentence: reckoning?.sentence.replace(resigning.stopped({ sentence: '' }), '') ?? '' }),
    )
    expect(lastLines(one, 2)).toEqual([requestLog.ended, reckoning?.sentence])
  })

  it('leaves the match alone when it is declined', () => {
    const one = underWay([true, true])
    one.match.requests.askEnd()
    one.match.requests.answer(false)
    expect(one.match.view.value).toMatchObject({ standing: 'playing', reckoning: undefined })
    expect(one.requests().mayEnd).toBeDefined()
  })
})

describe('cards that nobody can read any more', () => {
  it('are told, and dealing them again can be asked for once', () => {
    const one = underWay([true, false])
    one.table.change({ lost: [1] })
    expect(one.requests().lost.map(({ name }) => name)).toEqual(['Brass'])
    one.match.requests.askDeal()
    expect(one.requests()).toMatchObject({ lost: [], open: { asks: 'deal', mine: true } })
    expect(lastLine(one)).toBe(requestLog.asked.deal({ name: 'Red' }))
  })
})

describe('resigning', () => {
  it('ends the match, and the reckoning names who resigned and scores nothing', () => {
    const one = underWay([true, false])
    one.match.requests.resign()
    const { standing, reckoning, bar } = one.match.view.value
    expect(standing).toBe('over')
    expect(reckoning).toMatchObject({ seats: [], rematch: undefined })
    expect(reckoning?.sentence).toBe(resigning.won({ gone: ['Red'], stayed: ['Brass'] }))
    expect(bar.moves).toEqual([])
    expect(lastLines(one, 2)).toEqual([requestLog.resigned({ name: 'Red', alone: false }), reckoning?.sentence])
    expect(one.requests().resigns).toBeUndefined()
  })

  it('lets the player who resigned ask for another match, the only one here', () => {
    const one = underWay([true, false])
    one.match.requests.resign()
    expect(one.match.view.value.standing).toBe('over')
    expect(one.requests().wantsMore).toBe(0)
  })

  it('lets players ask for another match', () => {
    const one = underWay([true, true])
    one.match.requests.resign()
    expect(one.requests().wantsMore).toBeDefined()
    one.match.requests.askMore()
    expect(one.requests().open).toMatchObject({ asks: 'rematch', lines: [] })
    expect(one.requests().wantsMore).toBeUndefined()
    one.match.requests.answer(true)
    expect(one.requests().open?.waitsFor).toEqual([])
  })
})

describe('asking for another position', () => {
  const edit = ({ table }: ReturnType<typeof underWay>) => {
    const { position } = table.now()
    const edited = { ...position, yard: position.yard + 5 }
    void table.act(0, { type: 'wish', wish: 'edit', note: 'more', position: edited })
    return position
  }

  it('shows what would change, and marks the match as a test once done', () => {
    const one = underWay([false, true])
    const { yard } = edit(one)
    expect(one.requests().open).toMatchObject({
      asks: 'edit',
      mine: false,
      asked: { seat: 1 },
      changes: [{ path: 'yard', before: yard, after: yard + 5 }],
    })
    expect(one.match.view.value.test).toBe(false)
    one.match.requests.answer(true)
    expect(one.match.view.value.test).toBe(true)
    expect(one.requests().open).toBeUndefined()
    expect(lastLine(one)).toBe(requestLog.edited)
    expect(one.table.now().position.yard).toBe(yard + 5)
  })

  it('asks nothing when every seat is played here', () => {
    const one = underWay([true, true])
    edit(one)
    expect(one.requests().open).toBeUndefined()
  })

  it('logs a chosen draw, and when draws are random again', () => {
    const one = underWay([true, true])
    for (const draws of [['pushed'], []]) {
      void one.table.act(0, { type: 'wish', wish: 'draws', note: '', draws })
      const to = one.table.now().seq
      void one.table.act(1, { type: 'answer', to, yes: true })
      const said = draws.length > 0 ? requestLog.drawsChosen({ draws }) : requestLog.drawsFree
      expect(lastLine(one)).toBe(said)
    }
  })
})
