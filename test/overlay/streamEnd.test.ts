import { describe, expect, it } from 'vitest'
import { matchEnd } from '../../src/overlay/stream/streamPage.tsx'
import type { SeatLine, SeatLook } from '../../src/overlay/table/seats.ts'

const look = (seat: number): SeatLook => ({ seat, name: `Seat ${seat}`, letter: 'S', colour: 'blue', pattern: 0 })

const line = (seat: number, kind: 'person' | 'bot', name: string): SeatLine => ({
  look: look(seat),
  asked: false,
  deals: false,
  out: false,
  sitter: { kind, name, present: true, mine: false },
})

const seats = [line(0, 'person', 'Anna'), line(1, 'bot', 'ganger'), line(2, 'person', 'Carys')]
const ended = (totals: readonly number[], winners: readonly number[]) => ({
  seats,
  reckoning: {
    sentence: 'The match is over.',
    rows: [],
    rematch: undefined,
    seats: totals.map((total, seat) => ({ look: look(seat), total, winner: winners.includes(seat), left: false })),
  },
})

describe('the end of a match on a stream', () => {
  it('is nothing while the match goes on', () => {
    expect(matchEnd({ seats, reckoning: undefined }, true)).toBeUndefined()
  })

  it('puts who won first, and then the most points', () => {
    const order = (totals: readonly number[], winners: readonly number[]) =>
      matchEnd(ended(totals, winners), true)?.seats.map(({ total, winner }) => [total, winner])
    expect(order([12, 31, 20], [1])).toEqual([
      [31, true],
      [20, false],
      [12, false],
    ])
    expect(order([20, 31, 31], [2])?.[0]).toEqual([31, true])
  })

  it('calls people by their names where these may be shown, and the computer by its colour', () => {
    const names = (named: boolean) => matchEnd(ended([3, 2, 1], [0]), named)?.seats.map(({ name }) => name)
    expect(names(true)).toEqual(['Anna', 'Seat 1', 'Carys'])
    expect(names(false)).toEqual(['Seat 0', 'Seat 1', 'Seat 2'])
  })

  it('numbers people whose names look alike', () => {
    const twins = [line(0, 'person', 'Anna'), line(1, 'person', 'Ann\u0430')]
    const end = matchEnd({ ...ended([1, 2], [1]), seats: twins }, true)
    expect(end?.seats.map(({ name }) => name)).toEqual(['Ann\u0430 (2)', 'Anna'])
  })

  it('of a resignation is told without points', () => {
    const { reckoning } = ended([], [])
    expect(matchEnd({ seats, reckoning }, true)).toEqual({ sentence: 'The match is over.', seats: [] })
  })
})
