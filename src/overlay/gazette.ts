import type { BasePosition, Seat, Typed } from '../rules/game.ts'
import type { Entry } from '../rules/journal.ts'
import { openJournal } from '../rules/replay.ts'
import { retell } from '../rules/retell.ts'
import type { Words } from '../rules/words.ts'
import type { News, Table } from '../table/table.ts'
import { en } from './text/en.ts'

/** One sentence of the log. */
export interface LogLine {
  /** Tells the line from all others; never changes. */
  readonly key: string
  /** Number of the entry it tells of. */
  readonly seq: number
  /** Whom it concerns, if one seat. */
  readonly seat: Seat | undefined
  readonly text: string
}

/** One entry's effects as lines; effects that need no sentence give none. */
export function linesOf<P extends BasePosition, M extends Typed, E extends Typed>(
  words: Words<P, M, E>,
  entry: Entry<M>,
  effects: readonly E[],
  after: P,
): readonly LogLine[] {
  return effects.flatMap((effect, at) => {
    const text = words.effect(after, effect)
    if (text === undefined) return []
    return [{ key: `${entry.seq}/${at}`, seq: entry.seq, seat: seatIn(effect), text }]
  })
}

/** The seat an effect names in its field `seat`, if it has one. */
function seatIn(effect: Typed): Seat | undefined {
  return 'seat' in effect && typeof effect.seat === 'number' ? effect.seat : undefined
}

/** The whole log of a journal: what was taken back is left out, and the taking back is told. */
export function gazetteOf<P extends BasePosition, M extends Typed, E extends Typed, I>(
  table: Table<P, M, E, I>,
  words: Words<P, M, E>,
): readonly LogLine[] {
  const opened = openJournal(table.game, table.journal())
  const journal = 'journal' in opened ? opened.journal : opened.good
  if (!journal) return []
  const told = retell(table.game, journal)
    .filter(({ stands }) => stands)
    .flatMap(({ entry, effects, after }) => linesOf(words, entry, effects, after))
  const others = journal.entries.flatMap((entry) => otherLine(words, entry, table.now().position))
  return [...told, ...others].sort((a, b) => a.seq - b.seq)
}

/** What an entry without effects says in the log. */
function otherLine<P extends BasePosition, M extends Typed, E extends Typed>(
  words: Words<P, M, E>,
  { seq, by, body }: Entry<M>,
  p: P,
): readonly LogLine[] {
  const line = (seat: Seat | undefined, text: string) => [{ key: `${seq}`, seq, seat, text }]
  if (body.type === 'mark') return line(undefined, en.log.mark(body.note))
  if (body.type !== 'undo' || by === 'host') return []
  return line(by, en.log.undone(words.seat(p, by)))
}

/** The log after some news. Most news only adds to it; a jump makes it anew. */
export function gazetteAfter<P extends BasePosition, M extends Typed, E extends Typed, I>(
  before: readonly LogLine[],
  news: News<P, M, E>,
  table: Table<P, M, E, I>,
  words: Words<P, M, E>,
): readonly LogLine[] {
  if (news.type === 'changed') return before
  if (news.type === 'jumped') return gazetteOf(table, words)
  const { entry, effects, after } = news
  const lines = [...linesOf(words, entry, effects, after), ...otherLine(words, entry, after)]
  return lines.length > 0 ? [...before, ...lines] : before
}
