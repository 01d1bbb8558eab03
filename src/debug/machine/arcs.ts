import { type ChartLine, isWithin } from './chart.ts'

/** An arrow from a line of events to a state, as an SVG path. */
interface Arc extends ChartLine {
  readonly target: string
  readonly d: string
}

/** A point right of all boxes, or on a box's right side, CSS pixels. */
interface ArcPoint {
  readonly x: number
  readonly y: number
}

/** Where lines of events end and boxes begin. `undefined` for what isn't drawn. */
interface Places {
  start(line: ChartLine): ArcPoint | undefined
  end(state: string): ArcPoint | undefined
}

/** The distance between lanes, the first lane's from the boxes, and the radius of corners, CSS pixels. */
const [lane, margin, round] = [7, 6, 3]

/** Arrows for all lines that leave their state, in lanes right of the boxes, and the width of those lanes. */
export function arcsFor(lines: readonly ChartLine[], places: Places) {
  const drawn = lines.flatMap((line) => {
    const start = places.start(line)
    const ends = line.to.flatMap((target) => {
      const end = isWithin(target, line.from) ? undefined : places.end(target)
      return end ? [{ target, end }] : []
    })
    return start && ends.length > 0 ? [{ line, start, ends }] : []
  })
  const lanes = lanesFor(drawn.map(({ start, ends }) => spanOf([start, ...ends.map(toEnd)])))
  const arcs = drawn.flatMap(({ line, start, ends }, at) =>
    ends.map(({ target, end }): Arc => {
      return { ...line, target, d: bracket(start, margin + (lanes[at] ?? 0) * lane, end) }
    }),
  )
  return { arcs, width: arcs.length > 0 ? margin + (Math.max(...lanes) + 1) * lane : 0 }
}

const toEnd = ({ end }: { readonly end: ArcPoint }) => end

/** A line out to a lane, along it and back, with rounded corners. */
function bracket(a: ArcPoint, lane: number, b: ArcPoint): string {
  const way = Math.sign(b.y - a.y)
  const r = Math.min(round, Math.abs(b.y - a.y) / 2)
  return [
    `M${a.x} ${a.y}H${lane - r}Q${lane} ${a.y} ${lane} ${a.y + way * r}`,
    `V${b.y - way * r}Q${lane} ${b.y} ${lane - r} ${b.y}H${b.x + 2}`,
  ].join('')
}

/** A vertical range. */
interface Span {
  readonly from: number
  readonly to: number
}

function spanOf(points: readonly ArcPoint[]): Span {
  const ys = points.map(({ y }) => y)
  return { from: Math.min(...ys), to: Math.max(...ys) }
}

/** Assigns each range a lane, from 0, so that none overlap. Short ranges get the inner lanes. */
export function lanesFor(spans: readonly Span[]): readonly number[] {
  const lanes: Span[][] = []
  const found = new Map<Span, number>()
  for (const span of spans.toSorted((a, b) => a.to - a.from - (b.to - b.from))) {
    const free = lanes.findIndex((lane) => lane.every((other) => isApart(span, other)))
    const lane = free < 0 ? lanes.push([]) - 1 : free
    lanes[lane]?.push(span)
    found.set(span, lane)
  }
  return spans.map((span) => found.get(span) ?? 0)
}

/** The least distance between ranges in one lane. */
const apart = 3

const isApart = (a: Span, b: Span) => a.to + apart < b.from || b.to + apart < a.from
