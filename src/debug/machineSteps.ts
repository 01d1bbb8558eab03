import type { Gone } from './chart/chart.ts'

/** An event that a machine was sent, with all that followed from it. */
export interface MachineStep {
  readonly event: string
  /** When it last happened, ms. */
  readonly at: number
  /** How often it happened, where it led nowhere; else 1. */
  readonly times: number
  /** What it sent itself on the way, in order, repetitions counted: «more ×2». */
  readonly via: string
  /** Where it led, in few words; empty when it stayed. */
  readonly way: string
}

/** Steps that are remembered. */
const kept = 24

/** Steps with one more behind them. What led nowhere stands in one line for each kind of event. */
export function withStep(
  steps: readonly MachineStep[],
  step: Omit<MachineStep, 'times'>,
): readonly MachineStep[] {
  const before = steps.find((one) => isIdle(one) && isIdle(step) && one.event === step.event)
  const others = steps.filter((one) => one !== before)
  return [...others, { ...step, times: (before?.times ?? 0) + 1 }].slice(-kept)
}

const isIdle = ({ via, way }: Pick<MachineStep, 'via' | 'way'>) => via === '' && way === ''

/** What a machine sent itself after an event: each once for a row of it, with how often. */
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

/** From which innermost states to which, without what both have in common: «select → perform». */
export function wayBetween(before: readonly string[], after: readonly string[]): string {
  const from = before.filter((leaf) => !after.includes(leaf))
  const to = after.filter((leaf) => !before.includes(leaf))
  if (to.length === 0) return ''
  if (from.length !== 1 || to.length !== 1) return [from.join(', '), to.join(', ')].join(' → ')
  const [old, next] = withoutCommon(from.join().split('.'), to.join().split('.'))
  return `${old.join('.')} → ${next.join('.')}`
}

/** Two paths without the end they share, and without what lies around both but the nearest. */
function withoutCommon(a: readonly string[], b: readonly string[]) {
  let head = 0
  while (head < a.length - 1 && head < b.length - 1 && a[head] === b[head]) head++
  let tail = 0
  while (
    tail < a.length - head - 1 &&
    tail < b.length - head - 1 &&
    a.at(-1 - tail) === b.at(-1 - tail)
  )
    tail++
  const cut = (path: readonly string[]) => path.slice(head, path.length - tail)
  return [cut(a), cut(b)] as const
}
