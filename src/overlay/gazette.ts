import type { BasePosition, Game, Seat, Typed } from '../rules/game.ts'
import { type Entry, lineOf } from '../rules/journal.ts'
import { play } from '../rules/play.ts'
import { beginJournal, inputOf, positionOf } from '../rules/replay.ts'
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

/** The whole log of a table: what was taken back is left out, and the taking back is told. */
export function gazetteOf<P extends BasePosition, M extends Typed, E extends Typed, I>(
  table: Table<P, M, E, I>,
  words: Words<P, M, E>,
): readonly LogLine[] {
  const entries = table.journal()
  const others = entries.flatMap((entry) => otherLine(words, entry, table.now().position))
  return [...toldLines(table.game, words, entries), ...others].sort((a, b) => a.seq - b.seq)
}

/** Plays what stands of a journal through once more. The table has checked it; that would take longer. */
function toldLines<P extends BasePosition, M extends Typed, E extends Typed, I>(
  game: Game<P, M, E, I>,
  words: Words<P, M, E>,
  entries: readonly Entry<M>[],
): readonly LogLine[] {
  const [first, ...rest] = lineOf(entries)
  const begun = first?.body.type === 'setup' ? beginJournal(game, first.body) : undefined
  if (!first || !begun || 'problem' in begun) return []
  let position = positionOf(begun.journal)
  const lines = [...linesOf(words, first, begun.effects, position)]
  for (const entry of rest) {
    const input = inputOf(entry.by, entry.body)
    if (!input) continue
    const played = play(game, position, input)
    position = played.position
    lines.push(...linesOf(words, entry, played.effects, position))
  }
  return lines
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
