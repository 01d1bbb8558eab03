const seconds = [1, 2, 4, 8, 15] as const

/** The longest delay, ms. */
export const longestBackOff = 30_000

/** The delay before the next retry after `failures` failures in a row (from 1), ms: 1, 2, 4, 8, 15, then 30 s. */
export function backOff(failures: number): number {
  const after = seconds[failures - 1]
  return after === undefined ? longestBackOff : 1000 * after
}
