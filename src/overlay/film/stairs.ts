/** Points after each entry as a stair in a square of 100 by 100, the most points at its top. */
export function stairOf(points: readonly number[], last: number, most: number): string {
  const x = (at: number) => ((100 * at) / Math.max(1, last)).toFixed(2)
  const y = (total: number) => (100 - (100 * total) / Math.max(1, most)).toFixed(2)
  const steps = points.flatMap((total, at) =>
    at > 0 && total === points[at - 1] ? [] : `${at === 0 ? 'M0 ' : `H${x(at)}V`}${y(total)}`,
  )
  return `${steps.join('')}H100`
}
