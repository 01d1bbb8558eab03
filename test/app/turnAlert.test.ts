import { describe, expect, it } from 'vitest'
import { watchTurn } from '../../src/app/table/turnAlert.ts'
import { makeEmitter } from '../../src/kit/emitter.ts'
import type { News, Now } from '../../src/match/table.ts'
import type { TableTalk } from '../../src/match/talk.ts'
import { manualClock } from '../kit/manualClock.ts'
import { sitting, stubTable } from '../overlay/stubTable.ts'
import { type Types, tiny } from '../tiny/tiny.ts'

/** A table where seat 0 is mine; `ask` says whose turn it is. */
function set(sitters = [sitting(true), sitting(false)], hidden = false) {
  const clock = manualClock()
  const table = stubTable(tiny, { wagons: 9 })
  table.draw()
  const rung: number[] = []
  let seq = 10
  const ask = (seat: number | undefined, more: Partial<Now<Types>> = {}) =>
    table.change({
      sitters,
      seq: ++seq,
      ask: seat === undefined ? { type: 'chance' } : { type: 'choose', seat, moves: [] },
      turn: seat !== undefined && sitters[seat]?.mine ? seat : undefined,
      ...more,
    })
  ask(1)
  const page = { hidden }
  const isHidden = () => page.hidden
  const stop = watchTurn(table, clock, isHidden, () => rung.push(clock.now()))
  /** The other seat takes this long, then it is my turn. */
  const wait = (ms: number) => {
    clock.advance(ms)
    ask(0)
  }
  return { clock, rung, ask, wait, stop, page, change: table.change }
}

const computer = [sitting(true), sitting(false, 'bot')]

describe('the bell for my turn', () => {
  it('rings when the turn comes, again after 30 and 120 seconds, and then no more', () => {
    const { clock, rung, wait } = set()
    expect(rung).toEqual([])
    wait(5000)
    clock.advance(600_000)
    expect(rung).toEqual([5000, 35_000, 125_000])
  })

  it('does not ring at once after a short wait, but does if I do nothing', () => {
    const { clock, rung, wait } = set()
    wait(1200)
    expect(rung).toEqual([])
    clock.advance(600_000)
    expect(rung).toEqual([31_200, 121_200])
  })

  it('rings at once, however short the wait, while the page is hidden', () => {
    const { rung, wait } = set(undefined, true)
    wait(10)
    expect(rung).toEqual([10])
  })

  it('does not ring against the computer, however long it thinks, unless the page is hidden', () => {
    const seen = set(computer)
    seen.wait(20_000)
    seen.clock.advance(600_000)
    expect(seen.rung).toEqual([])
    const hidden = set(computer, true)
    hidden.wait(100)
    expect(hidden.rung).toEqual([100])
    hidden.page.hidden = false
    hidden.clock.advance(600_000)
    expect(hidden.rung).toEqual([100])
  })

  it('is quiet once I have moved, even if my turn goes on', () => {
    const { clock, rung, ask, wait } = set()
    wait(5000)
    ask(0)
    ask(undefined)
    ask(0)
    clock.advance(600_000)
    expect(rung).toEqual([5000])
    ask(1)
    wait(5000)
    expect(rung).toEqual([5000, 610_000])
  })

  it('is quiet while my move is pending', () => {
    const { clock, rung, wait, change } = set()
    wait(5000)
    change({ pending: true })
    clock.advance(600_000)
    expect(rung).toEqual([5000])
  })

  it('keeps ringing if only seats or presence change', () => {
    const { clock, rung, wait, change } = set()
    wait(5000)
    change({})
    clock.advance(30_000)
    expect(rung).toEqual([5000, 35_000])
  })

  it('never rings where all seats are mine', () => {
    const { clock, rung, wait, ask } = set([sitting(true), sitting(true)], true)
    wait(5000)
    ask(1)
    clock.advance(600_000)
    expect(rung).toEqual([])
  })

  it('is quiet while the connection is lost, and after the end', () => {
    const { clock, rung, wait, change, stop } = set()
    wait(5000)
    change({ standing: 'lost' })
    clock.advance(600_000)
    expect(rung).toEqual([5000])
    change({ standing: 'playing' })
    expect(rung).toEqual([5000, 605_000])
    stop()
    clock.advance(600_000)
    expect(rung).toEqual([5000, 605_000])
    expect(clock.pending).toBe(0)
  })

  it('rings again while I am still asked, though someone asked with me has answered', () => {
    const clock = manualClock()
    const table = stubTable(tiny, { wagons: 9 })
    table.draw()
    const sitters = [sitting(true), sitting(false)]
    const rung: number[] = []
    let listen = (_: News<Types>) => {}
    const on = (listener: typeof listen) => {
      listen = listener
      return () => {}
    }
    let now: Now<Types> = { ...table.now(), sitters, turn: undefined }
    watchTurn(
      { now: () => now, on },
      clock,
      () => false,
      () => rung.push(clock.now()),
    )
    clock.advance(5000)
    now = { ...now, seq: now.seq + 1, ask: { type: 'choose', seat: 0, moves: [] }, turn: 0 }
    listen({ type: 'changed' })
    clock.advance(10_000)
    now = { ...now, seq: now.seq + 1 }
    const [entry] = table.journal()
    const { position } = now
    if (entry) listen({ type: 'told', effects: [], before: position, after: position, entry: { ...entry, by: 1 } })
    clock.advance(600_000)
    expect(rung).toEqual([5000, 35_000, 125_000])
  })

  it('rings when someone nudges a seat of mine that is asked', () => {
    const clock = manualClock()
    const table = stubTable(tiny, { wagons: 9 })
    table.draw()
    const said = makeEmitter<TableTalk>()
    const rung: number[] = []
    const talk = { react() {}, nudge() {}, on: said.on }
    table.change({ sitters: [sitting(true), sitting(false)], ask: { type: 'choose', seat: 0, moves: [] }, turn: 0 })
    watchTurn(
      { ...table, talk },
      clock,
      () => false,
      () => rung.push(clock.now()),
    )
    clock.advance(1000)
    for (const seat of [1, 0]) said.emit({ type: 'nudged', by: 'x', seat })
    expect(rung).toEqual([1000])
  })
})
