/** A stretch of height that something takes up. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

/** Stretches nearer to each other than this do not share a lane. */
const apart = 3

/** For each stretch the number of a lane, from 0, so that no two of a lane meet; the short lie inside. */
export function lanesFor(stretches: readonly Stretch[]): readonly number[] {
  const lanes: Stretch[][] = []
  const found = new Map<Stretch, number>()
  for (const one of stretches.toSorted((a, b) => a.to - a.from - (b.to - b.from))) {
    const free = lanes.findIndex((lane) => lane.every((other) => isApart(one, other)))
    const lane = free < 0 ? lanes.push([]) - 1 : free
    lanes[lane]?.push(one)
    found.set(one, lane)
  }
  return stretches.map((one) => found.get(one) ?? 0)
}

const isApart = (a: Stretch, b: Stretch) => a.to + apart < b.from || b.to + apart < a.from
