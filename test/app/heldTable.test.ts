import { describe, expect, it } from 'vitest'
import { holdTable, type TableHold } from '../../src/app/stream/heldTable.ts'
import type { News } from '../../src/match/table.ts'
import { manualClock } from '../kit/manualClock.ts'
import { stubTable } from '../overlay/stubTable.ts'
import { tiny } from '../tiny/tiny.ts'

const take = { type: 'take', wagons: 1 } as const

const free: TableHold = { held: false, delay: 0, busy: false }

/** A match that is held back, and what is told of it. */
function held(first: TableHold) {
  const stub = stubTable(tiny, { wagons: 12 })
  stub.draw()
  const clock = manualClock()
  let hold = first
  const { table, settle, whenShown } = holdTable(stub, clock, () => hold)
  const told: News[] = []
  table.on((news) => void told.push(news))
  const set = (next: Partial<TableHold>) => {
    hold = { ...hold, ...next }
    settle()
  }
  const play = () => stub.submit(stub.now().turn ?? 0, take)
  return { stub, clock, table, told, set, play, whenShown }
}

const types = (told: readonly News[]) => told.map(({ type }) => type)

describe('a table that is held back', () => {
  it('shows everything at once where nobody holds it', async () => {
    const { stub, table, told, play } = held(free)
    await play()
    expect(types(told)).toEqual(['told'])
    expect(table.now().hash).toBe(stub.now().hash)
  })

  it('shows nothing of a move before its delay is over, the journal included', async () => {
    const { stub, clock, table, told, play } = held({ ...free, delay: 30 })
    const { seq, hash } = stub.now()
    await play()
    clock.advance(29_999)
    expect(told).toEqual([])
    expect([table.now().hash, table.journal().length]).toEqual([hash, seq + 1])
    clock.advance(1)
    expect(types(told)).toEqual(['told'])
    expect(table.now().hash).toBe(stub.now().hash)
    expect(table.journal()).toEqual(stub.journal())
  })

  it('keeps moves apart by as much as they were played apart', async () => {
    const { clock, told, play } = held({ ...free, delay: 10 })
    await play()
    clock.advance(4000)
    await play()
    clock.advance(6000)
    expect(types(told)).toEqual(['told'])
    clock.advance(4000)
    expect(types(told)).toEqual(['told', 'told'])
  })

  it('jumps to now when it goes on, and shows the last action alone', async () => {
    const { stub, table, told, set, play } = held({ ...free, held: true })
    for (let move = 0; move < 3; move++) await play()
    expect(told).toEqual([])
    const positions: string[] = []
    table.on(() => positions.push(table.now().hash))
    set({ held: false })
    expect(types(told)).toEqual(['reset', 'told'])
    const [before, after] = stub.journal().slice(-2)
    expect(positions).toEqual([before?.position, after?.position])
  })

  it('tells what is played only once what was played before has been shown', async () => {
    const { told, set, play } = held({ ...free, busy: true })
    await play()
    await play()
    expect(told).toEqual([])
    set({ busy: false })
    expect(types(told)).toEqual(['told', 'told'])
  })

  it('falls two moves behind at most', async () => {
    const { stub, table, told, play } = held({ ...free, busy: true })
    for (let move = 0; move < 4; move++) await play()
    expect(types(told)).toEqual(['told', 'told'])
    expect(table.now().seq).toBe(stub.now().seq - 2)
  })

  it('says when everything has been shown', async () => {
    const { clock, play, whenShown } = held({ ...free, delay: 5 })
    let shown = 0
    whenShown(() => shown++)
    expect(shown).toBe(1)
    await play()
    whenShown(() => shown++)
    expect(shown).toBe(1)
    clock.advance(5000)
    expect(shown).toBe(2)
  })

  it('hasn’t shown everything while the last thing is still being shown', async () => {
    const { set, whenShown } = held({ ...free, busy: true })
    let shown = 0
    whenShown(() => shown++)
    expect(shown).toBe(0)
    set({ busy: false })
    expect(shown).toBe(1)
  })

  it('goes on at once when its delay is taken away', async () => {
    const { told, set, play } = held({ ...free, delay: 60 })
    await play()
    set({ delay: 0 })
    expect(types(told)).toEqual(['told'])
  })
})
