import type { Entry } from './body.ts'
import type { Seat } from './game.ts'
import { type Journal, lineOf, tableOf } from './journal.ts'
import { isEnded, isFair, type TableState } from './tableState.ts'

type Entries = readonly Entry<unknown>[]

/**
 * How far a seat may undo freely: to the last chance, test or move of another seat, or the last time that
 * anyone saw a hidden card, never past them; undefined if it has not moved since, or the match has ended.
 * Entries about seats, hosts, notes and requests don't stand in the way.
 */
export function undoTarget(entries: Entries, table: TableState, seat: Seat): number | undefined {
  if (isEnded(table)) return undefined
  const line = lineOf(entries)
  const seen =
    entries.findLast(({ body }) => body.type === 'share' || body.type === 'deal')?.seq ?? 0
  const isFree = ({ seq, by, body }: Entry<unknown>) =>
    body.type === 'move' && by === seat && body.opens === undefined && seq > seen
  const target = line.findLast((entry) => !isFree(entry))
  return target === line.at(-1) ? undefined : target?.seq
}

/** True while a draw is being made together: the first to know its outcome mustn't be able to call it off. */
export const isBound = ({ tables, ask }: Pick<Journal, 'tables' | 'ask'>): boolean =>
  isFair(tableOf({ tables })) && ask.type === 'chance'

/** True if a seat may freely undo to this entry, which must still stand. */
export function mayUndo(entries: Entries, table: TableState, seat: Seat, to: number): boolean {
  const target = undoTarget(entries, table, seat)
  if (target === undefined || to < target) return false
  const line = lineOf(entries)
  return to !== line.at(-1)?.seq && line.some((entry) => entry.seq === to)
}

/** The seat that made the last move still standing, if no draw or test came after it. */
export function lastMover(entries: readonly Entry<unknown>[]): Seat | undefined {
  const last = lineOf(entries).at(-1)
  return last?.body.type === 'move' && last.by !== 'host' ? last.by : undefined
}
