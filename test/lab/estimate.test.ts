import { describe, expect, it } from 'vitest'
import { need } from '../../src/kit/assert.ts'
import {
  chanceOf,
  correlationOf,
  differenceOf,
  type Estimate,
  estimateOf,
  type FigureKind,
  findsBelow,
  type Sample,
  standsOut,
  tails,
} from '../../src/lab/balance/estimate.ts'

const of = (kind: FigureKind, samples: readonly Sample[]): Estimate => need(estimateOf(kind, samples), 'an estimate')
const means = (...numbers: readonly number[]) =>
  of(
    'mean',
    numbers.map((sum) => ({ sum, of: 1 })),
  )
const wins = (won: number, count: number) =>
  of(
    'share',
    Array.from({ length: count }, (_, at) => ({ sum: at < won ? 1 : 0, of: 1 })),
  )

describe('a figure', () => {
  it('has Wilson’s interval where it is a share of single matches', () => {
    // Newcombe 1998, “Two-sided confidence intervals for the single proportion”: 81 of 263.
    const { value, low, high } = wins(81, 263)
    expect([value, low, high].map((one) => one.toFixed(4))).toEqual(['0.3080', '0.2553', '0.3662'])
  })

  it('has the interval of a mean otherwise', () => {
    // Variance 5/3, so that the standard error is √(5/12).
    const { value, low, high } = means(1, 2, 3, 4)
    expect(value).toBe(2.5)
    expect(high - value).toBeCloseTo(1.959964 * Math.sqrt(5 / 12))
    expect(value - low).toBeCloseTo(high - value)
  })

  it('is less sure where things of one match are alike', () => {
    const alike = [10, 0, 10, 0, 10, 0, 10, 0].map((sum) => ({ sum, of: 10 }))
    const mixed = [7, 3, 4, 6, 5, 5, 6, 4].map((sum) => ({ sum, of: 10 }))
    const [one, other] = [of('share', alike), of('share', mixed)]
    expect([one.value, other.value]).toEqual([0.5, 0.5])
    // Eight matches tell as much as eight trials.
    expect(one.high).toBeCloseTo(wins(4, 8).high)
    expect(other.high).toBeCloseTo(wins(40, 80).high)
  })

  it('is missing where nothing was counted', () => {
    expect(estimateOf('share', [{ sum: 0, of: 0 }])).toBeUndefined()
  })

  it('stays open at its ends where all matches agree', () => {
    expect(wins(0, 20)).toMatchObject({ value: 0, low: 0 })
    expect(wins(0, 20).high).toBeCloseTo(0.1611, 3)
  })
})

describe('the difference of two figures', () => {
  it('has Newcombe’s interval for independent shares', () => {
    // Newcombe 1998, “Interval estimation for the difference between independent proportions”, method 10: 56/70, 48/80.
    const { value, low, high } = differenceOf(wins(48, 80), wins(56, 70))
    expect([value, low, high].map((one) => one.toFixed(4))).toEqual(['0.2000', '0.0524', '0.3339'])
  })

  it('has the sum of both variances for independent means', () => {
    const { value, high } = differenceOf(means(1, 2, 3, 4), means(2, 3, 4, 5))
    expect(value).toBe(1)
    expect(high - value).toBeCloseTo(1.959964 * Math.sqrt(10 / 12))
  })

  it('has the interval of the paired differences where all matches share their draws', () => {
    const [one, other] = [means(1, 2, 3, 4), means(2, 5, 3, 7)]
    const pairs = [0, 1, 2, 3].map((at) => [at, at] as const)
    const { value, low, high } = differenceOf(one, other, correlationOf(one, other, pairs))
    const paired = means(1, 3, 0, 3)
    expect([value, low, high]).toEqual([paired.value, expect.closeTo(paired.low), expect.closeTo(paired.high)])
  })

  it('is nothing at all between equal matches', () => {
    const one = means(1, 2, 3, 4)
    const pairs = [0, 1, 2, 3].map((at) => [at, at] as const)
    const { value, low, high } = differenceOf(one, one, correlationOf(one, one, pairs))
    expect([value, low, high]).toEqual([0, expect.closeTo(0), expect.closeTo(0)])
  })

  it('lies in between where only some matches share their draws', () => {
    const [one, other] = [means(1, 2, 3, 4), means(2, 3, 4, 5)]
    const some = correlationOf(one, other, [
      [0, 0],
      [3, 3],
    ])
    expect(some).toBeGreaterThan(0)
    expect(some).toBeLessThan(1)
    expect(correlationOf(one, other, [])).toBe(0)
  })

  it('stands out if its interval leaves nothing out', () => {
    expect(standsOut({ value: 1, low: 0.1, high: 2 })).toBe(true)
    expect(standsOut({ value: -1, low: -2, high: -0.1 })).toBe(true)
    expect(standsOut({ value: 1, low: -0.1, high: 2 })).toBe(false)
  })
})

describe('the chance of a difference', () => {
  it('is the part of the normal distribution beyond it', () => {
    for (const [deviation, part] of [
      [0, 1],
      [1, 0.317311],
      [1.959964, 0.05],
      [3, 0.0026998],
      [5, 5.733e-7],
    ] as const)
      expect(tails(deviation) / part).toBeCloseTo(1, 4)
  })

  it('is one in twenty where an end of its interval is zero', () => {
    expect(chanceOf({ value: 2, low: 0, high: 3 })).toBeCloseTo(0.05)
    expect(chanceOf({ value: -2, low: -3, high: 0 })).toBeCloseTo(0.05)
    expect(chanceOf({ value: 0, low: 0, high: 0 })).toBe(1)
  })

  it('counts as a find among many only if it is far smaller', () => {
    // Benjamini and Hochberg 1995, section 3.2: the four smallest of fifteen are finds.
    const chances = [
      0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.324, 0.4262, 0.5719, 0.6528, 0.759, 1,
    ]
    expect(findsBelow(chances)).toBe(0.0095)
    expect(findsBelow(Array.from({ length: 20 }, () => 0.5))).toBe(0)
  })
})
