import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, Snapshot } from 'xstate'

/** A state of a machine as it is drawn. */
export interface ChartState {
  /** Its path from the outside in: «turn.select»; empty for the whole machine. */
  readonly id: string
  readonly name: string
  /** All its states hold at once, instead of one of them. */
  readonly isParallel: boolean
  readonly states: readonly ChartState[]
  /** Its own ways out, those of the states around and within it left out. */
  readonly ways: readonly Way[]
}

/** What leads from a state somewhere else, or only does something there. */
export interface Way {
  /** What has to happen; empty: it is gone at once. */
  readonly event: string
  /** States it may lead to; none where it stays. */
  readonly to: readonly string[]
}

/** A way that was gone. `to` is its first state; empty where it stayed. */
export interface Gone {
  readonly from: string
  readonly event: string
  readonly to: string
}

/** The chart of a machine, without anything it remembers. */
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
  for (const { eventType, target } of [
    ...[...node.transitions.values()].flat(),
    ...(node.always ?? []),
  ]) {
    const event = plainEvent(eventType)
    const to = ways.get(event) ?? new Set()
    for (const one of target ?? []) to.add(idOf(one))
    ways.set(event, to)
  }
  return [...ways].map(([event, to]) => ({ event, to: [...to] }))
}

/** The ways a machine has just gone, in order. */
export const goneIn = (
  transitions: readonly {
    source: AnyStateNode
    eventType: string
    target: readonly AnyStateNode[] | undefined
  }[],
): readonly Gone[] =>
  transitions.map(({ source, eventType, target }) => ({
    from: idOf(source),
    event: plainEvent(eventType),
    to: target?.[0] ? idOf(target[0]) : '',
  }))

/** An event in few letters: a phase's tag by its own name, a wait by that of its delay. */
export function plainEvent(type: string): string {
  const [, after] = /^xstate\.after\.([^.]+)\./.exec(type) ?? []
  if (after !== undefined) return `after ${after}`
  return type.replace(/^tag /, '').replace(/^xstate\./, '')
}

/** True for what a state machine shows of itself, not some other actor. */
export const isOfMachine = (snapshot: Snapshot<unknown>): snapshot is AnyMachineSnapshot =>
  'machine' in snapshot && 'value' in snapshot

/** Every innermost state of a state's value, in the order of the chart: «turn.select.asking». */
export function leavesOf(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [String(value)]
  return Object.entries(value).flatMap(([name, inner]) => {
    const below = leavesOf(inner)
    return below.length === 0 ? [name] : below.map((leaf) => `${name}.${leaf}`)
  })
}

/** True when a state is one of the innermost, or lies around one. */
export const isIn = (leaves: readonly string[], id: string): boolean =>
  id === '' || leaves.some((leaf) => leaf === id || leaf.startsWith(`${id}.`))
