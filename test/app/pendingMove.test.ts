import { describe, expect, it } from 'vitest'
import { withPendingMove } from '../../src/app/table/pendingMove.ts'
import { manualClock } from '../kit/manualClock.ts'
import { stubTable } from '../overlay/stubTable.ts'
import { tiny } from '../tiny/tiny.ts'

const take = { type: 'take', wagons: 2 } as const

/** A Sidings table that answers as the test tells it to. */
function atTable() {
  const stub = stubTable(tiny, { wagons: 9 })
  const clock = manualClock()
  const { table, pendingMove, busy, late } = withPendingMove(stub, clock)
  stub.draw()
  const told: string[] = []
  table.on((news) => void told.push(`${news.type} ${table.now().pending}`))
  return { stub, clock, table, pendingMove, busy, late, told, seat: stub.now().turn ?? 0 }
}

describe('the pending move', () => {
  it('is the last one submitted, until the host confirms it', () => {
    const { stub, table, pendingMove, seat } = atTable()
    stub.change({ pending: true })
    expect(pendingMove()).toBeUndefined()
    void table.submit(seat, take)
    expect(stub.submitted).toEqual([{ seat, move: take }])
    expect(pendingMove()).toEqual(take)
    stub.change({ pending: false })
    expect(pendingMove()).toBeUndefined()
  })

  it('is missing while something else is pending', () => {
    const { stub, table, pendingMove, seat } = atTable()
    void table.submit(seat, take)
    void table.undo(seat)
    stub.change({ pending: true })
    expect(pendingMove()).toBeUndefined()
  })
})

describe('the sign that something is pending', () => {
  it('is known at once, shown only after a while, and is no news', () => {
    const { stub, clock, table, told, busy, late } = atTable()
    stub.change({ pending: true })
    expect(table.now().pending).toBe(true)
    expect(busy.value).toBe(true)
    clock.advance(199)
    expect(late.value).toBe(false)
    clock.advance(1)
    expect(late.value).toBe(true)
    expect(busy.value).toBe(true)
    expect(told).toEqual([])
    stub.change({ pending: false })
    expect([busy.value, late.value]).toEqual([false, false])
    expect(told).toEqual(['changed false'])
  })

  it('is never shown if the answer comes first', () => {
    const { stub, clock, told, busy, late } = atTable()
    stub.change({ pending: true })
    clock.advance(190)
    stub.change({ pending: false })
    expect(busy.value).toBe(false)
    clock.advance(1000)
    expect(late.value).toBe(false)
    expect(told).toEqual(['changed false'])
  })

  it('delays no other change', () => {
    const { stub, clock, told } = atTable()
    stub.change({ pending: true })
    stub.change({ pending: true, skew: 'newer' })
    expect(told).toEqual(['changed true'])
    clock.advance(1000)
    expect(told).toEqual(['changed true'])
  })

  it('is not shown once nothing watches', () => {
    const stub = stubTable(tiny, { wagons: 9 })
    const clock = manualClock()
    const { late, stop } = withPendingMove(stub, clock)
    stub.change({ pending: true })
    stop()
    clock.advance(1000)
    expect(late.value).toBe(false)
    expect(clock.pending).toBe(0)
  })
})
