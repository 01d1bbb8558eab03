import type { Seat } from '../../rules/game.ts'
import type { LogLine } from './log.ts'

/** The part of the log that a screen reader has been told. */
export interface TurnNews {
  /** The seat whose turn it was then. */
  readonly turn: Seat | undefined
  /** Keys of the lines that were there. */
  readonly known: ReadonlySet<string>
  /** Everything told, as one text. */
  readonly said: string
}

/** Of a long absence, or a jump in a replay, only the last lines are told. */
const most = 8

/**
 * Tells what happened since the last turn, once it is another seat’s turn or the match is over (`asked` is undefined
 * and `over`); a draw within a turn doesn’t end it. Someone who plays alone is told with each choice. Lines that are
 * there at first aren’t news.
 */
export function newsOf(
  last: TurnNews | undefined,
  lines: readonly LogLine[],
  asked: Seat | undefined,
  over: boolean,
  alone = false,
): TurnNews {
  if (!last) return { turn: asked, known: keysOf(lines), said: '' }
  const isNext = over || (asked !== undefined && (alone || asked !== last.turn))
  const fresh = lines.filter(({ key }) => !last.known.has(key))
  if (!isNext || fresh.length === 0) return last
  const said = fresh.slice(-most).map(({ text }) => text)
  return { turn: asked, known: keysOf(lines), said: said.join(' ') }
}

const keysOf = (lines: readonly LogLine[]) => new Set(lines.map(({ key }) => key))
