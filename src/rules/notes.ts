import { type Entry, longestNote, type MarkBody } from './body.ts'
import type { Seat } from './game.ts'
import { lineOf } from './journal.ts'

/** Maximum number of notes in one match, so that its file stays small enough to send. */
const mostNotes = 200

/** A note that someone pinned to a moment of a match. */
export interface Note {
  /** Number of the entry that holds it. */
  readonly seq: number
  /** A seat; `host` for a person who only replayed the match. */
  readonly by: Seat | 'host'
  readonly text: string
  /** Number of the entry it is about. */
  readonly entry: number
  /** The stage's name of the piece it is about; undefined: the moment as a whole. */
  readonly place: string | undefined
}

type Entries = readonly Entry<unknown>[]

/** True for what people pin or withdraw; false for a host's remarks. */
export const isNote = ({ on, hides }: MarkBody): boolean => on !== undefined || hides !== undefined

/** Every note ever pinned, in the order written. */
const written = (entries: Entries): readonly Note[] =>
  entries.flatMap(({ seq, by, body }) => {
    if (body.type !== 'mark' || !body.on) return []
    const { entry, place } = body.on
    return [{ seq, by, text: body.note, entry, place }]
  })

const hiddenBy = ({ body }: Entry<unknown>) => (body.type === 'mark' ? body.hides : undefined)

/** Numbers of the entries whose notes were withdrawn. */
export const takenBack = (entries: Entries): ReadonlySet<number> =>
  new Set(entries.map(hiddenBy).filter((seq) => seq !== undefined))

/** The notes not withdrawn, in the order written. */
export function notesOf(entries: Entries): readonly Note[] {
  const gone = takenBack(entries)
  return written(entries).filter(({ seq }) => !gone.has(seq))
}

/** The entries from number `from` on, without notes withdrawn there and their withdrawals. */
export function withoutTakenBack<M>(entries: readonly Entry<M>[], from: number): readonly Entry<M>[] {
  const gone = takenBack(entries)
  return entries.slice(from).filter((entry) => !gone.has(entry.seq) && (hiddenBy(entry) ?? -1) < from)
}

/**
 * Whether a mark may be written: short enough, and if it is a seat's, pinned to an existing entry. Only its author may
 * withdraw a note, once, without adding another.
 */
export function isNoteAllowed(entries: Entries, by: Seat | 'host', mark: MarkBody): boolean {
  const { note, on, hides } = mark
  if (hides !== undefined)
    return !on && note === '' && notesOf(entries).some((one) => one.seq === hides && one.by === by)
  if (note.length > longestNote || (on && on.entry >= entries.length)) return false
  if (!on) return by === 'host'
  return note.trim() !== '' && written(entries).length < mostNotes
}

/**
 * The notes that go along when some entries of a match are copied, at least those that made its position, each pinned
 * to its entry's number in the copy. Notes about what comes later or was undone stay behind.
 */
export function carried(entries: Entries, notes: readonly Note[], copied: Entries = lineOf(entries)): readonly Note[] {
  return notes.flatMap((note) => {
    const there = entries[note.entry]?.position
    const entry = copied.findLastIndex(({ seq, position }) => seq <= note.entry && position === there)
    return entry < 0 ? [] : [{ ...note, entry }]
  })
}

/** The first entry, going back from `seq`, since when the position has been the same as after it. */
export function momentOf(entries: readonly Entry<unknown>[], seq: number): number {
  const position = entries[seq]?.position
  let at = Math.min(seq, entries.length - 1)
  while (at > 0 && entries[at - 1]?.position === position) at--
  return at
}

/** The notes about the position after entry `seq`. */
export function notesAt(entries: readonly Entry<unknown>[], seq: number): readonly Note[] {
  const moment = momentOf(entries, seq)
  return notesOf(entries).filter(({ entry }) => momentOf(entries, entry) === moment)
}
