import { type Difference, differences } from '../kit/changes.ts'
import type { Game, GameTypes } from '../rules/game.ts'
import { type Journal, lastOf, positionOf } from '../rules/journal.ts'
import { openRecord, readRecord } from '../rules/record.ts'
import type { Report } from './reports.ts'

/** An opened report and how far its match could be replayed. */
export interface OpenedReport {
  readonly report: Report
  /** The last entry up to which this build reaches the same positions as the report. */
  readonly last: number
}

/** A report's position compared with the one this build reaches from the same entries. */
export type ReportVerdict =
  | { readonly type: 'same' }
  /** A different position since entry `since`. `changes` is empty if the report is too old to hold its position. */
  | { readonly type: 'other'; readonly since: number; readonly changes: readonly Difference[] }
  /** The same position, but different scores. */
  | { readonly type: 'reckoning'; readonly changes: readonly Difference[] }
  /** This build's rules only allow the match up to entry `last`. */
  | { readonly type: 'short'; readonly last: number }
  /** The table shows an earlier entry. */
  | { readonly type: 'earlier' }

/** Compares a report with the position this build reaches from the same entries. */
export function verdictOf<G extends GameTypes>(
  game: Game<G>,
  report: Report,
  { entries, positions }: Journal<G>,
): ReportVerdict {
  const { entry } = report
  const [here, position] = [entries[entry], positions[entry]]
  if (!here || !position) return { type: 'earlier' }
  if (here.position !== report.position)
    return { type: 'other', since: entry, changes: changesTo(report.there, position) }
  const changes = changesTo(report.reckoning, game.outcome(position))
  return changes.length === 0 ? { type: 'same' } : { type: 'reckoning', changes }
}

/**
 * The difference between the two builds' positions before the reported entry, by replaying the match; `undefined` if
 * there is none.
 */
export function partedVerdict<G extends GameTypes>(
  game: Game<G>,
  { report: { entry, match, there }, last }: OpenedReport,
): ReportVerdict | undefined {
  if (last >= entry) return undefined
  const read = readRecord(match)
  if (!('record' in read)) return { type: 'short', last }
  const { hash: _, ...record } = read.record
  const lines = record.lines.slice(0, entry)
  const opened = openRecord(game, { ...record, lines, checks: '', sigs: {} })
  if ('journal' in opened)
    return { type: 'other', since: last + 1, changes: changesTo(there, positionOf(opened.journal)) }
  return { type: 'short', last: opened.good ? lastOf(opened.good).seq : last }
}

/** The differences between the report and here, if the report holds the value. */
const changesTo = (there: unknown, here: unknown): readonly Difference[] =>
  there === undefined ? [] : differences(there, JSON.parse(JSON.stringify(here ?? {})))
