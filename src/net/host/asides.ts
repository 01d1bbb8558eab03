import type { Clock } from '../../kit/clock.ts'
import type { Body, Entry } from '../../rules/body.ts'
import { limitEach, type Rate } from '../protocol/rateLimit.ts'

const asideRate: Rate = { burst: 40, perSecond: 0.5 }
/** What one seat may add to a match beside its moves. */
const mostAsides = 1000
const asides: readonly Body<unknown>['type'][] = [
  ...(['wish', 'answer', 'excuse', 'mark', 'undo', 'seat'] as const),
]

const isAside = ({ body }: Entry<unknown>) => asides.includes(body.type)

/** Judges whether the holder of a key may add an entry. */
export type Allowance = (key: string, entry: Entry<unknown>) => boolean

/**
 * Limits what a seat adds to a journal without playing on: requests, answers, notes and moves taken back
 * could go on for ever, and everyone has to read them all.
 */
export function makeAllowance(clock: Clock, entries: () => readonly Entry<unknown>[]): Allowance {
  const mayAdd = limitEach(clock, asideRate)
  return (key, entry) => {
    if (!isAside(entry)) return true
    const added = entries().filter((one) => one.by === entry.by && isAside(one))
    return added.length < mostAsides && mayAdd(key)
  }
}
