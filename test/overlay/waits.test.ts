import { describe, expect, it } from 'vitest'
import { watchWaits } from '../../src/overlay/table/waits.ts'
import type { Ask } from '../../src/rules/game.ts'
import { manualClock } from '../kit/manualClock.ts'
import { type Move, tiny } from '../tiny/tiny.ts'
import { sitting, stubTable } from './stubTable.ts'

const asking = (seat: number, ...also: readonly number[]): Ask<Move> => ({
  type: 'choose',
  seat,
  moves: [],
  also: also.map((one) => ({ seat: one, moves: [] })),
})

/** A table where seat 0 is mine. */
function set(sitters = [sitting(true), sitting(false), sitting(false)]) {
  const clock = manualClock()
  const table = stubTable(tiny, { wagons: 9 }, 3)
  table.draw()
  table.change({ sitters, ask: asking(1), turn: undefined })
  const waits = watchWaits(table, clock)
  return { clock, table, waits, sitters }
}

const both = { seat: 1, mayNudge: true, mayReplace: true }

describe('someone who keeps me waiting', () => {
  it('may be nudged after 30 seconds and replaced after 60', () => {
    const { clock, waits } = set()
    clock.advance(29_000)
    expect(waits.long.value).toEqual([])
    clock.advance(2000)
    expect(waits.long.value).toEqual([{ ...both, mayReplace: false }])
    clock.advance(30_000)
    expect(waits.long.value).toEqual([both])
  })

  it('may be nudged again after another 30 seconds', () => {
    const { clock, waits } = set()
    clock.advance(61_000)
    waits.nudged()
    expect(waits.long.value).toEqual([{ ...both, mayNudge: false }])
    clock.advance(31_000)
    expect(waits.long.value).toEqual([both])
  })

  it('starts over once they are asked again', () => {
    const { clock, table, waits } = set()
    clock.advance(40_000)
    table.change({ ask: asking(2) })
    expect(waits.long.value).toEqual([])
    table.change({ ask: asking(1) })
    clock.advance(20_000)
    expect(waits.long.value).toEqual([])
  })

  it('is timed by themselves when several are asked', () => {
    const { clock, table, waits } = set()
    clock.advance(20_000)
    table.change({ ask: asking(2, 1) })
    clock.advance(15_000)
    expect(waits.long.value.map(({ seat }) => seat)).toEqual([1])
    table.change({ ask: asking(2) })
    clock.advance(20_000)
    expect(waits.long.value.map(({ seat }) => seat)).toEqual([2])
  })

  it.each([
    ['is a bot', [sitting(true), sitting(false, 'bot')]],
    ['is away', [sitting(true), { ...sitting(false), present: false }]],
    ['sits here', [sitting(true), sitting(true)]],
    ['is only watched', [sitting(false), sitting(false)]],
  ])('isn’t bothered who %s', (_, sitters) => {
    const { clock, waits } = set(sitters)
    clock.advance(300_000)
    expect(waits.long.value).toEqual([])
  })
})
