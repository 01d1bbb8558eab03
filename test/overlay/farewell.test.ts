import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { decidedBy, placesOf, sourcesOf } from '../../src/overlay/farewell/decided.ts'
import { heightsOf, pointOn } from '../../src/overlay/farewell/slope.ts'
import { areNamesCovered } from '../../src/overlay/settings/names.ts'
import type { Reckoning } from '../../src/overlay/table/reckoning.ts'
import { namesAt, posterNames } from '../../src/overlay/table/seatNames.ts'
import type { SeatLine } from '../../src/overlay/table/seats.ts'

/** A seat with its total. */
const seat = (at: number, total: number, winner = false): Reckoning['seats'][number] => ({
  look: { seat: at, name: `Seat ${at}`, letter: 'S', colour: 'blue', pattern: 0 },
  winner,
  left: false,
  total,
})

/** A line of the list of seats. */
const line = (at: number, sitter: Partial<SeatLine['sitter']>, person?: string): SeatLine => ({
  look: seat(at, 0).look,
  sitter: { kind: 'person', mine: false, present: true, ...sitter },
  ...(person === undefined ? {} : { person }),
  asked: false,
  deals: false,
  out: false,
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

const totals = fc.array(fc.integer({ min: -20, max: 200 }), { minLength: 1, maxLength: 6 })

describe('the way up', () => {
  it('keeps everyone on the slope, in their order and apart', () => {
    fc.assert(
      fc.property(totals, (some) => {
        const heights = heightsOf(some.toSorted((a, b) => b - a))
        expect(Math.min(...heights)).toBeGreaterThanOrEqual(0.219)
        expect(Math.max(...heights)).toBeLessThanOrEqual(0.901)
        const steps = heights.slice(1).map((one, at) => (heights[at] ?? 0) - one)
        for (const step of steps) expect(step).toBeGreaterThan(0.13)
      }),
    )
  })

  it('leaves those far behind further down than those close behind', () => {
    expect(heightsOf([100, 20])[1]).toBeLessThan(heightsOf([100, 95])[1] ?? 0)
  })

  it('turns trains as steeply as the rails are in their box', () => {
    const step = 1e-4
    for (const box of [
      { w: 390, h: 190 },
      { w: 640, h: 500 },
    ])
      for (const t of [0.22, 0.5, 0.9]) {
        const [one, next] = [pointOn(t, box), pointOn(t + step, box)]
        expect(one.turn).toBeCloseTo(Math.atan2(next.y - one.y, next.x - one.x), 3)
      }
  })
})

describe('names at the end', () => {
  const lines = [
    line(0, { mine: true, name: 'Ifan' }),
    line(1, { name: 'Gwen' }),
    line(2, { kind: 'bot', standIn: true }, 'Nia'),
    line(3, {}),
  ]

  afterEach(() => {
    areNamesCovered.value = false
  })

  it('are those of the people, even of one for whom the computer played', () => {
    expect(namesAt(lines)).toEqual(['Ifan', 'Gwen', 'Nia', undefined])
  })

  it('are covered with all other names', () => {
    areNamesCovered.value = true
    expect(namesAt(lines)).toEqual(['Ifan', undefined, undefined, undefined])
  })

  it('leave out other people on a poster', () => {
    expect(posterNames(lines)).toEqual(['Ifan', undefined, undefined, undefined])
  })
})
