import { describe, expect, it } from 'vitest'
import { withViewpoint } from '../../src/app/table/viewpoint.ts'
import { sitting, stubTable } from '../overlay/stubTable.ts'
import { tiny } from '../tiny/tiny.ts'

const stub = (mine: readonly boolean[]) => {
  const table = stubTable(tiny, { wagons: 12 }, 3)
  table.change({ sitters: mine.map((is) => sitting(is)) })
  return table
}

describe('the side from which a table is looked at', () => {
  it('is chosen by someone without a seat, and told to those who show the table', () => {
    const { table, lookFrom } = withViewpoint(stub([false, false, false]))
    let told = 0
    table.on(() => told++)
    expect(table.now().front).toBeUndefined()
    lookFrom(2)
    expect(table.now().front).toBe(2)
    expect(told).toBe(1)
  })

  it('is their own for someone who has a seat', () => {
    const { table, lookFrom } = withViewpoint(stub([false, true, false]))
    lookFrom(2)
    expect(table.now().front).toBeUndefined()
  })
})
