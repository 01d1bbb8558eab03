import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, Snapshot } from 'xstate'

/** A state of a machine's chart. */
export interface ChartState {
  /** Its path, such as `turn.select`; empty for the whole machine. */
  readonly id: string
  readonly name: string
  /** All its states are active together, instead of one of them. */
  readonly isParallel: boolean
  readonly states: readonly ChartState[]
  /** Its own transitions, without those of outer and inner states. */
  readonly ways: readonly Way[]
}

/** A transition of a state. */
interface Way {
  /** The event that triggers it; empty for an eventless transition. */
  readonly event: string
  /** Its possible targets; none if it has only actions. */
  readonly to: readonly string[]
}

/** A transition that was taken. `to` is its first target; empty without one. */
export interface Gone {
  readonly from: string
  readonly event: string
  readonly to: string
}

/** The chart of a machine, without its context. */
export const chartOf = (machine: AnyStateMachine): ChartState => stateOf(machine.root)

function stateOf(node: AnyStateNode): ChartState {
  return {
    id: idOf(node),
    name: node.key,
    isParallel: node.type === 'parallel',
    states: Object.values(node.states).map(stateOf),
    ways: waysOf(node),
  }
}

const idOf = ({ path }: AnyStateNode) => path.join('.')

function waysOf(node: AnyStateNode): readonly Way[] {
  const ways = new Map<string, Set<string>>()
  for (const { eventType, target } of [...[...node.transitions.values()].flat(), ...(node.always ?? [])]) {
    const event = plainEvent(eventType)
    const to = ways.get(event) ?? new Set()
    for (const one of target ?? []) to.add(idOf(one))
    ways.set(event, to)
  }
  return [...ways].map(([event, to]) => ({ event, to: [...to] }))
}

/** The transitions a machine has just taken, in order. */
export const goneIn = (
  transitions: readonly { source: AnyStateNode; eventType: string; target: readonly AnyStateNode[] | undefined }[],
): readonly Gone[] =>
  transitions.map(({ source, eventType, target }) => ({
    from: idOf(source),
    event: plainEvent(eventType),
    to: target?.[0] ? idOf(target[0]) : '',
  }))

/** A short name for an event: a phase's tag, `after` with the name of a delay, or how an actor ended. */
export const plainEvent = (type: string): string =>
  type
    .replace(/^xstate\.after\.([^.]+)\..*/, 'after $1')
    .replace(/^xstate\.done\.actor\.(?:.*\.)?(.+)$/, '$1 done')
    .replace(/^xstate\.error\.actor\.(?:.*\.)?(.+)$/, '$1 failed')
    .replace(/^tag |^xstate\./, '')

/** True for a snapshot of a state machine rather than another actor. */
export const isOfMachine = (snapshot: Snapshot<unknown>): snapshot is AnyMachineSnapshot =>
  'machine' in snapshot && 'value' in snapshot

/** The leaf states of a state value, such as `turn.select.asking`, in the order of the chart. */
export function leavesOf(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [String(value)]
  return Object.entries(value).flatMap(([name, inner]) => {
    const below = leavesOf(inner)
    return below.length === 0 ? [name] : below.map((leaf) => `${name}.${leaf}`)
  })
}

/** Events of one state that lead to the same states. */
export interface ChartLine {
  readonly from: string
  readonly events: readonly string[]
  readonly to: readonly string[]
}

/** The transitions of a state by where they lead. Leaves out those of the whole machine that lead nowhere. */
export function linesOf({ id, ways }: ChartState): readonly ChartLine[] {
  const lines = new Map<string, { from: string; events: string[]; to: readonly string[] }>()
  for (const { event, to } of ways.filter(({ to }) => id !== '' || to.length > 0)) {
    const line = lines.get(to.join()) ?? { from: id, events: [], to }
    line.events.push(event)
    lines.set(to.join(), line)
  }
  return [...lines.values()]
}

/** True if all inner states are simple enough to be shown by name alone, in a row. */
export const isRow = ({ states }: ChartState): boolean =>
  states.length > 0 &&
  states.every(
    ({ states, ways }) => states.length === 0 && ways.every(({ event, to }) => event === '' || to.length === 0),
  )

/** All lines of a chart, except those of states shown by name alone. */
export const linesIn = (state: ChartState): readonly ChartLine[] => [
  ...linesOf(state),
  ...(isRow(state) ? [] : state.states.flatMap(linesIn)),
]

/** True for a state and all its inner states. */
export const isWithin = (id: string, outer: string): boolean =>
  outer === '' || id === outer || id.startsWith(`${outer}.`)

/** True if a state is active, given the active leaf states. */
export const isIn = (leaves: readonly string[], id: string): boolean => leaves.some((leaf) => isWithin(leaf, id))
