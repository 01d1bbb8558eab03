import type { Entry } from './body.ts'
import type { Seat } from './game.ts'
import { isPlayed, lineOf } from './journal.ts'
import { holdersIn, isEnded, type TableState } from './tableState.ts'

/*
 * Where two devices hold people, nobody but the one who stays can say that the other was silent. All that was played
 * since a bot stood in is provisional then: the person who comes back may take it all back, alone.
 */

/** What was played while a bot stood in. */
export interface Provisional {
  /** The last entry before the bot sat down, to which its person may undo. */
  readonly to: number
  /** Number of moves the bot has made. */
  readonly moves: number
}

/**
 * What a seat's person may take back: the bot that stood in has moved, and the person has come back, and has neither
 * moved nor undone anything since.
 */
export function provisionalFor(
  entries: readonly Entry<unknown>[],
  table: TableState,
  seat: Seat,
): Provisional | undefined {
  const [back, lent] = entries.filter(({ body }) => body.type === 'seat' && body.seat === seat).toReversed()
  if (lent?.body.type !== 'seat' || lent.body.kind !== 'bot' || back?.by !== seat) return undefined
  const devices = new Set(holdersIn(table).map((one) => table.roster.seats[one]?.key))
  const hasActed = entries.slice(back.seq + 1).some((one) => one.by === seat && (isPlayed(one) || isUndo(one)))
  if (devices.size !== 2 || isEnded(table) || hasActed) return undefined
  const line = lineOf(entries)
  const moves = line.filter(({ seq, by }) => by === seat && seq > lent.seq).length
  const to = line.findLast(({ seq }) => seq < lent.seq)?.seq
  return moves === 0 || to === undefined ? undefined : { to, moves }
}

const isUndo = ({ body }: Entry<unknown>) => body.type === 'undo'
