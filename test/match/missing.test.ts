import { describe, expect, it } from 'vitest'
import { missingAt } from '../../src/match/missing.ts'
import { foldTable } from '../../src/rules/applyEntry.ts'
import { sitting, stubTable } from '../overlay/stubTable.ts'
import { tiny } from '../tiny/tiny.ts'

const away = { ...sitting(false), present: false }
const quiet = { ...sitting(false), quiet: true }

/** A table of four: seat 0 is at this browser, 1 is quiet, 2 and 3 are away. */
function four() {
  const table = stubTable(tiny, { wagons: 30 }, 4)
  table.sit((seat) => `${seat}`.repeat(43))
  table.change({ sitters: [sitting(true), quiet, away, away] })
  return table
}

describe('who is missing', () => {
  it('is awaited if they are asked, or everyone has a part in a draw', () => {
    const table = four()
    const now = table.now()
    expect(missingAt(now)).toEqual({ away: [2, 3], awaited: [2, 3], quiet: [1] })
    const ask = { type: 'choose', seat: 3, moves: [] } as const
    expect(missingAt({ ...now, ask }).awaited).toEqual([3])
    expect(missingAt({ ...now, ask: { ...ask, seat: 1 } }).awaited).toEqual([])
    expect(missingAt({ ...now, ask: { ...ask, seat: 1 }, dealing: { seat: 2 } }).awaited).toEqual([2])
  })

  it('is not who has resigned', async () => {
    const table = four()
    await table.act(2, { type: 'resign' })
    const resigned = table.journal().findIndex(({ body }) => body.type === 'resign')
    expect(missingAt({ ...table.now(), table: foldTable(table.journal().slice(0, resigned + 1)) })).toMatchObject({
      away: [3],
      awaited: [3],
    })
  })

  it('is awaited by nobody once the match is over', () => {
    expect(missingAt({ ...four().now(), standing: 'over' }).awaited).toEqual([])
  })
})
