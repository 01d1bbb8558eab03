/** The value below which a share (0 to 1) of some values lies; `undefined` of none. */
export function quantile(values: readonly number[], share: number): number | undefined {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
}
