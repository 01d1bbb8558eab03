/** The way up, as a curve through hundredths of its box: it starts before the left edge and ends at the hut. */
const way = { x: [-8, 28, 57, 82], y: [92, 90, 66, 30] } as const

const [x0, x1, x2, x3] = way.x
const [y0, y1, y2, y3] = way.y

/** The rails, as a path in hundredths of their box. */
export const rails = `M${x0} ${y0}C${x1} ${y1} ${x2} ${y2} ${x3} ${y3}`

/** The mountain below them, and down behind the hut. */
export const mountain = `${rails}H91L97 39L106 45L120 66L165 100H${x0}Z`

/** Its side away from the sun. */
export const flank = 'M84 30H91L97 39L106 45L120 66L165 100H52L70 74L76 50Z'

/** The hut at the top, in hundredths of the box: the middle of its floor. */
export const summit = { x: 86.5, y: y3 } as const

/** The control points for the style sheet, which computes places and angles while the trains climb. */
export const wayStyle = {
  ...Object.fromEntries(way.x.map((x, at) => [`--x${at}`, x])),
  ...Object.fromEntries(way.y.map((y, at) => [`--y${at}`, y])),
}

/** Parts of the way: the highest and the lowest train, and the least room from one to the next. */
const reach = { top: 0.9, foot: 0.22, gap: 0.17 } as const

/** The height of each train, as a part of the way, by the points of everyone from the first place down. */
export function heightsOf(totals: readonly number[]): readonly number[] {
  const { top, foot } = reach
  const gap = Math.min(reach.gap, (top - foot) / Math.max(1, totals.length - 1))
  const most = Math.max(1, totals[0] ?? 0)
  const heights: number[] = []
  for (const [at, total] of totals.entries()) {
    const lowest = foot + gap * (totals.length - 1 - at)
    const highest = at === 0 ? top : (heights[at - 1] ?? top) - gap
    heights.push(Math.min(highest, Math.max(lowest, foot + (top - foot) * (total / most))))
  }
  return heights
}

/** A point of the way for a box of this size, in its units, with the angle of the rails in radians. */
export function pointOn(t: number, { w, h }: { readonly w: number; readonly h: number }) {
  const u = 1 - t
  const at = ([a, b, c, d]: typeof way.x | typeof way.y) =>
    u ** 3 * a + 3 * u ** 2 * t * b + 3 * u * t ** 2 * c + t ** 3 * d
  const slope = ([a, b, c, d]: typeof way.x | typeof way.y) => u ** 2 * (b - a) + 2 * u * t * (c - b) + t ** 2 * (d - c)
  const turn = Math.atan2(slope(way.y) * h, slope(way.x) * w)
  return { x: (at(way.x) * w) / 100, y: (at(way.y) * h) / 100, turn }
}
