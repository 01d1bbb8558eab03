import { describe, expect, it } from 'vitest'
import { decidedBy, placesOf, sourcesOf } from '../../src/overlay/farewell/decided.ts'
import type { Reckoning } from '../../src/overlay/table/reckoning.ts'

/** A seat with its total. */
const seat = (at: number, total: number, winner = false): Reckoning['seats'][number] => ({
  look: { seat: at, name: `Seat ${at}`, letter: 'S', colour: 'blue', pattern: 0 },
  winner,
  left: false,
  total,
})

/** A row with each seat’s points. */
const row = (text: string, points: readonly number[], kind = text): Reckoning['rows'][number] => ({
  text,
  kind,
  cells: points.map((one) => (one === 0 ? undefined : { points: one, of: undefined })),
})

const three = {
  seats: [seat(0, 20), seat(1, 26, true), seat(2, 20)],
  rows: [
    row('Track', [12, 10, 14]),
    row('Contract: A', [8, 0, 0], 'Contracts'),
    row('Contract: B', [0, 16, 6], 'Contracts'),
  ],
}

describe('the farewell', () => {
  it('puts everyone in their place, and equals in the same one', () => {
    const places = placesOf(three).map(({ seat: { look }, column, place }) => [look.seat, column, place])
    expect(places).toEqual([
      [1, 1, 1],
      [0, 0, 2],
      [2, 2, 2],
    ])
  })

  it('puts the winner of a tie first', () => {
    const places = placesOf({ seats: [seat(0, 9), seat(1, 9, true)] })
    expect(places.map(({ column, place }) => [column, place])).toEqual([
      [1, 1],
      [0, 2],
    ])
  })

  it('tells sources of one kind as one', () => {
    expect(sourcesOf(three)).toEqual([
      { kind: 'Track', points: [12, 10, 14] },
      { kind: 'Contracts', points: [8, 16, 6] },
    ])
  })

  it('names the source that made the difference between the first two', () => {
    expect(decidedBy(three)).toEqual({ kind: 'Contracts', most: 16, other: 8 })
  })

  it('names none after a tie, alone, and where the second was ahead in everything', () => {
    expect(decidedBy({ seats: [seat(0, 9), seat(1, 9, true)], rows: [row('Track', [9, 8])] })).toBeUndefined()
    expect(decidedBy({ seats: [seat(0, 9, true)], rows: [row('Track', [9])] })).toBeUndefined()
    expect(decidedBy({ seats: [seat(0, 9, true), seat(1, 8)], rows: [row('Track', [3, 3])] })).toBeUndefined()
  })
})
