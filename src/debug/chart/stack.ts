import type { ChartState, Way } from './chart.ts'

/** Distances in CSS pixels. */
export const size = { head: 20, line: 13, pill: 17, gap: 6, inset: 6, lane: 7, round: 3 } as const

/** States of one box that only pass on to each other, small enough for a row. */
export const isRow = ({ states }: ChartState) =>
  states.length > 0 &&
  states.every(
    ({ states, ways }) =>
      states.length === 0 && ways.every(({ event, to }) => event === '' || to.length === 0),
  )

/** Events that lead to the same states, in one line. */
export interface Line {
  readonly events: readonly string[]
  readonly to: readonly string[]
}

function linesOf({ id, ways }: ChartState): readonly Line[] {
  const lines = new Map<string, { events: string[]; to: readonly string[] }>()
  // What the whole machine does without going anywhere is in its list of events.
  const seen = ways.filter(({ to }: Way) => id !== '' || to.length > 0)
  for (const { event, to } of seen) {
    const key = to.join()
    const line = lines.get(key) ?? { events: [], to }
    line.events.push(event)
    lines.set(key, line)
  }
  return [...lines.values()]
}

/** A state with its height and those within it, below one another in the order of the chart. */
export interface Stack {
  readonly state: ChartState
  readonly lines: readonly Line[]
  readonly y: number
  readonly h: number
  readonly inner: readonly Stack[]
}

/** Puts a state and all within it below one another, from `y` on. */
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

/** A state and all that is drawn within it. */
export const flat = (one: Stack): readonly Stack[] => [one, ...one.inner.flatMap(flat)]
