import { describe, expect, it } from 'vitest'
import { watchHappenings } from '../../src/match/happenings.ts'
import { manualClock } from '../kit/manualClock.ts'
import { sitting, stubTable } from '../overlay/stubTable.ts'
import { tiny } from '../tiny/tiny.ts'

const keyOf = (seat: number) => `${seat}`.repeat(43)

/** A watched table of three, hosted by the first. */
function watched() {
  const clock = manualClock()
  const table = stubTable(tiny, { wagons: 30 }, 3)
  table.sit(keyOf)
  table.draw()
  const store = watchHappenings(table, clock)
  const hostedBy = (seat: number) => {
    const { table: state, epoch } = table.now()
    table.change({ epoch: epoch + 1, table: { ...state, roster: { ...state.roster, host: keyOf(seat) } } })
  }
  hostedBy(0)
  const comeBack = () => {
    const here = [0, 1, 2].map((seat) => sitting(seat === 0))
    table.change({ sitters: here.map((one, seat) => (seat === 1 ? { ...one, kind: 'bot', standIn: true } : one)) })
    table.change({ sitters: here })
  }
  return { clock, table, store, hostedBy, comeBack }
}

describe('a new host', () => {
  it('is told for four seconds, even to someone who rests there', () => {
    const { clock, store, hostedBy } = watched()
    hostedBy(1)
    expect(store.told()).toEqual({ type: 'hosting', seat: 1 })
    store.attend(true)
    clock.advance(3900)
    expect(store.told()).toBeDefined()
    clock.advance(200)
    expect(store.told()).toBeUndefined()
  })

  it('is none that goes on hosting', () => {
    const { store, hostedBy, clock } = watched()
    clock.advance(5000)
    hostedBy(0)
    expect(store.told()).toBeUndefined()
  })
})

describe('someone who comes back from a stand-in', () => {
  it('is told after the new host, and for as long as someone attends to it', () => {
    const { clock, store, hostedBy, comeBack } = watched()
    hostedBy(1)
    comeBack()
    expect(store.told()).toMatchObject({ type: 'back', seat: 1, moves: 0 })
    store.attend(true)
    clock.advance(60_000)
    expect(store.told()).toBeDefined()
    store.attend(false)
    clock.advance(8100)
    expect(store.told()).toBeUndefined()
  })
})
