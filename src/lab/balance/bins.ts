import { quantile } from '../statistics.ts'

/** The count of numbers from `from` up to, not including, `to`. */
export interface Bin {
  readonly from: number
  readonly to: number
  readonly count: number
}

/** Sizes of bins that read well. */
const steps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000]
/** The most bins for nine numbers in ten, leaving out the least and the greatest. */
const mostBins = 25

/** Sorts whole numbers into bins of one size, which a few odd ones don't change. */
export function binsOf(numbers: readonly number[]): readonly Bin[] {
  if (numbers.length === 0) return []
  const usual = quantile(numbers, 0.95) - quantile(numbers, 0.05)
  const step = steps.find((size) => usual / size < mostBins) ?? 2000
  const counts = new Map<number, number>()
  for (const one of numbers) {
    const at = Math.floor(one / step)
    counts.set(at, (counts.get(at) ?? 0) + 1)
  }
  return [...counts].sort(([a], [b]) => a - b).map(([at, count]) => ({ from: at * step, to: (at + 1) * step, count }))
}
