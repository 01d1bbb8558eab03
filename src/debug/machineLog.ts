import type { Inspect } from '../table/match.ts'

type Inspection = Parameters<Inspect>[0]

/** A running machine as far as it is drawn: never its context. */
export interface MachineView {
  /** XState's name of the actor within its system. */
  readonly id: string
  /** The name of its chart. */
  readonly chart: string
  /** Its state as paths: «turn.select.asking, company.together». */
  readonly state: string
  /** Since when it stands there, ms of the clock that the log was made with. */
  readonly since: number
  /** Its last events, the latest last. */
  readonly events: readonly MachineEvent[]
  readonly running: boolean
}

/** An event that a machine was sent, or sent itself. */
export interface MachineEvent {
  readonly type: string
  readonly at: number
  /** Where the machine stood after it. */
  readonly state: string
}

/** Remembers what machines did lately. */
export interface MachineLog {
  readonly inspect: Inspect
  /** The machines there are, those that began last first. */
  machines(): readonly MachineView[]
}

const kept = 16

/** A log that is still empty. `now` tells the time, ms. */
export function makeMachineLog(now: () => number): MachineLog {
  const views = new Map<string, MachineView>()
  const inspect = (inspection: Inspection) => {
    const seen = seenOf(inspection)
    if (!seen) return
    const { id, chart, state, type, running } = seen
    const before = views.get(id) ?? { state: '', since: now(), events: [] }
    const last = before.events.at(-1)
    const again = last?.type === type && last.state === state
    const events = again
      ? before.events
      : [...before.events, { type, at: now(), state }].slice(-kept)
    const since = before.state === state ? before.since : now()
    views.set(id, { id, chart, state, since, events, running })
    // A table that goes on elsewhere begins another machine: of the old ones a few are enough.
    if (views.size > kept) views.delete([...views.keys()][0] ?? '')
  }
  return { inspect, machines: () => [...views.values()].reverse() }
}

function seenOf(inspection: Inspection) {
  const { type } = inspection
  if (type !== '@xstate.snapshot' && type !== '@xstate.microstep') return undefined
  const { snapshot, event, actorRef } = inspection
  if (!('value' in snapshot)) return undefined
  const chart = 'machine' in snapshot ? nameOf(snapshot.machine) : ''
  const running = snapshot.status === 'active'
  const state = statePath(snapshot.value)
  return { id: actorRef.sessionId, chart, state, type: event.type, running }
}

const nameOf = (machine: unknown) =>
  typeof machine === 'object' && machine !== null && 'id' in machine ? String(machine.id) : ''

/** A state's value as paths, in the order of the chart. */
export function statePath(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value)
  return Object.entries(value)
    .map(([name, inner]) => {
      const below = statePath(inner)
      return below === '' ? name : `${name}.${below}`
    })
    .join(', ')
}
