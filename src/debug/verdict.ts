import { type Difference, differences } from '../kit/changes.ts'
import type { Game, GameTypes } from '../rules/game.ts'
import { openRecord, readRecord } from '../rules/record.ts'
import { type Journal, lastOf, positionOf } from '../rules/replay.ts'
import type { Report } from './reports.ts'

/** A report that was opened, beside the match in it. */
export interface Opened {
  readonly report: Report
  /** Number of the last entry up to which this build comes to the positions of the report's. */
  readonly last: number
}

/** What a report's position is to the one that this build comes to by the same entries. */
export type Verdict =
  | { readonly type: 'same' }
  /** Another position, since which entry. `changes`: there and here; none where the report does not say. */
  | { readonly type: 'other'; readonly since: number; readonly changes: readonly Difference[] }
  /** The same position, and other points for it. */
  | { readonly type: 'reckoning'; readonly changes: readonly Difference[] }
  /** By the rules here the match can be followed up to entry `last` only. */
  | { readonly type: 'short'; readonly last: number }
  /** The table shows an earlier entry just now. */
  | { readonly type: 'earlier' }

/** Compares what was reported with what this build makes of the same entries, where it comes to them. */
export function verdictOf<G extends GameTypes>(
  game: Game<G>,
  report: Report,
  { entries, positions }: Journal<G>,
): Verdict {
  const { entry } = report
  const [here, position] = [entries[entry], positions[entry]]
  if (!here || !position) return { type: 'earlier' }
  if (here.position !== report.position)
    return { type: 'other', since: entry, changes: changesTo(report.there, position) }
  const changes = changesTo(report.reckoning, game.outcome(position))
  return changes.length === 0 ? { type: 'same' } : { type: 'reckoning', changes }
}

/**
 * Where the positions of the two builds have parted before the reported one: what comes of the same
 * entries by the rules alone, whatever is looked at. It plays the match once more. `undefined` where they
 * have not.
 */
export function partedVerdict<G extends GameTypes>(
  game: Game<G>,
  { report: { entry, match, there }, last }: Opened,
): Verdict | undefined {
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

/** What differs here from what was there, if that is known. */
const changesTo = (there: unknown, here: unknown): readonly Difference[] =>
  there === undefined ? [] : differences(there, JSON.parse(JSON.stringify(here ?? {})))
