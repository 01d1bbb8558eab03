import { around, wilson, z } from '../statistics.ts'

/** The part of one match in a figure: a sum, and the number of things it is of. */
export interface Sample {
  readonly sum: number
  readonly of: number
}

/** A value with its 95 % interval. Plain JSON. */
export interface Interval {
  readonly value: number
  readonly low: number
  readonly high: number
}

/** A figure, the number of things it is of, and how far each match is from it. */
export interface Estimate extends Interval {
  readonly of: number
  readonly errors: readonly number[]
}

/** A figure that is a share from 0 to 1, or any other mean. */
export type FigureKind = 'share' | 'mean'

/**
 * The sum of all samples, one a match, over the number of things: things of one match are alike, so that the interval
 * follows from how far matches differ. Undefined where nothing was counted.
 */
export function estimateOf(kind: FigureKind, samples: readonly Sample[]): Estimate | undefined {
  const of = total(samples.map((one) => one.of))
  if (of === 0) return undefined
  const value = total(samples.map(({ sum }) => sum)) / of
  const errors = samples.map((one) => (one.sum - value * one.of) / of)
  const variance = squares(errors)
  if (kind === 'share') return { ...shareOf(value, of, variance), of, errors }
  const few = samples.length / Math.max(1, samples.length - 1)
  const half = z * Math.sqrt(variance * few)
  return { value, low: value - half, high: value + half, of, errors }
}

/** Wilson's interval, for as many trials as scatter by so much, which are never more than were counted. */
function shareOf(value: number, of: number, variance: number): Interval {
  const trials = variance > 0 ? Math.min(of, (value * (1 - value)) / variance) : of
  const { low, high } = value <= 0 || value >= 1 ? wilson(value * of, of) : around(value, of, trials)
  return { value, low, high }
}

/** Matches of two files that share their draws, by their numbers in each. */
export type Pairs = readonly (readonly [number, number])[]

/** The correlation of two figures, whose matches share luck in pairs; 0 without pairs. */
export function correlationOf(one: Estimate, other: Estimate, pairs: Pairs): number {
  const scale = Math.sqrt(squares(one.errors) * squares(other.errors))
  const shared = total(pairs.map(([a, b]) => (one.errors[a] ?? 0) * (other.errors[b] ?? 0)))
  return scale === 0 ? 0 : Math.max(-1, Math.min(1, shared / scale))
}

/**
 * The other figure less the one, with an interval that follows from both (Newcombe’s for shares, as Zou and Donner extend
 * it to any two figures that are correlated).
 */
export function differenceOf(one: Interval, other: Interval, correlation = 0): Interval {
  const value = other.value - one.value
  const reach = (up: number, down: number) => Math.sqrt(Math.max(0, up ** 2 + down ** 2 - 2 * correlation * up * down))
  return {
    value,
    low: value - reach(other.value - other.low, one.high - one.value),
    high: value + reach(other.high - other.value, one.value - one.low),
  }
}

/** Whether the interval leaves out no difference at all. */
export const standsOut = ({ low, high }: Interval): boolean => low > 0 || high < 0

/** The chance of a difference at least as great if there were none: on which side of it zero lies tells how far away. */
export function chanceOf({ value, low, high }: Interval): number {
  const half = value > 0 ? value - low : high - value
  if (value === 0) return 1
  return half === 0 ? 0 : tails((z * Math.abs(value)) / half)
}

/** The part of the normal distribution that is further from its middle, by Chebyshev’s approximation in Press et al. */
export function tails(deviation: number): number {
  const x = Math.abs(deviation) / Math.SQRT2
  const t = 1 / (1 + x / 2)
  return t * Math.exp(factors.reduceRight((sum, factor) => sum * t + factor, 0) - x * x)
}

const factors = [
  -1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806, 0.27886807, -1.13520398, 1.48851587, -0.82215223,
  0.17087277,
]

/** The share of false finds among those that are kept. */
const mostFalse = 0.05

/** The greatest chance that counts as a find among so many chances, by Benjamini and Hochberg; 0 if none does. */
export function findsBelow(chances: readonly number[]): number {
  const sorted = chances.toSorted((a, b) => a - b)
  return sorted.findLast((chance, at) => chance <= (mostFalse * (at + 1)) / sorted.length) ?? 0
}

const total = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0)
const squares = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one ** 2, 0)
