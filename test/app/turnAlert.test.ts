import { describe, expect, it } from 'vitest'
import { watchTurn } from '../../src/app/turnAlert.ts'
import { manualClock } from '../../src/link/clock.ts'
import type { Now } from '../../src/table/table.ts'
import { sitting, stubTable } from '../overlay/stubTable.ts'
import { type Move, type Position, tiny } from '../tiny/tiny.ts'

/** A table where seat 0 is mine; `ask` says whose turn it is. */
function set(sitters = [sitting(true), sitting(false)]) {
  const clock = manualClock()
  const table = stubTable(tiny, { wagons: 9 })
  table.draw()
  const rung: number[] = []
  let seq = 10
  const ask = (seat: number | undefined, more: Partial<Now<Position, Move>> = {}) =>
    table.change({
      sitters,
      seq: ++seq,
      ask: seat === undefined ? { type: 'chance' } : { type: 'choose', seat, moves: [] },
      turn: seat !== undefined && sitters[seat]?.mine ? seat : undefined,
      ...more,
    })
  ask(1)
  const stop = watchTurn(table, clock, () => rung.push(clock.now()))
  return { clock, rung, ask, stop, change: table.change }
}

describe('the bell for my turn', () => {
  it('rings when the turn comes, and again after 30 and 120 seconds, and no more', () => {
    const { clock, rung, ask } = set()
    expect(rung).toEqual([])
    clock.advance(1000)
    ask(0)
    clock.advance(600_000)
    expect(rung).toEqual([1000, 31_000, 121_000])
  })

  it('is quiet once I have moved, also while my turn goes on', () => {
    const { clock, rung, ask } = set()
    ask(0)
    ask(0)
    ask(undefined)
    ask(0)
    clock.advance(600_000)
    expect(rung).toEqual([0])
    ask(1)
    ask(0)
    expect(rung).toEqual([0, 600_000])
  })

  it('is quiet while my move is on its way', () => {
    const { clock, rung, ask, change } = set()
    ask(0)
    change({ pending: true })
    clock.advance(600_000)
    expect(rung).toEqual([0])
  })

  it('goes on when only seats or presence change', () => {
    const { clock, rung, ask, change } = set()
    ask(0)
    change({})
    clock.advance(30_000)
    expect(rung).toEqual([0, 30_000])
  })

  it('never rings where all seats are mine', () => {
    const { clock, rung, ask } = set([sitting(true), sitting(true)])
    ask(0)
    ask(1)
    clock.advance(600_000)
    expect(rung).toEqual([])
  })

  it('is quiet while the connection is lost, and after the end', () => {
    const { clock, rung, ask, change, stop } = set()
    ask(0)
    change({ standing: 'lost' })
    clock.advance(600_000)
    expect(rung).toEqual([0])
    change({ standing: 'playing' })
    expect(rung).toEqual([0, 600_000])
    stop()
    clock.advance(600_000)
    expect(rung).toEqual([0, 600_000])
    expect(clock.pending).toBe(0)
  })
})
