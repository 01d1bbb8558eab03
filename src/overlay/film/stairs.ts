/**
 * Points after each entry as a stair in a square of 100 by 100, the most points at its top; it begins where points are
 * known first.
 */
export function stairOf(points: readonly (number | undefined)[], last: number, most: number): string {
  const x = (at: number) => ((100 * at) / Math.max(1, last)).toFixed(2)
  const y = (total: number) => (100 - (100 * total) / Math.max(1, most)).toFixed(2)
  const steps = points.flatMap((total, at) => {
    const before = points[at - 1]
    if (total === undefined || total === before) return []
    return before === undefined ? `M${at === 0 ? 0 : x(at)} ${y(total)}` : `H${x(at)}V${y(total)}`
  })
  return steps.length === 0 ? '' : `${steps.join('')}H100`
}
