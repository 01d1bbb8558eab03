/** A share of trials with its 95 % interval. */
export interface MeasuredRate {
  readonly count: number
  /** From 0 to 1; 0 where nothing was counted. */
  readonly rate: number
  readonly low: number
  readonly high: number
}

/** The two-sided 95 % point of the normal distribution. */
export const z = 1.959964

/** Wilson's 95 % interval for `won` of `count` trials; a draw may count as half a win. */
export function wilson(won: number, count: number): MeasuredRate {
  if (count === 0) return { count, rate: 0, low: 0, high: 1 }
  return around(won / count, count, count)
}

/**
 * The mean of shares from 0 to 1 with its 95 % interval. A share of several duels scatters less than a single win or
 * loss, but more than as many independent duels would: Wilson's interval for as many wins and losses as scatter by as
 * much as the shares do. `duels`: how many are in each share, which it is never worth more than.
 */
export function wilsonOf(shares: readonly number[], duels: number): MeasuredRate {
  const count = shares.length
  const won = shares.reduce((sum, one) => sum + one, 0)
  if (won === 0 || won === count) return wilson(won, count)
  const rate = won / count
  const variance = shares.reduce((sum, one) => sum + (one - rate) ** 2, 0) / count
  const worth = Math.min(duels, (rate * (1 - rate)) / variance)
  return around(rate, count, count * worth)
}

/** Wilson's interval about a rate of `count` that tells as much as so many trials. */
export function around(rate: number, count: number, trials: number): MeasuredRate {
  const spread = z * Math.sqrt((rate * (1 - rate)) / trials + z ** 2 / (4 * trials ** 2))
  const scale = 1 + z ** 2 / trials
  const middle = rate + z ** 2 / (2 * trials)
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
export function groupedBy<T>(all: readonly T[], nameOf: (one: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>()
  for (const one of all) {
    const name = nameOf(one)
    const group = groups.get(name)
    if (group) group.push(one)
    else groups.set(name, [one])
  }
  return groups
}
