import { filled } from '../../kit/language.ts'
import type { News, Table } from '../../match/table.ts'
import { emptyRoster, foldTable, rosterAfter } from '../../rules/applyEntry.ts'
import type { Body, Entry, MarkBody, Remark } from '../../rules/body.ts'
import type { BasePosition, Game, Seat, Typed } from '../../rules/game.ts'
import { isPlayed, lineOf, positionOf } from '../../rules/journal.ts'
import { isNote, takenBack } from '../../rules/notes.ts'
import { beginJournal, playBody } from '../../rules/replay.ts'
import { takesBack } from '../../rules/standIns.ts'
import type { Seated } from '../../rules/tableState.ts'
import type { Words } from '../../rules/words.ts'
import { botText } from '../bots/bots.ts'
import { text } from '../text/text.ts'

/** One sentence of the log. */
export interface LogLine {
  /** Unique within the log; never changes. */
  readonly key: string
  /** Number of the entry it is about. */
  readonly seq: number
  /** The seat it is about, if just one. */
  readonly seat: Seat | undefined
  readonly text: string
  /** It tells what was played, not what people said. */
  readonly played: boolean
  /** The bot that did it; empty if it has no name. */
  readonly bot?: string
}

/** The whole log of a table: what was undone is left out, and the undoing is reported. */
export function logOf(table: Table, words: Words): readonly LogLine[] {
  const entries = table.journal()
  const { position } = table.now()
  const others = entries.flatMap((entry) => otherLine(words, entry, entries, position))
  return [...others, ...playedLines(table, words)].sort((a, b) => a.seq - b.seq)
}

/** The log after some news. Most news only adds to it; a reset rebuilds it. */
export function logAfter(before: readonly LogLine[], news: News, table: Table, words: Words): readonly LogLine[] {
  if (news.type === 'reset') return logOf(table, words)
  const entries = table.journal()
  if (news.type === 'told') {
    const { entry, effects, after: position } = news
    const player = entry.by === 'host' ? undefined : table.now().table.roster.seats[entry.by]
    const played = effectLines(words, entry, effects, position).map(markedAs(entry, player))
    return [...before, ...played, ...otherLine(words, entry, entries, position)]
  }
  const entry = entries.at(-1)
  if (!entry || before.some(({ seq }) => seq >= entry.seq)) return before
  return [...before, ...otherLine(words, entry, entries, table.now().position)]
}

/** The log without notes that were deleted. `entries` are all of the match. */
export function withoutDeletedNotes(log: readonly LogLine[], entries: readonly Entry<unknown>[]): readonly LogLine[] {
  const deleted = takenBack(entries)
  return deleted.size === 0 ? log : log.filter(({ key }) => !deleted.has(Number(key)))
}

/** The last line of a match that is over: its outcome, at the entry that ended it. */
export function outcomeLine(entries: readonly Entry<unknown>[], sentence: string | undefined): readonly LogLine[] {
  const end = entries.findLast((entry) => isPlayed(entry) || ['end', 'resign'].includes(entry.body.type))
  if (sentence === undefined || !end) return []
  return [{ key: 'outcome', seq: end.seq, seat: undefined, text: sentence, played: false }]
}

/** One entry's effects as lines; some effects need no sentence. */
function effectLines(
  words: Words,
  { seq }: Entry<Typed>,
  effects: readonly Typed[],
  after: BasePosition,
): readonly LogLine[] {
  return effects.flatMap((effect, at) => {
    const text = words.effect(after, effect)
    if (text === undefined) return []
    return [{ key: `${seq}/${at}`, seq, seat: seatIn(effect), text, played: true }]
  })
}

/** The seat an effect names in its field `seat`, if it has one. */
const seatIn = (effect: Typed): Seat | undefined =>
  'seat' in effect && typeof effect.seat === 'number' ? effect.seat : undefined

/** Marks the lines of a move that a bot made. */
const markedAs =
  ({ by }: Entry<unknown>, player: Seated | undefined) =>
  (line: LogLine): LogLine =>
    player?.kind === 'bot' && line.seat === by ? { ...line, bot: player.name ?? '' } : line

/** The bots that made moves, by the numbers of their entries. */
function botMoves(entries: readonly Entry<unknown>[]): ReadonlyMap<number, Seated> {
  let roster = emptyRoster
  return new Map(
    entries.flatMap((entry) => {
      roster = rosterAfter(roster, entry)
      const player = entry.by === 'host' ? undefined : roster.seats[entry.by]
      return player?.kind === 'bot' ? [[entry.seq, player] as const] : []
    }),
  )
}

/** The position after an entry, and its lines in some words. Its chain of hashes pins all that came before. */
interface Kept {
  readonly words: Words
  readonly after: BasePosition
  readonly lines: readonly LogLine[]
}

/** Lines made before: going through a replay asks for the same ones at every step. */
const kept = new WeakMap<Entry<Typed>, Kept>()

/** Replays what stands of a journal for its effects. The table has checked it already, which takes longer. */
function playedLines({ game, journal }: Table, words: Words): readonly LogLine[] {
  const line = lineOf(journal())
  const bots = botMoves(journal())
  let before: BasePosition | undefined
  return line.flatMap((entry) => {
    const known = kept.get(entry)
    const made = known?.words === words ? known : madeLines(game, words, entry, before, bots)
    if (!made) return []
    kept.set(entry, made)
    before = made.after
    return made.lines
  })
}

function madeLines(
  game: Game,
  words: Words,
  entry: Entry<Typed>,
  before: BasePosition | undefined,
  bots: ReadonlyMap<number, Seated>,
): Kept | undefined {
  const played = before ? playBody(game, before, entry.by, entry.body) : begunBy(game, entry)
  if (!played) return undefined
  const lines = effectLines(words, entry, played.effects, played.position)
  return { words, after: played.position, lines: lines.map(markedAs(entry, bots.get(entry.seq))) }
}

function begunBy(game: Game, { body }: Entry<Typed>) {
  const begun = body.type === 'setup' ? beginJournal(game, body) : undefined
  if (!begun || 'problem' in begun) return undefined
  return { position: positionOf(begun.journal), effects: begun.effects }
}

/** The line of an entry that has no effects; empty where there is nothing to say. */
function otherLine(
  words: Words,
  entry: Entry<Typed>,
  entries: readonly Entry<Typed>[],
  p: BasePosition,
): readonly LogLine[] {
  const { seq, by } = entry
  const seat = by === 'host' ? undefined : by
  const text = otherText(entry, entries, (one) => words.seat(p, one))
  return text === undefined ? [] : [{ key: `${seq}`, seq, seat, text, played: false }]
}

type NameOf = (seat: Seat) => string

function otherText(
  { by, body, seq }: Entry<Typed>,
  entries: readonly Entry<Typed>[],
  nameOf: NameOf,
): string | undefined {
  const name = by === 'host' ? undefined : nameOf(by)
  if (body.type === 'mark') return markText(body, name)
  if (body.type === 'end') return text().requestLog.ended
  if (body.type === 'deal') return dealtText(entries, body.dealers?.map(nameOf))
  if (body.type === 'out') return text().requestLog.out({ name: nameOf(body.seat) })
  if (body.type === 'seat') return seatText(body, entries.slice(0, seq), nameOf(body.seat))
  if (name === undefined) return body.type === 'undo' ? text().requestLog.agreed : undefined
  switch (body.type) {
    case 'undo':
      return undoneText(name, by !== 'host' && takesBack(entries.slice(0, seq), by, body.to))
    case 'wish':
      return filled(text().requestLog.asked[body.wish], { name, seat: 'seat' in body ? nameOf(body.seat) : '' })
    case 'answer':
      if (entries[body.to]?.by === by) return text().requestLog.withdrawn({ name })
      return body.yes ? text().requestLog.yes({ name }) : text().requestLog.no({ name })
    case 'resign':
      return text().requestLog.resigned({ name, alone: isAlone(entries) })
    default:
      return undefined
  }
}

const undoneText = (name: string, takesBack: boolean) =>
  takesBack ? text().requestLog.takenBack({ name }) : text().log.undone({ name })

/** Whether a bot or a person takes over from the other; nothing for those who sit down first. */
function seatText(
  body: Extract<Body<Typed>, { readonly type: 'seat' }>,
  before: readonly Entry<Typed>[],
  name: string,
): string | undefined {
  const last = foldTable(before).roster.seats[body.seat]
  if (!last || last.kind === body.kind) return undefined
  if (body.kind === 'person') return last.key === body.key ? text().requestLog.back({ name }) : undefined
  const bot = botText(body.name)?.name ?? text().botPicker.nameless
  return body.key === undefined ? text().requestLog.bot({ bot, name }) : text().requestLog.standIn({ bot, name })
}

const isAlone = ([setup]: readonly Entry<Typed>[]) => setup?.body.type === 'setup' && setup.body.seats === 1

function dealtText(entries: readonly Entry<Typed>[], dealers: readonly string[] | undefined) {
  const isAgain = entries.filter(({ body }) => body.type === 'deal').length > 1
  if (dealers && dealers.length > 1) return text().requestLog.shuffled({ names: dealers, again: isAgain })
  return isAgain ? text().requestLog.dealtAgain : text().requestLog.dealt
}

function markText(body: MarkBody, name: string | undefined): string | undefined {
  const { on, note, says, position, draws } = body
  if (on) return noteText(name, on.entry, note)
  if (isNote(body)) return undefined
  if (says) return text().log.note({ note: remarkText(says) })
  if (position !== undefined) return text().requestLog.edited
  if (draws === undefined) return text().log.note({ note })
  return draws.length === 0 ? text().requestLog.drawsFree : text().requestLog.drawsChosen({ draws })
}

/** A note in a sentence; `author` is undefined for someone without a seat. */
export const noteText = (author: string | undefined, entry: number, note: string): string =>
  author === undefined
    ? text().notes.lineViewer({ entry, text: note })
    : text().notes.line({ author, entry, text: note })

function remarkText(says: Remark): string {
  return says.type === 'damaged' ? text().log.damaged : text().log.missedDraws({ draws: says.draws.join(', ') })
}
