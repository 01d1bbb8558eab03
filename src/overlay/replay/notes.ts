import { allEntries, type Table } from '../../match/table.ts'
import type { GameTypes } from '../../rules/game.ts'
import { momentOf, type Note, notesAt, notesOf } from '../../rules/notes.ts'
import type { TablePart } from '../../rules/words.ts'
import type { LogLine } from '../table/log.ts'
import type { SeatLine, SeatLook } from '../table/seats.ts'
import { notes as text } from '../text/en/notes.ts'

/** A note as the page shows it. */
export interface SeenNote extends Note {
  /** Its number among all notes of the match, from 1. */
  readonly number: number
  /** Who wrote it; `undefined` for somebody who only looked through the match. */
  readonly author: SeatLook | undefined
}

/** The notes on a match that is looked at. */
export interface Notes {
  /** Those about the moment that is shown. */
  readonly here: readonly SeenNote[]
  /** The entries at which there are any, in order. */
  readonly moments: readonly number[]
}

/** The same with what log and words say of them. */
interface ToldNotes extends Notes {
  /** What the log does not say by itself yet, since it was noted after the moment shown. */
  readonly told: readonly LogLine[]
  readonly part: readonly TablePart[]
}

const none: ToldNotes = { here: [], moments: [], told: [], part: [] }

/** The notes at the moment that a table shows; none where the match is live. */
export function notesHere<G extends GameTypes>(
  table: Table<G>,
  seats: readonly SeatLine[],
): ToldNotes {
  if (!table.beyond) return none
  const entries = allEntries(table)
  const all = notesOf(entries)
  const { seq } = table.now()
  const here = notesAt(entries, seq).map((note) => seenNote(note, all, seats))
  return {
    here,
    moments: momentsOf(entries, all),
    told: all.filter((note) => note.seq > seq && note.entry <= seq).map(toldBy(seats)),
    part: here.length === 0 ? [] : [{ title: text.title, lines: here.map(lineOf) }],
  }
}

/** A note with its number among all of its match. */
export const seenNote = (
  note: Note,
  all: readonly Note[],
  seats: readonly SeatLine[],
): SeenNote => ({
  ...note,
  number: 1 + all.findIndex(({ seq }) => seq === note.seq),
  author: note.by === 'host' ? undefined : seats[note.by]?.look,
})

const momentsOf = (entries: Parameters<typeof momentOf>[0], all: readonly Note[]) =>
  [...new Set(all.map(({ entry }) => momentOf(entries, entry)))].sort((a, b) => a - b)

const lineOf = (note: SeenNote) => text.line(note.author?.name, note.entry, note.text)

const toldBy =
  (seats: readonly SeatLine[]) =>
  (note: Note): LogLine => {
    const { seq, by, entry } = note
    const seat = by === 'host' ? undefined : by
    const look = seat === undefined ? undefined : seats[seat]?.look
    return {
      ...{ key: `note ${seq}`, seq: entry, seat, played: false },
      text: text.line(look?.name, entry, note.text),
    }
  }
