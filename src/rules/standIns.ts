import type { Entry } from './body.ts'
import type { Seat } from './game.ts'
import { lineOf } from './journal.ts'
import { holdersIn, isEnded, type TableState } from './tableState.ts'

/*
 * Where two devices hold people, nobody but the one who stays can say that the other was silent. All that was played
 * since a bot stood in is provisional then: the person who comes back may take it all back, alone.
 */

/** Moves that a bot made while it stood in for someone. */
export interface Provisional {
  /** The last entry before the bot sat down, to which its person may undo. */
  readonly to: number
  /** Number of moves the bot has made. */
  readonly moves: number
}

/**
 * The moves that a seat's person may take back: the bot that stood in has made some, and the person has come back, and
 * has neither moved nor undone anything since.
 */
export function provisionalFor(
  entries: readonly Entry<unknown>[],
  table: TableState,
  seat: Seat,
): Provisional | undefined {
  const stood = stoodIn(entries, seat)
  if (!stood) return undefined
  const { lent, back } = stood
  const devices = new Set(holdersIn(table).map((one) => table.roster.seats[one]?.key))
  const hasActed = entries.some(
    ({ seq, by, body }) => by === seat && seq > back && ['move', 'pledge', 'undo'].includes(body.type),
  )
  if (devices.size !== 2 || isEnded(table) || hasActed) return undefined
  const line = lineOf(entries)
  const moves = movesFor(entries, seat)
  const to = line.findLast(({ seq }) => seq < lent)?.seq
  return moves > 0 && to !== undefined ? { to, moves } : undefined
}

/** The number of moves that a bot has made for a seat's person who has come back. */
export function movesFor(entries: readonly Entry<unknown>[], seat: Seat): number {
  const stood = stoodIn(entries, seat)
  return stood ? lineOf(entries).filter(({ seq, by }) => by === seat && seq > stood.lent && seq < stood.back).length : 0
}

/** The numbers of the entries by which a bot last stood in for a seat's person, and this one came back. */
function stoodIn(entries: readonly Entry<unknown>[], seat: Seat) {
  const [back, lent] = entries.filter(({ body }) => body.type === 'seat' && body.seat === seat).toReversed()
  const isBot = lent?.body.type === 'seat' && lent.body.kind === 'bot'
  return isBot && back?.by === seat ? { lent: lent.seq, back: back.seq } : undefined
}

/** Whether an undo by a seat, after these entries, takes back what a bot played for its person. */
export function takesBack(before: readonly Entry<unknown>[], seat: Seat, to: number): boolean {
  const stood = stoodIn(before, seat)
  return stood !== undefined && to < stood.lent
}
