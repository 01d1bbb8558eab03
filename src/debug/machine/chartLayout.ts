import { pageText } from '../text/page.ts'
import type { ChartState } from './chart.ts'

/** A state as a box. */
export interface ChartBox {
  readonly id: string
  /** Its caption. The whole machine only has one if transitions start from it. */
  readonly name: string
  /** `pill`: in a row within its state. `whole`: the machine itself. */
  readonly kind: 'state' | 'pill' | 'whole'
  /** It contains other states, stacked. */
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
  readonly boxes: readonly ChartBox[]
  readonly labels: readonly Label[]
  readonly arcs: readonly Arc[]
}

/** Lays out a chart: states stacked on the left, transitions in lanes on the right. */
export function layChart(chart: ChartState, width: number): Drawing {
  const rows = rowsOf(chart, 0, 0)
  const drawn = rows.flatMap((row) => transitionsOf(row, rows))
  const lanes = lanesFor(drawn.map(spanOf))
  const margin = drawn.length > 0 ? (Math.max(...lanes) + 1) * size.lane + 8 : 0
  const right = width - margin
  return {
    w: width,
    h: rows[0]?.h ?? 0,
    boxes: rows.flatMap((row) => boxesOf(row, right)),
    labels: rows.flatMap((row) => labelsOf(row, right)),
    arcs: drawn.flatMap((one, at) => arcsOf(one, right, right + 6 + (lanes[at] ?? 0) * size.lane)),
  }
}

/** Distances in CSS pixels. */
const size = { head: 20, line: 13, pill: 17, gap: 6, inset: 6, lane: 7, round: 3 } as const

/** A state in the stack of all states. */
interface Row {
  readonly state: ChartState
  readonly lines: readonly Line[]
  /** How many boxes are around it, the whole machine not included. */
  readonly depth: number
  readonly y: number
  readonly h: number
}

/** Events that lead to the same states, on one line. */
interface Line {
  readonly events: readonly string[]
  readonly to: readonly string[]
}

/** A state and all inner ones, stacked from `y` in the order of the chart. */
function rowsOf(state: ChartState, depth: number, y: number): readonly Row[] {
  const isWhole = state.id === ''
  const lines = linesOf(state)
  const words = lines.length > 0 ? lines.length * size.line + 7 : 0
  const head = isWhole ? words : Math.max(size.head, words)
  const row = { state, lines, depth, y }
  if (hasPills(state)) return [{ ...row, h: head + size.pill + size.inset }]
  const inner: Row[] = []
  let next = y + head + (isWhole && head > 0 ? size.gap : 0)
  for (const one of state.states) {
    const rows = rowsOf(one, isWhole ? 0 : depth + 1, next)
    inner.push(...rows)
    next += (rows[0]?.h ?? 0) + size.gap
  }
  const end = inner.length > 0 ? next - size.gap + (isWhole ? 0 : size.inset) : y + head
  return [{ ...row, h: end - y }, ...inner]
}

function linesOf({ id, ways }: ChartState): readonly Line[] {
  const lines = new Map<string, { events: string[]; to: readonly string[] }>()
  // Transitions of the whole machine that lead nowhere are listed as steps.
  for (const { event, to } of ways.filter(({ to }) => id !== '' || to.length > 0)) {
    const line = lines.get(to.join()) ?? { events: [], to }
    line.events.push(event)
    lines.set(to.join(), line)
  }
  return [...lines.values()]
}

/** True if all inner states are simple enough to be drawn in one row. */
const hasPills = ({ states }: ChartState) =>
  states.length > 0 &&
  states.every(
    ({ states, ways }) =>
      states.length === 0 && ways.every(({ event, to }) => event === '' || to.length === 0),
  )

const left = ({ state, depth }: Row) => (state.id === '' ? 0 : 1 + depth * size.inset)

/** The right end of a box. */
const end = (row: Row, right: number) => right - left(row)

function boxesOf(row: Row, right: number): readonly ChartBox[] {
  const { state, lines, y, h } = row
  const { id, name, states } = state
  const holds = states.length > 0 && !hasPills(state)
  const frame = { x: left(row), y, w: right - 2 * left(row), h, holds }
  if (id !== '') return [{ id, name, kind: 'state', ...frame }, ...pillsOf(row, right)]
  const caption = lines.length > 0 ? pageText.machine.anywhere : ''
  return [{ id, name: caption, kind: 'whole', ...frame }, ...pillsOf(row, right)]
}

/** Inner states in a row, each as wide as its name needs. */
function pillsOf(row: Row, right: number): readonly ChartBox[] {
  const { states } = row.state
  if (!hasPills(row.state)) return []
  const room = right - 2 * (left(row) + size.inset) - (states.length - 1) * 3
  const letters = states.reduce((sum, { name }) => sum + name.length + 2, 0)
  const y = row.y + row.h - size.pill - size.inset + 1
  let x = left(row) + size.inset
  return states.map(({ id, name }) => {
    const w = (room * (name.length + 2)) / letters
    const pill: ChartBox = { id, name, kind: 'pill', holds: false, x, y, w, h: size.pill }
    x += w + 3
    return pill
  })
}

const lineY = (y: number, line: number) => y + 10 + line * size.line

const isWithin = (id: string, outer: string) =>
  outer === '' || id === outer || id.startsWith(`${outer}.`)

function labelsOf(row: Row, right: number): readonly Label[] {
  const { id } = row.state
  return row.lines.map(({ events, to }, at) => {
    const isAgain = to.some((target) => isWithin(id, target))
    const leads = to.length === 0 ? 'stays' : isAgain ? 'again' : 'on'
    return { from: id, events, leads, x: end(row, right) - 7, y: lineY(row.y, at) }
  })
}

/** A line of events with the states it leads to. */
interface Transition {
  readonly from: Row
  readonly events: readonly string[]
  readonly y: number
  readonly targets: readonly Row[]
}

/** The transitions of a state that lead out of it. */
function transitionsOf(from: Row, rows: readonly Row[]): readonly Transition[] {
  return from.lines
    .map(({ events, to }, at) => {
      const isTarget = ({ state: { id } }: Row) => to.includes(id) && !isWithin(from.state.id, id)
      return { from, events, y: lineY(from.y, at), targets: rows.filter(isTarget) }
    })
    .filter(({ targets }) => targets.length > 0)
}

function arcsOf({ from, events, y, targets }: Transition, right: number, lane: number) {
  const start = { x: end(from, right), y }
  return targets.map((target): Arc => {
    const d = bracket(start, lane, { x: end(target, right), y: lineY(target.y, 0) })
    return { from: from.state.id, events, to: target.state.id, d }
  })
}

interface Point {
  readonly x: number
  readonly y: number
}

/** A line out to a lane, along it and back, with rounded corners. */
function bracket(a: Point, lane: number, b: Point): string {
  const way = Math.sign(b.y - a.y)
  const r = Math.min(size.round, Math.abs(b.y - a.y) / 2)
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

function spanOf({ y, targets }: Transition): Span {
  const ys = [y, ...targets.map((target) => lineY(target.y, 0))]
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
