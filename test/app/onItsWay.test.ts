import { describe, expect, it } from 'vitest'
import { remembering } from '../../src/app/onItsWay.ts'
import { stubTable } from '../overlay/stubTable.ts'
import { tiny } from '../tiny/tiny.ts'

const take = { type: 'take', wagons: 2 } as const

/** A table of Sidings that answers as a test wants. */
function atTable() {
  const stub = stubTable(tiny, { wagons: 9 })
  const { table, onItsWay } = remembering(stub)
  stub.draw()
  return { stub, table, onItsWay, seat: stub.now().turn ?? 0 }
}

describe('the move on its way', () => {
  it('is the one submitted last, while the host has not confirmed it', () => {
    const { stub, table, onItsWay, seat } = atTable()
    stub.change({ pending: true })
    expect(onItsWay()).toBeUndefined()
    void table.submit(seat, take)
    expect(stub.submitted).toEqual([{ seat, move: take }])
    expect(onItsWay()).toEqual(take)
    stub.change({ pending: false })
    expect(onItsWay()).toBeUndefined()
  })

  it('is none while something else is asked of the host', () => {
    const { stub, table, onItsWay, seat } = atTable()
    void table.submit(seat, take)
    void table.undo(seat)
    stub.change({ pending: true })
    expect(onItsWay()).toBeUndefined()
  })
})
