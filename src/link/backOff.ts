const seconds = [1, 2, 4, 8, 15] as const

/** How long to wait after so many failures in a row (from 1), in ms: 1, 2, 4, 8, 15, then 30 s. */
export function backOff(failures: number): number {
  return 1000 * (seconds[failures - 1] ?? 30)
}
