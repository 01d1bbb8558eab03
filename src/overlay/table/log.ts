import type { News, Table } from '../../match/table.ts'
import type { Game, GameTypes, Seat, Typed } from '../../rules/game.ts'
import { type Entry, lineOf, type MarkBody, type WishBody } from '../../rules/journal.ts'
import { isNote, takenBack } from '../../rules/notes.ts'
import { beginJournal, playBody, positionOf } from '../../rules/replay.ts'
import type { Words } from '../../rules/words.ts'
import { notes } from '../text/en/notes.ts'
import { requestLog as said } from '../text/en/requests.ts'
import { log } from '../text/en/table.ts'

/** One sentence of the log. */
export interface LogLine {
  /** Tells the line from all others; never changes. */
  readonly key: string
  /** Number of the entry it tells of. */
  readonly seq: number
  /** Whom it concerns, if one seat. */
  readonly seat: Seat | undefined
  readonly text: string
  /** It tells what was played, not what people said. */
  readonly played: boolean
}

/** One entry's effects as lines; effects that need no sentence give none. */
export function linesOf<G extends GameTypes>(
  words: Words<G>,
  entry: Entry<G['move']>,
  effects: readonly G['effect'][],
  after: G['position'],
): readonly LogLine[] {
  return effects.flatMap((effect, at) => {
    const text = words.effect(after, effect)
    if (text === undefined) return []
    const line = { seq: entry.seq, seat: seatIn(effect), text, played: true }
    return [{ key: `${entry.seq}/${at}`, ...line }]
  })
}

/** The seat an effect names in its field `seat`, if it has one. */
function seatIn(effect: Typed): Seat | undefined {
  return 'seat' in effect && typeof effect.seat === 'number' ? effect.seat : undefined
}

/** The whole log of a table: what was taken back is left out, and the taking back is told. */
export function logOf<G extends GameTypes>(table: Table<G>, words: Words<G>): readonly LogLine[] {
  const entries = table.journal()
  const others = entries.flatMap((entry) => otherLine(words, entry, entries, table.now().position))
  return [...others, ...toldLines(table.game, words, entries)].sort((a, b) => a.seq - b.seq)
}

/** The log without the notes that were taken back. `entries` are all of the match. */
export function standingLog(
  log: readonly LogLine[],
  entries: readonly Entry<unknown>[],
): readonly LogLine[] {
  const gone = takenBack(entries)
  return gone.size === 0 ? log : log.filter(({ key }) => !gone.has(Number(key)))
}

/** Plays what stands of a journal through once more. The table has checked it; that would take longer. */
function toldLines<G extends GameTypes>(
  game: Game<G>,
  words: Words<G>,
  entries: readonly Entry<G['move']>[],
): readonly LogLine[] {
  const [first, ...rest] = lineOf(entries)
  const begun = first?.body.type === 'setup' ? beginJournal(game, first.body) : undefined
  if (!first || !begun || 'problem' in begun) return []
  let position = positionOf(begun.journal)
  const lines = [...linesOf(words, first, begun.effects, position)]
  for (const entry of rest) {
    const played = playBody(game, position, entry.by, entry.body)
    if (!played) continue
    position = played.position
    lines.push(...linesOf(words, entry, played.effects, position))
  }
  return lines
}

/** What an entry without effects says in the log. */
function otherLine<G extends GameTypes>(
  words: Words<G>,
  { seq, by, body }: Entry<G['move']>,
  entries: readonly Entry<G['move']>[],
  p: G['position'],
): readonly LogLine[] {
  const line = (text: string) => {
    const seat = by === 'host' ? undefined : by
    return [{ key: `${seq}`, seq, seat, text, played: false }]
  }
  if (body.type === 'mark' && body.on) {
    const name = by === 'host' ? undefined : words.seat(p, by)
    return line(notes.line(name, body.on.entry, body.note))
  }
  if (body.type === 'mark') return isNote(body) ? [] : line(markText(body))
  if (by === 'host') return body.type === 'undo' ? line(said.agreed) : []
  const name = words.seat(p, by)
  switch (body.type) {
    case 'undo':
      return line(log.undone(name))
    case 'wish':
      return line(wishText(body.wish, name))
    case 'answer':
      if (entries[body.to]?.by === by) return line(said.withdrawn(name))
      return line(body.yes ? said.yes(name) : said.no(name))
    case 'resign':
      return line(said.resigned(name))
    default:
      return []
  }
}

function markText({ note, position, draws }: MarkBody): string {
  if (position !== undefined) return said.edited
  if (draws === undefined) return log.mark(note)
  return draws.length === 0 ? said.drawsFree : said.drawsChosen(draws)
}

function wishText(wish: WishBody['wish'], name: string): string {
  if (wish === 'undo') return said.asksBack(name)
  return wish === 'rematch' ? said.asksMore(name) : said.asksTest(name)
}

/** What was said since the last line that the log knows; others than that come with news of their own. */
function saidSince<G extends GameTypes>(
  before: readonly LogLine[],
  table: Table<G>,
  words: Words<G>,
): readonly LogLine[] {
  const entries = table.journal()
  const entry = entries.at(-1)
  if (!entry || before.some(({ seq }) => seq >= entry.seq)) return before
  const lines = otherLine(words, entry, entries, table.now().position)
  return lines.length > 0 ? [...before, ...lines] : before
}

/** The log after some news. Most news only adds to it; a jump makes it anew. */
export function logAfter<G extends GameTypes>(
  before: readonly LogLine[],
  news: News<G>,
  table: Table<G>,
  words: Words<G>,
): readonly LogLine[] {
  if (news.type === 'changed') return saidSince(before, table, words)
  if (news.type === 'reset') return logOf(table, words)
  const { entry, effects, after } = news
  const lines = [
    ...linesOf(words, entry, effects, after),
    ...otherLine(words, entry, table.journal(), after),
  ]
  return lines.length > 0 ? [...before, ...lines] : before
}
