import type { AnyMachineSnapshot } from 'xstate'
import type { MachineInspector } from '../../match/match.ts'
import { type ChartState, chartOf, type Gone, goneIn, isIn, isOfMachine, leavesOf, plainEvent } from './chart.ts'

/** An XState inspection event. */
export type Inspection = Parameters<MachineInspector>[0]

/** The parts of a machine that are shown: never its context. */
export interface MachineView {
  /** XState's id of the actor. */
  readonly id: string
  /** The name of its chart. */
  readonly name: string
  readonly chart: ChartState
  /** Its active leaf states: several in parallel states. */
  readonly leaves: readonly Leaf[]
  /** The transitions of its last step that led anywhere, in order. */
  readonly trail: readonly Gone[]
  /** Its last steps, newest last. */
  readonly steps: readonly MachineStep[]
  readonly running: boolean
}

/** An active leaf state, and when it was entered, ms of the log's clock. */
interface Leaf {
  readonly path: string
  readonly since: number
}

/** Records what machines do. */
export interface MachineLog {
  readonly inspect: MachineInspector
  /** All machines, newest first. */
  machines(): readonly MachineView[]
  /** Forwards inspection events, starting with every running machine. Returns a function that stops it. */
  tell(listener: MachineInspector): () => void
}

/** The number of machines to keep. */
const kept = 16

/** An empty log. `now` gives the time, ms. */
export function makeMachineLog(now: () => number): MachineLog {
  const views = new Map<string, MachineView>()
  const firsts = new Map<string, Pick<Inspection, 'actorRef' | 'rootId'>>()
  const gone = new Map<string, Gone[]>()
  const listeners = new Set<MachineInspector>()
  /** Every resync starts another machine, so the oldest are dropped. */
  const forget = () => {
    const running = (id: string) => views.get(id)?.running === true
    const ids = [...views.keys()]
    const oldest = views.size > kept ? (ids.find((id) => !running(id)) ?? ids[0]) : undefined
    if (oldest !== undefined) for (const map of [views, firsts, gone]) map.delete(oldest)
  }
  const see = (id: string, { machine, value, status }: AnyMachineSnapshot, type: string) => {
    const ways = gone.get(id)?.splice(0) ?? []
    const seen = { id, name: machine.id, chart: views.get(id)?.chart ?? chartOf(machine), running: status === 'active' }
    const done = { event: plainEvent(type), ways, leaves: leavesOf(value), at: now() }
    views.set(id, { ...seen, ...after(views.get(id), done) })
    forget()
  }
  const inspect = (inspection: Inspection) => {
    for (const listener of listeners) listener(inspection)
    const { type, actorRef, rootId } = inspection
    if (type !== '@xstate.microstep' && type !== '@xstate.snapshot') return
    if (!isOfMachine(inspection.snapshot)) return
    const id = actorRef.sessionId
    firsts.set(id, { actorRef, rootId })
    if (type === '@xstate.snapshot') return see(id, inspection.snapshot, inspection.event.type)
    gone.set(id, [...(gone.get(id) ?? []), ...goneIn(inspection._transitions)])
  }
  const tell = (listener: MachineInspector) => {
    for (const [id, { actorRef, rootId }] of firsts)
      if (views.get(id)?.running) listener({ type: '@xstate.actor', actorRef, rootId })
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return { inspect, machines: () => [...views.values()].reverse(), tell }
}

/** A step of a machine. */
interface Done {
  readonly event: string
  readonly ways: readonly Gone[]
  /** The active leaf states after it. */
  readonly leaves: readonly string[]
  readonly at: number
}

function after(before: Pick<MachineView, 'leaves' | 'trail' | 'steps'> | undefined, { event, ways, leaves, at }: Done) {
  const old = before?.leaves ?? []
  const led = ways.filter(({ to }) => to !== '')
  const entered = (path: string) => led.some(({ to }) => isIn([path], to))
  const since = (path: string) => (entered(path) ? undefined : old.find((leaf) => leaf.path === path)?.since) ?? at
  const paths = old.map(({ path }) => path)
  const way = before ? wayBetween(paths, leaves) : ''
  return {
    leaves: leaves.map((path) => ({ path, since: since(path) })),
    trail: led.length > 0 ? led : (before?.trail ?? []),
    steps: withStep(before?.steps ?? [], { event, at, via: viaOf(ways, event), way }),
  }
}

/** An event sent to a machine, with what followed. */
interface MachineStep {
  readonly event: string
  /** When it last happened, ms. */
  readonly at: number
  /** Number of times it happened, if it led nowhere; else 1. */
  readonly times: number
  /** The events it raised itself, in order, repetitions counted: `more ×2`. */
  readonly via: string
  /** Where it led, in short; empty if it stayed. */
  readonly way: string
}

/** The number of steps to keep. */
const keptSteps = 24

/** Adds a step. Events that lead nowhere are counted in one line for each type. */
export function withStep(steps: readonly MachineStep[], step: Omit<MachineStep, 'times'>): readonly MachineStep[] {
  const before = steps.find((one) => isIdle(one) && isIdle(step) && one.event === step.event)
  const others = steps.filter((one) => one !== before)
  return [...others, { ...step, times: (before?.times ?? 0) + 1 }].slice(-keptSteps)
}

const isIdle = ({ via, way }: Pick<MachineStep, 'via' | 'way'>) => via === '' && way === ''

/** The events a machine raised itself after another, runs of the same one counted. */
export function viaOf(gone: readonly Gone[], event: string): string {
  const rows: { name: string; times: number }[] = []
  for (const { event: name } of gone) {
    if (name === '' || name === event) continue
    const last = rows.at(-1)
    if (last?.name === name) last.times++
    else rows.push({ name, times: 1 })
  }
  return rows.map(({ name, times }) => (times > 1 ? `${name} ×${times}` : name)).join(', ')
}

/** The change of leaf states, without common parts: `select → perform`. */
export function wayBetween(before: readonly string[], after: readonly string[]): string {
  const from = before.filter((leaf) => !after.includes(leaf))
  const to = after.filter((leaf) => !before.includes(leaf))
  if (to.length === 0) return ''
  if (from.length !== 1 || to.length !== 1) return [from.join(', '), to.join(', ')].join(' → ')
  const [old, next] = withoutCommon(from.join().split('.'), to.join().split('.'))
  return `${old.join('.')} → ${next.join('.')}`
}

/** Two paths without the start and end they share. */
function withoutCommon(a: readonly string[], b: readonly string[]) {
  const most = Math.min(a.length, b.length) - 1
  let head = 0
  while (head < most && a[head] === b[head]) head++
  let tail = 0
  while (tail < most - head && a.at(-1 - tail) === b.at(-1 - tail)) tail++
  const cut = (path: readonly string[]) => path.slice(head, path.length - tail)
  return [cut(a), cut(b)] as const
}
