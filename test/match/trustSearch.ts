import { need } from '../../src/kit/assert.ts'
import type { Draw } from '../../src/rules/chance.ts'
import { type Fault, faultOf } from './trustFaults.ts'
import { type Did, type Model, visitNext } from './trustModel.ts'
import { begin, epochOf, hostOf, isTakeover, keyOf, parentOf, type State } from './trustState.ts'

/** The outcome of a search. */
export interface Found {
  readonly states: number
  readonly fault?: Fault
  /** The shortest way to the fault, a sentence for each step. */
  readonly trace: readonly string[]
}

const letters = 'ABC'
const letterOf = (device: number) => letters[device] ?? '?'

function tellStep(state: State, by: number, did: Did, line: number): string {
  return `${letterOf(by)} ${did} ${tellLine(state, line)}`
}

function tellLine(state: State, line: number): string {
  if (line === 0) return 'the setup'
  const where = `after line ${parentOf(state, line)}`
  if (!isTakeover(state, line)) return `line ${line} ${where}`
  return `line ${line} ${where}: epoch ${epochOf(state, line)}, host ${letterOf(hostOf(state, line))}`
}

/** Explores every state, nearest first, up to the first with a fault, or with this one. */
export function search(model: Model, only?: Fault): Found {
  const first = begin(model.devices)
  const from = new Map([[keyOf(first), '']])
  let layer: readonly State[] = [first]
  while (layer.length > 0) {
    const next: State[] = []
    for (const state of layer) {
      const fault = faultOf(model, state)
      if (fault && fault === (only ?? fault))
        return { states: from.size, fault, trace: traceTo(model, keyOf(state), from) }
      const before = keyOf(state)
      visitNext(model, state, (to) => {
        const key = keyOf(to)
        if (from.has(key)) return
        from.set(key, before)
        next.push(to)
      })
    }
    layer = next
  }
  return { states: from.size, trace: [] }
}

/** The steps that lead to a state, told by playing them again. */
function traceTo(model: Model, end: string, from: ReadonlyMap<string, string>): readonly string[] {
  const keys: string[] = []
  for (let key = end; from.get(key); key = from.get(key) ?? '') keys.unshift(key)
  const trace: string[] = []
  let state = begin(model.devices)
  for (const key of keys) {
    let found: State | undefined
    visitNext(model, state, (to, by, did, line) => {
      if (found || keyOf(to) !== key) return
      found = to
      trace.push(tellStep(to, by, did, line))
    })
    state = found ?? state
  }
  return trace
}

/** The state that some steps lead to, each told as a trace tells it. Throws at one that the rules forbid. */
export function follow(model: Model, steps: readonly string[]): State {
  return steps.reduce((state, step) => {
    let found: State | undefined
    visitNext(model, state, (to, by, did, line) => {
      if (tellStep(to, by, did, line) === step) found = to
    })
    return need(found, `the step “${step}”`)
  }, begin(model.devices))
}

/** Takes steps at random, of each kind as often, and checks every state; answers with the trace to a fault. */
export function wander(model: Model, draw: Draw, steps: number): readonly string[] | undefined {
  const trace: string[] = []
  let state = begin(model.devices)
  for (let count = 0; count < steps; count++) {
    const next = nextByKind(model, state)
    const kind = next[draw(next.length)]
    const step = kind?.[draw(kind.length)]
    if (!step) return undefined
    state = step.to
    trace.push(step.told)
    const fault = faultOf(model, state)
    if (fault) return [...trace, fault]
  }
  return undefined
}

interface Step {
  readonly to: State
  readonly told: string
}

function nextByKind(model: Model, state: State): readonly (readonly Step[])[] {
  const kinds = new Map<Did, Step[]>()
  visitNext(model, state, (to, by, did, line) => {
    const kind = kinds.get(did) ?? []
    kinds.set(did, kind)
    kind.push({ to, told: tellStep(to, by, did, line) })
  })
  return [...kinds.values()]
}
