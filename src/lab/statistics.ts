/** A share of trials with its 95 % interval. */
export interface Rate {
  readonly count: number
  /** From 0 to 1; 0 where nothing was counted. */
  readonly rate: number
  readonly low: number
  readonly high: number
}

/** The two-sided 95 % point of the normal distribution. */
const z = 1.959964

/** Wilson's 95 % interval for `won` of `count` trials; a draw may count as half a win. */
export function wilson(won: number, count: number): Rate {
  if (count === 0) return { count, rate: 0, low: 0, high: 1 }
  const rate = won / count
  const spread = z * Math.sqrt((rate * (1 - rate)) / count + z ** 2 / (4 * count ** 2))
  const scale = 1 + z ** 2 / count
  const middle = rate + z ** 2 / (2 * count)
  const low = Math.max(0, (middle - spread) / scale)
  return { count, rate, low, high: Math.min(1, (middle + spread) / scale) }
}

/** Numbers added up as they come. */
export interface Mean {
  readonly count: number
  readonly mean: number
  /** Half the width of the mean's 95 % interval. */
  readonly spread: number
}

/** The mean of some numbers. */
export function meanOf(numbers: readonly number[]): Mean {
  const count = numbers.length
  if (count === 0) return { count, mean: 0, spread: 0 }
  const mean = numbers.reduce((sum, one) => sum + one, 0) / count
  const squares = numbers.reduce((sum, one) => sum + (one - mean) ** 2, 0)
  return { count, mean, spread: z * Math.sqrt(squares / Math.max(1, count - 1) / count) }
}

/** The number that `share` of some numbers don't exceed. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) * share)] ?? 0
}

/** Sorts things into groups by a name, in the order in which the names first come. */
export function groupedBy<T>(
  all: readonly T[],
  nameOf: (one: T) => string,
): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>()
  for (const one of all) {
    const name = nameOf(one)
    const group = groups.get(name)
    if (group) group.push(one)
    else groups.set(name, [one])
  }
  return groups
}
