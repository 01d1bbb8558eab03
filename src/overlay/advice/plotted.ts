import type { Seat } from '../../rules/game.ts'
import type { AnalysisMoment } from './adviser.ts'

/** A point of the plot: percent of its width from the left, and of its height from the foot. */
interface Point {
  readonly x: number
  readonly y: number
}

/** Height that the chances of a seat and of those after it reach, in percent: the first seat’s band is on top. */
const reach = ({ chances }: AnalysisMoment, seat: Seat): number =>
  100 * chances.slice(seat).reduce((sum, chance) => sum + chance, 0)

/** The upper edge of each seat’s band, from left to right; `across` is how far right an entry is, in percent. */
export function edgesOf(
  seats: number,
  moments: readonly AnalysisMoment[],
  across: (seq: number) => number,
): readonly (readonly Point[])[] {
  return Array.from({ length: seats }, (_, seat) =>
    moments.map((moment) => ({ x: across(moment.seq), y: reach(moment, seat) })),
  )
}

const at = ({ x, y }: Point, unit: string) => `${x.toFixed(2)}${unit} ${(100 - y).toFixed(2)}${unit}`

/** The area between an edge and the one below it, or the foot, as a CSS shape. */
export function shapeOf(upper: readonly Point[], lower: readonly Point[] | undefined): string {
  const back = (lower ?? upper.map(({ x }) => ({ x, y: 0 }))).toReversed()
  return `polygon(${[...upper, ...back].map((point) => at(point, '%')).join(', ')})`
}

/** An edge as the path of an SVG of 100 by 100. */
export const pathOf = (edge: readonly Point[]): string =>
  edge.map((point, n) => `${n === 0 ? 'M' : 'L'}${at(point, '')}`).join('')

/** Where the band of a seat meets its neighbour’s at an entry, in percent from the foot. */
export function heightAt(moments: readonly AnalysisMoment[], seq: number, seat: Seat): number {
  const moment = moments.findLast((one) => one.seq <= seq)
  if (!moment) return 0
  return reach(moment, moment.chances.length > 1 ? Math.max(1, seat) : seat)
}

/** About how many entries get a number on the axis. */
const numbers = 9

/** Round numbers of entries between two, evenly spaced. */
export function ticksOf(first: number, last: number): readonly number[] {
  const least = Math.max(1, (last - first) / numbers)
  const power = 10 ** Math.floor(Math.log10(least))
  const step = power * ([1, 2, 5].find((one) => one * power >= least) ?? 10)
  const from = Math.ceil(first / step) * step
  return Array.from({ length: Math.floor((last - from) / step) + 1 }, (_, n) => from + n * step)
}
