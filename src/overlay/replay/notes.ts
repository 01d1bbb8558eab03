import { allEntries, type Table } from '../../match/table.ts'
import { momentOf, type Note, notesAt, notesOf } from '../../rules/notes.ts'
import type { TablePart } from '../../rules/words.ts'
import { type LogLine, noteText } from '../table/log.ts'
import type { SeatLine, SeatLook } from '../table/seats.ts'
import { text } from '../text/text.ts'

/** A note as the page shows it. */
export interface SeenNote extends Note {
  /** Its number among all notes of the match, from 1. */
  readonly number: number
  /** The seat that wrote it; undefined for a spectator. */
  readonly author: SeatLook | undefined
}

/** The notes on a replayed match. */
export interface Notes {
  /** Those about the moment that is shown. */
  readonly here: readonly SeenNote[]
  /** The entries that have any, in order. */
  readonly moments: readonly number[]
  /** All of them, each with the entry whose moment it is about. */
  readonly all: readonly (SeenNote & { readonly at: number })[]
}

/** The notes on the moment a table shows; none while the match is live. */
export function notesHere(table: Table, seats: readonly SeatLine[]): Notes {
  if (!table.beyond) return { here: [], moments: [], all: [] }
  const entries = allEntries(table)
  const all = notesOf(entries)
  const at = (note: Note) => momentOf(entries, note.entry)
  return {
    here: notesAt(entries, table.now().seq).map((note) => seenNote(note, all, seats)),
    moments: [...new Set(all.map(at))].sort((a, b) => a - b),
    all: all.map((note) => ({ ...seenNote(note, all, seats), at: at(note) })),
  }
}

/** A note with its number among all of its match. */
export const seenNote = (note: Note, all: readonly Note[], seats: readonly SeatLine[]): SeenNote => ({
  ...note,
  number: 1 + all.findIndex(({ seq }) => seq === note.seq),
  author: authorOf(note, seats),
})

const authorOf = ({ by }: Note, seats: readonly SeatLine[]): SeatLook | undefined =>
  by === 'host' ? undefined : seats[by]?.look

/** Lines for the log of a replay: notes about what is shown that were written after it. */
export function noteLines(table: Table, seats: readonly SeatLine[]): readonly LogLine[] {
  const { seq: now } = table.now()
  if (!table.beyond) return []
  return notesOf(allEntries(table))
    .filter(({ seq, entry }) => seq > now && entry <= now)
    .map((note) => ({
      key: `note ${note.seq}`,
      seq: note.entry,
      played: false,
      seat: note.by === 'host' ? undefined : note.by,
      text: lineOf(note, authorOf(note, seats)),
    }))
}

/** The notes on this moment as a part of the table in words. */
export const notesPart = ({ here }: Notes): readonly TablePart[] =>
  here.length === 0 ? [] : [{ title: text().notes.title, lines: here.map((note) => lineOf(note, note.author)) }]

const lineOf = ({ entry, text: says }: Note, author: SeatLook | undefined) => noteText(author?.name, entry, says)
