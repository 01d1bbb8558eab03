import { pageText } from '../text/page.ts'
import type { ChartState, Way } from './chart.ts'

/** A vertical range. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

/** The least distance between ranges in one lane. */
const apart = 3

/** Assigns each range a lane, from 0, so that none overlap. Short ranges get the inner lanes. */
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

/** Distances in CSS pixels. */
export const size = { head: 20, line: 13, pill: 17, gap: 6, inset: 6, lane: 7, round: 3 } as const

/** True if all inner states are simple enough to be drawn in one row. */
export const isRow = ({ states }: ChartState) =>
  states.length > 0 &&
  states.every(
    ({ states, ways }) =>
      states.length === 0 && ways.every(({ event, to }) => event === '' || to.length === 0),
  )

/** Events that lead to the same states, on one line. */
export interface Line {
  readonly events: readonly string[]
  readonly to: readonly string[]
}

function linesOf({ id, ways }: ChartState): readonly Line[] {
  const lines = new Map<string, { events: string[]; to: readonly string[] }>()
  // Transitions of the whole machine that lead nowhere are listed as steps.
  const seen = ways.filter(({ to }: Way) => id !== '' || to.length > 0)
  for (const { event, to } of seen) {
    const key = to.join()
    const line = lines.get(key) ?? { events: [], to }
    line.events.push(event)
    lines.set(key, line)
  }
  return [...lines.values()]
}

/** A state with its height and its inner states, stacked in the order of the chart. */
export interface Stack {
  readonly state: ChartState
  readonly lines: readonly Line[]
  readonly y: number
  readonly h: number
  readonly inner: readonly Stack[]
}

/** Stacks a state and its inner states, starting at `y`. */
export function stack(state: ChartState, y: number): Stack {
  const lines = linesOf(state)
  const isWhole = state.id === ''
  const words = lines.length > 0 ? lines.length * size.line + 7 : 0
  const head = isWhole ? words : Math.max(size.head, words)
  if (isRow(state)) {
    const below = size.pill + size.inset
    return { state, lines, y, h: head + below, inner: [] }
  }
  const inner: Stack[] = []
  let next = y + head + (isWhole && head > 0 ? size.gap : 0)
  for (const one of state.states) {
    const placed = stack(one, next)
    inner.push(placed)
    next = placed.y + placed.h + size.gap
  }
  const end = inner.length > 0 ? next - size.gap + (isWhole ? 0 : size.inset) : y + head
  return { state, lines, y, h: end - y, inner }
}

/** A stack and all stacks within it. */
export const flat = (one: Stack): readonly Stack[] => [one, ...one.inner.flatMap(flat)]

/** A state as a box. */
export interface Box {
  readonly id: string
  /** Its caption. The whole machine only has one if transitions start from it. */
  readonly name: string
  /** `pill`: in a row within its state. `whole`: the machine itself. */
  readonly kind: 'state' | 'pill' | 'whole'
  /** It contains other boxes. */
  readonly holds: boolean
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** The events of a transition, at the right of its state's box. */
export interface Label {
  readonly from: string
  readonly events: readonly string[]
  /** `again`: re-enters its state; `stays`: has only actions. */
  readonly leads: 'on' | 'again' | 'stays'
  /** The right end of the text, and its vertical centre. */
  readonly x: number
  readonly y: number
}

/** A line from a label to a state, as an SVG path. */
export interface Arc {
  readonly from: string
  readonly events: readonly string[]
  readonly to: string
  readonly d: string
}

/** A chart laid out, in CSS pixels. */
export interface Drawing {
  readonly w: number
  readonly h: number
  readonly boxes: readonly Box[]
  readonly labels: readonly Label[]
  readonly arcs: readonly Arc[]
}

/** A transition, drawn in the margin of the smallest box around both of its ends. */
interface Drawn {
  readonly source: Stack
  readonly line: Line
  readonly around: string
  readonly y: number
  readonly targets: readonly Stack[]
}

const isWithin = (id: string, outer: string) =>
  outer === '' || id === outer || id.startsWith(`${outer}.`)

/** The smallest state that contains both, and is neither unless one contains the other. */
function around(from: string, to: string): string {
  if (from !== to && isWithin(to, from)) return from
  const path = from.split('.').slice(0, -1)
  while (path.length > 0 && !isWithin(to, path.join('.'))) path.pop()
  return path.join('.')
}

const lineY = (y: number, line: number) => y + 10 + line * size.line

function waysIn(all: readonly Stack[]): readonly Drawn[] {
  const byId = new Map(all.map((one) => [one.state.id, one]))
  return all.flatMap((source) =>
    source.lines.flatMap((line, at) => {
      const { id } = source.state
      const targets = line.to.flatMap((to) => {
        const target = byId.get(to)
        return target && !isWithin(id, to) ? [target] : []
      })
      const outer = targets
        .map(({ state }) => around(id, state.id))
        .sort((a, b) => a.length - b.length)
      const [widest] = outer
      if (widest === undefined) return []
      return [{ source, line, around: widest, y: lineY(source.y, at), targets }]
    }),
  )
}

const targetY = ({ y }: Stack) => y + 10

/** Lays out a chart: states stacked on the left, transitions on the right. */
export function layChart(chart: ChartState, width: number): Drawing {
  const whole = stack(chart, 0)
  const all = flat(whole)
  const ways = waysIn(all)
  const lanes = lanesOf(ways)
  const places = new Map<string, Place>()
  place(whole, 0, width, lanes, places)
  const boxes = all.flatMap((one) => boxesOf(one, places))
  const labels = all.flatMap((one) => labelsOf(one, places))
  const arcs = ways.flatMap((way) => arcsOf(way, places, lanes))
  return { w: width, h: whole.h, boxes, labels, arcs }
}

/** The lane of each transition, and the number of lanes in the margin of each box. */
interface Lanes {
  readonly of: ReadonlyMap<Drawn, number>
  readonly count: ReadonlyMap<string, number>
}

function lanesOf(ways: readonly Drawn[]): Lanes {
  const of = new Map<Drawn, number>()
  const count = new Map<string, number>()
  for (const box of new Set(ways.map((way) => way.around))) {
    const group = ways.filter((way) => way.around === box)
    const lanes = lanesFor(
      group.map(({ y, targets }) => {
        const ys = [y, ...targets.map(targetY)]
        return { from: Math.min(...ys), to: Math.max(...ys) }
      }),
    )
    for (const [at, way] of group.entries()) of.set(way, lanes[at] ?? 0)
    count.set(box, Math.max(...lanes) + 1)
  }
  return { of, count }
}

/** A box's horizontal position, and where inner boxes end. */
interface Place {
  readonly x: number
  readonly w: number
  readonly innerRight: number
}

function place(
  { state, inner }: Stack,
  x: number,
  w: number,
  lanes: Lanes,
  places: Map<string, Place>,
): void {
  const count = lanes.count.get(state.id) ?? 0
  const inset = state.id === '' ? 1 : size.inset
  const margin = count > 0 ? count * size.lane + 8 : 0
  const innerRight = x + w - inset - margin
  places.set(state.id, { x, w, innerRight })
  for (const one of inner) place(one, x + inset, innerRight - x - inset, lanes, places)
}

const nowhere: Place = { x: 0, w: 0, innerRight: 0 }

function boxesOf(
  { state, y, h, inner, lines }: Stack,
  places: ReadonlyMap<string, Place>,
): readonly Box[] {
  const { id, name } = state
  const { x, w } = places.get(id) ?? nowhere
  const isWhole = id === ''
  const kind = isWhole ? 'whole' : 'state'
  const called = isWhole ? (lines.length > 0 ? pageText.machine.anywhere : '') : name
  const box: Box = { id, name: called, kind, holds: inner.length > 0, x, y, w, h }
  if (!isRow(state)) return [box]
  const room = w - 2 * size.inset - (state.states.length - 1) * 3
  const share = (one: ChartState) => one.name.length + 2
  const total = state.states.reduce((sum, one) => sum + share(one), 0)
  let next = x + size.inset
  const pills = state.states.map((one): Box => {
    const wide = (room * share(one)) / total
    const at = next
    next += wide + 3
    const top = y + h - size.pill - size.inset + 1
    const { id, name } = one
    return { id, name, kind: 'pill', holds: false, x: at, y: top, w: wide, h: size.pill }
  })
  return [box, ...pills]
}

/** Where the labels of a state end: at its right edge, or before its margin. */
const wordsEnd = ({ inner }: Stack, { x, w, innerRight }: Place) =>
  inner.length > 0 ? innerRight : x + w

function labelsOf(one: Stack, places: ReadonlyMap<string, Place>): readonly Label[] {
  const { state, lines, y } = one
  const end = wordsEnd(one, places.get(state.id) ?? nowhere)
  return lines.map(({ events, to }, at) => {
    const isAgain = to.some((target) => isWithin(state.id, target))
    const leads = to.length === 0 ? 'stays' : isAgain ? 'again' : 'on'
    return { from: state.id, events, leads, x: end - 7, y: lineY(y, at) }
  })
}

function arcsOf(way: Drawn, places: ReadonlyMap<string, Place>, lanes: Lanes): readonly Arc[] {
  const { source, line, y, targets } = way
  const from = source.state.id
  const start = wordsEnd(source, places.get(from) ?? nowhere)
  const margin = places.get(way.around) ?? nowhere
  const lane = margin.innerRight + 6 + (lanes.of.get(way) ?? 0) * size.lane
  return targets.map((target) => {
    const { x, w } = places.get(target.state.id) ?? nowhere
    const d = bracket({ x: start, y }, lane, { x: x + w, y: targetY(target) })
    return { from, events: line.events, to: target.state.id, d }
  })
}

/** A line out to a lane, along it and back, with rounded corners. */
function bracket(
  a: { readonly x: number; readonly y: number },
  lane: number,
  b: { readonly x: number; readonly y: number },
): string {
  const way = Math.sign(b.y - a.y)
  const r = Math.min(size.round, Math.abs(b.y - a.y) / 2)
  return [
    `M${a.x} ${a.y}H${lane - r}Q${lane} ${a.y} ${lane} ${a.y + way * r}`,
    `V${b.y - way * r}Q${lane} ${b.y} ${lane - r} ${b.y}H${b.x + 2}`,
  ].join('')
}
