import type { Offence } from '../../match/evidence.ts'
import { type Hostless, hostlessAt, type Missing, missingAt } from '../../match/missing.ts'
import { allEntries, type Now, type Table } from '../../match/table.ts'
import type { Typed } from '../../rules/game.ts'
import type { TablePart, Words } from '../../rules/words.ts'
import { type Notes, noteLines, notesHere, notesPart } from '../replay/notes.ts'
import { type Bar, barOf, frozenBar } from './bar.ts'
import { thoughtThrough } from './consequence.ts'
import { type LogLine, outcomeLine, withoutDeletedNotes } from './log.ts'
import { endOf, type Reckoning } from './reckoning.ts'
import { type Requests, requestsOf } from './requests.ts'
import { type SeatLine, type SeatStyles, seatLines } from './seats.ts'

/** A table as the page shows it at one moment. Replaced as a whole, so that no drawing mixes two moments. */
export interface TableView extends Pick<Now, 'seq' | 'hash' | 'standing' | 'hosting' | 'claims' | 'unkept' | 'skew'> {
  readonly bar: Bar
  readonly seats: readonly SeatLine[]
  readonly missing: Missing
  /** The host that is missed; undefined while there is one. */
  readonly hostless: Hostless | undefined
  /** Number of people who watch without a seat. */
  readonly watching: number
  /** Progress of the match, in the title's words; may be empty. */
  readonly far: string
  readonly log: readonly LogLine[]
  readonly requests: Requests
  /** It was changed from outside the rules, so its result doesn't count. */
  readonly test: boolean
  readonly reckoning: Reckoning | undefined
  /** Everything on the table in words; empty if the title has none. */
  readonly table: readonly TablePart[]
  /** Notes on the moment of a replay; none at a live table. */
  readonly notes: Notes
  /** The offence that its host was caught at, which froze the table. */
  readonly frozen: Caught | undefined
  /** The host keeps from this browser what the others have confirmed. */
  readonly withheld: boolean
}

/** A host that was caught cheating. */
export interface Caught {
  readonly offence: Offence
  /** The host’s name at the table; undefined without a seat. */
  readonly host: string | undefined
}

/** The decision bar now, where only the moves `left` are open, if there are such. */
export function barNow(table: Table, words: Words, left: readonly Typed[] | undefined): Bar {
  const bar = barOf(words, table.now(), left)
  return table.evidence?.() ? frozenBar(bar) : thoughtThrough(table, words, bar)
}

/** The host that this table has caught, by the key that it signed with. */
function caughtAt(table: Table, seats: readonly SeatLine[]): Caught | undefined {
  const found = table.evidence?.()
  const at = table.now().table.roster.seats.findIndex((seated) => seated?.key === found?.host)
  return found && { offence: found.offence, host: seats[at]?.look.name }
}

/** A table as the page shows it now. */
export function viewOf(
  table: Table,
  words: Words,
  style: SeatStyles,
  wholeLog: readonly LogLine[],
  left: readonly Typed[] | undefined,
): TableView {
  const now = table.now()
  const { seq, hash, standing, hosting, claims, unkept, skew, position } = now
  const entries = table.journal()
  const seats = seatLines(words, style, now, now.table.resigned)
  const missing = missingAt(now)
  const log = withoutDeletedNotes(wholeLog, allEntries(table))
  const frozen = caughtAt(table, seats)
  const reckoning = endOf(table, words, style, seats)
  const notes = notesHere(table, seats)
  const others = [...noteLines(table, seats), ...outcomeLine(entries, reckoning?.sentence)]
  return {
    seq,
    hash,
    standing,
    hosting,
    claims,
    unkept,
    skew,
    seats,
    missing,
    hostless: hostlessAt(table, now),
    notes,
    bar: barNow(table, words, left),
    watching: (now.watching?.length ?? 0) + (now.viewers ?? 0),
    frozen,
    withheld: now.withheld === true,
    far: words.far?.(position) ?? '',
    log: [...log, ...others].sort((a, b) => a.seq - b.seq),
    requests: requestsOf(now, entries, seats, log, missing),
    test: now.table.isTest,
    reckoning,
    table: [...notesPart(notes), ...(words.table?.(position, now.known(now.hand)) ?? [])],
  }
}
