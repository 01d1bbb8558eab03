/** How many numbers there are from `from` up to, not including, `to`. */
export interface Bin {
  readonly from: number
  readonly to: number
  readonly count: number
}

/** Sizes of bins that read well. */
const steps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000]
const mostBins = 40

/** Sorts whole numbers into at most forty bins. */
export function binsOf(numbers: readonly number[]): readonly Bin[] {
  let [least, most] = [Number.POSITIVE_INFINITY, 0]
  for (const one of numbers) [least, most] = [Math.min(least, one), Math.max(most, one)]
  if (numbers.length === 0) return []
  const step = steps.find((size) => (most - least) / size < mostBins - 1) ?? 2000
  const start = Math.floor(least / step)
  const counts = Array.from({ length: Math.floor(most / step) - start + 1 }, () => 0)
  for (const one of numbers) {
    const at = Math.floor(one / step) - start
    counts[at] = (counts[at] ?? 0) + 1
  }
  return counts.map((count, at) => ({
    from: (start + at) * step,
    to: (start + at + 1) * step,
    count,
  }))
}
